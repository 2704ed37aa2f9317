import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, text } from '../item.ts'
import { choosesRecord, type FieldPlace, kindOf, nameOf } from './formFields.ts'
import { type FormPlace } from './outline.ts'

/** A field that a path names, and the path below it. */
export interface NamedField {
  readonly on: Item
  readonly steps: readonly string[]
}

/** The field that a path begins with; findings, or none, if it names no field of the form. */
export function namedField(
  file: string,
  place: FormPlace,
  { seen }: Pick<FieldPlace, 'seen'>,
  item: Item,
): NamedField | Finding[] {
  const path = text(item) ?? ''
  const [name = path, ...steps] = path.split('.')
  const around = surroundingFindings(file, place, name, item)
  if (around) return around
  const on = seen.find(one => nameOf(one) === name)
  return on ? { on, steps } : [finding(file, item, explain.fieldUnknown(name, seen.map(nameOf)))]
}

/** A path goes on into the record that is chosen in a field, if it chooses one; `fits`: the field itself would do. */
export function stepFindings(file: string, fits: boolean, on: Item, item: Item): Finding[] {
  if (choosesRecord(on)) return []
  const [path, name, kind] = [text(item) ?? '', nameOf(on), kindOf(on)]
  const options = child(on, 'options')
  const say = (why: string, fix: string) => [finding(file, item, explain.computedStep(path, name, why, fix))]
  if (kind === 'multiSelect') return say('takes several entries, not one', 'Name another field.')
  if (child(options, 'load').value !== undefined)
    return say('offers entries that are no records', `Add value and label to options of "${name}".`)
  return say(
    Array.isArray(options.value)
      ? 'offers a fixed list, not records'
      : `is a ${kind} field, which has no fields`,
    [
      ...(fits ? [`Write "${name}".`] : []),
      ...(['select', 'choice'].includes(kind)
        ? [`Let "${name}" offer the records of a load, as in options: 'nameOfLoad'.`]
        : []),
    ].join(' ') || 'Name another field.',
  )
}

/** The findings of a path below `record`, `profile` or `loads`; undefined: it begins with a field of the form. */
export function surroundingFindings(
  file: string,
  { form, onRecord }: FormPlace,
  name: string,
  item: Item,
): Finding[] | undefined {
  switch (name) {
    case 'record':
      return onRecord || text(child(form, 'values')) !== undefined
        ? []
        : [finding(file, item, explain.recordMissing())]
    case 'profile':
      return child(form, 'profile').value === undefined ? [finding(file, item, explain.profileMissing())] : []
    case 'loads':
      // Unknown loads are reported with all other uses of loads.
      return []
    default:
      return undefined
  }
}
