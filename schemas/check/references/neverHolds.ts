import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, items, text } from '../item.ts'
import { markConditions } from './conditionLeaves.ts'
import { conditionsOf, fieldsOf, questionConditions } from './formFields.ts'
import { type Outline } from './outline.ts'
import { overlap, rangeOf, within } from './ranges.ts'
import { targetConditions } from './targets.ts'

/** Reports conditions whose leaves contradict each other, so that nothing would ever show. */
export function checkNeverHolds(outline: Outline): Finding[] {
  const { file, conditions, actions, recordActions, forms, cells } = outline
  const acting = [...actions.map(({ action }) => action), ...recordActions]
  return [
    ...conditions,
    ...acting.flatMap(action => [child(action, 'visible'), child(action, 'enabled')]),
    ...outline.grids.flatMap(markConditions),
    ...[...acting, ...cells, ...outline.blocks].flatMap(targetConditions),
    ...forms.flatMap(({ form }) => [
      ...fieldsOf(form).flatMap(({ field }) => conditionsOf(field)),
      ...questionConditions(form),
    ]),
  ].flatMap(condition =>
    [condition, ...items(child(condition, 'any'))].flatMap(one => contradictions(file, one)),
  )
}

function contradictions(file: string, condition: Item): Finding[] {
  const all = items(child(condition, 'all'))
  return all.flatMap((leaf, at) => {
    const field = text(child(leaf, 'field'))
    const other = all.slice(0, at).find(one => text(child(one, 'field')) === field && excludes(one, leaf))
    return field === undefined || !other ? [] : [finding(file, leaf, explain.conditionNever(field))]
  })
}

function excludes(one: Item, other: Item): boolean {
  const [left, right] = [valuesOf(one), valuesOf(other)]
  if (left && right) return !left.some(value => right.includes(value))
  const [lower, upper] = [rangeOf(one), rangeOf(other)]
  if (lower && upper) return !overlap(lower, upper)
  const range = lower ?? upper
  if (range && [one, other].some(leaf => child(leaf, 'present').value === false)) return true
  if (range && (left ?? right))
    return !(left ?? right)?.some(value => value !== '' && within(Number(value), range))
  const [own, others] = [child(one, 'isUser').value, child(other, 'isUser').value]
  if (typeof own === 'boolean' && typeof others === 'boolean') return own !== others
  const never = (values: typeof left, by: Item) => values?.every(value => refused(by).includes(value))
  if (never(left, other) || never(right, one)) return true
  const [first, second] = [child(one, 'present').value, child(other, 'present').value]
  if (typeof first === 'boolean' && typeof second === 'boolean') return first !== second
  const values = left ?? right
  return values !== undefined && (first ?? second) === false && !values.includes('')
}

/** The values that a leaf excludes. */
function refused(leaf: Item): string[] {
  const { value } = child(leaf, 'not')
  return value === undefined ? [] : [value].flat().map(one => String(one ?? ''))
}

/** The values that a leaf accepts, as conditions compare them; undefined for a test of presence. */
function valuesOf(leaf: Item): string[] | undefined {
  const [is, list] = [child(leaf, 'is'), child(leaf, 'in')]
  if (list.value !== undefined) return items(list).map(({ value }) => String(value ?? ''))
  return is.value === undefined ? undefined : [String(is.value ?? '')]
}
