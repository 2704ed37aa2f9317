import { type FromSchema } from 'json-schema-to-ts'
import { type FieldConditions, fieldConditions, fieldKeys } from '../fields/shared.ts'
import { rulesetKey } from './ruleset.ts'

const rule = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'name', 'label', 'ruleset'],
  description:
    'The text of a rule in the rule editor: palettes, completion, and the errors that the server finds (spec 1 §5).',
  properties: {
    ...fieldKeys,
    kind: { type: 'string', const: 'rule', description: 'The text of a rule.' },
    ruleset: rulesetKey,
    maxLength: {
      type: 'integer',
      minimum: 1,
      description: 'Maximum number of characters. Default: no limit.',
    },
  },
} as const

const ruleTags = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'name', 'label', 'ruleset'],
  description:
    'The tags of a rule, sent as {id, name, isTag}; users can create tags where the ruleset permits it (spec 1 §5). Not shown where the rules of the ruleset have no tags.',
  properties: {
    ...fieldKeys,
    kind: { type: 'string', const: 'ruleTags', description: 'The tags of a rule.' },
    ruleset: rulesetKey,
    max: { type: 'integer', minimum: 1, description: 'Maximum number of tags. Default: no limit.' },
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
