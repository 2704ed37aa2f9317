import { type Comment } from '../../../schemas/wire/comment.ts'
import { commentMessages } from './displayedComments.ts'

/** A comment and all replies below it. */
export interface Thread {
  readonly root: Comment
  readonly replies: readonly Comment[]
}

/**
 * Comments as threads: newest thread first, replies from oldest to newest. A reply to a reply belongs to the
 * thread of its root; one whose root is missing is a thread of its own, so that no comment is lost.
 */
export function threadsOf(comments: readonly Comment[]): Thread[] {
  const byId = new Map(comments.map(comment => [comment.id, comment]))
  const threads = new Map<Comment, Comment[]>()
  for (const comment of comments) {
    const root = rootOf(comment, byId)
    const replies = threads.get(root) ?? []
    if (comment !== root) replies.push(comment)
    threads.set(root, replies)
  }
  return [...threads]
    .map(([root, replies]) => ({ root, replies: replies.toSorted(byAge) }))
    .sort((a, b) => byAge(b.root, a.root))
}

/** In a circle of replies the first comment counts as the root. */
function rootOf(comment: Comment, byId: ReadonlyMap<string, Comment>): Comment {
  const seen = new Set<Comment>()
  let here = comment
  for (;;) {
    seen.add(here)
    const parent = here.parentId === undefined ? undefined : byId.get(here.parentId)
    if (!parent) return here
    if (seen.has(parent)) return [...seen].reduce((a, b) => (byAge(a, b) <= 0 ? a : b))
    here = parent
  }
}

/** Timestamps of one server sort as text; equal ones by their ids, which grow. */
function byAge(a: Comment, b: Comment): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? -1 : 1
  return a.id.length - b.id.length || (a.id < b.id ? -1 : Number(a.id > b.id))
}

interface CommentLabel {
  readonly text: string
  readonly tone: 'neutral' | 'success' | 'warning' | 'info'
}

/** The labels of the root of a thread: 'closed', 'answered', and the name of its type, as a warning for an issue (spec 1 §3). */
export function commentLabels({ open, answered, type, issue }: Comment): CommentLabel[] {
  return [
    ...(open ? [] : [{ text: commentMessages.closed, tone: 'neutral' } as const]),
    ...(answered ? [{ text: commentMessages.answered, tone: 'success' } as const] : []),
    ...(type === '' ? [] : [{ text: type, tone: issue ? 'warning' : 'info' } as const]),
  ]
}
