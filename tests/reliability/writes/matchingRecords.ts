import { holds } from '../../../runtime/core/loads/condition.ts'
import { valueAt } from '../../../runtime/core/objects.ts'
import { withValues } from '../../../runtime/core/withValues.ts'
import { type Condition } from '../../../schemas/index.ts'

type All = Extract<Condition, { all: unknown }>
type Leaf = Exclude<Condition, { all: unknown } | { any: unknown }>
type Fields = Readonly<Record<string, unknown>>

/** The record, changed as little as possible, so that all conditions hold. */
export function recordThatMeets(record: Fields, conditions: readonly Condition[]): Fields {
  let met = record
  // A later condition may narrow what an earlier one left open.
  for (const condition of [...conditions, ...conditions])
    if (!holds(condition, met)) for (const leaf of leavesOf(condition)) met = meetingLeaf(met, leaf)
  const broken = conditions.find(condition => !holds(condition, met))
  if (broken) throw new Error(`No record meets ${JSON.stringify(conditions)}: ${JSON.stringify(broken)}`)
  return met
}

/** The conditions with their paths below that one. */
export function conditionsBelow(path: string, conditions: readonly Condition[]): Condition[] {
  const under = (leaf: Leaf): Leaf => ({ ...leaf, field: `${path}.${leaf.field}` })
  const underAll = (condition: All | Leaf) =>
    'all' in condition ? { all: condition.all.map(under) } : under(condition)
  return conditions.map(condition =>
    'any' in condition ? { any: condition.any.map(underAll) } : underAll(condition),
  )
}

/** The data with another value at a dotted path. */
export function withValue(data: Fields, path: string, value: unknown): Fields {
  const at = path.lastIndexOf('.')
  const last = { [path.slice(at + 1)]: value }
  return at < 0 ? { ...data, ...last } : withValues(data, path.slice(0, at), last)
}

function leavesOf(condition: Condition): readonly Leaf[] {
  if ('all' in condition) return condition.all
  return 'any' in condition ? condition.any.slice(0, 1).flatMap(leavesOf) : [condition]
}

function meetingLeaf(record: Fields, leaf: Leaf): Fields {
  if (holds(leaf, record)) return record
  const { is, in: several, present, atLeast, atMost, moreThan, lessThan } = leaf
  const size = atLeast ?? atMost ?? (moreThan === undefined ? lessThan && lessThan - 1 : moreThan + 1)
  return withValue(record, leaf.field, is ?? several?.[0] ?? size ?? (present ? '1' : null))
}

/** The record at a dotted path, or an empty one. */
export function recordAt(data: unknown, path: string): Fields {
  return Object(path === '' ? data : valueAt(data, path))
}
