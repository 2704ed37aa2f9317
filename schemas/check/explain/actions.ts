import { meant, say } from '../wording.ts'

/** How a value of a type is written; of any other type it is a text. */
const setValues: Readonly<Record<string, string>> = {
  boolean: 'true or false, without quotes',
  date: 'a day as a text, e.g. "2026-01-31"',
  decimal: 'a number, without quotes',
  duration: 'a number, without quotes',
  id: 'a number or a text',
  integer: 'a number, without quotes',
  moment: 'a moment as a text, e.g. "2026-01-31T12:00:00Z"',
  money: 'a number, without quotes',
  percent: 'a number, without quotes',
  reference: 'a number or a text',
  status: 'one of its values, as a text',
}

/** What can be done with rows. */
export const actionWords = {
  actionTwice: (label: string) =>
    say('action-twice', `is "${label}", the same as another action here.`, 'Give one of them another label.'),
  selectionMissing: () =>
    say(
      'selection-missing',
      'acts on a selection, but rows of this grid cannot be selected.',
      'Add selection: true to the grid, or choose another scope.',
    ),
  summaryUnselected: () =>
    say(
      'summary-unselected',
      'describes the selected rows, but rows of this grid cannot be selected.',
      'Add selection: true to the grid, or remove it.',
    ),
  scopeOfRecord: () =>
    say(
      'scope-of-record',
      'is not allowed in an actions block, where every action acts on the record.',
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
      'runs an action of a row, but there are no rows here.',
      'Use it in the column of a grid with actions.',
    ),
  showSelection: () =>
    say('show-selection', 'shows one panel for many rows.', 'Give the action the scope row or screen.'),
  dockedRowless: () =>
    say(
      'docked-rowless',
      'shows the row that the user moves to, but this action has no rows.',
      'Remove it, or put the action on the rows of a grid.',
    ),
  conditionRowless: () =>
    say(
      'condition-rowless',
      'compares fields of a row, but this action has no row.',
      'Remove it, or choose another scope.',
    ),
  reasonUnneeded: () =>
    say(
      'reason-unneeded',
      'says why the action is disabled, but it is always enabled.',
      'Add the condition enabled, or remove it.',
    ),
  reasonMissing: () =>
    say(
      'reason-missing',
      'can disable the action, but no reason is given.',
      "Add disabledReason, e.g. 'Only pending write-offs can be approved or rejected.'.",
    ),
  reasonFieldUnknown: (field: string, known: readonly string[]) =>
    say(
      'reason-field-unknown',
      `is the reason for "${field}", with which the action is not disabled.`,
      meant(field, known, 'Enabled compares', 'Remove it.'),
    ),
  reasonFieldMissing: (field: string) =>
    say(
      'reason-field-missing',
      `has no reason for "${field}", which can disable the action too.`,
      `Add ${/^\w+$/.test(field) ? field : `'${field}'`}: '…' to it.`,
    ),
  selectedReasonMissing: (call?: string) =>
    say(
      'selected-reason-missing',
      'is disabled while visible does not hold for every selected row, but no reason is given.',
      call === undefined
        ? "Add disabledReason to it, e.g. 'Only open refunds can be sent.'."
        : `Write selected: { call: '${call}', disabledReason: '…' }, e.g. 'Only open refunds can be sent.'.`,
    ),
  selectedBesideForm: () =>
    say(
      'selected-beside-form',
      'repeats the call and fields of its action for selected rows, but here they are inside form.',
      'Write call and fields directly in the action instead of form, or give the selected rows an action with a form of its own.',
    ),
  processMisspelt: (name: string, meant: string) =>
    say(
      'process-misspelt',
      `names the process type "${name}", which no other file names; "${meant}" is named too.`,
      `Write "${meant}".`,
    ),
  setRecordless: () =>
    say(
      'set-recordless',
      'changes a record, but this action belongs to a grid, which reloads its rows.',
      'Remove it, or put the action into an actions block.',
    ),
  setUnfit: (value: string, field: string, type: string) =>
    say(
      'set-unfit',
      `is ${value}, which is no value of "${field}", a field of type ${type}.`,
      ['list', 'object'].includes(type)
        ? 'Remove it: without set, the record is reloaded.'
        : `Write ${setValues[type] ?? 'a text'}.`,
    ),
  setNull: (field: string) =>
    say(
      'set-null',
      `is null, but every record has "${field}".`,
      'Write a value, or mark the type of the field with "?".',
    ),
  /** `ofEntity`: the fields of the records, which the grid asks for where it names them. */
  rowFieldUnknown: (field: string, known: readonly string[], ofEntity: readonly string[] = []) =>
    say(
      'row-field-unknown',
      `names the field "${field}", which no part of the grid has.`,
      ofEntity.includes(field)
        ? `Add it to fields of the grid: fields: ['${field}'].`
        : meant(field, known, 'Correct it, or add it to fields of the grid. It has'),
    ),
}
