import { explain } from '../explain.ts'
import { child, type Item, items, text } from '../item.ts'
import { placeholdersOf } from '../placeholders.ts'
import { leaves } from '../references/leaves.ts'
import { checkField, checkLeaf } from './namedFields.ts'
import { type Scope } from './scope.ts'

/** Finds what blocks name below the loads and their records do not have: in conditions, texts and as records. */
export function checkLoadFields(block: Item, scope: Scope): void {
  for (const key of ['visible', 'enabled', 'readOnly']) checkLoadCondition(child(block, key), scope)
  for (const tab of items(child(block, 'tabs'))) checkLoadCondition(child(tab, 'visible'), scope)
  const kind = text(child(block, 'kind'))
  if (kind === 'text')
    for (const item of [child(block, 'heading'), child(block, 'text')]) checkPlaceholders(item, scope)
  if (kind === 'details' || kind === 'table') checkNumber(child(block, 'load'), kind, scope)
}

/** Finds fields and values in a condition on the loads that their records do not have. */
export function checkLoadCondition(condition: Item, scope: Scope): void {
  for (const leaf of leaves(condition)) {
    const item = child(leaf, 'field')
    const [record, field] = below(text(item) ?? '', scope)
    if (record && field !== '') checkLeaf({ ...leaf, value: { ...Object(leaf.value), field } }, record, scope)
  }
}

/** Finds placeholders of a text that name a whole record, or a field that it does not have. */
export function checkPlaceholders(item: Item, scope: Scope): void {
  for (const path of placeholdersOf(text(item) ?? '')) {
    const [record, field] = scope.params.includes(path) ? [] : below(path, scope)
    if (!record) continue
    if (field === '') scope.found(item, explain.placeholderRecord(path, Object.keys(record.fields)))
    else checkField({ ...item, value: field }, record, scope)
  }
}

/** The record and the field that a dotted path names; no record where the loads do not say which. */
function below(path: string, scope: Scope) {
  const [load = '', ...rest] = path.split('.')
  const call = scope.loads.get(load)
  // Of a list in the record the entity does not say more.
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
