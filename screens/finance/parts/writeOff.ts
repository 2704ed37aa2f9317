import {
  type BlockDefinitionOf,
  defineColumns,
  defineFilters,
  type GridDefinition,
} from '../../../schemas/index.ts'

export const writeOffColumns = defineColumns([
  { field: 'idWriteOff', show: 'always', pin: 'start' },
  'orderNr',
  'customerName',
  'partner',
  'reason',
  { field: 'amount', total: true },
  { field: 'status', tooltip: ['askedBy', 'decidedBy', 'decidedAt', { field: 'note', label: 'Note' }] },
  'createdAt',
  'ageDays',
])
/** Of what waits for a second person too: who has asked for one takes it back. */
export const writeOffHidden = ['decidedBy', 'decidedAt', 'askedBy', 'idRequest', 'own']

/** Where a write-off can be looked for; the partners come from the load of that name. */
export const writeOffFilters = defineFilters([
  { kind: 'number', field: 'idWriteOff', min: 1 },
  'orderNr',
  'customerName',
  { kind: 'multiSelect', field: 'partner', condition: 'in', options: 'partners' },
  'createdAt',
])

/** How many wait for a decision, of the load `selected`. */
export const writeOffCount = { kind: 'text', text: 'Pending: {selected}' } satisfies BlockDefinitionOf<'text'>

/** How many of the selected rows the server counts by that call: others may have decided some of them. */
export const selectedCount = (call: string): NonNullable<GridDefinition['selectionSummary']> => ({
  call,
  method: 'GET',
  fields: [{ field: 'count', label: 'Still pending', cell: { kind: 'number' } }],
})

/** What a file of write-offs holds. */
export const writeOffImport = (type: number): NonNullable<GridDefinition['import']> => ({
  type,
  header: 'Import write-offs',
  template: { file: 'write-off.csv', label: 'Template' },
  columns: [
    { field: 'orderNr', pattern: { match: '^[0-9]{1,20}$', message: '1 to 20 digits.' }, example: '536365' },
    'amount',
    'currency',
    { field: 'reason', example: 'Cash difference' },
  ],
})
