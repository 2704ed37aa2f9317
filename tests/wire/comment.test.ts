import { describe, expect, it } from 'vitest'
import {
  type CommentCountReply,
  type CommentReply,
  type CommentsReply,
  commentCountReplySchema,
  commentReplySchema,
  commentsReplySchema,
  newCommentSchema,
  newReplySchema,
  readComments,
} from '../../schemas/wire/comment.ts'
import { accepting, hostile } from './accepting.ts'

const accepts = accepting<CommentsReply>(commentsReplySchema)
const comment = { commentId: 1, content: 'Hello', createdAt: '2011-12-10 08:00:00' }
const read = (more: object) => {
  const reply: unknown = { data: [{ ...comment, ...more }] }
  if (!accepts(reply)) throw new Error('The reply is refused.')
  return readComments(reply)[0]
}

describe('the comments of an entity (spec 1 §3, §7)', () => {
  it('are read with all their fields', () => {
    expect(
      read({
        commentId: 7,
        parentCommentId: '3',
        entityId: '536365',
        entityType: 'order',
        user: { username: 'finance' },
        commentTitle: 'Address',
        isIssue: 1,
        commentType: { commentTypeId: 2, name: 'action required' },
        canReply: true,
        isAnswered: true,
        isOpened: false,
      }),
    ).toEqual({
      id: '7',
      parentId: '3',
      content: 'Hello',
      createdAt: '2011-12-10 08:00:00',
      username: 'finance',
      title: 'Address',
      issue: true,
      type: 'action required',
      canReply: true,
      answered: true,
      open: false,
    })
  })

  it('are open roots without a way to reply when the server says no more', () => {
    const nulls = { parentCommentId: null, user: null, commentTitle: null, isIssue: null, commentType: null }
    const bare = { parentId: undefined, username: '', title: '', issue: false, type: '', open: true }
    expect(read({})).toMatchObject({ ...bare, canReply: false, answered: false })
    expect(read({ ...nulls, canReply: null, isAnswered: null, isOpened: null })).toEqual(read({}))
  })

  it('keep markup as the text that it is', () => {
    const content = '<img src=x onerror=alert(1)>\u202e'
    expect(read({ content })?.content).toBe(content)
  })

  it('are refused when they are something else', () => {
    for (const data of hostile) expect(accepts(data), JSON.stringify(data)).toBe(false)
    for (const wrong of [{ content: null }, { commentId: {} }, { user: 'x' }, { canReply: 'yes' }])
      expect(() => read(wrong)).toThrow('refused')
  })
})

describe('the number of comments', () => {
  it('is a whole number', () => {
    const counts = accepting<CommentCountReply>(commentCountReplySchema)
    expect([0, 12].map(commentCount => counts({ commentCount }))).toEqual([true, true])
    for (const wrong of [-1, 1.5, '3', null, [], {}])
      expect(counts({ commentCount: wrong }), JSON.stringify(wrong)).toBe(false)
    for (const data of hostile) expect(counts(data), JSON.stringify(data)).toBe(false)
  })
})

describe('what is submitted', () => {
  const root = { entityId: '536365', entityType: 'order', isIssue: false, content: 'x' }
  const reply = {
    entityId: 1,
    entityType: 'po',
    parentCommentId: 4,
    content: 'x'.repeat(15_000),
    closeIssue: true,
  }

  it('is a new comment or a reply, spelled as the specification spells them', () => {
    expect([accepting(newCommentSchema)(root), accepting(newReplySchema)(reply)]).toEqual([true, true])
    expect([accepting(newCommentSchema)(reply), accepting(newReplySchema)(root)]).toEqual([false, false])
  })

  it('has a text of 1 to 15000 characters', () => {
    for (const content of ['', 'x'.repeat(15_001), null, 5])
      expect(accepting(newCommentSchema)({ ...root, content })).toBe(false)
  })

  it('is answered with success and message', () => {
    const answers = accepting<CommentReply>(commentReplySchema)
    expect([{ success: true }, { success: false, message: 'No.' }].map(one => answers(one))).toEqual([
      true,
      true,
    ])
    expect([{}, { success: 'yes' }, { success: true, message: 1 }].map(one => answers(one))).toEqual([
      false,
      false,
      false,
    ])
  })
})
