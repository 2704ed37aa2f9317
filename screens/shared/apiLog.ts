import { type BlockOf, type Cell, defineColumns, defineFilters } from '../../schemas/index.ts'

/** Who has called whom. */
const direction = {
  kind: 'status',
  values: { in: { label: 'Incoming', tone: 'info' }, out: { label: 'Outgoing' } },
} satisfies Cell

/** How a call has ended. */
const outcome = {
  kind: 'status',
  values: {
    ok: { label: 'Done', tone: 'success' },
    refused: { label: 'Refused', tone: 'warning' },
    failed: { label: 'Failed', tone: 'danger' },
    lost: { label: 'No answer', tone: 'danger' },
  },
} satisfies Cell

const directionOptions = optionsOf(direction)
const outcomeOptions = optionsOf(outcome)

/** The calls of a log, each leading to the screen of its entry; what was sent comes last, because no column is wide enough for it. */
export const apiLogColumns = (entry: string, about: ReturnType<typeof defineColumns>) =>
  defineColumns([
    {
      field: 'at',
      label: 'Time',
      cell: { kind: 'date', time: true },
      sortable: true,
      width: 160,
      show: 'always',
    },
    {
      field: 'call',
      label: 'Call',
      cell: { kind: 'link', to: entry, params: { idcall: 'idCall' } },
      sortable: true,
      width: 220,
      show: 'always',
    },
    { field: 'system', label: 'System', sortable: true, width: 140 },
    { field: 'direction', label: 'Direction', cell: direction, sortable: true, width: 96 },
    { field: 'status', label: 'Status', cell: { kind: 'number' }, sortable: true, width: 76 },
    { field: 'outcome', label: 'Outcome', cell: outcome, sortable: true, width: 100 },
    {
      field: 'duration',
      label: 'Duration',
      cell: { kind: 'number', unit: 'ms' },
      sortable: true,
      width: 96,
    },
    ...about,
    { field: 'payload', label: 'Payload', width: 120 },
  ])

/** Where a call can be looked for; the systems come from the load of that name. */
export const apiLogFilters = defineFilters([
  {
    kind: 'multiSelect',
    field: 'system',
    label: 'System',
    options: { load: 'systems', value: 'value', label: 'label' },
  },
  { kind: 'select', field: 'direction', label: 'Direction', options: directionOptions },
  { kind: 'multiSelect', field: 'outcome', label: 'Outcome', options: outcomeOptions },
  { kind: 'text', field: 'call', label: 'Call', condition: 'like' },
  { kind: 'text', field: 'payload', label: 'Payload', condition: 'like' },
  { kind: 'number', field: 'duration', label: 'Slower than (ms)', condition: 'gteq', min: 0 },
  { kind: 'dateRange', field: 'at', label: 'Time', time: true },
])

/** One call whole, of the load `entry`; `about` is what it was about. */
export const apiLogEntry = (
  about: BlockOf<'details'>['fields'],
): [BlockOf<'details'>, ...BlockOf<'code'>[]] => [
  {
    kind: 'details',
    load: 'entry',
    fields: [
      { field: 'method', label: 'Method' },
      { field: 'path', label: 'Path', cell: { kind: 'text', copy: true } },
      { field: 'system', label: 'System' },
      { field: 'direction', label: 'Direction', cell: direction },
      { field: 'outcome', label: 'Outcome', cell: outcome },
      { field: 'status', label: 'Status' },
      { field: 'statusText', label: 'Meaning' },
      { field: 'at', label: 'Time', cell: { kind: 'date', time: true } },
      { field: 'duration', label: 'Duration', cell: { kind: 'number', unit: 'ms' } },
      ...about,
      { field: 'requestBytes', label: 'Sent', cell: { kind: 'number', unit: 'bytes' } },
      { field: 'responseBytes', label: 'Answered', cell: { kind: 'number', unit: 'bytes' } },
    ],
  },
  { kind: 'code', heading: 'Payload', load: 'entry.request', empty: 'Nothing was sent.' },
  { kind: 'code', heading: 'Answer', load: 'entry.response', empty: 'No answer came.' },
]

function optionsOf({ values }: { values: Record<string, { label: string }> }) {
  return Object.entries(values).map(([value, { label }]) => ({ value, label }))
}
