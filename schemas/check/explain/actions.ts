import { meant, say } from '../wording.ts'

/** What can be done with rows. */
export const actionWords = {
  actionTwice: (label: string) =>
    say('action-twice', `is "${label}", as another action beside it.`, 'Give one of them another label.'),
  selectionMissing: () =>
    say(
      'selection-missing',
      'acts on a selection, and in this grid nothing can be selected.',
      'Add selection: true to the grid, or choose another scope.',
    ),
  summaryUnselected: () =>
    say(
      'summary-unselected',
      'says something of the selected rows, and in this grid nothing can be selected.',
      'Add selection: true to the grid, or remove it.',
    ),
  scopeOfRecord: () =>
    say(
      'scope-of-record',
      'stands in an actions block, where every action acts on the record.',
      'Remove it.',
    ),
  navigateSelection: () =>
    say('navigate-selection', 'opens one screen for many rows.', 'Give the action the scope row or screen.'),
  actionUnknown: (label: string, known: readonly string[]) =>
    say(
      'action-unknown',
      `names the action "${label}", which the rows of this grid do not have.`,
      meant(label, known, 'Their actions are', 'Add it to the actions of the grid.'),
    ),
  actionCellOutside: () =>
    say(
      'action-cell-outside',
      'does an action of a row, and here is none.',
      'Use it in the column of a grid with actions.',
    ),
  showSelection: () =>
    say('show-selection', 'shows one panel for many rows.', 'Give the action the scope row or screen.'),
  conditionRowless: () =>
    say(
      'condition-rowless',
      'looks at a row, and this action has none.',
      'Remove it, or choose another scope.',
    ),
  reasonUnneeded: () =>
    say(
      'reason-unneeded',
      'says why the action cannot be used, and it always can.',
      'Add the condition enabled, or remove it.',
    ),
  reasonMissing: () =>
    say(
      'reason-missing',
      'disables the action at times, and nothing says why.',
      "Add disabledReason, e.g. 'Only pending write-offs can be approved or rejected.'.",
    ),
  setRecordless: () =>
    say(
      'set-recordless',
      'changes a record, and this action stands in a grid, which asks for its rows.',
      'Remove it, or put the action into an actions block.',
    ),
  rowFieldUnknown: (field: string, known: readonly string[]) =>
    say(
      'row-field-unknown',
      `names the field "${field}", which no part of the grid has.`,
      meant(
        field,
        known,
        "Correct it, or add its column, with show: 'off' to keep it unseen. The fields are",
      ),
    ),
}
