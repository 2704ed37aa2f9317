import { defineScreen } from '../../schemas/index.ts'

export default defineScreen({
  name: 'rules',
  path: '/rules',
  title: 'Rule groups',
  parent: 'admin',
  access: { resource: 'rules_engine' },
  assumes:
    'The groups are the eight rulesets; each user sees those whose resource rules_engine_{ruleset}, -view or -admin the server lists for them. Who holds none of these sees that they exist, and can open none.',
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-rules-groups',
        source: '/api/rules-engine/rules/grid',
        request: 'bare',
        rowKey: 'ruleset',
        columns: [
          {
            field: 'label',
            label: 'Ruleset',
            cell: { kind: 'link', to: 'rules-list', params: { ruleset: 'ruleset' } },
            sortable: true,
            show: 'always',
            width: 208,
          },
          { field: 'decides', label: 'Decides' },
          { field: 'entities', label: 'Looks at', sortable: true, width: 208 },
          { field: 'rules', label: 'Rules', cell: { kind: 'number' }, sortable: true, width: 68 },
          { field: 'active', label: 'Active', cell: { kind: 'number' }, sortable: true, width: 72 },
          {
            field: 'tags',
            label: 'Tags',
            cell: {
              kind: 'status',
              values: {
                none: { label: 'None' },
                fixed: { label: 'Fixed', tone: 'info' },
                custom: { label: 'Custom', tone: 'success' },
              },
            },
            sortable: true,
            width: 96,
          },
          {
            field: 'changedAt',
            label: 'Last change',
            cell: { kind: 'date' },
            sortable: true,
            width: 112,
            tooltip: [{ field: 'changedBy', label: 'Changed by' }],
          },
          {
            field: 'right',
            label: 'You may',
            cell: {
              kind: 'status',
              values: {
                none: { label: 'Neither' },
                view: { label: 'View', tone: 'info' },
                admin: { label: 'Change', tone: 'success' },
              },
            },
            sortable: true,
            width: 96,
          },
        ],
        filters: [
          { kind: 'text', field: 'label', label: 'Ruleset', condition: 'like' },
          { kind: 'text', field: 'entities', label: 'Looks at', condition: 'like' },
        ],
        empty: {
          heading: 'There is no ruleset',
          text: 'The rules engine has told of none.',
        },
      },
    },
  ],
})
