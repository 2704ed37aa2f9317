import { type FromSchema } from 'json-schema-to-ts'
import { type FieldConditions, fieldConditions, fieldKeys } from '../fields/shared.ts'
import { rulesetKey } from './ruleset.ts'

const rule = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'name', 'label', 'ruleset'],
  description:
    'The text of a rule in the rule editor: palettes, completion, and the mistakes that the server finds (spec 1 §5).',
  properties: {
    ...fieldKeys,
    kind: { type: 'string', const: 'rule', description: 'The text of a rule.' },
    ruleset: rulesetKey,
    maxLength: { type: 'integer', minimum: 1, description: 'Most characters. Default: no limit.' },
  },
} as const

const ruleTags = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'name', 'label', 'ruleset'],
  description:
    'The tags of a rule, sent as {id, name, isTag}; made up ones where the ruleset permits them (spec 1 §5). Where its rules carry none, it is not shown.',
  properties: {
    ...fieldKeys,
    kind: { type: 'string', const: 'ruleTags', description: 'The tags of a rule.' },
    ruleset: rulesetKey,
    max: { type: 'integer', minimum: 1, description: 'Most tags. Default: no limit.' },
  },
} as const

/** Schema of the field kinds of the console's own business, implemented in src/kinds. */
export const domainFieldSchemas = {
  rule: { ...rule, properties: { ...rule.properties, ...fieldConditions } },
  ruleTags: { ...ruleTags, properties: { ...ruleTags.properties, ...fieldConditions } },
} as const

export interface DomainFieldTable {
  rule: RuleField
  ruleTags: RuleTagsField
}
/** The text of a rule. */
interface RuleField extends FromSchema<typeof rule>, FieldConditions {}
/** The tags of a rule. */
interface RuleTagsField extends FromSchema<typeof ruleTags>, FieldConditions {}

/** Word of a field kind of the console's own business. */
export type DomainFieldKind = keyof DomainFieldTable
/** A field of the console's own business. */
export type DomainField = DomainFieldTable[DomainFieldKind]
