import { describe, expect, it } from 'vitest'
import {
  newCommentSchema,
  newReplySchema,
  readCommentCount,
  readComments,
} from '../../schemas/wire/comment.ts'
import { accepting } from './accepting.ts'
import { hostile } from './hostile.ts'

const comment = { commentId: 1, content: 'Hello', createdAt: '2011-12-10 08:00:00' }
const read = (more: object) => readComments({ data: [{ ...comment, ...more }] })?.[0]

describe('comments of an entity (spec 1 §3, §7)', () => {
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
      sentId: 7,
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

  it('are by default open root comments without a reply form', () => {
    const nulls = { parentCommentId: null, user: null, commentTitle: null, isIssue: null, commentType: null }
    const bare = { parentId: undefined, username: '', title: '', issue: false, type: '', open: true }
    expect(read({})).toMatchObject({ ...bare, canReply: false, answered: false })
    expect(read({ ...nulls, canReply: null, isAnswered: null, isOpened: null })).toEqual(read({}))
  })

  it('keep markup as text', () => {
    const content = '<img src=x onerror=alert(1)>\u202e'
    expect(read({ content })?.content).toBe(content)
  })

  it('are read in data, at any level, or without an envelope', () => {
    const list = [comment]
    for (const reply of [
      list,
      { data: list },
      { success: 'true', data: { data: list } },
      { response: { data: list } },
    ])
      expect(readComments(reply)).toMatchObject([{ id: '1', content: 'Hello' }])
    expect(readComments({ data: [] })).toEqual([])
  })

  it('accept booleans as text or number', () => {
    expect(read({ canReply: 'true', isOpened: '0', isIssue: 1 })).toMatchObject({
      canReply: true,
      open: false,
      issue: true,
    })
  })

  it('that cannot be read are left out', () => {
    const broken = [null, 7, [], { ...comment, content: null }, { ...comment, commentId: {} }]
    expect(readComments({ data: [...broken, { ...comment, user: 'nour' }] })).toMatchObject([
      { content: 'Hello', username: 'nour' },
    ])
    expect(readComments({ data: broken })).toBeUndefined()
  })

  it('are rejected if the reply is something else', () => {
    for (const reply of hostile.filter(one => !Array.isArray(one) || one.length > 0))
      expect(readComments(reply), JSON.stringify(reply)).toBeUndefined()
  })
})

describe('number of comments', () => {
  it('is an integer', () => {
    for (const reply of [
      { commentCount: 12 },
      { data: { commentCount: '12' } },
      { success: true, data: 12 },
      '12',
    ])
      expect(readCommentCount(reply), JSON.stringify(reply)).toBe(12)
    for (const wrong of [-1, 1.5, 'three', null, [], {}])
      expect(readCommentCount({ commentCount: wrong }), JSON.stringify(wrong)).toBeUndefined()
    for (const reply of hostile.filter(one => one !== 0))
      expect(readCommentCount(reply), JSON.stringify(reply)).toBeUndefined()
  })
})

describe('submitted comment', () => {
  const root = { entityId: '536365', entityType: 'order', isIssue: false, content: 'x' }
  const reply = {
    entityId: 1,
    entityType: 'po',
    parentCommentId: 4,
    content: 'x'.repeat(15_000),
    closeIssue: true,
  }

  it('is a new comment or a reply, in the spelling of the specification', () => {
    expect([accepting(newCommentSchema)(root), accepting(newReplySchema)(reply)]).toEqual([true, true])
    expect([accepting(newCommentSchema)(reply), accepting(newReplySchema)(root)]).toEqual([false, false])
  })

  it('has a text of 1 to 15000 characters', () => {
    for (const content of ['', 'x'.repeat(15_001), null, 5])
      expect(accepting(newCommentSchema)({ ...root, content })).toBe(false)
  })
})
