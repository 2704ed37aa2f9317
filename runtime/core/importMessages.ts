/** The texts of the mass import: a module of their own, because no first row needs them. The first is spec 1 §8's. */
export const importMessages = {
  /** The call itself failed: there is no reply. */
  importUnsent: 'Invalid Request. Please check if file exists.',
  importDone: 'The file was imported.',
  importCancelled: 'The upload was cancelled.',
  importLeft: 'The upload was cancelled after the whole file had left: the server may have imported it.',
  /** After why no reply has arrived. */
  importLost: 'The file may have been imported. Check the list before you try again.',
  fileMissing: 'Please choose a file.',
  fileUnread: 'This file cannot be read any more. Please choose it again.',
  /** Of what the browser has found, which hinders nothing (spec 1 §5). */
  importAnyway: 'You can upload the file as it is: the server decides.',
  fileEmpty: 'This file is empty.',
  fileBig: 'This file is greater than 100 MB.',
  fileNoCsv: 'Only .csv files can be imported.',
  fileBinary: 'This file holds no text. Please save it as CSV.',
  fileForeign: 'This text cannot be read. Please save the file as CSV in UTF-8.',
  fileBroken: 'The file breaks off in the middle of a character.',
  rowLong: (line: number) => `Line ${line} is longer than a million characters.`,
  fileCut: (line: number) => `The file breaks off inside the quotes that open in line ${line}.`,
  fileHeaderOnly: 'This file holds no rows below its header.',
  headerMissing: (header: string) => `The column "${header}" is missing.`,
  headerUnknown: (header: string) => `The column "${header}" is not known.`,
  headerTwice: (header: string) => `The column "${header}" stands twice.`,
  cellsDiffer: (found: number, wanted: number) =>
    `This line has ${found === 1 ? '1 value' : `${found} values`} and the header ${wanted}.`,
  cellMissing: (header: string) => `"${header}" is empty.`,
  cellNoNumber: (header: string) => `"${header}" is no number.`,
  cellNoDate: (header: string) => `"${header}" is no date.`,
  cellMalformed: (header: string) => `"${header}" does not have the right form.`,
} as const
