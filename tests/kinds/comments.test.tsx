import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type HttpCall, type HttpReply } from '../../runtime/ports/http.ts'
import { profileAtom } from '../../runtime/shell/session/profileAtom.ts'
import { type BlockOf } from '../../schemas/index.ts'
import { answerComments } from '../../stories/fixtures/comments.ts'
import { heldServer } from './heldServer.ts'
import { mapMemory } from './mapMemory.ts'
import { type Showing, showBlock } from './showBlock.tsx'

const block = { kind: 'comments', entity: 'order', id: { field: 'order.id' } } as const
const answered = answerComments()
const refused: HttpReply = {
  ok: false,
  status: 409,
  statusText: '',
  data: { message: 'Order 17 is locked.' },
}
const taken: HttpReply = { ok: true, status: 200, data: { success: true, message: 'Comment saved.' } }

/** Lists are answered at once, submitted comments by hand. */
function show(showing: Showing = {}, differences: Partial<BlockOf<'comments'>> = {}) {
  const server = heldServer()
  const answer = (call: HttpCall) => (call.method === 'POST' ? server.answer(call) : answered(call))
  const loads = { order: { id: 17, closed: true } }
  const { shell, toasts, calls, led } = showBlock([{ ...block, ...differences }], {
    user: 'nour',
    loads,
    answer,
    ...showing,
  })
  const counts = () => calls.filter(({ path }) => path === '/api/comment/count/order/17').length
  const lists = () => calls.filter(({ path }) => path === '/api/comment/order/17').length
  return { shell, toasts, led, server, counts, lists }
}

const opener = () => page.getByRole('button', { name: /^Comments/ })
const panel = () => page.getByRole('dialog', { name: 'Comments' })
const button = (name: string) => panel().getByRole('button', { name, exact: true })
const text = (name: string) => panel().getByRole('textbox', { name })
const thread = (said: string) => panel().getByRole('article').filter({ hasText: said })

async function open() {
  await opener().click()
  await expect.element(thread('Customer prefers a voucher.')).toBeVisible()
}

async function write(words: string) {
  await open()
  await button('New comment').click()
  await text('New comment').fill(words)
}

describe('number of comments', () => {
  it('is that of the server', async () => {
    show()
    await expect.element(page.getByRole('button', { name: 'Comments 6' })).toBeVisible()
  })

  it.each([refused, { ok: true, status: 200, data: 'six' } as const])('is 0 after %j', async reply => {
    const shown = show({ answer: () => reply })
    await expect.element(page.getByRole('button', { name: 'Comments 0' })).toBeVisible()
    expect(shown.toasts).toEqual([])
  })

  it.each([403, 503])('is 0 after %i, without navigation', async status => {
    const shown = show({ answer: () => ({ ...refused, status }) })
    await expect.element(page.getByRole('button', { name: 'Comments 0' })).toBeVisible()
    expect(shown.led).toEqual([])
  })
})

describe('comment threads', () => {
  it('show the newest thread first and the oldest reply first', async () => {
    show()
    await open()
    const said = panel()
      .getByRole('article')
      .elements()
      .map(one => [...one.querySelectorAll('p')].map(words => words.textContent?.slice(0, 6)))
    expect(said).toEqual([['Custom'], ['Accoun', 'Called', 'Then w'], ['Bank r'], ['<b>Par']])
  })

  it("have the labels 'closed', 'answered' and their type, and do not interpret HTML", async () => {
    show()
    await open()
    const closed = thread('Bank returned the payment')
    await expect.element(closed.getByText('closed', { exact: true })).toBeVisible()
    await expect.element(closed.getByText('answered', { exact: true })).toBeVisible()
    await expect.element(closed.getByText('Action required')).toHaveAttribute('data-tone', 'warning')
    const plain = thread('<b>Parcel</b> is back')
    await expect.element(plain.getByText('Comment', { exact: true })).toHaveAttribute('data-tone', 'info')
    expect(plain.getByText('closed', { exact: true }).query()).toBeNull()
  })

  it('offer Reply only if canReply is true', async () => {
    show()
    await open()
    expect(thread('<b>Parcel</b> is back').getByRole('button').query()).toBeNull()
    await expect.element(thread('Bank returned').getByRole('button', { name: 'Reply' })).toBeVisible()
  })

  it.each([{ readOnly: true }, { readOnly: { field: 'order.closed', is: true } }] as const)(
    'cannot be written to when the panel is read-only: %j',
    async differences => {
      show({}, differences)
      await open()
      expect(button('Reply').elements()).toEqual([])
      expect(button('New comment').elements()).toEqual([])
    },
  )

  it('that cannot be loaded show the message of the server as a toast and an empty list', async () => {
    const replies = [refused]
    const answer = (call: HttpCall) =>
      call.path === '/api/comment/order/17' ? (replies.pop() ?? answered(call)) : answered(call)
    const shown = show({ answer })
    await opener().click()
    await expect.element(panel().getByText('The comments could not be loaded.')).toBeVisible()
    expect(shown.toasts).toEqual([{ type: 'error', text: 'Order 17 is locked.' }])
    expect(panel().getByRole('article').elements()).toEqual([])
    await button('Try again').click()
    await expect.element(thread('Customer prefers a voucher.')).toBeVisible()
  })
})

describe('new comment', () => {
  it('is sent with its payload; it closes the panel and refreshes the count', async () => {
    const shown = show()
    await write('Called.')
    await expect.element(text('New comment')).toHaveAttribute('rows', '8')
    await panel().getByRole('checkbox', { name: 'Action required' }).click()
    await button('Comment').click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(1))
    expect(shown.server.calls[0]).toMatchObject({
      method: 'POST',
      path: '/api/comment/',
      body: { entityId: '17', entityType: 'order', isIssue: true, content: 'Called.' },
    })
    expect(shown.counts()).toBe(1)
    shown.server.reply(0, taken)
    await expect.element(panel()).not.toBeInTheDocument()
    expect(shown.toasts).toEqual([{ type: 'success', text: 'Comment saved.' }])
    expect(shown.counts()).toBe(2)
    await expect.element(opener()).toHaveFocus()
  })

  it('is sent once for a double click', async () => {
    const shown = show()
    await write('Called.')
    await button('Comment').dblClick()
    await expect.element(button('Comment')).toHaveAttribute('aria-busy', 'true')
    expect(shown.server.calls).toHaveLength(1)
  })

  it('is required and has at most 15000 characters', async () => {
    const shown = show()
    await write('  ')
    await button('Comment').click()
    await expect.element(panel().getByText('Enter a comment.')).toBeVisible()
    await text('New comment').fill('x'.repeat(15_001))
    await expect.element(panel().getByText('A comment can have at most 15,000 characters.')).toBeVisible()
    await expect.element(panel().getByText('15,001 / 15,000')).toBeVisible()
    await text('New comment').fill('x'.repeat(15_000))
    await expect.element(panel().getByRole('alert')).not.toBeInTheDocument()
    expect(shown.server.calls).toHaveLength(0)
  })

  it.each([
    refused,
    { ok: true, status: 200, data: { success: false, message: 'Order 17 is locked.' } } as const,
  ])('that is rejected shows the message of the server, and the text stays: %j', async reply => {
    const shown = show()
    await write('Called.')
    await button('Comment').click()
    await vi.waitFor(() => shown.server.reply(0, reply))
    await vi.waitFor(() => expect(shown.toasts).toEqual([{ type: 'error', text: 'Order 17 is locked.' }]))
    await expect.element(text('New comment')).toHaveValue('Called.')
    await expect.element(button('Comment')).not.toHaveAttribute('aria-busy')
    expect(shown.counts()).toBe(1)
  })
})

describe('reply to a comment', () => {
  const reply = async (said: string) => {
    await open()
    await thread(said).getByRole('button', { name: 'Reply' }).click()
    await expect.element(text('Reply')).toHaveFocus()
    await expect.element(text('Reply')).toHaveAttribute('rows', '3')
  }

  it('that closes its thread is sent with its payload', async () => {
    const shown = show()
    await reply('Account number does not match')
    await userEvent.keyboard('Done.')
    await panel().getByRole('checkbox', { name: 'Close thread' }).click()
    await panel().getByRole('form', { name: 'Reply' }).getByRole('button', { name: 'Reply' }).click()
    await vi.waitFor(() =>
      expect(shown.server.calls[0]?.body).toStrictEqual({
        entityId: '17',
        entityType: 'order',
        parentCommentId: 11,
        content: 'Done.',
        closeIssue: true,
      }),
    )
  })

  it("hides 'Close thread' when the thread is open and not of type 'action required'", async () => {
    show()
    await reply('Customer prefers a voucher.')
    expect(panel().getByRole('checkbox').query()).toBeNull()
  })

  it("ticks and disables 'Close thread' when the thread is already closed", async () => {
    show()
    await reply('Bank returned the payment')
    const box = panel().getByRole('checkbox', { name: 'Close thread' })
    await expect.element(box).toBeChecked()
    await expect.element(box).toBeDisabled()
  })
})

describe('comment draft', () => {
  it('is kept after Cancel, which closes the panel', async () => {
    show({ memory: mapMemory() })
    await write('Half a sent')
    await button('Cancel').click()
    await expect.element(panel()).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: /a draft is kept/ })).toHaveFocus()
    await open()
    await expect.element(text('New comment')).toHaveValue('Half a sent')
    await expect.element(panel().getByText('Draft saved in this browser.')).toBeVisible()
  })

  it('can be discarded', async () => {
    show({ memory: mapMemory() })
    await write('Half a sent')
    await userEvent.keyboard('{Escape}')
    await open()
    await button('Discard').click()
    await expect.element(text('New comment')).toHaveValue('')
    await button('Cancel').click()
    await expect.element(page.getByRole('button', { name: 'Comments 6', exact: true })).toBeVisible()
  })

  it('is deleted after it was submitted, and kept when that failed', async () => {
    const memory = mapMemory()
    const shown = show({ memory })
    await write('Half a sent')
    await button('Comment').click()
    await vi.waitFor(() => shown.server.reply(0, refused))
    await vi.waitFor(() => expect(shown.toasts).toHaveLength(1))
    expect([...memory.entries()].join()).toContain('Half a sent')
    await button('Comment').click()
    await vi.waitFor(() => shown.server.reply(1, taken))
    await expect.element(panel()).not.toBeInTheDocument()
    expect([...memory.entries()].join()).not.toContain('Half a sent')
  })

  it('of a reply is kept at its thread', async () => {
    show({ memory: mapMemory() })
    await open()
    await thread('Account number').getByRole('button', { name: 'Reply' }).click()
    await userEvent.keyboard('Half a reply')
    await userEvent.keyboard('{Escape}')
    await expect.element(panel()).not.toBeInTheDocument()
    await opener().click()
    await expect
      .element(thread('Account number').getByRole('textbox', { name: 'Reply' }))
      .toHaveValue('Half a reply')
  })

  it('is not shown to another user', async () => {
    const memory = mapMemory()
    const shown = show({ memory })
    await write('Half a sent')
    await button('Cancel').click()
    shown.shell.store.set(profileAtom, { name: 'omar', email: '' })
    await expect.element(page.getByRole('button', { name: 'Comments 6', exact: true })).toBeVisible()
    await open()
    await button('New comment').click()
    await expect.element(text('New comment')).toHaveValue('')
  })

  it('typed before the user is known is stored as soon as the user is known', async () => {
    const memory = mapMemory()
    const server = heldServer()
    const answer = (call: HttpCall) => (call.path === '/get-profile' ? server.answer(call) : answered(call))
    showBlock([block], { loads: { order: { id: 17 } }, answer, memory })
    await write('Half a sent')
    expect([...memory.entries()].join()).not.toContain('Half a sent')
    await vi.waitFor(() => server.reply(0, { ok: true, status: 200, data: { username: 'nour' } }))
    await vi.waitFor(() => expect([...memory.entries()].join()).toContain('Half a sent'))
    await expect.element(text('New comment')).toHaveValue('Half a sent')
  })
})

describe('inline comments', () => {
  it('are shown in the body, and reloaded after sending', async () => {
    const shown = show({}, { inline: true })
    const section = page.getByRole('region', { name: 'Comments' })
    await expect.element(section.getByText('Customer prefers a voucher.')).toBeVisible()
    const asked = shown.lists()
    await section.getByRole('button', { name: 'New comment' }).click()
    await section.getByRole('textbox', { name: 'New comment' }).fill('The customer called.')
    await section.getByRole('button', { name: 'Comment', exact: true }).click()
    await vi.waitFor(() => shown.server.reply(0, taken))
    await expect.element(section.getByRole('button', { name: 'New comment' })).toHaveFocus()
    expect(shown.lists()).toBe(asked + 1)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
})
