import {
  fieldOf,
  isRecord,
  isRefused,
  listOf,
  messageOf,
  readCount,
  readFlag,
  readItems,
  readText,
} from './envelope.ts'

/**
 * The reply of a grid call, spec 1 §3. Rows are records whose fields the grid's columns name. What the specification names
 * without a meaning is read as its name says; see `GridPage`.
 */
export interface GridReply {
  readonly success?: boolean
  readonly data: readonly Row[]
  readonly rowCount: number
  readonly filteredGrid?: boolean | null
  readonly customContent?: string | { readonly heading?: string; readonly text: string } | null
  readonly freezeGridActions?: boolean | null
  readonly username?: string | null
  readonly message?: string | null
}

/** One row of the server: fields of any JSON value. */
export type Row = Readonly<Record<string, unknown>>
/** What the console reads from a grid reply. */
export interface GridPage {
  readonly rows: readonly Row[]
  readonly rowCount: number
  /** The server has left out rows of its own accord, beyond the request (`filteredGrid`). */
  readonly narrowed: boolean
  /** Shown instead of rows when there are none; undefined: the text of the grid (`customContent`). */
  readonly content: { readonly heading: string; readonly text: string } | undefined
  /** No action may be used on these rows (`freezeGridActions`). */
  readonly frozen: boolean
  /** The user who works on them; empty: none, or unknown. */
  readonly username: string
  /** For the user: why the actions are frozen, else something to know about the rows. Empty: nothing. */
  readonly message: string
}

/**
 * Undefined: the reply reports a failure, or has no rows with their count. Rows that are not records are
 * skipped.
 */
export function readGridReply(body: unknown): GridPage | undefined {
  const rows = readItems(listOf(body), row => (isRecord(row) ? row : undefined))
  const rowCount = readCount(fieldOf(body, 'rowCount'))
  if (!rows || rowCount === undefined || isRefused(body)) return undefined
  return {
    rows,
    rowCount,
    narrowed: readFlag(fieldOf(body, 'filteredGrid')) ?? false,
    content: readContent(fieldOf(body, 'customContent')),
    frozen: readFlag(fieldOf(body, 'freezeGridActions')) ?? false,
    username: readText(fieldOf(body, 'username')).trim(),
    message: messageOf(body)?.trim() ?? '',
  }
}

function readContent(content: unknown): GridPage['content'] {
  const [heading, text] = isRecord(content)
    ? [readText(content.heading).trim(), readText(content.text).trim()]
    : ['', readText(content).trim()]
  return heading === '' && text === '' ? undefined : { heading, text }
}
