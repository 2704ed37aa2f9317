import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, items, text } from '../item.ts'
import { dayOf, leaves } from './conditionLeaves.ts'
import { type FieldPlace, fieldsOf, nameOf } from './formFields.ts'
import { type FormPlace } from './outline.ts'
import { rangeOf, within } from './ranges.ts'

/**
 * Fields that are shown or open only when another one has a value, which waits for them in turn, so that none
 * can be filled in. Values of records, loads and profiles are unknown here: forms filled from a record are
 * skipped, and a condition on such a value may hold.
 */
export function waitingFields(file: string, { form, onRecord }: FormPlace): Finding[] {
  if (onRecord || text(child(form, 'values')) !== undefined) return []
  const stuck = stuckFields(fieldsOf(form))
  return [...stuck.values()].flatMap(place =>
    waits(place, stuck).flatMap(({ leaf, on }) => {
      const way = wayBack(on, place.field, stuck)
      // A field that hides by its own value is reported separately.
      const mentioned = on.field === place.field && leaf.pointer.startsWith(`${place.field.pointer}/visible`)
      return way === undefined || mentioned
        ? []
        : [finding(file, child(leaf, 'field'), explain.fieldsWaiting([nameOf(place.field), ...way]))]
    }),
  )
}

type Fields = ReadonlyMap<string, FieldPlace>

/** The fields that can never be filled in, by pointer: those left after removing all reachable ones. */
function stuckFields(places: readonly FieldPlace[]): Fields {
  const stuck = new Map(places.map(place => [place.field.pointer, place]))
  for (let before = 0; before !== stuck.size; ) {
    before = stuck.size
    for (const place of [...stuck.values()])
      if (conditions(place).every(condition => mayHold(condition, place, stuck)))
        stuck.delete(place.field.pointer)
  }
  return stuck
}

/** The leaves that keep a field from being filled in, each with the field that it tests. */
function waits(place: FieldPlace, stuck: Fields): { readonly leaf: Item; readonly on: FieldPlace }[] {
  return conditions(place)
    .filter(condition => !mayHold(condition, place, stuck))
    .flatMap(leaves)
    .flatMap(leaf => {
      const on = leafHolds(leaf, place, stuck) ? undefined : stuck.get(seenBy(leaf, place)?.pointer ?? '')
      return on ? [{ leaf, on }] : []
    })
}

/** The names on the way from one stuck field to another along what they wait for; undefined without a way. */
function wayBack(
  from: FieldPlace,
  to: Item,
  stuck: Fields,
  passed: ReadonlySet<string> = new Set(),
): string[] | undefined {
  const name = nameOf(from.field)
  if (from.field.pointer === to.pointer) return [name]
  if (passed.has(from.field.pointer)) return undefined
  const further = new Set([...passed, from.field.pointer])
  for (const { on } of waits(from, stuck)) {
    const way = wayBack(on, to, stuck, further)
    if (way) return [name, ...way]
  }
  return undefined
}

function conditions({ field }: FieldPlace): Item[] {
  return ['visible', 'enabled'].map(key => child(field, key)).filter(({ value }) => value !== undefined)
}

function mayHold(condition: Item, place: FieldPlace, stuck: Fields): boolean {
  const any = items(child(condition, 'any'))
  if (any.length > 0) return any.some(one => mayHold(one, place, stuck))
  return leaves(condition).every(leaf => leafHolds(leaf, place, stuck))
}

/** A leaf may hold unless its field keeps a start value that the leaf does not accept. */
function leafHolds(leaf: Item, place: FieldPlace, stuck: Fields): boolean {
  const on = seenBy(leaf, place)
  if (!on || !stuck.has(on.pointer)) return true
  const start = startOf(on)
  if (start === undefined) return true
  const present = child(leaf, 'present').value
  if (typeof present === 'boolean') return (start !== null && start !== '') === present
  // Depends on who is signed in, or on the day.
  if (child(leaf, 'isUser').value !== undefined || dayOf(leaf)) return true
  const range = rangeOf(leaf)
  if (range) return typeof start === 'number' && within(start, range)
  const not = child(leaf, 'not')
  if (not.value !== undefined) return ![not.value].flat().some(value => String(value) === String(start))
  return [child(leaf, 'is'), ...items(child(leaf, 'in'))].some(
    ({ value }) => value !== undefined && String(value) === String(start),
  )
}

function seenBy(leaf: Item, { seen }: FieldPlace): Item | undefined {
  const [name] = (text(child(leaf, 'field')) ?? '').split('.')
  return name === '' ? undefined : seen.find(field => nameOf(field) === name)
}

/** The initial value of a field; undefined when unknown here. */
function startOf(field: Item): unknown {
  const initial = child(field, 'initial').value
  if (initial !== undefined) return typeof initial === 'object' ? undefined : initial
  switch (text(child(field, 'kind'))) {
    case 'checkbox':
      return false
    case 'choice':
    case 'number':
    case 'select':
      return null
    case 'date':
    case 'text':
      return ''
    default:
      return undefined
  }
}
