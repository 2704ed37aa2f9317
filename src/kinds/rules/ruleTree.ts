import {
  fieldOf,
  isRecord,
  listOf,
  readFlag,
  readId,
  readItems,
  readText,
} from '../../../schemas/wire/envelope.ts'
import { type RuleType, ruleTypeOf } from '../../../schemas/wire/ruleWords.ts'

/** A field that rules can use. */
export interface RuleField {
  readonly name: string
  readonly type: RuleType
  /** Key of the value in a row of its values; empty: it has no values. */
  readonly valueField: string
  /** Key of the label of a value; empty: the value itself. */
  readonly labelField: string
}

export interface RuleEntity {
  readonly name: string
  readonly label: string
  readonly fields: readonly RuleField[]
}

/** A tag of a rule; `isTag`: created by a user (spec 1 §3). */
export interface RuleTag {
  /** With the type of the server, and sent back like that. */
  readonly id: string | number
  readonly name: string
  readonly isTag: boolean
}

/** The entities and tags available to the rules of a ruleset (spec 1 §3). */
export interface RuleTree {
  readonly entities: readonly RuleEntity[]
  readonly tagsEnabled: boolean
  readonly tags: readonly RuleTag[]
  /** Whether users can create tags. */
  readonly customTags: boolean
}

/** For `useReply`. An invalid entity, field or tag does not hide the others. */
export function readRuleTree(body: unknown): RuleTree | undefined {
  const entities = readItems(listOf(fieldOf(body, 'entities')), readEntity)
  return (
    entities && {
      entities,
      tagsEnabled: readFlag(fieldOf(body, 'tagsEnabled')) ?? false,
      tags: readItems(listOf(fieldOf(body, 'tags')), readTag) ?? [],
      customTags: readFlag(fieldOf(body, 'customTags')) ?? false,
    }
  )
}

function readEntity(entity: unknown): RuleEntity | undefined {
  if (!isRecord(entity) || readText(entity.name) === '') return undefined
  const name = readText(entity.name)
  const fields = readItems(listOf(entity.fields), readField)
  return fields && { name, label: readText(entity.label) || name, fields }
}

function readField(field: unknown): RuleField | undefined {
  if (!isRecord(field) || readText(field.name) === '') return undefined
  const config = isRecord(field.config) ? field.config : {}
  return {
    name: readText(field.name),
    type: ruleTypeOf(readText(field.type)),
    valueField: readText(config.valueField),
    labelField: readText(config.labelField),
  }
}

function readTag(tag: unknown): RuleTag | undefined {
  const id = isRecord(tag) ? readId(tag.id) : undefined
  if (!isRecord(tag) || id === undefined || readText(tag.name) === '') return undefined
  return { id, name: readText(tag.name), isTag: readFlag(tag.isTag) ?? false }
}

/** The field that a text names as `Entity.field`. */
export function fieldNamed(tree: RuleTree, entity: string, field: string): RuleField | undefined {
  return tree.entities.find(one => one.name === entity)?.fields.find(one => one.name === field)
}
