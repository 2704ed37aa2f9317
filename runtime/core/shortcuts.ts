import { shortcutKeys } from './shortcutKeys.ts'

/** One shortcut, for the list of them. */
export interface Shortcut {
  readonly key: string
  /** True: with Ctrl, on a Mac with Command. Default false. */
  readonly withControl?: true
  readonly text: string
  readonly place: 'Everywhere' | 'Tables' | 'Records opened from a table'
}

/** What every shortcut does, in the order of the list; a key without a line here does not compile. */
export const shortcuts: Readonly<Record<keyof typeof shortcutKeys, Shortcut>> = {
  palette: {
    key: shortcutKeys.palette,
    withControl: true,
    text: 'Go to a screen, a record or an action',
    place: 'Everywhere',
  },
  help: { key: shortcutKeys.help, text: 'Show the shortcuts', place: 'Everywhere' },
  filters: { key: shortcutKeys.filters, text: 'Go to the filters', place: 'Tables' },
  nextRow: { key: shortcutKeys.nextRow, text: 'Next row', place: 'Tables' },
  previousRow: { key: shortcutKeys.previousRow, text: 'Previous row', place: 'Tables' },
  openRow: { key: shortcutKeys.openRow, text: 'Open the record of the row', place: 'Tables' },
  selectRow: { key: shortcutKeys.selectRow, text: 'Select the row', place: 'Tables' },
  copyCell: { key: shortcutKeys.copyCell, text: 'Copy the focused cell', place: 'Tables' },
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
}
