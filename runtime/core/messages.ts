/** Every fixed text of the runtime, spelled as the specification spells it; the section stands beside it. */
export const messages = {
  // spec 1 §8
  error: 'An error occurred!',
  offline: 'Please make sure that you are connected to the internet',
  gridFailed: 'An unexpected error occurred while loading the grid data.',
  /** Followed by a space and the text of the server when the call itself failed. */
  menuFailed: 'Error loading menu.',
  notificationsFailed: 'Error loading notifications.',
  searchEmpty: 'No results found.',
  searchFailed: 'An error occurred.',
  /** Shown when a reply holds no resource list; the blank at its end is the specification's. */
  aclMissing: 'Missing ACL permission ',
  invalidModule: 'Invalid module!',
  invalidFunctionality: 'Invalid functionality!',
  reportTypeUndefined: 'Report type is undefined!',
  /** The call itself failed: there is no reply. */
  importUnsent: 'Invalid Request. Please check if file exists.',
  // spec 1 §5
  periodReversed: 'Please review inputted dates. End date cannot be before starting date.',
  dateUnparsable: 'Please review selected dates. Invalid date format.',
  // spec 1 §9
  loading: 'Loading...',
  export: 'Export',
  import: 'Import',
  // spec 1 §5, the read view of forms
  yes: 'Yes',
  no: 'No',
  // spec 2 §8, misspelt there
  filtersFailed: 'An error ocurred, could not get default filters',
  permissionFailed: 'An error ocurred, could not get acl',
  /** Followed by ': ' and what is known of the failure. */
  signInFailed: 'Authentication error',
  signOutFailed: 'An error occurred on the logout process.',
  // not in the specification
  empty: 'Nothing here yet.',
  rowsNarrowed: 'The server shows only a part of the rows.',
  rowsFrozen: (username: string) => `${username || 'Somebody'} is working on these rows.`,
  reportStarted: 'The report is being made. A notification tells when it is ready.',
  fileMissing: 'Please choose a file.',
  fileUnread: 'This file cannot be read any more. Please choose it again.',
  importWrong: 'The file was not sent: please mend what is listed below and choose it again.',
  savedForbidden: 'You may not save or delete filters.',
  savedNothing: 'Apply a filter first: there is nothing to save.',
  savedEnough: 'There are 5 saved filters already. Delete one to save another.',
  savedDropped: (fields: readonly string[]) =>
    `Not applied, because this grid has it no more: ${fields.join(', ')}.`,
  descriptionMissing: 'Please describe the filter.',
  descriptionLong: 'Please describe the filter in 50 characters.',
  resetNothing: 'No filter is applied.',
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
  cellsDiffer: (found: number, wanted: number) => `This line has ${found} values and the header ${wanted}.`,
  cellMissing: (header: string) => `"${header}" is empty.`,
  cellNoNumber: (header: string) => `"${header}" is no number.`,
  cellNoDate: (header: string) => `"${header}" is no date.`,
  cellMalformed: (header: string) => `"${header}" does not have the right form.`,
  noMatch: 'No row matches these filters.',
  brokenPart: 'This part of the page could not be shown.',
  tryAgain: 'Try again',
} as const
