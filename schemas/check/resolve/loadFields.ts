import { explain } from '../explain.ts'
import { child, type Item, items, text } from '../item.ts'
import { placeholdersOf } from '../placeholders.ts'
import { leaves } from '../references/leaves.ts'
import { checkField, checkLeaf } from './namedFields.ts'
import { type Scope } from './scope.ts'

/** Reports names below loads that the records do not have: in conditions, texts and as records. */
export function checkLoadFields(block: Item, scope: Scope): void {
  for (const key of ['visible', 'enabled', 'readOnly']) checkLoadCondition(child(block, key), scope)
  for (const tab of items(child(block, 'tabs'))) checkLoadCondition(child(tab, 'visible'), scope)
  const kind = text(child(block, 'kind'))
  if (kind === 'text')
    for (const item of [child(block, 'heading'), child(block, 'text')]) checkPlaceholders(item, scope)
  if (kind === 'details' || kind === 'table') checkNumber(child(block, 'load'), kind, scope)
}

/** Reports unknown fields and values in a condition on the loads. */
export function checkLoadCondition(condition: Item, scope: Scope): void {
  for (const leaf of leaves(condition)) {
    const item = child(leaf, 'field')
    const [record, field] = below(text(item) ?? '', scope)
    if (record && field !== '') checkLeaf({ ...leaf, value: { ...Object(leaf.value), field } }, record, scope)
  }
}

/** Reports placeholders that name a whole record or an unknown field. */
export function checkPlaceholders(item: Item, scope: Scope): void {
  for (const path of placeholdersOf(text(item) ?? '')) {
    const [record, field] = scope.params.includes(path) ? [] : below(path, scope)
    if (!record) continue
    if (field === '') scope.found(item, explain.placeholderRecord(path, Object.keys(record.fields)))
    else checkField({ ...item, value: field }, record, scope)
  }
}

/** The record and the field of a dotted path; no record when unknown. */
function below(path: string, scope: Scope) {
  const [load = '', ...rest] = path.split('.')
  const call = scope.loads.get(load)
  // The entity does not describe the entries of a list.
  const isOfList = rest.some(step => /^\d+$/.test(step))
  if (!call || call.one === undefined || isOfList) return [undefined, ''] as const
  // A field of an object in the record is looked up from the record.
  return [scope.loadEntity(load), rest.join('.')] as const
}

/** Details show one record, a table several. */
function checkNumber(item: Item, kind: 'details' | 'table', scope: Scope): void {
  const name = text(item)
  const call = scope.loads.get(name ?? '')
  if (name === undefined || !call) return
  if (kind === 'details' && call.many !== undefined) scope.found(item, explain.loadOfMany(name))
  if (kind === 'table' && call.one !== undefined) scope.found(item, explain.loadOfOne(name))
}
