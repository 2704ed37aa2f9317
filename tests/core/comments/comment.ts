import { type Comment } from '../../../schemas/wire/comment.ts'

/** A comment that is open, plain and a root, with these differences. */
export function comment(differences: Partial<Comment>): Comment {
  return {
    id: '1',
    sentId: 1,
    parentId: undefined,
    content: 'Called.',
    createdAt: '2026-11-01 10:00:00',
    username: 'nour',
    title: '',
    issue: false,
    type: '',
    canReply: true,
    answered: false,
    open: true,
    ...differences,
  }
}
