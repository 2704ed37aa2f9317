import { dateOf } from './dates.ts'
import { type RuleNode } from './words.ts'

/** The entities that a rule is run on, by name; dates are texts as the wire spells them. */
export type RuleEntities = ReadonlyMap<string, Readonly<Record<string, unknown>>>

/** What a part of a rule is worth. Null: it has no value. Lists and sets are arrays; dates are milliseconds. */
type Worth = string | number | boolean | null | readonly (string | number | boolean)[]

/**
 * Whether a rule holds. A comparison with a missing value does not hold, but for `!=`, `not in` and `not like`; an entity
 * that is not given has no values. The rule was checked, so that its types fit. `now`: milliseconds since 1970.
 */
export function ruleHolds(rule: RuleNode, entities: RuleEntities, now: number, isDate: DateFields): boolean {
  return holds(rule)

  function holds(part: RuleNode): boolean {
    switch (part.kind) {
      case 'join':
        return part.operator === 'AND' ? part.parts.every(holds) : part.parts.some(holds)
      case 'test':
        return (worth(part.left) === null) === (part.operator === 'is null')
      case 'binary':
        return compare(part.operator, worth(part.left), worth(part.right))
      case 'call': {
        const [inner] = part.args
        return part.name === 'not' && inner !== undefined && !holds(inner)
      }
      default:
        return false
    }
  }

  function worth(part: RuleNode): Worth {
    switch (part.kind) {
      case 'literal':
        return part.value
      case 'field':
        return fieldWorth(entities.get(part.entity)?.[part.field], isDate(part.entity, part.field))
      case 'call':
        return called(part.name, part.args.map(worth))
      case 'binary':
        return sum(part.operator, worth(part.left), worth(part.right))
      default:
        return holds(part)
    }
  }

  function called(name: string, args: readonly Worth[]): Worth {
    const [first, second] = args
    switch (name) {
      case 'addHours':
        return typeof first === 'number' && typeof second === 'number' ? first + second * 3_600_000 : null
      case 'currentDate':
        return now
      case 'currentDay':
        return weekdays[new Date(now).getUTCDay()] ?? null
      case 'hour':
        return typeof first === 'number' ? new Date(first).getUTCHours() : null
      case 'toDate':
        return dateOf(String(first)) ?? null
      case 'toDateFormat':
        return dateOf(String(first), String(second)) ?? null
      case 'array':
        return args.flatMap(one => (isScalar(one) ? [one] : []))
      default:
        return null
    }
  }
}

/** Whether a field of an entity is a date. */
export type DateFields = (entity: string, field: string) => boolean

function fieldWorth(value: unknown, isDate: boolean): Worth {
  if (isDate) return typeof value === 'string' ? (dateOf(value) ?? null) : null
  if (Array.isArray(value)) return value.filter(isScalar)
  return isScalar(value) ? value : null
}

function sum(operator: string, left: Worth, right: Worth): Worth {
  if (typeof left !== 'number' || typeof right !== 'number') return null
  const result = { '+': left + right, '-': left - right, '*': left * right, '/': left / right }[operator]
  return result !== undefined && Number.isFinite(result) ? result : null
}

function compare(operator: string, left: Worth, right: Worth): boolean {
  const opposite = opposites.get(operator)
  if (opposite !== undefined) return !compare(opposite, left, right)
  if (left === null || right === null) return false
  const [own, others] = [listOf(left), listOf(right)]
  switch (operator) {
    case '=':
      return own.some(one => one === right)
    case 'in':
    case 'containsOne':
      return own.some(one => others.includes(one))
    case 'contains':
    case 'containsAll':
      return others.every(one => own.includes(one))
    case 'like':
      return isLike(String(left), String(right))
    default:
      return own.some(
        one => typeof one === 'number' && typeof right === 'number' && isOrdered(operator, one, right),
      )
  }
}

const opposites: ReadonlyMap<string, string> = new Map([
  ['!=', '='],
  ['not in', 'in'],
  ['not like', 'like'],
])

function isOrdered(operator: string, one: number, other: number): boolean {
  if (operator === '<') return one < other
  if (operator === '<=') return one <= other
  return operator === '>' ? one > other : one >= other
}

/** Whether a text matches a pattern in which `%` matches any characters; not case-sensitive. */
function isLike(text: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.toLowerCase().split('%')
  const lower = text.toLowerCase()
  const last = rest.pop()
  if (last === undefined) return lower === first
  if (!lower.startsWith(first)) return false
  let at = first.length
  for (const part of rest) {
    const found = lower.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return lower.length - last.length >= at && lower.endsWith(last)
}

function listOf(value: Exclude<Worth, null>): readonly (string | number | boolean)[] {
  return isScalar(value) ? [value] : value
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

const weekdays = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY']
