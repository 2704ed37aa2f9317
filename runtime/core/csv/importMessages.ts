import { levelsOf, messageOf } from '../../../schemas/wire/envelope.ts'
import { type Failure } from '../calls.ts'

/** The texts of the mass import, not needed by the first rows. The first is fixed by spec 1 §8. */
export const importMessages = {
  /** The call itself failed: there was no reply. */
  importUnsent: 'Invalid Request. Please check if file exists.',
  importDone: 'The file was imported.',
  importCancelled: 'The upload was cancelled.',
  importLeft: 'The upload was cancelled after the file was sent. The server may have imported it.',
  /** Appended to the reason why no reply has arrived. */
  importLost: 'The file may have been imported. Check the list before you try again.',
  fileMissing: 'Please choose a file.',
  fileUnread: 'This file can no longer be read. Choose it again.',
  /** Shown with problems found in the browser, which do not prevent the upload (spec 1 §5). */
  importAnyway: 'You can upload the file as it is. The server checks it.',
  fileEmpty: 'This file is empty.',
  fileBig: 'This file is larger than 100 MB.',
  fileNoCsv: 'Only .csv files can be imported.',
  fileBinary: 'This file is not a text file. Save it as CSV.',
  fileForeign: 'The text encoding is not supported. Save the file as CSV in UTF-8.',
  fileBroken: 'The file ends in the middle of a character.',
  rowLong: (line: number) => `Line ${line} is longer than a million characters.`,
  fileCut: (line: number) => `The file ends inside the quotes opened in line ${line}.`,
  fileHeaderOnly: 'This file has no rows below its header.',
  headerMissing: (header: string) => `The column "${header}" is missing.`,
  headerUnknown: (header: string) => `The column "${header}" is unknown.`,
  headerTwice: (header: string) => `The column "${header}" appears twice.`,
  cellsDiffer: (found: number, wanted: number) =>
    `This line has ${found === 1 ? '1 value' : `${found} values`} and the header ${wanted}.`,
  cellMissing: (header: string) => `"${header}" is empty.`,
  cellNoNumber: (header: string) => `"${header}" must be a number.`,
  cellNoDate: (header: string) => `"${header}" must be a date.`,
  cellNotWhole: (header: string) => `"${header}" must be a whole number.`,
  cellBelow: (header: string, min: number) => `"${header}" must be at least ${min}.`,
  cellAbove: (header: string, max: number) => `"${header}" must be at most ${max}.`,
  cellLength: (header: string, length: number) =>
    `"${header}" must have ${length} ${length === 1 ? 'character' : 'characters'}.`,
  cellLong: (header: string, most: number) => `"${header}" must have at most ${most} characters.`,
  cellOther: (header: string, options: readonly string[]) =>
    `"${header}" must be one of: ${options.slice(0, 6).join(', ')}${options.length > 6 ? ', …' : ''}.`,
  cellMalformed: (header: string, format: string) => `"${header}" has the wrong format: ${format}`,
} as const

/** Maximum number of characters shown of a raw reply, which may be the error page of a proxy. */
const longest = 300

/**
 * The message for the reply to a mass import (spec 1 §8): without connection 'Invalid Request. Please check
 * if file exists.', else its `message`, else its `response`, else the raw reply; `fallback` when that is
 * empty.
 */
export function importMessage({ status, data }: Pick<Failure, 'status' | 'data'>, fallback: string): string {
  if (status === -1) return importMessages.importUnsent
  const texts = [messageOf(data), ...levelsOf(data).slice(1), rawText(data)]
  return texts.find(text => typeof text === 'string' && text.trim() !== '')?.toString() ?? fallback
}

function rawText(data: unknown): string {
  const text = typeof data === 'string' ? data : JSON.stringify(data ?? '')
  const shown = text === '""' || text === '{}' ? '' : text
  return shown.length > longest ? `${shown.slice(0, longest)}…` : shown
}
