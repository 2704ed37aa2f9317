import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Comment,
  type CommentsReply,
  commentsReplySchema,
  readComments,
} from '../../../schemas/wire/comment.ts'
import { accepting } from '../../wire/accepting.ts'
import { openTestSandbox } from '../client.ts'

const isReply = accepting<CommentsReply>(commentsReplySchema)
let opened: Awaited<ReturnType<typeof openTestSandbox>>
let token = ''
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  token = opened.sandbox.signIn('finance')
})
afterAll(() => opened.close())

async function list(entity: string, id: string | number): Promise<Comment[]> {
  const reply = (await opened.ask(`GET /api/comment/${entity}/${id}`, { token })).json()
  if (!isReply(reply)) throw new Error(`No comments: ${JSON.stringify(reply)}`)
  return readComments(reply) ?? []
}

describe('comments of the seed', () => {
  it('have the newest thread first, each with its replies in order', async () => {
    const all = await list('order', '536365')
    const roots = all.filter(one => one.parentId === undefined)
    expect(roots.map(one => one.createdAt)).toEqual(
      roots
        .map(one => one.createdAt)
        .sort()
        .reverse(),
    )
    for (const [at, one] of all.entries())
      if (one.parentId !== undefined) {
        expect([all[at - 1]?.id, all[at - 1]?.parentId]).toContain(one.parentId)
        expect(one.createdAt >= (all[at - 1]?.createdAt ?? '')).toBe(true)
      }
  })

  it('include every kind of thread: closed, answered, required, without a reply, long, Arabic, markup', async () => {
    const all = await list('order', '536365')
    expect(new Set(all.map(one => one.type))).toEqual(
      new Set(['', 'comment', 'action required', 'customer contact', 'system']),
    )
    for (const sort of [
      (one: Comment) => !one.open,
      (one: Comment) => one.answered && one.open,
      (one: Comment) => one.issue && one.open && !one.answered,
      (one: Comment) => one.parentId === undefined && !one.canReply,
      (one: Comment) => one.content.length === 15_000,
      (one: Comment) => /[\u0600-\u06ff]/.test(one.content),
      (one: Comment) => one.content.includes('<script>'),
    ])
      expect(all.some(sort), String(sort)).toBe(true)
  })

  it('are not older than their subject, nor younger than the business day', async () => {
    const { data } = Object((await opened.ask('GET /api/finance/refunds/1', { token })).json())
    for (const one of await list('refund', 1)) {
      expect(one.createdAt > data.createdAt).toBe(true)
      expect(one.createdAt <= '2011-12-10 08:00:00').toBe(true)
    }
  })
})
