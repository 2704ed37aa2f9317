import { describe, expect, it } from 'vitest'
import { displayedComments } from '../../../runtime/core/comments/displayedComments.ts'
import { closeThread, commentPayload, commentProblem } from '../../../runtime/core/comments/request.ts'
import { commentLabels } from '../../../runtime/core/comments/threads.ts'
import { formatMoment } from '../../../runtime/core/text/formatMoment.ts'
import { comment } from './comment.ts'

describe('labels of a thread', () => {
  it.each([
    [{}, []],
    [{ open: false }, [{ text: 'closed', tone: 'neutral' }]],
    [{ answered: true }, [{ text: 'answered', tone: 'success' }]],
    [{ type: 'Comment' }, [{ text: 'Comment', tone: 'info' }]],
    [{ type: 'Action required', issue: true }, [{ text: 'Action required', tone: 'warning' }]],
  ])('for %j are %j', (differences, labels) => {
    expect(commentLabels(comment(differences))).toEqual(labels)
  })

  it('are in the order closed, answered, type', () => {
    const root = comment({ open: false, answered: true, type: 'Delay', issue: true })
    expect(commentLabels(root).map(({ text }) => text)).toEqual(['closed', 'answered', 'Delay'])
  })
})

describe("check box 'Close thread'", () => {
  it("is hidden when the thread is open and not of type 'action required'", () => {
    expect(closeThread(comment({})).visible).toBe(false)
    expect(closeThread(comment({ type: 'Comment' })).visible).toBe(false)
  })

  it.each([{ issue: true }, { type: 'Action required' }, { type: 'action required' }])(
    'is offered and the choice of the user for %j',
    differences => {
      expect(closeThread(comment(differences))).toEqual({ visible: true, forced: undefined })
    },
  )

  it('is ticked and disabled when the thread is already closed', () => {
    expect(closeThread(comment({ open: false }))).toEqual({ visible: true, forced: true })
  })
})

describe('payload of a comment', () => {
  const order = { entity: 'order', id: '17' }

  it.each([true, false])(
    'for a new comment contains entityId, entityType, isIssue %j and content',
    ticked => {
      expect(commentPayload(order, { content: 'Called.', ticked }, undefined)).toStrictEqual({
        entityId: '17',
        entityType: 'order',
        isIssue: ticked,
        content: 'Called.',
      })
    },
  )

  it('for a reply contains entityId, entityType, the unchanged parentCommentId, content and closeIssue', () => {
    const root = comment({ id: '4', sentId: 4, issue: true })
    expect(commentPayload(order, { content: 'Done.', ticked: true }, root)).toStrictEqual({
      entityId: '17',
      entityType: 'order',
      parentCommentId: 4,
      content: 'Done.',
      closeIssue: true,
    })
  })

  it.each([
    [{}, true, false],
    [{ issue: true }, false, false],
    [{ open: false }, false, true],
  ])('closes the thread as the check box says: %j ticked %j gives %j', (differences, ticked, closeIssue) => {
    const payload = commentPayload(order, { content: 'Done.', ticked }, comment(differences))
    expect(payload).toMatchObject({ closeIssue })
  })
})

describe('text of a comment', () => {
  it('is required', () => {
    expect(commentProblem(' \n\t')).toBe('Enter a comment.')
  })

  it('has at most 15000 characters, counting a surrogate pair as one', () => {
    expect(commentProblem('🙂'.repeat(15_000))).toBeUndefined()
    expect(commentProblem('x'.repeat(15_001))).toBe('A comment can have at most 15,000 characters.')
  })
})

describe('displayed comments', () => {
  const display = { fields: {}, dateFormat: 'yyyy-MM-dd HH:mm:ss', zone: 'Asia/Dubai' }

  it('are read from comment, user and date, with the date as yyyy-MM-dd HH:mm:ss', () => {
    const record = { comment: 'Paid.\nAll.', user: 'nour', date: '2026-11-20 10:33:00' }
    expect(displayedComments([record], display)).toEqual([
      { id: '0', content: 'Paid.\nAll.', user: 'nour', date: '2026-11-20 14:33:00' },
    ])
  })

  it('are read from the fields of the definition', () => {
    const fields = { comment: 'text', user: 'by.name', date: 'at' }
    const record = { text: 'Paid.', by: { name: 'nour' }, at: null }
    expect(displayedComments([record], { ...display, fields })).toEqual([
      { id: '0', content: 'Paid.', user: 'nour', date: '-' },
    ])
  })

  it.each([null, undefined, []])('are empty for %j', data => {
    expect(displayedComments(data, display)).toEqual([])
  })

  it('are undefined for a value that is not a list', () => {
    expect(displayedComments({ comment: 'Paid.' }, display)).toBeUndefined()
  })
})

describe('displayed moment', () => {
  it.each([
    ['2026-11-20 10:33:05', 'dd.MM.yyyy HH:mm', '20.11.2026 14:33'],
    ['2026-11-20T10:33:05Z', 'yyyy-MM-dd HH:mm:ss', '2026-11-20 14:33:05'],
    ['2026-11-20', 'dd/MM/yyyy', '20/11/2026'],
    ['2026-11-20', 'yyyy-MM-dd HH:mm:ss', '2026-11-20'],
    ['yesterday', 'dd.MM.yyyy', 'yesterday'],
    [null, 'dd.MM.yyyy', '-'],
  ])('%j in the format %s is %s', (value, format, text) => {
    expect(formatMoment(value, format, 'Asia/Dubai')).toBe(text)
  })
})
