import { defineColumns, defineFilters } from '../../../schemas/index.ts'
import { staff } from './filters.ts'

const movement = defineColumns([
  { field: 'typeName', tooltip: ['reason', 'note', 'createdBy', 'approvedBy'] },
  'packageNr',
  'orderNr',
  'at',
  'ageDays',
  { field: 'amount', total: true },
])

/** Every movement, of every partner. */
export const transactionColumns = defineColumns([
  { field: 'idTransaction', show: 'always' },
  'partner',
  ...movement,
  'status',
  { field: 'reference', show: 'off' },
  { field: 'navisionCode', show: 'off' },
  { field: 'idList', show: 'off' },
])

/** What is open, with the partner for those who see several. */
export const openColumns = defineColumns([
  { field: 'idTransaction', show: 'always' },
  { field: 'partner', access: staff },
  ...movement,
  'status',
  { field: 'idList', show: 'off' },
])

/** The movements of one partner, with what was owed after each. The number of a package begins with that of its order. */
export const statementColumns = defineColumns([
  { field: 'at', cell: { kind: 'date', time: true }, size: 'l', show: 'always' },
  { field: 'partner', access: staff },
  { field: 'typeName', tooltip: ['reason', 'note', 'createdBy', 'approvedBy'] },
  'packageNr',
  { field: 'orderNr', show: 'off' },
  { field: 'amount', total: true },
  'balance',
  'status',
  'reference',
  { field: 'idTransaction', show: 'off' },
])

/** The open movements of one partner, to be chosen from. */
export const choiceColumns = defineColumns([
  { field: 'idTransaction', show: 'always' },
  ...movement,
  'reason',
])

/** The types come from the load of that name. */
export const movementFilters = defineFilters([
  { kind: 'number', field: 'idTransaction', min: 1 },
  { kind: 'multiSelect', field: 'type', condition: 'in', options: 'types' },
  'packageNr',
  'orderNr',
])
