import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { messages } from '../../runtime/core/messages.ts'
import { type HttpCall, type HttpReply } from '../../runtime/ports/http.ts'
import { answerGrid } from '../../stories/fixtures/answerGrid.ts'
import { fullGrid } from '../../stories/fixtures/fullGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { button, createForm, field, good, refused, showForm } from './formBlock/showForm.ts'
import { heldServer } from './heldServer.ts'
import { mapMemory } from './mapMemory.ts'
import { showBlock } from './showBlock.tsx'

const lost = refused(-1, null)
const told = { type: 'error', text: `${messages.connectionLost} ${messages.replyLost}` }

describe('a form whose reply was lost', () => {
  /** Sends the form of a new customer and answers it; gives its key. */
  async function submit(shown: Awaited<ReturnType<typeof showForm>>, reply: HttpReply) {
    const before = shown.server.calls.length
    await button('Create').click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(before + 1))
    shown.server.reply(before, reply)
    await expect.element(button('Create')).not.toHaveAttribute('aria-busy')
    return shown.keys.at(-1)
  }
  async function fill(name: string) {
    await field('Name').fill(name)
    await page.getByRole('combobox', { name: 'City' }).selectOptions('Cairo')
  }

  it('says that the change may have been saved, and keeps what was typed', async () => {
    const shown = await showForm({}, createForm)
    await fill('Nour')
    await submit(shown, refused(504, '<h1>Gateway Time-out</h1>'))
    expect(shown.toasts).toEqual([told])
    await expect.element(field('Name')).toHaveValue('Nour')
  })

  it('is sent again under the same key, also after a reload, and under another one with other values', async () => {
    const memory = mapMemory()
    const shown = await showForm({ memory }, createForm)
    await fill('Nour')
    const key = await submit(shown, lost)
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(await submit(shown, lost)).toBe(key)
    document.body.replaceChildren()
    const again = await showForm({ memory }, createForm)
    await expect.element(field('Name')).toHaveValue('Nour')
    expect(await submit(again, lost)).toBe(key)
    await field('Name').fill('Noura')
    expect(await submit(again, lost)).not.toBe(key)
  })

  it('means something else once what was typed was discarded', async () => {
    const memory = mapMemory()
    const shown = await showForm({ memory }, createForm)
    await fill('Nour')
    const key = await submit(shown, lost)
    document.body.replaceChildren()
    const again = await showForm({ memory }, createForm)
    await button('Discard').click()
    await expect.element(field('Name')).toHaveValue('')
    await fill('Nour')
    expect(await submit(again, good())).not.toBe(key)
    await vi.waitFor(() => expect([...memory.entries()]).toEqual([]))
  })
})

describe('an action whose reply was lost', () => {
  it('says that it may have been done, asks for the rows again, and carries the same key when it is pressed again', async () => {
    await page.viewport(1280, 800)
    const server = heldServer()
    const rows = answerGrid(refunds)
    const answer = (call: HttpCall) => (call.path === fullGrid.source ? rows(call) : server.answer(call))
    const shown = showBlock([{ kind: 'grid', grid: fullGrid }], { answer, address: '/refunds?sort=idRefund' })
    const asked = () => shown.calls.filter(call => call.path === fullGrid.source).length
    const approve = async () => {
      await page.getByRole('button', { name: 'Actions for 50210' }).click()
      await page.getByRole('menuitem', { name: 'Approve' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
    }
    await expect.element(page.getByText('50210', { exact: true })).toBeVisible()
    await approve()
    await vi.waitFor(() => server.reply(0, lost))
    await vi.waitFor(() => expect(shown.toasts).toEqual([told]))
    await vi.waitFor(() => expect(asked()).toBe(2))
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    await approve()
    await vi.waitFor(() => server.reply(1, good('Refund 50210 is approved.')))
    await vi.waitFor(() => expect(shown.toasts).toHaveLength(2))
    const keys = shown.calls.flatMap(({ path }, at) => (path === fullGrid.source ? [] : [shown.keys[at]]))
    expect(keys[0]).toBe(keys[1])
    const reads = shown.calls.flatMap(({ path }, at) => (path === fullGrid.source ? [shown.keys[at]] : []))
    expect(new Set(reads)).toEqual(new Set([undefined]))
  })
})
