import { type Field, type Form } from '../../schemas/index.ts'

const path = '/api/rules-engine/rules'

function fields(ruleset: string): Field[] {
  return [
    { kind: 'text', name: 'name', label: 'Name', required: true, maxLength: 100 },
    { kind: 'rule', name: 'rule', label: 'Rule', required: true, maxLength: 10000, ruleset },
    { kind: 'ruleTags', name: 'tags', label: 'Tags', max: 20, ruleset },
    {
      kind: 'number',
      name: 'priority',
      label: 'Priority',
      help: '1 is looked at first; the rules behind it make room. Without one the rule keeps its place, a new one is the last.',
      min: 1,
      max: 10000,
      decimals: 0,
    },
  ]
}

/** A form of one ruleset is another than that of any of them. */
const of = (ruleset: string) => (ruleset.startsWith('{') ? '' : `${ruleset}-`)

/** A rule that does not exist yet. */
export const createRuleForm = (ruleset: string): Form => ({
  id: `${of(ruleset)}rule-create`,
  fields: [...fields(ruleset), { kind: 'checkbox', name: 'active', label: 'Active', initial: true }],
  submit: { call: `${path}/${ruleset}`, label: 'Create rule', lock: 2 },
})

/** The rule of a row. */
export const editRuleForm = (ruleset: string): Form => ({
  id: `${of(ruleset)}rule-edit`,
  fields: [...fields(ruleset), { kind: 'checkbox', name: 'active', label: 'Active' }],
  submit: { call: `${path}/${ruleset}/{idRule}`, method: 'PUT', version: 'version', lock: 2 },
})
