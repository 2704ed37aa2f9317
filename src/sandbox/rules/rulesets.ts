import { type RulesetName, rulesets, ruleTypeOf } from '../../../schemas/wire/ruleWords.ts'
import { Refusal } from '../server/refusal.ts'
import { type EntityName, ruleEntities } from './entities.ts'
import { type RuleFields } from './language/ruleFields.ts'

/** Somebody with resources. */
interface Holder {
  readonly resources: ReadonlySet<string>
}

/** A ruleset: what it decides, its entities, and whether its rules carry tags. */
export interface Ruleset {
  readonly name: RulesetName
  readonly label: string
  readonly decides: string
  readonly entities: readonly EntityName[]
  /** `custom`: users may also make up tags. */
  readonly tags: 'none' | 'fixed' | 'custom'
}

const parts: Readonly<Record<RulesetName, Omit<Ruleset, 'name' | 'label'>>> = {
  'rma-not-eligible': {
    decides: 'Items that cannot be returned',
    entities: ['Item', 'Order', 'Customer'],
    tags: 'fixed',
  },
  'rma-not-eligible-for-pickup': {
    decides: 'Returns that no courier picks up',
    entities: ['Order', 'Customer', 'Package'],
    tags: 'none',
  },
  'rma-not-retrievable': {
    decides: 'Returns that are not fetched back',
    entities: ['Package', 'Order'],
    tags: 'none',
  },
  'customer-service': {
    decides: 'Orders that customer service looks at first',
    entities: ['Order', 'Customer'],
    tags: 'custom',
  },
  'smart-sampling-package': {
    decides: 'Packages that are opened and checked, whatever the share of their category',
    entities: ['Package', 'Order'],
    tags: 'fixed',
  },
  'order-flags': { decides: 'Flags that an order carries', entities: ['Order', 'Customer'], tags: 'custom' },
  'rma-anticipate-refund': {
    decides: 'Returns that are refunded when they are picked up',
    entities: ['Return', 'Order', 'Customer'],
    tags: 'none',
  },
  'rma-instant-refund': {
    decides: 'Returns that are refunded at once',
    entities: ['Return', 'Customer'],
    tags: 'none',
  },
}

/** All eight, in the order of the specification. */
export const allRulesets: readonly Ruleset[] = Object.entries(rulesets).flatMap(([name, { label }]) =>
  isRuleset(name) ? [{ name, label, ...parts[name] }] : [],
)

function isRuleset(name: string): name is RulesetName {
  return Object.hasOwn(rulesets, name)
}

/** Resources that grant access to a ruleset, and the joined name of the dynamic flag (2 §4.1). */
export const seeingResources = allRulesets.flatMap(({ name }) => seeing(name))

function seeing(name: RulesetName): string[] {
  return [`rules_engine_${name}`, rulesets[name].view, rulesets[name].admin]
}

/** Whether a user may view the rules of a ruleset; the right to change them includes it. */
export function canSee({ name }: Ruleset, user: Holder): boolean {
  return seeing(name).some(resource => user.resources.has(resource))
}

/** Throws a Refusal: 404 for an unknown name, 403 without the resource to see or change it. */
export function expectRuleset(name: string, user: Holder, right: 'view' | 'admin' = 'view'): Ruleset {
  const ruleset = allRulesets.find(one => one.name === name)
  if (!ruleset) throw new Refusal(404, `There is no ruleset ${name.slice(0, 50)}.`)
  const isAllowed =
    right === 'admin' ? user.resources.has(rulesets[ruleset.name].admin) : canSee(ruleset, user)
  if (!isAllowed)
    throw new Refusal(
      403,
      `You don't have permission to ${right === 'admin' ? 'change' : 'view'} the rules of ${ruleset.label}.`,
    )
  return ruleset
}

/** The fields that the rules of a ruleset can name. */
export function fieldsOf({ entities }: Ruleset): RuleFields {
  return new Map(
    entities.map(name => [
      name,
      new Map(ruleEntities[name].fields.map(field => [field.name, ruleTypeOf(field.type)])),
    ]),
  )
}
