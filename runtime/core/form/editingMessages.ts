/** The texts of forms, beside `core/messages.ts` because they arrive with the first form and not before the first rows. */
export const editingMessages = {
  edit: 'Edit',
  cancel: 'Cancel',
  close: 'Close',
  draftRestored: 'Draft restored',
  draftFresh: 'Your earlier changes were restored. They are not saved yet.',
  draftStale: 'Your earlier changes were restored. They are not saved yet, and the record has changed since.',
  /** What stands in these fields is what was there before anybody typed. */
  draftLacks: (labels: string) => `Not kept in drafts, so unchanged: ${labels}.`,
  draftRefused:
    "Changes are lost when you leave this page because this browser's storage is full or disabled.",
  discard: 'Discard',
  discardTitle: 'Discard your changes?',
  discardText: 'The fields return to their previous values.',
  keep: 'Keep it',
  closeTitle: 'Close without saving?',
  keepEditing: 'Keep editing',
  leaveTitle: 'Leave without saving?',
  leaveKept: 'Your changes are kept as a draft in this browser.',
  /** Of the changes, these fields are in no draft. */
  leaveLacks: (labels: readonly string[]) =>
    `Your changes are kept as a draft in this browser, except: ${labels.join(', ')}.`,
  leaveLost: 'Your changes are not saved and will be lost.',
  leave: 'Leave',
  stay: 'Stay',
  refused: (fields: number) =>
    fields === 1 ? 'One field needs your attention.' : `${fields} fields need your attention.`,
  faster: 'Someone else saved first',
  kept: 'The form is up to date. Your changes are kept.',
  /** These fields hold something else by now. */
  replaces: (labels: readonly string[]) => `Saving replaces another person's changes: ${labels.join(', ')}.`,
  wrongIban: "This IBAN looks wrong because its check digits don't match. You can still save it.",
  failed: 'The values of this form could not be loaded.',
  ofField: (label: string, text: string) => `${label}: ${text}`,
  /** An error in a record of a table. */
  ofRow: (table: string, row: number, text: string) => `${table}, row ${row}: ${text}`,
  ofCell: (table: string, row: number, label: string, text: string) =>
    `${table}, row ${row}, ${label}: ${text}`,
} as const

/** What becomes of typed work that is left, by the labels that each draft lacks; undefined: there is no draft. */
export function leaveText(lacks: readonly (readonly string[] | undefined)[]): string {
  if (lacks.includes(undefined)) return editingMessages.leaveLost
  const labels = lacks.flatMap(some => some ?? [])
  return labels.length === 0 ? editingMessages.leaveKept : editingMessages.leaveLacks(labels)
}
