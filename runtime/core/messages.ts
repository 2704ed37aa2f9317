/**
 * The texts that the first rows may need, spelled as in the section of the specification next to them. Texts
 * of later chunks are in `importMessages`, `commentMessages`, `editingMessages` and others.
 */
export const messages = {
  // spec 1 §8
  error: 'An error occurred!',
  offline: 'Please make sure that you are connected to the internet',
  gridFailed: 'An unexpected error occurred while loading the grid data.',
  /** Followed by a space and the text of the server if the call itself failed. */
  menuFailed: 'Error loading menu.',
  notificationsFailed: 'Error loading notifications.',
  searchEmpty: 'No results found.',
  searchFailed: 'An error occurred.',
  /** Shown when a reply has no resource list; the trailing space is the specification's. */
  aclMissing: 'Missing ACL permission ',
  reportTypeUndefined: 'Report type is undefined!',
  // spec 1 §5
  periodReversed: 'Please review inputted dates. End date cannot be before starting date.',
  dateUnparsable: 'Please review selected dates. Invalid date format.',
  rangeReversed: 'The first number cannot be greater than the second.',
  noNumber: (text: string) => `${text} is not a number of at most 15 digits.`,
  // spec 1 §9
  loading: 'Loading...',
  export: 'Export',
  import: 'Import',
  // spec 1 §5, the read view of forms
  yes: 'Yes',
  no: 'No',
  // spec 2 §8, misspelt there
  permissionFailed: 'An error ocurred, could not get acl',
  /** Followed by ': ' and the reason. */
  signInFailed: 'Authentication error',
  signOutFailed: 'An error occurred on the logout process.',
  // not in the specification
  forbidden: 'You do not have access to this.',
  empty: 'Nothing here yet.',
  toDo: 'To do',
  notLoaded: 'This could not be loaded.',
  rowsNarrowed: 'The server returned only some of the rows.',
  rowsFrozen: (username: string) => `${username || 'Someone'} is working on these rows.`,
  reportStarted: 'The report is being created. You will be notified when it is ready.',
  /** Appended to the reason why no reply has arrived: what the server may have done anyway. */
  reportLost: 'The report may have been started. Check your notifications before you try again.',
  noMatch: 'No row matches these filters.',
  nothingMatches: 'Nothing matches these filters.',
  brokenPart: 'This part of the page could not be shown.',
  replyLost: 'The change may have been saved. Check the list before you try again.',
  connectionLost: 'The connection was lost before the server answered.',
  waitStopped: 'You stopped waiting before the server answered.',
  unanswered: 'The server did not answer within a minute.',
  redirected: 'The request was redirected to another address and may not have reached the server.',
  stillWaiting: 'The server has not answered yet. You can keep waiting.',
  stopUndoesNothing: 'If you stop, the server may still complete what you sent.',
  stopWaiting: 'Stop waiting',
  tryAgain: 'Try again',
  save: 'Save',
} as const
