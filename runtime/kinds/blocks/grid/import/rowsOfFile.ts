import { CsvProblem, checkSize, csvDecoder } from '../../../../core/csv/decode.ts'
import { importMessages } from '../../../../core/csv/importMessages.ts'
import { type CsvRow, csvReader } from '../../../../core/csv/read.ts'

/** Bytes that are read in one go: between two of them the page answers the user. */
const piece = 512_000

export interface FilePart {
  readonly rows: readonly CsvRow[]
  /** How much of the file has been read, 0 to 1. */
  readonly share: number
}

/** The rows of a file, part by part. Throws a `CsvProblem` for a file that cannot be read. */
export async function* rowsOfFile(file: File): AsyncGenerator<FilePart, void> {
  checkSize(file)
  const decoder = csvDecoder()
  const reader = csvReader()
  for (let at = 0; at < file.size; at += piece) {
    const text = decoder.push(await bytesOf(file.slice(at, at + piece)))
    yield { rows: reader.push(text), share: Math.min(1, (at + piece) / file.size) }
  }
  yield { rows: [...reader.push(decoder.end()), ...reader.end()], share: 1 }
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await blob.arrayBuffer())
  } catch {
    // It was changed or removed since the user chose it.
    throw new CsvProblem(importMessages.fileUnread)
  }
}
