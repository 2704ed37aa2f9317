import { explain } from '../explain.ts'
import { type Finding, finding, keyFinding } from '../finding.ts'
import { child, type Item, items, text } from '../item.ts'
import { type FieldPlace, fieldsOf, kindOf, nameOf, sourcesOf } from './formFields.ts'
import { type FormPlace } from './outline.ts'
import { type NamedField, namedField, stepFindings } from './surroundings.ts'

/** Computed fields name fields that have such a value, and none is computed from itself. */
export function computedFields(file: string, place: FormPlace): Finding[] {
  const places = fieldsOf(place.form)
  return places
    .filter(({ field }) => child(field, 'computed').value !== undefined)
    .flatMap(one => [
      ...source(file, one.field),
      ...beside(file, one.field),
      ...sourcesOf(one.field).flatMap(item => named(file, place, one, item)),
      ...circle(file, one, places),
    ])
}

function source(file: string, field: Item): Finding[] {
  const computed = child(field, 'computed')
  const has = (key: string) => child(computed, key).value !== undefined
  const ways = ['sum', 'product', 'from'].filter(has)
  if (ways.length !== 1 || (has('minus') && !has('sum')))
    return [keyFinding(file, computed, explain.computedSource())]
  const kind = text(child(field, 'kind')) ?? ''
  return has('from') || kind === 'number'
    ? []
    : [finding(file, child(computed, ways[0] ?? ''), explain.computedNumber(kind))]
}

function beside(file: string, field: Item): Finding[] {
  const keys = ['initial', 'clearWhen', ...(isEditable(field) ? [] : ['enabled', 'prefill'])]
  return keys
    .filter(key => child(field, key).value !== undefined)
    .map(key => keyFinding(file, child(field, key), explain.computedBeside(key)))
}

function isEditable(field: Item): boolean {
  return child(field, 'computed', 'editable').value === true
}

function named(file: string, place: FormPlace, one: FieldPlace, item: Item): Finding[] {
  const found = namedField(file, place, one, item)
  return Array.isArray(found) ? found : fits(file, { field: one.field, item, ...found })
}

interface Use extends NamedField {
  readonly field: Item
  readonly item: Item
}

function fits(file: string, { field, on, item, steps }: Use): Finding[] {
  const path = text(item) ?? ''
  const kind = kindOf(on)
  const isNumeric = child(field, 'computed', 'from').value === undefined
  if (kind === 'rows') {
    const inner = items(child(on, 'fields'))
    const leaf = inner.find(one => nameOf(one) === steps[0])
    const isSum = item.pointer.includes('/sum/') || item.pointer.includes('/minus/')
    if (!isSum || steps.length === 0)
      return [
        finding(
          file,
          item,
          explain.computedUnfit(path, 'a table', 'only a sum takes a field of its records'),
        ),
      ]
    if (!leaf) return [finding(file, item, explain.fieldUnknown(steps[0] ?? '', inner.map(nameOf)))]
    return kindOf(leaf) === 'number' ? [] : [finding(file, item, unfitNumber(path, kindOf(leaf)))]
  }
  if (steps.length > 0) return stepFindings(file, kind === kindOf(field), on, item)
  if (isNumeric) return kind === 'number' ? [] : [finding(file, item, unfitNumber(path, kind))]
  return kind === kindOf(field) || taken[kindOf(field)]?.includes(kind)
    ? []
    : [
        finding(
          file,
          item,
          explain.computedUnfit(path, `a ${kind} field`, `a ${kindOf(field)} field cannot show its value`),
        ),
      ]
}

/** The kinds of fields whose values a field of another kind can have. */
const taken: Readonly<Record<string, readonly string[]>> = {
  text: ['choice', 'date', 'number', 'select'],
  select: ['choice', 'text'],
  choice: ['select', 'text'],
}

function unfitNumber(path: string, kind: string) {
  return explain.computedUnfit(path, `a ${kind} field`, 'only numbers are added and multiplied')
}

function circle(file: string, place: FieldPlace, places: readonly FieldPlace[]): Finding[] {
  for (const item of sourcesOf(place.field)) {
    const way = wayBack(fieldAt(item, place, places), place, places)
    if (way) return [finding(file, item, explain.computedCircle([nameOf(place.field), ...way]))]
  }
  return []
}

/** The names on the way from one field to another along what computes them; undefined without a way. */
function wayBack(
  from: FieldPlace | undefined,
  to: FieldPlace,
  places: readonly FieldPlace[],
  passed: readonly FieldPlace[] = [],
): string[] | undefined {
  if (!from || passed.includes(from)) return undefined
  if (from.field.pointer === to.field.pointer) return [nameOf(to.field)]
  for (const item of sourcesOf(from.field)) {
    const way = wayBack(fieldAt(item, from, places), to, places, [...passed, from])
    if (way) return [nameOf(from.field), ...way]
  }
  return undefined
}

/** The field that a path names, in a table that of its records. */
function fieldAt(item: Item, { seen }: FieldPlace, places: readonly FieldPlace[]): FieldPlace | undefined {
  const [name, step] = (text(item) ?? '').split('.')
  const on = seen.find(one => nameOf(one) === name)
  const leaf = on && kindOf(on) === 'rows' ? items(child(on, 'fields')).find(one => nameOf(one) === step) : on
  return places.find(({ field }) => field.pointer === leaf?.pointer)
}
