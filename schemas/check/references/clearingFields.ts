import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, text } from '../item.ts'
import { leaves } from './conditionLeaves.ts'
import { type FieldPlace, fieldsOf, nameOf } from './formFields.ts'

/** Fields that are emptied by their own value, or that empty each other: typed text would be lost at once. */
export function clearingFields(file: string, form: Item): Finding[] {
  const places = fieldsOf(form)
  return places.flatMap(place =>
    clearedBy(place, places).flatMap(({ leaf, by }) => {
      const way = wayBack(by, place, places)
      if (way === undefined) return []
      const item = child(leaf, 'field')
      return by === place
        ? [finding(file, item, explain.clearedByItself())]
        : [finding(file, item, explain.fieldsClearing([nameOf(place.field), ...way]))]
    }),
  )
}

/** The fields in the condition of `clearWhen`, each with its leaf. */
function clearedBy(
  { field, seen }: FieldPlace,
  places: readonly FieldPlace[],
): { readonly leaf: Item; readonly by: FieldPlace }[] {
  return leaves(child(field, 'clearWhen')).flatMap(leaf => {
    const [name] = (text(child(leaf, 'field')) ?? '').split('.')
    const on = name === '' ? undefined : seen.find(one => nameOf(one) === name)
    const by = places.find(place => place.field.pointer === on?.pointer)
    return by ? [{ leaf, by }] : []
  })
}

/** The names on the way from one field to another along what empties them; undefined without a way. */
function wayBack(
  from: FieldPlace,
  to: FieldPlace,
  places: readonly FieldPlace[],
  passed: readonly FieldPlace[] = [],
): string[] | undefined {
  if (from === to) return [nameOf(to.field)]
  if (passed.includes(from)) return undefined
  for (const { by } of clearedBy(from, places)) {
    const way = wayBack(by, to, places, [...passed, from])
    if (way) return [nameOf(from.field), ...way]
  }
  return undefined
}
