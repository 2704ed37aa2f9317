import { defineScreen } from '../../schemas/index.ts'
import { rulesets } from '../../schemas/wire/ruleWords.ts'
import { rulesBlocks } from './parts/rules.ts'

const ruleset = 'smart-sampling-package'
const { view, admin } = rulesets[ruleset]

export default defineScreen({
  name: 'smart-sampling',
  path: '/smart-sampling',
  title: 'Smart sampling',
  parent: 'rules',
  access: { resource: view },
  assumes:
    'A share of the packages of each category is opened and checked, plus every package that matches a rule of the ruleset smart-sampling-package. The actual share is compared with the target.',
  loads: {
    ruleset: { call: 'ruleset', path: { ruleset }, onError: { toast: 'server', value: { right: 'view' } } },
    tags: { call: 'ruleTags', path: { ruleset }, assumes: 'Custom tags are included if a rule uses them.' },
  },
  body: {
    kind: 'tabs',
    tabs: [
      {
        label: 'Shares',
        body: {
          kind: 'grid',
          id: 'grid-rules-sampling',
          call: 'samplingCategories',
          rowKey: 'name',
          columns: [
            { field: 'name', show: 'always' },
            'share',
            'reached',
            { field: 'seen', total: true },
            { field: 'sampled', total: true },
            'since',
            'status',
            { field: 'changedAt', tooltip: ['changedBy'] },
          ],
          hidden: [{ field: 'idCategory', cell: { kind: 'number' } }],
          filters: ['name', { kind: 'select', field: 'status' }],
          sort: 'name',
          actions: [
            {
              label: 'Change share…',
              access: { resource: admin },
              title: 'Share of {name}',
              call: 'changeSampling',
              lock: 2,
            },
            {
              label: 'Reset counters',
              call: 'resetSampling',
              access: { resource: admin },
              tone: 'danger',
              confirm: 'The counts of packages and sampled packages restart at zero.',
            },
          ],
          empty: {
            heading: 'No categories yet',
            text: 'Until a category is added, only rules select packages.',
          },
        },
      },
      { label: 'Rules', body: rulesBlocks(ruleset) },
      { label: 'Test', body: { kind: 'ruleTest', ruleset, rules: 'ruleset.choices' } },
      { label: 'History', body: { kind: 'timeline', load: 'ruleset.timeline' } },
    ],
  },
})
