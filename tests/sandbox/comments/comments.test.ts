import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Comment,
  type CommentsReply,
  commentsReplySchema,
  readComments,
} from '../../../schemas/wire/comment.ts'
import { type FieldError } from '../../../schemas/wire/fieldErrors.ts'
import { accepting } from '../../wire/accepting.ts'
import { openTestSandbox } from '../client.ts'

const isReply = accepting<CommentsReply>(commentsReplySchema)
let opened: Awaited<ReturnType<typeof openTestSandbox>>
let token = ''
let order = 536_400
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  token = opened.sandbox.signIn('finance')
})
afterAll(() => opened.close())
/** Each test has an order without a comment. */
beforeEach(async () => {
  do order++
  while ((await count('order', order)) !== 0)
})

async function list(entity: string, id: string | number): Promise<Comment[]> {
  const reply = (await opened.ask(`GET /api/comment/${entity}/${id}`, { token })).json()
  if (!isReply(reply)) throw new Error(`No comments: ${JSON.stringify(reply)}`)
  return readComments(reply) ?? []
}
const count = async (entity: string, id: string | number) =>
  Object((await opened.ask(`GET /api/comment/count/${entity}/${id}`, { token })).json()).commentCount
const submit = async (
  body: unknown,
  as = token,
): Promise<[number, { success?: boolean; message: string }]> => {
  const reply = await opened.ask('POST /api/comment/', { token: as, body })
  return [reply.status, Object(reply.json())]
}
const add = (more: object = {}) =>
  submit({ entityType: 'order', entityId: String(order), isIssue: false, content: 'Hello.', ...more })
const reply = (parentCommentId: string, more: object = {}, as?: string) =>
  submit(
    {
      ...{ entityType: 'order', entityId: String(order), content: 'Yes.', closeIssue: false },
      parentCommentId,
      ...more,
    },
    as,
  )
async function root(more: object = {}): Promise<Comment> {
  await add(more)
  const [first] = await list('order', order)
  if (!first) throw new Error('There is no comment.')
  return first
}

/** What a refusal says of one field. */
const said = (field: string, message: string): readonly FieldError[] => [{ field, message }]

describe('comments (spec 1 §3, §7)', () => {
  it('are added as the root of a thread, under the name of their author', async () => {
    expect(await add()).toEqual([200, { success: true, message: 'The comment was saved.' }])
    expect(await list('order', order)).toEqual([
      {
        id: expect.any(String),
        sentId: expect.any(Number),
        parentId: undefined,
        content: 'Hello.',
        createdAt: expect.stringMatching(/^2011-12-10 08:/),
        username: 'finance',
        title: '',
        issue: false,
        type: 'comment',
        canReply: true,
        answered: false,
        open: true,
      },
    ])
  })

  it("have type 'action required' if they are marked as an issue", async () => {
    expect(await root({ isIssue: true })).toMatchObject({ issue: true, type: 'action required' })
  })

  it('are answered when somebody else has replied, and closed by a reply with closeIssue', async () => {
    const { id } = await root({ isIssue: true })
    await reply(id)
    expect((await list('order', order))[0]).toMatchObject({ answered: false, open: true })
    const manager = opened.sandbox.signIn('finance-manager')
    expect(await reply(id, { closeIssue: true }, manager)).toEqual([
      200,
      { success: true, message: 'The reply was saved.' },
    ])
    const [thread, first, second] = await list('order', order)
    expect(thread).toMatchObject({ answered: true, open: false, canReply: true })
    expect([first, second]).toMatchObject([
      { parentId: id, username: 'finance', canReply: false },
      { parentId: id, username: 'finance-manager', canReply: false },
    ])
  })

  it('stay closed after later replies, and after two concurrent ones', async () => {
    const { id } = await root({ isIssue: true })
    const replies = await Promise.all([
      reply(id, { closeIssue: true }),
      reply(id),
      reply(id, { closeIssue: true }, opened.sandbox.signIn('admin')),
    ])
    expect(replies.map(([status]) => status)).toEqual([200, 200, 200])
    await reply(id)
    expect((await list('order', order))[0]?.open).toBe(false)
    expect(await count('order', order)).toBe(5)
  })

  it('accept replies only at their root, on their entity, if replies are allowed', async () => {
    const { id } = await root()
    await reply(id)
    const answer = (await list('order', order))[1]
    expect(await reply(answer?.id ?? '')).toEqual([
      400,
      { message: 'You can only reply to the first comment of a thread.' },
    ])
    for (const [parent, more] of [
      ['999999', {}],
      ['x', {}],
      [id, { entityId: '536365' }],
      [id, { entityType: 'po', entityId: `PO${order}` }],
    ] as const)
      expect((await reply(parent, more))[0]).toBe(404)
    const system = (await list('order', '536365')).find(one => one.type === 'system')
    expect(system?.canReply).toBe(false)
    expect(await reply(system?.id ?? '', { entityId: '536365' })).toEqual([
      400,
      { message: 'You cannot reply to this comment.' },
    ])
    expect(await reply(id, { closeIssue: true })).toEqual([
      400,
      { message: 'You can only close a thread that requires an action.' },
    ])
    expect(await count('order', order)).toBe(2)
  })

  it('have a text of 1 to 15000 characters, stored unchanged', async () => {
    const texts = [
      '😀'.repeat(15_000),
      '<script>alert(1)</script>',
      ' \u202eمرحبا\n\n\t',
      "'); DROP TABLE comments;--",
    ]
    for (const content of texts) expect((await add({ content }))[0]).toBe(200)
    expect((await list('order', order)).map(one => one.content).sort()).toEqual(texts.sort())
    for (const content of ['', ' \n\t', '\u00a0'])
      expect(await add({ content })).toEqual([400, { message: 'Comment is required.' }])
    expect(await add({ content: 'x'.repeat(15_001) })).toEqual([
      400,
      { message: 'A comment can have at most 15000 characters.' },
    ])
    expect((await reply('1', { content: '' }))[0]).toBe(400)
    expect(await count('order', order)).toBe(texts.length)
  })

  it.each<{ readonly sent: unknown; readonly message: string }>([
    { sent: {}, message: 'entityType is not valid: This is required. 2 more fields are not valid.' },
    {
      sent: { entityType: 'order', isIssue: false, content: 'x', closeIssue: {} },
      message: 'entityId is not valid: This is required. 1 more field is not valid.',
    },
    { sent: [], message: 'The body is not a JSON object.' },
    { sent: '"text"', message: 'The body is not a JSON object.' },
    { sent: 'text', message: 'The body is not JSON.' },
  ])('are rejected as $sent', async ({ sent, message }) => {
    expect(await submit(sent)).toMatchObject([400, { message }])
  })

  it.each<{ readonly wrong: object; readonly errors?: readonly FieldError[] }>([
    { wrong: { isIssue: 'yes' }, errors: said('isIssue', 'Not a valid value.') },
    { wrong: { content: null }, errors: said('content', 'This must be of type string.') },
    { wrong: { content: ['x'] }, errors: said('content', 'This must be of type string.') },
    { wrong: { entityId: {} }, errors: said('entityId', 'This must be of type integer or string.') },
    {
      wrong: { parentCommentId: {}, closeIssue: true },
      errors: said('parentCommentId', 'This must be of type integer or string.'),
    },
    // The contract allows these three; the call itself refuses them.
    { wrong: { more: 1 } },
    { wrong: { parentCommentId: null } },
    { wrong: { entityType: '' } },
  ])('are rejected with $wrong', async ({ wrong, errors }) => {
    const refused = { message: expect.any(String), ...(errors && { errors }) }
    expect(await add(wrong)).toEqual([400, refused])
    expect(await count('order', order)).toBe(0)
  })

  it('are attached to existing orders, items, purchase orders, issues and refunds', async () => {
    for (const [entity, id] of [
      ['order', '536365'],
      ['item', '536365-1'],
      ['po', 'PO536365'],
      ['issue', 'IS536365'],
      ['refund', '1'],
    ] as const) {
      expect((await list(entity, id)).length).toBe(await count(entity, id))
      expect(await count(entity, id)).toBeGreaterThan(0)
    }
    const status = async (path: string) => (await opened.ask(`GET /api/comment/${path}`, { token })).status
    for (const path of [
      'order/1',
      'item/536365-99',
      'item/536365',
      'po/536365',
      'refund/0',
      'order/%27%20OR%201',
    ])
      expect([await status(path), await status(`count/${path}`)]).toEqual([404, 404])
    for (const path of ['__proto__/1', 'ORDER/536365', 'count/1']) expect(await status(path)).toBe(400)
  })

  it('on refunds require a resource of refunds; all require a session', async () => {
    const payout = opened.sandbox.signIn('payout')
    expect((await opened.ask('GET /api/comment/refund/1', { token: payout })).status).toBe(403)
    expect((await opened.ask('GET /api/comment/count/refund/1', { token: payout })).status).toBe(403)
    const body = { entityType: 'refund', entityId: 1, isIssue: false, content: 'x' }
    expect((await submit(body, payout))[0]).toBe(403)
    const service = opened.sandbox.signIn('customer-service')
    expect((await opened.ask('GET /api/comment/refund/1', { token: service })).status).toBe(200)
    for (const call of [
      'GET /api/comment/order/536365',
      'GET /api/comment/count/order/1',
      'POST /api/comment/',
    ])
      expect((await opened.ask(call, call.startsWith('POST') ? { body } : {})).status).toBe(401)
  })

  it('of a refund are those of its details too', async () => {
    const details = (await opened.ask('GET /api/finance/refunds/details/comment/1', { token })).json()
    expect(isReply(details) && readComments(details)).toEqual(await list('refund', 1))
  })
})

describe('injected failures of comments', () => {
  it('with a delay lose the reply and not the change', async () => {
    const call = 'POST /api/comment/'
    await opened.ask('POST /sandbox/faults', { body: { call, drop: true, late: true, times: 1 } })
    await expect(add()).rejects.toThrow('dropped')
    expect(await count('order', order)).toBe(1)
    await opened.ask('POST /sandbox/faults', { body: { call, status: 500, late: true, times: 1 } })
    expect(await add()).toEqual([500, { message: 'Failure on demand (500).', ErrorLogId: 'on-demand' }])
    expect(await count('order', order)).toBe(2)
    await opened.ask('POST /sandbox/faults', { body: { call, delay: 1, late: true, times: 1 } })
    expect((await add())[0]).toBe(200)
    expect(await count('order', order)).toBe(3)
  })
})
