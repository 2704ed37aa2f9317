import { type ColumnDefinition, defineColumns, defineFilters } from '../../../schemas/index.ts'

/** What was booked, of which type. */
export const typeColumn = {
  field: 'typeName',
  tooltip: ['reason', 'note', 'createdBy', 'approvedBy'],
} satisfies ColumnDefinition

/** A movement of an account. */
export const movementColumns = defineColumns([
  typeColumn,
  'packageNr',
  'orderNr',
  'at',
  'ageDays',
  { field: 'amount', total: true },
])

/** The open movements of one partner, to be chosen from. */
export const choiceColumns = defineColumns([
  { field: 'idTransaction', show: 'always' },
  ...movementColumns,
  'reason',
])

/** The types come from the load of that name. */
export const movementFilters = defineFilters([
  { kind: 'number', field: 'idTransaction', min: 1 },
  { kind: 'multiSelect', field: 'type', condition: 'in', options: 'types' },
  'packageNr',
  'orderNr',
])
