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
    'Of the packages of each category a share is opened and checked, and besides every package that a rule of the ruleset smart-sampling-package matches. What was counted is compared with the share that is wanted.',
  loads: {
    ruleset: { call: 'ruleset', path: { ruleset }, onError: { toast: 'server', value: { right: 'view' } } },
    tags: {
      call: 'ruleTags',
      path: { ruleset },
      assumes: 'Those that somebody has made up are among them as far as a rule carries them.',
    },
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
