import { type FromSchema } from 'json-schema-to-ts'

/**
 * The reply of a grid call, spec 1 §3. Rows are records whose fields the grid's columns name. What the specification names
 * without a meaning is read as its name says; see `GridPage`.
 */
export const gridReplySchema = {
  type: 'object',
  required: ['data', 'rowCount'],
  properties: {
    success: { type: 'boolean' },
    data: { type: 'array', items: { type: 'object' } },
    rowCount: { type: 'integer', minimum: 0 },
    filteredGrid: { type: ['boolean', 'null'] },
    customContent: {
      anyOf: [
        { type: ['string', 'null'] },
        {
          type: 'object',
          required: ['text'],
          properties: { heading: { type: 'string' }, text: { type: 'string' } },
        },
      ],
    },
    freezeGridActions: { type: ['boolean', 'null'] },
    username: { type: ['string', 'null'] },
    message: { type: ['string', 'null'] },
  },
} as const

export type GridReply = FromSchema<typeof gridReplySchema>
/** One row of the server: fields of any JSON value. */
export type Row = Readonly<Record<string, unknown>>
/** What the console reads from a grid reply. */
export interface GridPage {
  readonly rows: readonly Row[]
  readonly rowCount: number
  /** The server has left rows out by itself, beside what was asked for (`filteredGrid`). */
  readonly narrowed: boolean
  /** What stands in the place of the rows when there are none; undefined: what the grid says itself (`customContent`). */
  readonly content: { readonly heading: string; readonly text: string } | undefined
  /** No action may be used on these rows (`freezeGridActions`). */
  readonly frozen: boolean
  /** Who works on them, if anybody; empty: the server does not say. */
  readonly username: string
  /** For the user: why the actions are frozen, else something to know about the rows. Empty: nothing. */
  readonly message: string
}

export function readGridReply(reply: GridReply): GridPage {
  return {
    rows: reply.data,
    rowCount: reply.rowCount,
    narrowed: reply.filteredGrid ?? false,
    content: readContent(reply.customContent),
    frozen: reply.freezeGridActions ?? false,
    username: reply.username?.trim() ?? '',
    message: reply.message?.trim() ?? '',
  }
}

function readContent(content: GridReply['customContent']): GridPage['content'] {
  const { heading, text } =
    typeof content === 'object' && content !== null ? content : { heading: '', text: content ?? '' }
  return text.trim() === '' && !heading?.trim()
    ? undefined
    : { heading: heading?.trim() ?? '', text: text.trim() }
}
