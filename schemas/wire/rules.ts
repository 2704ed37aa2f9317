import { type FromSchema } from 'json-schema-to-ts'
import {
  fieldOf,
  isDone,
  isRecord,
  isRefused,
  levelsOf,
  listOf,
  readCount,
  readFlag,
  readId,
  readItems,
  readText,
  recordOf,
  textOf,
} from './envelope.ts'
import { longestRule } from './ruleWords.ts'

type Fields = Readonly<Record<string, unknown>>

const version = { type: 'integer', minimum: 0 } as const

/**
 * GET /api/rules-engine/data-tree/{ruleset}: what the rules of a ruleset can look at (spec 1 §3). Our reading of the config of
 * a field: `valueField` names the key under which the rows of its values hold them, `labelField` that of their texts; without
 * the first the field offers no values.
 */
export interface RuleTreeReply {
  readonly data: {
    readonly entities: readonly {
      readonly name: string
      readonly label?: string | null
      readonly fields: readonly {
        readonly name: string
        readonly type: string
        readonly config?: { readonly valueField?: string | null; readonly labelField?: string | null } | null
      }[]
    }[]
    readonly tagsEnabled?: boolean | null
    readonly tags?: readonly RuleTagReply[] | null
    readonly customTags?: boolean | null
  }
}

interface RuleTagReply {
  readonly id: string | number
  readonly name: string
  readonly isTag?: boolean | null
}

/** GET /api/rules-engine/field-values/{entity}/{field}: rows that hold each value under the configured key. */
export function readRuleValues(body: unknown): readonly Fields[] | undefined {
  return readItems(listOf(body), row => (isRecord(row) ? row : undefined))
}

/** One mistake of a rule: lines count from 1, characters from 0 (spec 1 §3). */
export interface RuleError {
  readonly message: string
  readonly line: number
  readonly charStartPositionInLine: number
  readonly charLength: number
}

/**
 * POST /api/rules-engine/validate: what is wrong with the text, as a list of mistakes, which may come alone. Without a mistake
 * and without `success` the text could not be checked (undefined); with it the list may be left out.
 */
export function readRuleErrors(body: unknown): readonly RuleError[] | undefined {
  const mistakes = readItems(listOf(body, 'errors'), readMistake)
  if (mistakes?.length || listOf(body, 'errors')?.length) return mistakes
  return isDone(body) || (mistakes && !isRefused(body)) ? [] : undefined
}

function readMistake(mistake: unknown): RuleError | undefined {
  if (!isRecord(mistake)) return undefined
  const [message, line] = [readText(mistake.message), readCount(mistake.line)]
  if (message === '' || line === undefined) return undefined
  const [start, length] = [readCount(mistake.charStartPositionInLine), readCount(mistake.charLength)]
  return { message, line, charStartPositionInLine: start ?? 0, charLength: length ?? 0 }
}

/** GET /api/rules-engine/entity-provider/validator/{ruleset}/{entity}/{id}: the entity. */
export const readRuleEntity = (body: unknown): Fields | undefined =>
  isRefused(body) ? undefined : recordOf(body)

/**
 * The ids of related entities, by entity, such as the customer of an order: they are looked up with it. An
 * addition of our own to that reply, which may lack it.
 */
export function readRelatedEntities(body: unknown): ReadonlyMap<string, string> {
  const related = fieldOf(body, 'related')
  return new Map(
    Object.entries(isRecord(related) ? related : {}).flatMap(([entity, value]) => {
      const id = readId(value)
      return id === undefined ? [] : [[entity, String(id)] as const]
    }),
  )
}

/**
 * POST /api/rules-engine/rule-runner: the names of the matching rules, or the id of one without a name; none: no
 * rule matches (spec 1 §3). `matches`: whether a rule matches. Undefined: not a reply, or the server reports a failure.
 */
export function readRuleRun(
  body: unknown,
): { readonly names: readonly string[]; readonly matches: boolean } | undefined {
  const list = readItems(listOf(body), rule => (isRecord(rule) ? matchOf(rule) : undefined))
  // A list says by itself that the rules were run.
  if (isRefused(body) || (!list && !isDone(body))) return undefined
  const one = list ? undefined : matchOf(body)
  const names = list ?? (one === undefined ? [] : [one])
  return { names, matches: names.length > 0 || levelsOf(body).some(level => readFlag(level) === true) }
}

/** The name of a matching rule, else its id as a text; undefined without either. */
function matchOf(rule: unknown): string | undefined {
  return textOf(rule, 'name') ?? readId(fieldOf(rule, 'externalRuleId'))?.toString()
}

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

/** POST /api/rules-engine/rules/{ruleset}/dry-run: the text of a rule that is not saved. */
export const ruleTriedSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['rule'],
  properties: { rule: { type: 'string', maxLength: 10 * longestRule } },
} as const
export type RuleTried = FromSchema<typeof ruleTriedSchema>

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

/** What is sent with a step of a rule: the version that the user saw. */
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
