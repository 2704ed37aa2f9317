import { csvDecoder } from '../../../runtime/core/csv/decode.ts'
import { type CsvRow, csvReader } from '../../../runtime/core/csv/read.ts'

/** All rows of a file that arrives in pieces of so many bytes. */
export function rowsOf(bytes: Uint8Array, piece = bytes.length): CsvRow[] {
  const decoder = csvDecoder()
  const reader = csvReader()
  const rows: CsvRow[] = []
  for (let at = 0; at < bytes.length; at += piece) {
    rows.push(...reader.push(decoder.push(bytes.subarray(at, at + piece))))
  }
  rows.push(...reader.push(decoder.end()), ...reader.end())
  return rows
}

export const utf8 = (text: string) => new TextEncoder().encode(text)
