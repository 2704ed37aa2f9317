/** The keys of all shortcuts, as `KeyboardEvent.key` spells them; `shortcuts.ts` says what they do. */
export const shortcutKeys = {
  palette: 'k',
  help: '?',
  filters: '/',
  nextRow: 'j',
  previousRow: 'k',
  openRow: 'Enter',
  selectRow: 'x',
  copyCell: 'c',
  nextRecord: 'j',
  previousRecord: 'k',
} as const
