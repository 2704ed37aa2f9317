import {
  type ActionDefinition,
  type BlockDefinitionOf,
  type ColumnDefinition,
  type FilterDefinition,
} from '../../../schemas/index.ts'
import { createRuleForm, editRuleForm } from './ruleForms.ts'

const columns: ColumnDefinition[] = [
  'priority',
  { field: 'name', show: 'always', tooltip: ['createdBy', 'createdAt'] },
  'rule',
  'tagNames',
  'status',
  { field: 'changedAt', tooltip: ['changedBy'] },
  { field: 'changedBy', show: 'off' },
  { field: 'idRule', cell: { kind: 'number' }, show: 'off' },
]

const filters: FilterDefinition[] = [
  'name',
  { field: 'rule', label: 'Rule contains' },
  { kind: 'multiSelect', field: 'tags', label: 'Tag', options: 'tags' },
  { kind: 'select', field: 'status' },
]

/** Everything that administrators of a ruleset do with its rules. */
function actions(ruleset: string): ActionDefinition[] {
  const access = { resource: `rules_engine_${ruleset}-admin` }
  const all: ActionDefinition[] = [
    {
      kind: 'open',
      label: 'New rule…',
      scope: 'screen',
      panel: { title: 'New rule', size: 'wide', form: createRuleForm(ruleset) },
    },
    {
      kind: 'open',
      label: 'Edit…',
      panel: { title: 'Edit {name}', size: 'wide', form: editRuleForm(ruleset) },
    },
    { kind: 'request', label: 'Move up', call: 'moveRuleUp' },
    { kind: 'request', label: 'Move down', call: 'moveRuleDown' },
    { kind: 'request', label: 'Copy', call: 'copyRule', lock: 2 },
    {
      kind: 'request',
      label: 'Deactivate',
      call: 'deactivateRule',
      tone: 'danger',
      visible: { field: 'status', is: 'active' },
      confirm: { type: 'action', text: 'The rule decides nothing until it is active again.' },
    },
    {
      kind: 'request',
      label: 'Activate',
      call: 'activateRule',
      visible: { field: 'status', is: 'inactive' },
      confirm: { type: 'action', text: 'The rule decides from the next case on.' },
    },
    {
      kind: 'request',
      label: 'Delete',
      call: 'deleteRule',
      tone: 'danger',
      confirm: { type: 'delete', text: 'The rules behind it move up. Its text stays in the history.' },
    },
  ]
  return all.map(action => ({ ...action, ...(action.kind === 'open' ? {} : { path: { ruleset } }), access }))
}

/**
 * The rules of a ruleset. Who holds its -admin resource changes them, unless the server says of the ruleset that its rules may
 * only be viewed. Needs the loads `ruleset` and `tags`.
 */
export function rulesBlocks(ruleset: string): BlockDefinitionOf<'grid'>[] {
  const grid = {
    call: 'rules',
    path: { ruleset },
    rowKey: 'name',
    columns,
    filters,
    sort: 'priority',
    empty: { heading: 'This ruleset has no rule yet', text: 'Without a rule nothing is decided here.' },
  } as const
  return [
    {
      kind: 'grid',
      visible: { field: 'ruleset.right', is: 'view' },
      grid: { ...grid, id: 'grid-rules-list-view' },
    },
    {
      kind: 'grid',
      visible: {
        any: [
          { field: 'ruleset.right', is: 'admin' },
          { field: 'ruleset.right', present: false },
        ],
      },
      grid: { ...grid, id: 'grid-rules-list', actions: actions(ruleset) },
    },
  ]
}
