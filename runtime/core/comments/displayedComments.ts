import { valueAt } from '../objects.ts'
import { displayText } from '../text/displayText.ts'
import { formatMoment } from '../text/formatMoment.ts'

/** Default date format of comments (spec 1 §3, §9). */
export const commentDateFormat = 'yyyy-MM-dd HH:mm:ss'

interface DisplayedComment {
  readonly id: string
  readonly user: string
  readonly date: string
  readonly content: string
}

interface CommentDisplay {
  /** Dotted paths. Default `comment`, `user` and `date` (spec 1 §3). */
  readonly fields: { readonly comment?: string; readonly user?: string; readonly date?: string }
  readonly dateFormat: string
  readonly zone: string
}

/** Comments of any record in their order; empty without data, undefined for data that is not a list. */
export function displayedComments(data: unknown, display: CommentDisplay): DisplayedComment[] | undefined {
  if (data === null || data === undefined) return []
  if (!Array.isArray(data)) return undefined
  const { fields, dateFormat, zone } = display
  return data.map((record: unknown, at) => {
    const content = valueAt(record, fields.comment ?? 'comment')
    return {
      id: String(at),
      user: displayText(valueAt(record, fields.user ?? 'user')),
      date: formatMoment(valueAt(record, fields.date ?? 'date'), dateFormat, zone),
      // Line breaks are the writer's.
      content: typeof content === 'string' ? content : displayText(content),
    }
  })
}

/** The texts of comments, apart from `core/messages.ts` because they load with the comments. */
export const commentMessages = {
  // spec 1 §3 to §5
  closed: 'closed',
  answered: 'answered',
  actionRequired: 'Action required',
  closeThread: 'Close thread',
  // not in the specification
  panel: 'Comments',
  empty: 'No comments yet.',
  failed: 'The comments could not be loaded.',
  newComment: 'New comment',
  reply: 'Reply',
  missing: 'Enter a comment.',
  long: 'A comment can have at most 15,000 characters.',
  done: 'The comment was saved.',
  draft: 'Draft saved in this browser.',
  draftRefused: "This text is lost when you leave because this browser's storage is full or disabled.",
  discard: 'Discard',
} as const
