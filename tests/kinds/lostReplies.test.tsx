import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { importMessages } from '../../runtime/core/csv/importMessages.ts'
import { messages } from '../../runtime/core/messages.ts'
import { type HttpCall, type HttpReply } from '../../runtime/ports/http.ts'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { fullGrid } from '../../stories/fixtures/fullGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { answerServices, serviceGrid } from '../../stories/fixtures/serviceGrid.ts'
import { button, createForm, field, good, refused, showForm } from './formBlock/showForm.ts'
import { heldServer } from './heldServer.ts'
import {
  csv,
  drop,
  good as goodFile,
  panel as importPanel,
  path as importPath,
  opener,
  show as showImport,
  upload,
} from './importPanel.tsx'
import { mapMemory } from './mapMemory.ts'
import { type Shown, showBlock } from './showBlock.tsx'

const lost = refused(-1, null)
const lostReply = { type: 'error', text: `${messages.connectionLost} ${messages.replyLost}` }

describe('form whose reply was lost', () => {
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

  it('says that the change may have been saved, and keeps typed values', async () => {
    const shown = await showForm({}, createForm)
    await fill('Nour')
    await submit(shown, refused(504, '<h1>Gateway Time-out</h1>'))
    expect(shown.toasts).toEqual([lostReply])
    await expect.element(field('Name')).toHaveValue('Nour')
  })

  it('is sent again with the same key, also after a reload, and with another key for other values', async () => {
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

  it('has a new key once the typed values were discarded', async () => {
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

describe('action whose reply was lost', () => {
  it('says that it may have been done, reloads the rows, and sends the same key when pressed again', async () => {
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
    await vi.waitFor(() => expect(shown.toasts).toEqual([lostReply]))
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

describe('grid service whose reply was lost', () => {
  const keysTo = (shown: Shown, path: string) =>
    shown.calls.flatMap(({ method, path: to }, at) =>
      method === 'POST' && to === path ? [shown.keys[at]] : [],
    )

  it('imports the file with the same key when it is sent again, and another file with another one', async () => {
    const answers = { [`POST ${importPath}`]: refused(504, null) }
    const shown = showImport(answers)
    const [file, other] = [csv(goodFile), csv(goodFile.replace('-12.50', '-112.50'))]
    for (const [at, chosen] of [file, file, other].entries()) {
      await opener().click()
      await expect.element(importPanel()).toBeVisible()
      drop(chosen)
      await expect.element(importPanel().getByText(/no problems found/)).toBeVisible()
      await upload().click()
      await vi.waitFor(() => expect(shown.toasts).toHaveLength(at + 1))
      shown.clock.advance(5000)
      await vi.waitFor(() => expect(importPanel().query()).toBeNull())
    }
    expect(shown.toasts[0]?.text).toBe(`${messages.connectionLost} ${importMessages.importLost}`)
    const [first, second, third] = keysTo(shown, importPath)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect([second === first, third === first]).toEqual([true, false])
  })

  it('saves a filter with the same key when it is saved again, and another one with another key', async () => {
    const path = '/api/finance/write-off/filters/saved'
    const shown = showBlock([{ kind: 'grid', grid: serviceGrid }], {
      answer: answerServices({ [`POST ${path}`]: lost }),
      address: '/refunds?status=paid',
    })
    const panel = page.getByRole('dialog', { name: 'Saved filters' })
    const description = panel.getByRole('textbox', { name: 'Description' })
    for (const [at, name] of ['Paid', 'Paid', 'Paid, other'].entries()) {
      await page.getByRole('button', { name: 'Saved filters' }).click()
      await description.fill(name)
      await panel.getByRole('button', { name: 'Save' }).click()
      await vi.waitFor(() => expect(shown.toasts).toHaveLength(at + 1))
      await vi.waitFor(() => expect(panel.query()).toBeNull())
    }
    expect(shown.toasts[0]).toEqual(lostReply)
    const [first, second, third] = keysTo(shown, path)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect([second === first, third === first]).toEqual([true, false])
  })
})
