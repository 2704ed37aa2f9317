import { defineScreen } from '../../schemas/index.ts'
import { rulesets } from '../../schemas/wire/ruleWords.ts'
import { ruleStatus, rulesBlocks, ruleTags } from '../shared/rules.ts'
import { samplingActions } from '../shared/sampling.ts'

const path = '/api/rules-engine/smart-sampling'
const ruleset = 'smart-sampling-package'
const { view } = rulesets[ruleset]

export default defineScreen({
  name: 'smart-sampling',
  path: '/smart-sampling',
  title: 'Smart sampling',
  parent: 'rules',
  access: { resource: view },
  assumes:
    'Of the packages of each category a share is opened and checked, and besides every package that a rule of the ruleset smart-sampling-package matches. What was counted is compared with the share that is wanted.',
  loads: {
    ruleset: {
      get: '/api/rules-engine/rules/smart-sampling-package',
      select: 'data',
      onError: { toast: 'server', value: { right: 'view' } },
    },
    tags: ruleTags(ruleset),
  },
  body: [
    {
      kind: 'tabs',
      tabs: [
        {
          id: 'shares',
          label: 'Shares',
          body: [
            {
              kind: 'grid',
              grid: {
                id: 'grid-rules-sampling',
                source: `${path}/grid`,
                request: 'bare',
                rowKey: 'name',
                columns: [
                  { field: 'name', label: 'Category', sortable: true, show: 'always', width: 208 },
                  {
                    field: 'share',
                    label: 'Share',
                    cell: { kind: 'number', decimals: 2, unit: '%' },
                    sortable: true,
                    width: 112,
                  },
                  {
                    field: 'reached',
                    label: 'Reached',
                    cell: { kind: 'number', decimals: 2, unit: '%' },
                    sortable: true,
                    width: 112,
                  },
                  {
                    field: 'seen',
                    label: 'Packages',
                    cell: { kind: 'number' },
                    sortable: true,
                    total: true,
                    width: 104,
                  },
                  {
                    field: 'sampled',
                    label: 'Sampled',
                    cell: { kind: 'number' },
                    sortable: true,
                    total: true,
                    width: 104,
                  },
                  {
                    field: 'since',
                    label: 'Counted since',
                    cell: { kind: 'date' },
                    sortable: true,
                    width: 136,
                  },
                  { field: 'status', label: 'Status', cell: ruleStatus, sortable: true, width: 96 },
                  {
                    field: 'changedAt',
                    label: 'Last change',
                    cell: { kind: 'date' },
                    sortable: true,
                    width: 112,
                    tooltip: [{ field: 'changedBy', label: 'Changed by' }],
                  },
                  {
                    field: 'idCategory',
                    label: 'Id',
                    cell: { kind: 'number' },
                    sortable: true,
                    show: 'off',
                    width: 80,
                  },
                ],
                filters: [
                  { kind: 'text', field: 'name', label: 'Category', condition: 'like' },
                  {
                    kind: 'select',
                    field: 'status',
                    label: 'Status',
                    options: [
                      { value: 'active', label: 'Active' },
                      { value: 'inactive', label: 'Inactive' },
                    ],
                  },
                ],
                sort: { field: 'name' },
                actions: samplingActions,
                empty: {
                  heading: 'There is no category yet',
                  text: 'Without a category only the rules choose packages.',
                },
              },
            },
          ],
        },
        { id: 'rules', label: 'Rules', body: rulesBlocks(ruleset) },
        { id: 'test', label: 'Test', body: [{ kind: 'ruleTest', ruleset, rules: 'ruleset.choices' }] },
        { id: 'history', label: 'History', body: [{ kind: 'timeline', load: 'ruleset.timeline' }] },
      ],
    },
  ],
})
