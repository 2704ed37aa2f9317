import { type RuleRunAll, type RuleRunOne } from '../../../schemas/wire/rules.ts'
import { rowsOf } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { instantOf } from '../timelines/events.ts'
import { checkRule } from './language/checkRule.ts'
import { ruleHolds } from './language/evaluate.ts'
import { type RuleNode } from './language/words.ts'
import { findRule } from './ruleStore.ts'
import { fieldsOf, type Ruleset } from './rulesets.ts'

interface Matching {
  readonly externalRuleId: number
  readonly name: string
}

/** Runs one rule, also one that is switched off; `data` is the rule when the entities match it. */
export function runOne(store: Store, ruleset: Ruleset, { id, entities }: RuleRunOne) {
  const rule = findRule(store.db, ruleset, String(id))
  const verdict = verdictOn(store, ruleset, String(rule.rule), entities)
  if (typeof verdict === 'string') return { success: false, message: verdict, data: null }
  return { success: true, data: verdict ? { externalRuleId: rule.id, name: rule.name } : null }
}

/** Runs the active rules by priority; `best` ends at the first that matches. */
export function runAll(store: Store, ruleset: Ruleset, { entities, method }: RuleRunAll) {
  const rules = rowsOf(
    store.db,
    "SELECT id, name, rule FROM rules WHERE ruleset = ? AND status = 'active' ORDER BY priority",
    ruleset.name,
  )
  const matching: Matching[] = []
  const troubles: string[] = []
  for (const { id, name, rule } of rules) {
    const verdict = verdictOn(store, ruleset, String(rule), entities)
    if (typeof verdict === 'string') troubles.push(`${name}: ${verdict}`)
    else if (verdict) matching.push({ externalRuleId: Number(id), name: String(name) })
    if (method === 'best' && matching.length > 0) break
  }
  if (matching.length === 0 && troubles.length > 0)
    return { success: false, message: troubles.slice(0, 3).join(' '), data: null }
  return { success: true, data: method === 'best' ? (matching[0] ?? null) : matching }
}

/** Whether the rule holds, or why that is unknown. */
export function verdictOn(
  store: Store,
  ruleset: Ruleset,
  text: string,
  given: RuleRunOne['entities'],
): boolean | string {
  const fields = fieldsOf(ruleset)
  const { node, findings } = checkRule(text, fields)
  if (findings.length > 0) return 'The rule has mistakes.'
  const missing = [...entitiesIn(node)].filter(name => !Object.hasOwn(given, name))
  if (missing.length > 0) return `The rule uses ${missing.join(' and ')}, which was not given.`
  const isDate = (entity: string, field: string) => fields.get(entity)?.get(field) === 'date'
  return ruleHolds(node, new Map(Object.entries(given)), instantOf(store.moment()), isDate)
}

function entitiesIn(node: RuleNode): ReadonlySet<string> {
  switch (node.kind) {
    case 'field':
      return new Set([node.entity])
    case 'call':
      return union(node.args)
    case 'join':
      return union(node.parts)
    case 'test':
      return entitiesIn(node.left)
    case 'binary':
      return union([node.left, node.right])
    default:
      return new Set()
  }
}

function union(nodes: readonly RuleNode[]): ReadonlySet<string> {
  return new Set(nodes.flatMap(node => [...entitiesIn(node)]))
}
