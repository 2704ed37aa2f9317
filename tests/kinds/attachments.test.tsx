import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type HttpCall, type HttpReply } from '../../runtime/ports/http.ts'
import { type BlockOf } from '../../schemas/index.ts'
import { answerAttachments } from '../../stories/fixtures/attachments.ts'
import { type Showing, showBlock } from './showBlock.tsx'

const block = { kind: 'attachments', entity: 'payment', id: { field: 'payment.id' } } as const
const path = '/api/attachments/payment/17'
const answered = answerAttachments()
const done: HttpReply = { ok: true, status: 200, data: { success: true } }
const refused: HttpReply = {
  ok: false,
  status: 400,
  statusText: '',
  data: { message: 'scan.pdf is not a PDF, PNG or JPG file.' },
}

function show(showing: Showing = {}, differences: Partial<BlockOf<'attachments'>> = {}) {
  const loads = { payment: { id: 17, status: 'paid' } }
  const shown = showBlock([{ ...block, ...differences }], { loads, answer: answered, ...showing })
  const sent = (method: string) => shown.calls.filter(call => call.method === method)
  return { calls: shown.calls, toasts: shown.toasts, sent }
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const chooser = () => page.getByLabelText('Add files')
const scan = (name = 'scan.pdf', size = 2000) => new File(['x'.repeat(size)], name)

describe('attachments', () => {
  it('are listed with size, person and time; users can delete only their own', async () => {
    show()
    await expect.element(button('Preview parcel.png')).toBeVisible()
    await expect.element(page.getByText(/^1\.2 MB · ada · 2026-01-04/)).toBeVisible()
    expect(button(/^Delete/).elements()).toHaveLength(1)
  })

  it('show nothing without an id, and an error if they cannot be loaded', async () => {
    const shown = show({ loads: {} })
    expect(shown.calls).toEqual([])
    show({ answer: () => refused })
    await expect.element(page.getByText('The files could not be loaded.')).toBeVisible()
  })

  it('can be neither added nor deleted while read-only', async () => {
    show({}, { readOnly: { field: 'payment.status', is: 'paid' } })
    await expect.element(button('Preview parcel.png')).toBeVisible()
    expect(chooser().query()).toBeNull()
    expect(button(/^Delete/).elements()).toEqual([])
  })

  it('are uploaded one after the other, with their progress, and then listed', async () => {
    const replies: ((reply: HttpReply) => void)[] = []
    const answer = (call: HttpCall) =>
      call.method === 'POST' ? new Promise<HttpReply>(resolve => replies.push(resolve)) : answered(call)
    const { sent } = show({ answer })
    await userEvent.upload(chooser(), [scan('one.pdf'), scan('two.pdf')])
    await expect.element(page.getByText('Uploading one.pdf')).toBeVisible()
    await expect.poll(() => replies.length).toBe(1)
    sent('POST')[0]?.onProgress?.(500, 2000)
    await expect.element(page.getByText('500 B of 2 kB')).toBeVisible()
    replies[0]?.(done)
    await expect.poll(() => replies.length).toBe(2)
    replies[1]?.(done)
    await expect.element(page.getByRole('list', { name: 'Uploads' })).not.toBeInTheDocument()
    expect(sent('POST').map(call => [call.path, call.body instanceof FormData])).toEqual([
      [path, true],
      [path, true],
    ])
    expect(sent('GET').filter(call => call.path === path)).toHaveLength(3)
  })

  it('of a wrong type or size are rejected before they are sent', async () => {
    const { sent } = show({}, { accept: ['pdf'], largest: 1, most: 3 })
    await expect.element(button('Preview parcel.png')).toBeVisible()
    await userEvent.upload(chooser(), [scan('large.pdf', 1_000_001), scan('empty.pdf', 0)])
    await expect.element(page.getByText('large.pdf is larger than 1 MB.')).toBeVisible()
    await expect.element(page.getByText('empty.pdf is empty.')).toBeVisible()
    await button('Dismiss: large.pdf').click()
    expect(page.getByText('large.pdf is larger than 1 MB.').query()).toBeNull()
    expect(sent('POST')).toEqual([])
  })

  it('that the server rejects show the reason, and can be sent again', async () => {
    const replies = [refused]
    const { sent } = show({
      answer: call => (call.method === 'POST' ? (replies.pop() ?? done) : answered(call)),
    })
    await userEvent.upload(chooser(), scan())
    await expect.element(page.getByText('scan.pdf is not a PDF, PNG or JPG file.')).toBeVisible()
    await button('Try again: scan.pdf').click()
    await expect.element(page.getByRole('list', { name: 'Uploads' })).not.toBeInTheDocument()
    expect(sent('POST')).toHaveLength(2)
  })

  it('are sent again once, however often Try again is pressed before the reply', async () => {
    const replies: ((reply: HttpReply) => void)[] = []
    const answer = (call: HttpCall) =>
      call.method === 'POST' ? new Promise<HttpReply>(resolve => replies.push(resolve)) : answered(call)
    const { sent } = show({ answer })
    await userEvent.upload(chooser(), scan())
    await expect.poll(() => replies.length).toBe(1)
    replies[0]?.(refused)
    await expect.element(button('Try again: scan.pdf')).toBeVisible()
    pressThrice(button('Try again: scan.pdf').element())
    await expect.poll(() => replies.length).toBe(2)
    replies[1]?.(done)
    await expect.element(page.getByRole('list', { name: 'Uploads' })).not.toBeInTheDocument()
    expect(sent('POST')).toHaveLength(2)
  })

  it('stop uploading when the upload is cancelled', async () => {
    const { sent } = show({
      answer: call =>
        call.method === 'POST'
          ? new Promise((_, reject) =>
              call.signal?.addEventListener('abort', () => reject(call.signal?.reason)),
            )
          : answered(call),
    })
    await userEvent.upload(chooser(), scan())
    await button('Cancel: scan.pdf').click()
    await expect.element(page.getByRole('list', { name: 'Uploads' })).not.toBeInTheDocument()
    expect(sent('POST')[0]?.signal?.aborted).toBe(true)
  })

  it('open as a picture, and are downloaded otherwise', async () => {
    const { sent } = show()
    await button('Preview parcel.png').click()
    const picture = page.getByRole('img', { name: 'parcel.png' })
    await expect.element(picture).toHaveAttribute('src', expect.stringMatching(/^data:image\/png;base64,/))
    await userEvent.keyboard('{Escape}')
    await expect.element(button('Preview parcel.png')).toHaveFocus()
    await button('Download bank-receipt-4711.pdf').click()
    await expect.poll(() => sent('GET').map(call => call.path)).toEqual([path, `${path}/3`, `${path}/2`])
  })

  it('are deleted after a confirmation, also by keyboard', async () => {
    const { sent, toasts } = show()
    await expect.element(button('Delete parcel.png')).toBeVisible()
    button('Delete parcel.png').element().focus()
    await userEvent.keyboard('{Enter}')
    const question = page.getByRole('alertdialog', { name: 'Delete this file?' })
    await expect.element(question).toBeVisible()
    await expect.element(question.getByRole('button', { name: 'Keep it' })).toHaveFocus()
    expect(sent('DELETE')).toEqual([])
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.poll(() => sent('DELETE').map(call => call.path)).toEqual([`${path}/3`])
    await expect.element(question).not.toBeInTheDocument()
    expect(toasts).toMatchObject([{ type: 'success', text: 'parcel.png was deleted.' }])
  })

  it('are deleted with one call, however often it is confirmed', async () => {
    const answer = (call: HttpCall) =>
      call.method === 'DELETE' ? new Promise<HttpReply>(() => {}) : answered(call)
    const { sent } = show({ answer })
    await button(/^Delete/).click()
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
    pressThrice(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).element())
    await expect.poll(() => sent('DELETE').length).toBeGreaterThan(0)
    expect(sent('DELETE')).toHaveLength(1)
  })
})

/** Before the page can draw what the first press has changed. */
function pressThrice(element: Element): void {
  for (let press = 0; press < 3; press++) if (element instanceof HTMLElement) element.click()
}
