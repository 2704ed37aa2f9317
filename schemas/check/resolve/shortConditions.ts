import { comparisonKeys } from '../../language/condition.ts'
import { isObject } from '../item.ts'
import { below, type Place, type Words } from './longPlace.ts'

/** Notes where the file writes a value of the long form. */
type Moved = (long: string, written: string) => void

/** `{ status: ['open', 'held'], queue: 'manual' }`: all of them hold, a list is one of its values. */
export function conditionInFull(value: Words, place: Place, moved: Moved): unknown {
  const { any } = value
  if (Array.isArray(any))
    return {
      ...value,
      any: any.map((leaf: unknown, index) =>
        anyEntry(leaf, below(below(place, 'any'), String(index)), moved),
      ),
    }
  if ('field' in value || 'all' in value || 'any' in value) return value
  // Words of other tools for `any` and `all`.
  if ([value.or, value.and].some(list => Array.isArray(list) && list.every(isObject))) return value
  // A condition inside a condition, as `{ not: { field, is } }`, is not by field: its key would be lost.
  if (Object.values(value).some(one => isObject(one) && 'field' in one)) return value
  const fields = Object.keys(value)
  const [only] = fields
  // The same below `not`; a field called `not` is compared with a value.
  if (fields.length === 1 && isObject(value.not) && !comparisonKeys.some(key => key in Object(value.not)))
    return value
  if (fields.length === 1 && only !== undefined && !hasSeveral(value[only]))
    return leafOf([only, value[only]], place, place, moved)
  return all(value, place, moved)
}

/** Whether a field is compared in several ways, as with both ends of a range. */
function hasSeveral(value: unknown): boolean {
  return isObject(value) && Object.keys(value).length > 1 && Object.keys(value).every(isComparison)
}

function isComparison(key: string): boolean {
  return comparisonKeys.includes(key)
}

function all(value: Words, place: Place, moved: Moved): unknown {
  const each = Object.entries(value).flatMap(([field, one]) =>
    isObject(one) && hasSeveral(one)
      ? Object.entries(one).map(([key, limit]) => [field, { [key]: limit }] as const)
      : [[field, one] as const],
  )
  const leaves = each.map(([field, one], index) => {
    const at = below(below(place, 'all'), String(index))
    // A condition below `not`, which is refused there; a field called `not` is compared with a value.
    if (field !== 'not' || !isObject(one) || comparisonKeys.some(key => key in one))
      return leafOf([field, one], at, place, moved)
    moved(at.long, place.written)
    return { not: one }
  })
  return { all: leaves }
}

/** A field of `any`, or several fields that all hold. */
function anyEntry(value: unknown, place: Place, moved: Moved): unknown {
  if (!isObject(value)) return value
  const [field, ...others] = Object.keys(value)
  const isLong = ['field', 'all', 'any', 'and', 'or'].some(key => key in value)
  if (field === undefined || isLong) return value
  return others.length === 0 && !hasSeveral(value[field])
    ? leafOf([field, value[field]], place, place, moved)
    : all(value, place, moved)
}

function leafOf(
  [field, value]: readonly [string, unknown],
  { long }: Place,
  condition: Place,
  moved: Moved,
): unknown {
  const to = below(condition, field).written
  moved(long, to)
  moved(`${long}/field`, to)
  if (Array.isArray(value)) moved(`${long}/in`, to)
  else if (!isObject(value)) moved(`${long}/is`, to)
  return { field, ...(Array.isArray(value) ? { in: value } : isObject(value) ? value : { is: value }) }
}
