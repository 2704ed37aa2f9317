import { type FromSchema } from 'json-schema-to-ts'

/** The reply of a grid call, spec 1 §3. Rows are records whose fields the grid's columns name. */
export const gridReplySchema = {
  type: 'object',
  required: ['data', 'rowCount'],
  properties: {
    success: { type: 'boolean' },
    data: { type: 'array', items: { type: 'object' } },
    rowCount: { type: 'integer', minimum: 0 },
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
}

export function readGridReply(reply: GridReply): GridPage {
  return { rows: reply.data, rowCount: reply.rowCount }
}
