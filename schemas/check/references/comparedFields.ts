import { isNamedDay } from '../../language/namedDay.ts'
import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { type Item, text } from '../item.ts'
import { currencyOf, type FieldPlace, fieldsOf, kindOf, limitsOf, nameOf } from './formFields.ts'
import { type FormPlace } from './outline.ts'
import { namedField, stepFindings } from './surroundings.ts'

/** A field is compared with another one of its kind, or with a value from outside the form, and its currency is one of these. */
export function comparedFields(file: string, place: FormPlace): Finding[] {
  return fieldsOf(place.form).flatMap(one => [
    ...limitsOf(one.field).flatMap(item => limit(file, place, one, item)),
    ...currencyOf(one.field).flatMap(item => currency(file, place, one, item)),
  ])
}

function limit(file: string, place: FormPlace, one: FieldPlace, item: Item): Finding[] {
  if (kindOf(one.field) === 'date' && isNamedDay(text(item) ?? '')) return []
  const named = namedField(file, place, one, item)
  if (Array.isArray(named)) return named
  const { on, steps } = named
  if (on.pointer === one.field.pointer) return [finding(file, item, explain.comparedSelf(nameOf(on)))]
  const [path, kind, own] = [text(item) ?? '', kindOf(on), kindOf(one.field)]
  if (steps.length > 0 && kind !== 'rows') return stepFindings(file, kind === own, on, item)
  return kind === own ? [] : [finding(file, item, explain.comparedUnfit(path, kind, own))]
}

function currency(file: string, place: FormPlace, one: FieldPlace, item: Item): Finding[] {
  const named = namedField(file, place, one, item)
  if (Array.isArray(named)) return named
  const { on, steps } = named
  if (on.pointer === one.field.pointer) return [finding(file, item, explain.currencySelf(nameOf(on)))]
  return steps.length === 0 || kindOf(on) === 'rows' ? [] : stepFindings(file, true, on, item)
}
