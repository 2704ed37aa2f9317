/** The texts of forms, beside `core/messages.ts` because they arrive with the first form and not before the first rows. */
export const editingMessages = {
  edit: 'Edit',
  cancel: 'Cancel',
  close: 'Close',
  draftRestored: 'Draft restored',
  draftFresh: 'What you typed earlier is filled in. It is not saved yet.',
  draftStale: 'What you typed earlier is filled in. It is not saved yet, and the record has changed since.',
  /** What stands in these fields is what was there before anybody typed. */
  draftLacks: (labels: string) => `Kept in no draft, so as it was before: ${labels}.`,
  draftRefused:
    'What you type is lost when you leave this page: the storage of this browser is full or switched off.',
  discard: 'Discard',
  discardTitle: 'Discard what you typed?',
  discardText: 'The fields will be as they were before.',
  keep: 'Keep it',
  leaveTitle: 'Leave without saving?',
  leaveKept: 'What you typed is kept as a draft in this browser.',
  leaveLost: 'What you typed is not saved and will be lost.',
  leave: 'Leave',
  stay: 'Stay',
  refused: (fields: number) =>
    fields === 1 ? 'One field needs your attention.' : `${fields} fields need your attention.`,
  faster: 'Somebody else was faster',
  kept: 'The form is up to date. What you typed is kept.',
  /** These fields hold something else by now. */
  replaces: (labels: readonly string[]) => `Saving replaces what somebody else wrote: ${labels.join(', ')}.`,
  wrongIban: 'This IBAN looks wrong: its check digits do not match. It can be saved all the same.',
  failed: 'The values of this form could not be loaded.',
  ofField: (label: string, text: string) => `${label}: ${text}`,
  /** An error in a record of a table. */
  ofRow: (table: string, row: number, text: string) => `${table}, row ${row}: ${text}`,
  ofCell: (table: string, row: number, label: string, text: string) =>
    `${table}, row ${row}, ${label}: ${text}`,
} as const
