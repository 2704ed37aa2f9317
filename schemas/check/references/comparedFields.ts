import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { type Item, text } from '../item.ts'
import { type FieldPlace, fieldsOf, isOfLoad, kindOf, limitsOf, nameOf } from './formFields.ts'
import { type FormPlace } from './outline.ts'
import { surroundingFindings } from './surroundings.ts'

/** A field is compared with another one of its kind, or with a value from outside the form. */
export function comparedFields(file: string, place: FormPlace): Finding[] {
  return fieldsOf(place.form).flatMap(one =>
    limitsOf(one.field).flatMap(item => limit(file, place, one, item)),
  )
}

function limit(file: string, place: FormPlace, { field, seen }: FieldPlace, item: Item): Finding[] {
  const path = text(item) ?? ''
  const [name = path, ...steps] = path.split('.')
  const around = surroundingFindings(file, place, name, item)
  if (around) return around
  const on = seen.find(one => nameOf(one) === name)
  if (!on) return [finding(file, item, explain.fieldUnknown(name, seen.map(nameOf)))]
  if (on.pointer === field.pointer) return [finding(file, item, explain.comparedSelf(name))]
  const [kind, own] = [kindOf(on), kindOf(field)]
  if (steps.length > 0 && kind !== 'rows')
    return isOfLoad(on) ? [] : [finding(file, item, explain.computedStep(path, name))]
  return kind === own ? [] : [finding(file, item, explain.comparedUnfit(path, kind, own))]
}
