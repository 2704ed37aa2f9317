import { type Action, type Block, type Column, type Filter, type Load } from '../../schemas/index.ts'
import { createRuleForm, editRuleForm } from './ruleForms.ts'

const path = '/api/rules-engine/rules'

export const ruleStatus = {
  kind: 'status',
  values: {
    active: { label: 'Active', tone: 'success' },
    inactive: { label: 'Inactive' },
  },
} as const

const columns: Column[] = [
  { field: 'priority', label: 'Priority', cell: { kind: 'number' }, sortable: true, width: 96 },
  {
    field: 'name',
    label: 'Name',
    sortable: true,
    show: 'always',
    width: 208,
    tooltip: [
      { field: 'createdBy', label: 'Created by' },
      { field: 'createdAt', label: 'Created', cell: { kind: 'date', time: true } },
    ],
  },
  { field: 'rule', label: 'Rule', cell: { kind: 'text', copy: true } },
  { field: 'tagNames', label: 'Tags', width: 144 },
  { field: 'status', label: 'Status', cell: ruleStatus, sortable: true, width: 96 },
  {
    field: 'changedAt',
    label: 'Last change',
    cell: { kind: 'date', time: true },
    sortable: true,
    width: 168,
    tooltip: [{ field: 'changedBy', label: 'Changed by' }],
  },
  { field: 'changedBy', label: 'Changed by', sortable: true, show: 'off', width: 136 },
  { field: 'idRule', label: 'Id', cell: { kind: 'number' }, sortable: true, show: 'off', width: 80 },
]

const filters: Filter[] = [
  { kind: 'text', field: 'name', label: 'Name', condition: 'like' },
  { kind: 'text', field: 'rule', label: 'Rule contains', condition: 'like' },
  {
    kind: 'multiSelect',
    field: 'tags',
    label: 'Tag',
    options: { load: 'tags', value: 'name', label: 'name' },
  },
  {
    kind: 'select',
    field: 'status',
    label: 'Status',
    options: [
      { value: 'active', label: 'Active' },
      { value: 'inactive', label: 'Inactive' },
    ],
  },
]

/** The tags of a ruleset (spec 1 §7), by which its rules are found. */
export const ruleTags = (ruleset: string): Load => ({
  get: `/api/rules-engine/tags/${ruleset}`,
  select: 'data',
  onError: { toast: 'server', value: [] },
  assumes: 'Those that somebody has made up are among them as far as a rule carries them.',
})

/** Everything that administrators of a ruleset do with its rules. */
function actions(ruleset: string): Action[] {
  const rule = `${path}/${ruleset}/{idRule}`
  const access = { resource: `rules_engine_${ruleset}-admin` }
  const all: Action[] = [
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
    { kind: 'request', label: 'Move up', call: `${rule}/up` },
    { kind: 'request', label: 'Move down', call: `${rule}/down` },
    { kind: 'request', label: 'Copy', call: `${rule}/copy`, lock: 2 },
    {
      kind: 'request',
      label: 'Deactivate',
      call: `${rule}/deactivate`,
      tone: 'danger',
      visible: { field: 'status', is: 'active' },
      confirm: { type: 'action', text: 'The rule decides nothing until it is active again.' },
    },
    {
      kind: 'request',
      label: 'Activate',
      call: `${rule}/activate`,
      visible: { field: 'status', is: 'inactive' },
      confirm: { type: 'action', text: 'The rule decides from the next case on.' },
    },
    {
      kind: 'request',
      label: 'Delete',
      call: rule,
      method: 'DELETE',
      tone: 'danger',
      confirm: { type: 'delete', text: 'The rules behind it move up. Its text stays in the history.' },
    },
  ]
  return all.map(action => ({ ...action, access }))
}

/**
 * The rules of a ruleset. Who holds its -admin resource changes them, unless the server says of the ruleset that its rules may
 * only be viewed. Needs the loads `ruleset` and `tags`.
 */
export function rulesBlocks(ruleset: string): (Block & { kind: 'grid' })[] {
  const grid = {
    source: `${path}/${ruleset}/grid`,
    request: 'bare',
    rowKey: 'name',
    columns,
    filters,
    sort: { field: 'priority' },
    empty: {
      heading: 'This ruleset has no rule yet',
      text: 'Without a rule nothing is decided here.',
    },
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
