import { defineScreen } from '../../schemas/index.ts'
import { rulesets } from '../../schemas/wire/ruleWords.ts'
import { rulesBlocks } from './parts/rules.ts'

export default defineScreen({
  name: 'rules-list',
  path: '/rules/list/{ruleset}',
  title: 'Rules',
  heading: '{ruleset.label}',
  parent: 'rules',
  access: { resource: 'rules_engine', perParams: true, suffixes: ['-view', '-admin'] },
  params: { ruleset: { pattern: `^(?:${Object.keys(rulesets).join('|')})$`, example: 'order-flags' } },
  assumes:
    'The resource is dynamic: rules_engine_{ruleset} (spec 2 §4.1), or one of those that spec 1 §6 names, rules_engine_{ruleset}-view and -admin. Holders of -admin can change the rules, unless the server marks the ruleset as view-only. The rule with the lowest priority comes first; a deleted rule stays in the history.',
  loads: {
    ruleset: { call: 'ruleset', onError: { toast: 'server', value: { right: 'view' } } },
    tags: { call: 'ruleTags', assumes: 'Custom tags are included if a rule uses them.' },
  },
  body: [
    {
      kind: 'text',
      tone: 'warning',
      text: 'This ruleset could not be loaded. You can read its rules but not change them.',
      visible: { 'ruleset.label': { present: false } },
    },
    {
      kind: 'details',
      visible: { 'ruleset.label': { present: true } },
      fields: [
        'label',
        'decides',
        'entities',
        'rules',
        'active',
        { field: 'changedAt', cell: { kind: 'date', time: true } },
        'changedBy',
      ],
    },
    {
      kind: 'tabs',
      tabs: [
        { label: 'Rules', body: rulesBlocks('{ruleset}') },
        { label: 'Test', body: { kind: 'ruleTest', ruleset: '{ruleset}', rules: 'ruleset.choices' } },
        { label: 'History', body: { kind: 'timeline', load: 'ruleset.timeline' } },
      ],
    },
  ],
})
