import { type FromSchema } from 'json-schema-to-ts'
import { longestRule } from './ruleWords.ts'

const words = { type: ['string', 'null'] } as const
const scalar = { type: ['string', 'number', 'boolean', 'null'] } as const
const version = { type: 'integer', minimum: 0 } as const

const tag = {
  type: 'object',
  required: ['id', 'name'],
  properties: {
    id: { type: ['string', 'integer'] },
    name: { type: 'string' },
    isTag: { type: ['boolean', 'null'] },
  },
} as const

/**
 * GET /api/rules-engine/data-tree/{ruleset}: what the rules of a ruleset can look at (spec 1 §3). Our reading of the config of
 * a field: `valueField` names the key under which the rows of its values hold them, `labelField` that of their texts; without
 * the first the field offers no values.
 */
export const ruleTreeSchema = {
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: 'object',
      required: ['entities'],
      properties: {
        entities: {
          type: 'array',
          items: {
            type: 'object',
            required: ['name', 'fields'],
            properties: {
              name: { type: 'string' },
              label: words,
              fields: {
                type: 'array',
                items: {
                  type: 'object',
                  required: ['name', 'type'],
                  properties: {
                    name: { type: 'string' },
                    type: { type: 'string' },
                    config: {
                      anyOf: [
                        { type: 'object', properties: { valueField: words, labelField: words } },
                        { type: 'null' },
                      ],
                    },
                  },
                },
              },
            },
          },
        },
        tagsEnabled: { type: ['boolean', 'null'] },
        tags: { anyOf: [{ type: 'array', items: tag }, { type: 'null' }] },
        customTags: { type: ['boolean', 'null'] },
      },
    },
  },
} as const
export type RuleTreeReply = FromSchema<typeof ruleTreeSchema>

/** GET /api/rules-engine/field-values/{entity}/{field}: rows that hold each value under the configured key. */
export const ruleValuesSchema = {
  type: 'object',
  required: ['data'],
  properties: { data: { type: 'array', items: { type: 'object', additionalProperties: scalar } } },
} as const
export type RuleValuesReply = FromSchema<typeof ruleValuesSchema>

const mistakes = {
  type: 'array',
  items: {
    type: 'object',
    required: ['message', 'line', 'charStartPositionInLine', 'charLength'],
    properties: {
      message: { type: 'string' },
      line: { type: 'integer' },
      charStartPositionInLine: { type: 'integer' },
      charLength: { type: 'integer' },
    },
  },
} as const
export type RuleMistakes = FromSchema<typeof mistakes>

/**
 * POST /api/rules-engine/validate: what is wrong with the text; lines count from 1, characters from 0 (spec 1 §3). Without
 * `success` and without a mistake the text could not be checked; with it the list may be left out.
 */
export const ruleErrorsSchema = {
  type: 'object',
  properties: {
    success: { type: ['boolean', 'null'] },
    message: words,
    data: { anyOf: [mistakes, { type: 'null' }] },
  },
} as const
export type RuleErrorReply = FromSchema<typeof ruleErrorsSchema>

/** GET /api/rules-engine/entity-provider/validator/{ruleset}/{entity}/{id}: the entity. */
export const ruleEntitySchema = {
  type: 'object',
  required: ['data'],
  properties: { data: { type: 'object' } },
} as const
export type RuleEntityReply = FromSchema<typeof ruleEntitySchema>

const match = {
  type: 'object',
  required: ['name'],
  properties: { externalRuleId: { type: ['string', 'integer', 'null'] }, name: { type: 'string' } },
} as const

/** POST /api/rules-engine/rule-runner: the rules that match, one or several; null or none: no rule does (spec 1 §3). */
export const ruleRunSchema = {
  type: 'object',
  required: ['success'],
  properties: {
    success: { type: 'boolean' },
    message: words,
    data: { anyOf: [match, { type: 'array', items: match }, { type: ['null', 'boolean'] }] },
  },
} as const
export type RuleRunReply = FromSchema<typeof ruleRunSchema>

/** POST /api/rules-engine/validate: the text, and the ruleset in whose words it is written. */
export const ruleTextSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['rule', 'ruleset'],
  properties: {
    rule: { type: 'string', maxLength: 10 * longestRule },
    ruleset: { type: 'string', maxLength: 100 },
  },
} as const
export type RuleText = FromSchema<typeof ruleTextSchema>

const entities = { type: 'object', additionalProperties: { type: 'object' } } as const

/** POST /api/rules-engine/rule-runner/{id}: the entities by name, as they were looked up. */
export const ruleRunOneSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'entities'],
  properties: { id: { type: ['string', 'integer'] }, entities },
} as const
export interface RuleRunOne {
  readonly id: string | number
  readonly entities: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** POST /api/rules-engine/rule-runner: `best` gives the first match by priority, `all` every one. */
export const ruleRunAllSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['ruleset', 'entities', 'method'],
  properties: {
    ruleset: { type: 'string', maxLength: 100 },
    entities,
    method: { type: 'string', enum: ['best', 'all'] },
  },
} as const
export interface RuleRunAll {
  readonly ruleset: string
  readonly entities: RuleRunOne['entities']
  readonly method: 'best' | 'all'
}

/** A rule as its form sends it. */
export const ruleFormSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'rule'],
  properties: {
    name: { type: 'string', maxLength: 100 },
    rule: { type: 'string', maxLength: longestRule },
    priority: { type: ['integer', 'null'], minimum: 1, maximum: 10_000 },
    active: { type: ['boolean', 'null'] },
    tags: {
      type: ['array', 'null'],
      maxItems: 20,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'name', 'isTag'],
        properties: {
          id: { type: ['string', 'integer'], maxLength: 110 },
          name: { type: 'string', maxLength: 50 },
          isTag: { type: 'boolean' },
        },
      },
    },
    version,
  },
} as const
export type RuleForm = FromSchema<typeof ruleFormSchema>

/** What is sent with a step of a rule: the version that was looked at. */
export const ruleStepSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { version },
} as const
export type RuleStep = FromSchema<typeof ruleStepSchema>

/** A category of smart sampling as its form sends it. */
export const samplingFormSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['share'],
  properties: {
    share: { type: 'number', minimum: 0, maximum: 100 },
    active: { type: ['boolean', 'null'] },
    version,
  },
} as const
export type SamplingForm = FromSchema<typeof samplingFormSchema>
