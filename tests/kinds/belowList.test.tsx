import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type HttpReply } from '../../runtime/ports/http.ts'
import { type BlockOf, type Screen } from '../../schemas/index.ts'
import { refundGrid } from '../../stories/fixtures/refundGrid.ts'
import { heldServer } from './heldServer.ts'
import { showBlock } from './showBlock.tsx'

const list = { kind: 'grid', heading: 'Refunds', grid: refundGrid } as const
const other = { ...list, heading: 'Others', grid: { ...refundGrid, id: 'others', prefix: 'others' } } as const
const below: BlockOf<'text'> = { kind: 'text', text: 'Below' }
const one: HttpReply = {
  ok: true,
  status: 200,
  data: { data: [{ idRefund: 1, customerName: 'Nour', status: 'paid' }], rowCount: 1 },
}
const text = () => page.getByText('Below', { exact: true })

/** Shows the blocks, and resolves when the requests of their lists are sent. */
async function opening(body: NonNullable<Screen['body']>, lists = 1) {
  const server = heldServer()
  showBlock(body, { answer: server.answer })
  await vi.waitFor(() => expect(server.calls).toHaveLength(lists))
  return server
}

/** Moves what holds the content below to that time, instead of waiting for it. */
function moveTo(milliseconds: number): void {
  const held = document.getAnimations().filter(one => 'animationName' in one && one.animationName === 'hold')
  expect(held).not.toEqual([])
  for (const one of held) one.currentTime = milliseconds
}

describe('content below a list', () => {
  it('is hidden until its first rows', async () => {
    const server = await opening([list, below])
    await expect.element(text()).not.toBeVisible()
    moveTo(9_000)
    await expect.element(text()).not.toBeVisible()
    server.reply(0, one)
    await expect.element(page.getByText('Nour')).toBeVisible()
    await expect.element(text()).toBeVisible()
  })

  it.each<[string, HttpReply, string]>([
    ['has failed', { ok: false, status: 500, statusText: 'Failed', data: {} }, 'Try again'],
    [
      'is forbidden',
      { ok: false, status: 403, statusText: 'Forbidden', data: {} },
      "You don't have access to these rows",
    ],
    ['is empty', { ok: true, status: 200, data: { data: [], rowCount: 0 } }, 'Nothing here yet.'],
  ])('is shown when the list %s', async (_, reply, shown) => {
    const server = await opening([list, below])
    await expect.element(text()).not.toBeVisible()
    server.reply(0, reply)
    await expect.element(page.getByText(shown)).toBeVisible()
    await expect.element(text()).toBeVisible()
  })

  it('is shown after ten seconds if the server hangs', async () => {
    await opening([list, below])
    await expect.element(text()).not.toBeVisible()
    moveTo(10_002)
    await expect.element(text()).toBeVisible()
  })

  it('stays while another page of the list loads', async () => {
    const server = await opening([list, below])
    server.reply(0, { ok: true, status: 200, data: { data: [{ idRefund: 1 }], rowCount: 60 } })
    await page.getByRole('button', { name: 'Next page' }).click()
    await vi.waitFor(() => expect(server.calls).toHaveLength(2))
    await expect.element(text()).toBeVisible()
  })

  it('loads meanwhile', async () => {
    const server = await opening([list, other], 2)
    server.reply(1, one)
    await expect.element(page.getByText('Nour')).toBeInTheDocument()
    await expect.element(page.getByText('Nour')).not.toBeVisible()
    server.reply(0, { ok: true, status: 200, data: { data: [], rowCount: 0 } })
    await expect.element(page.getByText('Nour')).toBeVisible()
  })

  it('is hidden below two blocks in a line as well', async () => {
    const server = await opening([{ kind: 'beside', body: [list, other] }, below], 2)
    server.reply(0, one)
    await expect.element(page.getByText('Nour')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Others' })).toBeVisible()
    await expect.element(text()).not.toBeVisible()
    server.reply(1, one)
    await expect.element(text()).toBeVisible()
  })
})
