import { type Entity } from '../../language/entity.ts'
import { explain } from '../explain.ts'
import { child, type Item, items, text } from '../item.ts'
import { placeholdersOf } from '../placeholders.ts'
import { leaves } from '../references/conditionLeaves.ts'
import { checkField, checkLeaf } from './namedFields.ts'
import { type Scope, type Words } from './scope.ts'
import { formatsOf, namedIn } from './textFormats.ts'

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

/** How the values that the texts of a block name are written. */
export function formatsOfBlock(block: Item, scope: Scope): { formats?: Words } {
  const texts = [child(block, 'heading'), child(block, 'text')]
  return formatsOf(texts, child(block, 'formats'), scope, path => {
    const [record, field] = below(path, scope)
    return namedIn(record, scope, field, path.split('.')[0])
  })
}

/** The record and the field of a dotted path; no record when unknown. */
function below(path: string, scope: Scope): readonly [record: Entity | undefined, field: string] {
  const [load = '', ...rest] = path.split('.')
  const call = scope.loads.get(load)
  // The entity does not describe the entries of a list.
  const isOfList = rest.some(step => /^\d+$/.test(step))
  if (!call || call.one === undefined || isOfList) return [undefined, '']
  // A field of an object in the record is looked up from the record.
  return [scope.loadEntity(load), rest.join('.')]
}

/** Details show one record, a table several. */
function checkNumber(item: Item, kind: 'details' | 'table', scope: Scope): void {
  const name = text(item)
  const call = scope.loads.get(name ?? '')
  if (name === undefined || !call) return
  if (kind === 'details' && call.many !== undefined) scope.found(item, explain.loadOfMany(name))
  if (kind === 'table' && call.one !== undefined) scope.found(item, explain.loadOfOne(name))
}
