import { defineScreen } from '../../schemas/index.ts'

export default defineScreen({
  name: 'rules',
  path: '/rules',
  title: 'Rule groups',
  parent: 'admin',
  access: { resource: 'rules_engine' },
  assumes:
    'The groups are the eight rulesets; each user sees those whose resource rules_engine_{ruleset}, -view or -admin the server lists for them. Users without any of these resources see that the groups exist, but cannot open them.',
  body: {
    kind: 'grid',
    id: 'grid-rules-groups',
    call: 'rulesets',
    columns: [
      {
        field: 'label',
        cell: { kind: 'link', to: 'rules-list', params: { ruleset: 'ruleset' } },
        show: 'always',
      },
      'decides',
      'entities',
      'rules',
      'active',
      'tags',
      { field: 'changedAt', tooltip: ['changedBy'] },
      'right',
    ],
    filters: ['label', 'entities'],
    empty: { heading: 'No rulesets', text: 'The rules engine returned no rulesets.' },
  },
})
