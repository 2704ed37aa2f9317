import { shortcutKeys } from './shortcutKeys.ts'

/** One shortcut, for the list of them. */
export interface Shortcut {
  readonly key: string
  /** Held while the key is pressed; Control is Command on a Mac. Absent: none. */
  readonly holding?: 'Control' | 'Shift'
  readonly text: string
  readonly place: 'Everywhere' | 'Tables' | 'Records opened from a table'
}

/** What every shortcut does, in the order of the list; a key without a line here does not compile. */
export const shortcuts: Readonly<Record<keyof typeof shortcutKeys, Shortcut>> = {
  palette: {
    key: shortcutKeys.palette,
    holding: 'Control',
    text: 'Go to a screen, a record or an action',
    place: 'Everywhere',
  },
  help: { key: shortcutKeys.help, text: 'Show the shortcuts', place: 'Everywhere' },
  filters: { key: shortcutKeys.filters, text: 'Go to the filters', place: 'Tables' },
  nextRow: { key: shortcutKeys.nextRow, text: 'Next row', place: 'Tables' },
  previousRow: { key: shortcutKeys.previousRow, text: 'Previous row', place: 'Tables' },
  nextPage: { key: shortcutKeys.nextPage, text: 'Next page', place: 'Tables' },
  previousPage: { key: shortcutKeys.previousPage, text: 'Previous page', place: 'Tables' },
  openRow: { key: shortcutKeys.openRow, text: 'Open the record of the row', place: 'Tables' },
  selectRow: { key: shortcutKeys.selectRow, text: 'Select the row', place: 'Tables' },
  selectRange: {
    key: shortcutKeys.selectRange,
    holding: 'Shift',
    text: 'Select from the last selected row to this one',
    place: 'Tables',
  },
  selectNext: {
    key: shortcutKeys.selectNext,
    holding: 'Shift',
    text: 'Select this row and the next',
    place: 'Tables',
  },
  selectPrevious: {
    key: shortcutKeys.selectPrevious,
    holding: 'Shift',
    text: 'Select this row and the previous',
    place: 'Tables',
  },
  selectPage: {
    key: shortcutKeys.selectPage,
    holding: 'Control',
    text: 'Select the page; again: all matching rows',
    place: 'Tables',
  },
  actions: {
    key: shortcutKeys.actions,
    text: 'Go to the actions of the selection or the row',
    place: 'Tables',
  },
  back: {
    key: shortcutKeys.back,
    text: 'Back to the rows; from the rows: clear the selection',
    place: 'Tables',
  },
  copyCell: { key: shortcutKeys.copyCell, text: 'Copy the focused cell', place: 'Tables' },
  dockedPanel: {
    key: shortcutKeys.dockedPanel,
    text: 'Between the list and its docked panel',
    place: 'Tables',
  },
  nextRecord: {
    key: shortcutKeys.nextRecord,
    text: 'Next record of the list',
    place: 'Records opened from a table',
  },
  previousRecord: {
    key: shortcutKeys.previousRecord,
    text: 'Previous record of the list',
    place: 'Records opened from a table',
  },
  backToList: {
    key: shortcutKeys.backToList,
    text: 'Back to the list',
    place: 'Records opened from a table',
  },
}
