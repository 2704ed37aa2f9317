import { importMessages } from './importMessages.ts'

/** Maximum size of a file that is checked in the browser, in bytes. */
const greatestFile = 100_000_000

/** Why a file cannot be checked in the browser, as a message for the user. */
export class CsvProblem extends Error {
  override name = 'CsvProblem'
}

/** Only .csv files can be selected (spec 1 §5). */
export function isCsvName(name: string): boolean {
  return /\.csv$/i.test(name)
}

/** Throws a `CsvProblem` if the file is empty or too large. */
export function checkSize({ size }: { readonly size: number }): void {
  if (size === 0) throw new CsvProblem(importMessages.fileEmpty)
  if (size > greatestFile) throw new CsvProblem(importMessages.fileBig)
}

/** Turns the bytes of a file into text, piece by piece. */
export interface CsvDecoder {
  /** Throws a `CsvProblem` for bytes that are not text. */
  push(bytes: Uint8Array): string
  /** The text of the remaining bytes; throws a `CsvProblem` if the file ends in the middle of a character. */
  end(): string
}

/** Detects UTF-8 and UTF-16 from the first bytes and removes the byte order mark. */
export function csvDecoder(): CsvDecoder {
  let decoder: TextDecoder | undefined
  const read = (bytes?: Uint8Array): string => {
    decoder ??= new TextDecoder(encodingOf(bytes ?? new Uint8Array()), { fatal: true })
    const text = decode(decoder, bytes)
    if (text.includes('\0')) throw new CsvProblem(importMessages.fileBinary)
    return text
  }
  return { push: read, end: () => read() }
}

function decode(decoder: TextDecoder, bytes: Uint8Array | undefined): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
  } catch {
    throw new CsvProblem(bytes ? importMessages.fileForeign : importMessages.fileBroken)
  }
}

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Without a byte order mark: most characters of a header have a zero as their other byte.
  if (first !== 0 && second === 0 && bytes[3] === 0) return 'utf-16le'
  if (first === 0 && second !== 0 && bytes[2] === 0) return 'utf-16be'
  return 'utf-8'
}
