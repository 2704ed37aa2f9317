import { fieldOf, isRecord, listOf, readCount, readItems, readText } from './envelope.ts'

/**
 * POST /api/mass-import/import/{importType}, spec 1 §3: a multipart form of the file `uploadFile` and, as JSON text,
 * `massImportContext`. The reply to a file that was taken and to one that was refused alike; `errors` lists the lines of
 * the file that were refused, the header being line 1.
 */
export interface MassImportReply {
  readonly success?: boolean | null
  readonly response: string
  readonly message?: string | null
  readonly errors?: readonly RefusedLine[]
}

/** A line of the file that the server refused, and why. */
export interface RefusedLine {
  readonly line: number
  readonly message: string
}

export function readRefusedLines(body: unknown): readonly RefusedLine[] {
  return readItems(listOf(fieldOf(body, 'errors')), readLine) ?? []
}

function readLine(error: unknown): RefusedLine | undefined {
  if (!isRecord(error)) return undefined
  const [line, message] = [readCount(error.line), readText(error.message)]
  return line && message !== '' ? { line, message } : undefined
}
