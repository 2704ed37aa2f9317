import { displayText } from '../text/displayText.ts'
import { formatMoment } from '../text/formatMoment.ts'
import { valueAt } from '../valueAt.ts'

/** How comments are written where nothing else is said (spec 1 §3, §9). */
export const commentDateFormat = 'yyyy-MM-dd HH:mm:ss'

export interface DisplayedComment {
  readonly id: string
  readonly user: string
  readonly date: string
  readonly content: string
}

export interface CommentDisplay {
  /** Dotted paths. Default `comment`, `user` and `date` (spec 1 §3). */
  readonly fields: { readonly comment?: string; readonly user?: string; readonly date?: string }
  readonly dateFormat: string
  readonly zone: string
}

/** Comments of any record in their order; nothing is no comment, undefined for data that is no list. */
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
