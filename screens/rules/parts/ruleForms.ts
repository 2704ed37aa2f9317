import { type FieldDefinition, type FormDefinition } from '../../../schemas/index.ts'

function fields(ruleset: string): FieldDefinition[] {
  return [
    'name',
    { kind: 'rule', name: 'rule', maxLength: 10000, ruleset },
    { kind: 'ruleTags', name: 'tags', max: 20, ruleset },
    'priority',
  ]
}

/** A form of one ruleset is another than that of any of them. */
const of = (ruleset: string) => (ruleset.startsWith('{') ? '' : `${ruleset}-`)

/** A rule that does not exist yet. */
export const createRuleForm = (ruleset: string): FormDefinition => ({
  id: `${of(ruleset)}rule-create`,
  fields: [...fields(ruleset), { name: 'active', initial: true }],
  submit: { label: 'Create rule', call: 'addRule', path: { ruleset }, lock: 2 },
})

/** The rule of a row. */
export const editRuleForm = (ruleset: string): FormDefinition => ({
  id: `${of(ruleset)}rule-edit`,
  fields: [...fields(ruleset), 'active'],
  submit: { call: 'changeRule', path: { ruleset }, lock: 2 },
})
