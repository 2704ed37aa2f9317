import { defineScreen } from '../../schemas/index.ts'
import { rulesets } from '../../schemas/wire/ruleWords.ts'
import { rulesBlock, ruleTags } from '../shared/rules.ts'

export default defineScreen({
  name: 'rules-list',
  path: '/rules/list/{ruleset}',
  title: 'Rules',
  parent: 'rules',
  access: { resource: 'rules_engine', perParams: true },
  params: {
    ruleset: { pattern: `^(?:${Object.keys(rulesets).join('|')})$`, example: 'order-flags' },
  },
  assumes:
    'The resource is dynamic (spec 2 §4.1): rules_engine_{ruleset}. Who may change the rules, which is who holds rules_engine_{ruleset}-admin, says the server. The rule with the lowest priority comes first; a deleted rule stays in the history.',
  loads: {
    ruleset: {
      get: '/api/rules-engine/rules/{ruleset}',
      select: 'data',
      onError: { toast: 'server', value: { right: 'view' } },
    },
    tags: ruleTags('{ruleset}'),
  },
  body: [
    {
      kind: 'text',
      tone: 'warning',
      text: 'This ruleset could not be loaded. Its rules can be read, and nothing can be changed.',
      visible: { field: 'ruleset.label', present: false },
    },
    {
      kind: 'details',
      load: 'ruleset',
      visible: { field: 'ruleset.label', present: true },
      fields: [
        { field: 'label', label: 'Ruleset' },
        { field: 'decides', label: 'Decides' },
        { field: 'entities', label: 'Looks at' },
        { field: 'rules', label: 'Rules', cell: { kind: 'number' } },
        { field: 'active', label: 'Active', cell: { kind: 'number' } },
        { field: 'changedAt', label: 'Last change', cell: { kind: 'date', time: true } },
        { field: 'changedBy', label: 'Changed by' },
      ],
    },
    {
      kind: 'tabs',
      tabs: [
        {
          id: 'rules',
          label: 'Rules',
          body: [rulesBlock('{ruleset}', 'view'), rulesBlock('{ruleset}', 'admin')],
        },
        {
          id: 'test',
          label: 'Test',
          body: [{ kind: 'ruleTest', ruleset: '{ruleset}', rules: 'ruleset.choices' }],
        },
        {
          id: 'history',
          label: 'History',
          body: [{ kind: 'timeline', load: 'ruleset.timeline' }],
        },
      ],
    },
  ],
})
