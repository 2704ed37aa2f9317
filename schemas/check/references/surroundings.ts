import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, text } from '../item.ts'
import { type FieldPlace, nameOf } from './formFields.ts'
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
