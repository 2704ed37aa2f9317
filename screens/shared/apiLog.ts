import {
  type BlockDefinitionOf,
  defineActions,
  defineColumns,
  defineFilters,
  type LabelledDefinition,
} from '../../schemas/index.ts'

/** The calls of a log, each leading to the screen of its entry; what was sent comes last, because no column is wide enough for it. */
export const apiLogColumns = (entry: string, about: ReturnType<typeof defineColumns>) =>
  defineColumns([
    { field: 'at', show: 'always' },
    { field: 'call', cell: { kind: 'link', to: entry, params: { idcall: 'idCall' } }, show: 'always' },
    'system',
    'direction',
    'status',
    'outcome',
    'duration',
    ...about,
    'payload',
  ])

/** Shows a call beside the log, with what was sent and answered; `entry` is the call that loads it. */
export const apiLogActions = (entry: string, about: LabelledDefinition[] = []) =>
  defineActions([
    {
      label: 'View',
      title: '{call}',
      size: 'wide',
      docked: true,
      loads: { entry: { call: entry, path: { idCall: '{idCall}' } } },
      body: apiLogEntry(about),
    },
  ])

/** Where a call can be looked for; the systems come from the load of that name. */
export const apiLogFilters = defineFilters([
  { kind: 'multiSelect', field: 'system', options: 'systems' },
  { kind: 'select', field: 'direction' },
  'outcome',
  'call',
  'payload',
  { field: 'duration', label: 'Slower than (ms)', condition: 'gteq', min: 0 },
  'at',
])

/** One call whole, of the load `entry`; `about` is what it was about. */
export const apiLogEntry = (
  about: LabelledDefinition[],
): [BlockDefinitionOf<'details'>, ...BlockDefinitionOf<'code'>[]] => [
  {
    kind: 'details',
    load: 'entry',
    fields: [
      'method',
      'path',
      'system',
      'direction',
      'outcome',
      { field: 'status', cell: { kind: 'text' } },
      'statusText',
      'at',
      'duration',
      ...about,
      'requestBytes',
      'responseBytes',
    ],
  },
  { kind: 'code', heading: 'Payload', load: 'entry.request', empty: 'Nothing was sent.' },
  { kind: 'code', heading: 'Response', load: 'entry.response', empty: 'No response.' },
]
