import { type ErrorObject } from 'ajv'
import { isNamedDay } from '../../language/namedDay.ts'
import { isObject, keysOfPointer } from '../item.ts'

/** What to write for a limit that is of the wrong kind: conditions compare with numbers, fields with each other. */
export function limitInstead({ data, instancePath, parentSchema }: ErrorObject): string | undefined {
  const key = keysOfPointer(instancePath).at(-1) ?? ''
  const type = isObject(parentSchema) ? parentSchema.type : undefined
  const isPath = typeof data === 'string' && (/^[A-Za-z_][\w.]*$/.test(data) || isNamedDay(data))
  const other = otherWords[key]
  if (other === undefined) return undefined
  if (sizes.has(key) && type === 'number' && typeof data === 'string' && isDayLike(data))
    return `Compare days with before and after: write ${dayWords[key]}.`
  if (sizes.has(key) && type === 'number' && typeof data === 'string' && !/^-?[\d.]+$/.test(data))
    return `Write a number: a condition compares with a fixed one, not with another field or a date. To limit a number or date field of a form by another field, write ${other === 'max' ? 'atMost' : 'atLeast'}: '${isPath ? data : 'total'}' at it.`
  if (sizes.has(key) && type === 'string' && typeof data === 'number')
    return `Write ${other}: ${data}; ${key} names another field.`
  if (sizes.has(key) && type === 'string' && isObject(data) && typeof data.field === 'string')
    return `Write "${data.field}".`
  return /\/fields\/\d+\/(?:min|max)$/.test(instancePath) && isPath && type !== 'integer'
    ? `Write ${other}: '${data}'${isNamedDay(data) ? '' : ' for the value of another field'}.`
    : undefined
}

function isDayLike(text: string): boolean {
  return /^(?:now|today|tomorrow|yesterday)\b|^\d{4}-\d{2}-\d{2}/.test(text)
}

/** A comparison by size -> the same with days. */
const dayWords: Readonly<Record<string, string>> = {
  atLeast: "after: 'today-1', which is from today on",
  atMost: "before: 'today+1', which is until today",
  lessThan: "before: 'today'",
  moreThan: "after: 'today'",
}

const sizes: ReadonlySet<string> = new Set(['atLeast', 'atMost', 'lessThan', 'moreThan'])

/** A limit that names a field -> that with a fixed value, and the reverse. */
const otherWords: Readonly<Record<string, string>> = {
  atLeast: 'min',
  atMost: 'max',
  lessThan: 'max',
  moreThan: 'min',
  min: 'atLeast',
  max: 'atMost',
}
