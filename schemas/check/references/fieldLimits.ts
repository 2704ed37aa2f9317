import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, items, text } from '../item.ts'
import { matches, patternFindings } from './patterns.ts'

/** The limits of a field allow some value, including its initial one, and its options differ. */
export function fieldLimits(file: string, form: Item, field: Item): Finding[] {
  return [
    ...days(file, field),
    ...crossed(file, field),
    ...textFormat(file, field),
    ...json(file, field),
    ...list(file, field),
    ...options(file, form, field),
    ...initial(file, field),
  ]
}

/** The words for the form of a text fit each other, in a field of a form or of an entity. */
export function textFormat(file: string, field: Item): Finding[] {
  return [...lengths(file, field), ...masked(file, field), ...pattern(file, field)]
}

/** A day may be well-formed but not in the calendar. */
function days(file: string, field: Item): Finding[] {
  if (text(child(field, 'kind')) !== 'date') return []
  return ['initial', 'min', 'max'].flatMap(key => {
    const item = child(field, key)
    const day = text(item) ?? ''
    return /^\d{4}-\d{2}-\d{2}$/.test(day) && !isDay(day)
      ? [finding(file, item, explain.dayUnknown(day))]
      : []
  })
}

/** Whether a day is in the calendar. */
export function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

function crossed(file: string, field: Item): Finding[] {
  const [min, max] = [child(field, 'min'), child(field, 'max')]
  const bounds = [min.value, max.value].map(bound => (typeof bound === 'number' ? bound : undefined))
  const [least, most] = bounds
  if (least !== undefined && most !== undefined && least > most)
    return [finding(file, max, explain.limitsCrossed(least, most))]
  const [first, last] = [text(min), text(max)]
  return first !== undefined && last !== undefined && first > last
    ? [finding(file, max, explain.daysCrossed(first, last))]
    : []
}

function lengths(file: string, field: Item): Finding[] {
  const [length, maxLength] = [child(field, 'length'), child(field, 'maxLength')]
  return length.value === undefined || maxLength.value === undefined
    ? []
    : [finding(file, maxLength, explain.maxLengthBesideLength())]
}

/** A text area and a list cannot be masked. */
function masked(file: string, field: Item): Finding[] {
  if (child(field, 'masked').value !== true) return []
  return ['rows', 'options']
    .map(key => child(field, key))
    .filter(({ value }) => value !== undefined)
    .map(item => finding(file, item, explain.besideMasked()))
}

/** JSON has no limits of a text, and is neither chosen nor masked. */
function json(file: string, field: Item): Finding[] {
  if (child(field, 'json').value !== true) return []
  return ['length', 'maxLength', 'charset', 'pattern', 'warn', 'masked', 'options']
    .map(key => child(field, key))
    .filter(({ value }) => value !== undefined)
    .map(item => finding(file, item, explain.besideJson()))
}

/** The texts of a list are plain, and not chosen. */
function list(file: string, field: Item): Finding[] {
  if (child(field, 'list').value !== true) return []
  return ['length', 'charset', 'warn', 'masked', 'options', 'json']
    .map(key => child(field, key))
    .filter(({ value }) => value !== undefined)
    .map(item => finding(file, item, explain.besideList()))
}

/** A pattern describes the whole text, so that it excludes a charset: a message could not explain both. */
function pattern(file: string, field: Item): Finding[] {
  const match = child(field, 'pattern', 'match')
  const charset = child(field, 'charset')
  return [
    ...patternFindings(file, match, 'u'),
    ...(match.value === undefined || charset.value === undefined
      ? []
      : [finding(file, charset, explain.charsetBesidePattern())]),
  ]
}

function options(file: string, form: Item, field: Item): Finding[] {
  const item = child(field, 'options')
  if (item.value === undefined) return []
  if (text(child(field, 'kind')) === 'text' && child(form, 'profile').value === undefined)
    return [finding(file, item, explain.optionsUnused())]
  const seen = new Set<string>()
  return items(item).flatMap(option => {
    const value = child(option, 'value')
    const key = String(value.value)
    if (value.value === undefined || !seen.has(key)) {
      seen.add(key)
      return []
    }
    return [finding(file, value, explain.fieldOptionTwice(key))]
  })
}

function initial(file: string, field: Item): Finding[] {
  const item = child(field, 'initial')
  if (item.value === undefined) return []
  const fixed = optionValues(field)
  const chosen = Array.isArray(item.value) ? items(item) : [item]
  if (fixed.length > 0 && text(child(field, 'kind')) !== 'text')
    return chosen
      .filter(({ value }) => !fixed.includes(String(value)))
      .map(one => finding(file, one, explain.optionUnknown(String(one.value), fixed)))
  // Nothing is within limits that allow no value.
  if (crossed(file, field).length > 0) return []
  return isOutside(item.value, field) ? [finding(file, item, explain.initialOutside())] : []
}

/** The values of the fixed options of a field; empty when one lacks its value, which is another fault. */
export function optionValues(field: Item): string[] {
  const values = items(child(field, 'options')).map(option => child(option, 'value').value)
  return values.includes(undefined) ? [] : values.map(String)
}

function isOutside(value: unknown, field: Item): boolean {
  const limit = (key: string) => child(field, key).value
  const [min, max, length, maxLength] = [limit('min'), limit('max'), limit('length'), limit('maxLength')]
  if (typeof value === 'number')
    return (typeof min === 'number' && value < min) || (typeof max === 'number' && value > max)
  if (typeof value !== 'string') return false
  if (typeof min === 'string' || typeof max === 'string')
    return (typeof min === 'string' && value < min) || (typeof max === 'string' && value > max)
  const characters = [...value].length
  const match = text(child(field, 'pattern', 'match'))
  if (match !== undefined && !matches(match, value)) return true
  return (
    (typeof length === 'number' && characters !== length) ||
    (typeof maxLength === 'number' && characters > maxLength)
  )
}
