import { type RuleTreeReply } from '../../../schemas/wire/rules.ts'
import { type RuleType, ruleTypeOf } from '../../../schemas/wire/ruleWords.ts'
import { type WireValidators } from '../../../schemas/wire/validators.ts'

/** A field that rules can name. */
export interface RuleField {
  readonly name: string
  readonly type: RuleType
  /** Key of a row of its values under which the value stands; empty: it offers none. */
  readonly valueField: string
  /** Key of the text of a value; empty: the value itself. */
  readonly labelField: string
}

export interface RuleEntity {
  readonly name: string
  readonly label: string
  readonly fields: readonly RuleField[]
}

/** A tag of a rule; `isTag`: somebody has made it up (spec 1 §3). */
export interface RuleTag {
  readonly id: string
  readonly name: string
  readonly isTag: boolean
}

/** What the rules of a ruleset can look at, and which tags they can carry (spec 1 §3). */
export interface RuleTree {
  readonly entities: readonly RuleEntity[]
  readonly tagsEnabled: boolean
  readonly tags: readonly RuleTag[]
  /** Whether tags can be made up. */
  readonly customTags: boolean
}

function readRuleTree({ data }: RuleTreeReply): RuleTree {
  return {
    entities: data.entities.map(({ name, label, fields }) => ({
      name,
      label: label || name,
      fields: fields.map(field => ({
        name: field.name,
        type: ruleTypeOf(field.type),
        valueField: field.config?.valueField ?? '',
        labelField: field.config?.labelField ?? '',
      })),
    })),
    tagsEnabled: data.tagsEnabled ?? false,
    tags: (data.tags ?? []).map(({ id, name, isTag }) => ({ id: String(id), name, isTag: isTag ?? false })),
    customTags: data.customTags ?? false,
  }
}

/** For `useReply`. */
export function treeOf(data: unknown, { ruleTree }: WireValidators): RuleTree | undefined {
  return ruleTree(data) ? readRuleTree(data) : undefined
}

/** The field that a text names as `Entity.field`. */
export function fieldNamed(tree: RuleTree, entity: string, field: string): RuleField | undefined {
  return tree.entities.find(one => one.name === entity)?.fields.find(one => one.name === field)
}
