import { type Condition, type ConditionLeaf } from '../../../schemas/index.ts'
import { readFlag } from '../../../schemas/wire/envelope.ts'
import { valueAt } from '../valueAt.ts'

/** Whether a condition holds on the data that its dotted fields are paths of. */
export function holds(condition: Condition, data: unknown): boolean {
  if ('all' in condition) return condition.all.every(leaf => leafHolds(leaf, data))
  if ('any' in condition) return condition.any.some(leaf => leafHolds(leaf, data))
  return leafHolds(condition, data)
}

/** The leaves of a condition. */
export function leavesOf(condition: Condition): readonly ConditionLeaf[] {
  if ('all' in condition) return condition.all
  return 'any' in condition ? condition.any : [condition]
}

function leafHolds(leaf: ConditionLeaf, data: unknown): boolean {
  const value = valueAt(data, leaf.field)
  if (leaf.is !== undefined) return same(value, leaf.is)
  if (leaf.in !== undefined) return leaf.in.some(wanted => same(value, wanted))
  if (leaf.not !== undefined) return ![leaf.not].flat().some(unwanted => same(value, unwanted))
  return (value !== undefined && value !== null && value !== '') === leaf.present
}

/**
 * Text and number are compared by their text, because servers send ids and flags in either, and a flag by what it says;
 * absent equals null.
 */
function same(value: unknown, wanted: string | number | boolean | null): boolean {
  if (typeof wanted === 'boolean') return readFlag(value) === wanted
  if (isPlain(value) && isPlain(wanted)) return String(value) === String(wanted)
  return (value ?? null) === wanted
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}
