import {
  type ActionDefinition,
  type BlockDefinitionOf,
  type ColumnDefinition,
  type FieldDefinition,
  type FilterDefinition,
  type GridDefinition,
  type OtherSubmitDefinition,
} from '../../../schemas/index.ts'

const columns: ColumnDefinition[] = [
  'priority',
  { field: 'name', show: 'always', tooltip: ['createdBy', 'createdAt'] },
  'rule',
  'tagNames',
  'status',
  { field: 'changedAt', tooltip: ['changedBy'] },
]

const filters: FilterDefinition[] = [
  'name',
  { field: 'rule', label: 'Rule contains' },
  { kind: 'multiSelect', field: 'tags', label: 'Tag', options: 'tags' },
  { kind: 'select', field: 'status' },
]

/** How a rule would have decided lately, before it is switched on. */
const tryOut = (ruleset: string): ActionDefinition => ({
  label: 'Dry run',
  title: 'Dry run of {name}',
  size: 'wide',
  loads: { run: { call: 'dryRun', path: { ruleset } } },
  body: [
    { kind: 'details', look: 'figures', load: 'run', fields: ['caught', 'tried', 'share', 'skipped'] },
    {
      kind: 'table',
      heading: 'Newest matching orders',
      load: 'run.samples',
      columns: ['orderNr', 'createdAt', 'customerName', 'amount'],
      empty: 'The rule matches none of these orders.',
    },
  ],
})

/** The same for the text that is being written, before it is saved. */
const tryText = (ruleset: string): OtherSubmitDefinition => ({
  label: 'Dry run',
  call: 'tryRule',
  path: { ruleset },
  dryRun: { fields: ['caught', 'tried', 'share', 'skipped'] },
})

/** Everything that administrators of a ruleset do with its rules. */
function actions(ruleset: string): ActionDefinition[] {
  // A form of one ruleset is another than that of any of them.
  const of = ruleset.startsWith('{') ? '' : `${ruleset}-`
  const fields: FieldDefinition[] = [
    // Marked as required, although a dry run works without it.
    { name: 'name', required: true },
    { kind: 'rule', name: 'rule', maxLength: 10000, ruleset },
    { kind: 'ruleTags', name: 'tags', max: 20, ruleset },
    'priority',
  ]
  const access = { resource: `rules_engine_${ruleset}-admin` }
  const all: ActionDefinition[] = [
    {
      label: 'New rule…',
      scope: 'screen',
      title: 'New rule',
      size: 'wide',
      form: {
        id: `${of}rule-create`,
        fields: [...fields, { name: 'active', initial: true }],
        submit: { label: 'Create rule', call: 'addRule', path: { ruleset }, lock: 2 },
        otherSubmits: [tryText(ruleset)],
      },
    },
    {
      label: 'Edit…',
      title: 'Edit {name}',
      size: 'wide',
      form: {
        id: `${of}rule-edit`,
        fields: [...fields, 'active'],
        submit: { call: 'changeRule', path: { ruleset }, lock: 2 },
        otherSubmits: [tryText(ruleset)],
      },
    },
    { label: 'Move up', call: 'moveRuleUp' },
    { label: 'Move down', call: 'moveRuleDown' },
    { label: 'Copy', call: 'copyRule', lock: 2 },
    {
      label: 'Deactivate',
      call: 'deactivateRule',
      tone: 'danger',
      visible: { status: 'active' },
      confirm: 'The rule has no effect until it is active again.',
    },
    {
      label: 'Activate',
      call: 'activateRule',
      visible: { status: 'inactive' },
      confirm: 'The rule applies from the next case.',
    },
    {
      label: 'Delete',
      call: 'deleteRule',
      tone: 'danger',
      confirm: 'The rules after it move up. The rule stays in the history.',
    },
  ]
  return [
    tryOut(ruleset),
    ...all.map(action => ({ ...action, ...('form' in action ? {} : { path: { ruleset } }), access })),
  ]
}

/**
 * The rules of a ruleset. Who holds its -admin resource changes them, unless the server says of the ruleset that its rules may
 * only be viewed. Needs the loads `ruleset` and `tags`.
 */
export function rulesBlocks(ruleset: string): BlockDefinitionOf<'grid'>[] {
  const grid: GridDefinition = {
    call: 'rules',
    path: { ruleset },
    rowKey: 'name',
    columns,
    hidden: ['changedBy', { field: 'idRule', cell: { kind: 'number' } }],
    filters,
    sort: 'priority',
    empty: { heading: 'This ruleset has no rules yet', text: 'Add a rule to make decisions here.' },
  }
  return [
    {
      kind: 'grid',
      visible: { 'ruleset.right': 'view' },
      ...grid,
      id: 'grid-rules-list-view',
      actions: [tryOut(ruleset)],
    },
    {
      kind: 'grid',
      visible: { any: [{ 'ruleset.right': 'admin' }, { 'ruleset.right': { present: false } }] },
      ...grid,
      id: 'grid-rules-list',
      actions: actions(ruleset),
    },
  ]
}
