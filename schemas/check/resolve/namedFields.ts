import { explain } from '../explain.ts'
import { child, entries, type Item, items, text } from '../item.ts'
import { nearest } from '../nearest.ts'
import { placeholdersOf } from '../placeholders.ts'
import { comparedValues, dayOf, leaves, markConditions, sizeOf } from '../references/conditionLeaves.ts'
import { textsOfRow } from '../references/formFields.ts'
import { onRow } from '../references/onRow.ts'
import { targetConditions, targetFields } from '../references/targets.ts'
import { fieldAt } from './fieldAt.ts'
import { type EntityOf, type Scope } from './scope.ts'

/** Reports unknown fields that a grid names outside its columns. */
export function checkGridFields(grid: Item, record: EntityOf, scope: Scope): void {
  checkField(child(grid, 'rowKey'), record, scope)
  if (!record) checkKey(grid, scope)
  checkField(child(grid, 'inactive', 'field'), record, scope)
  for (const field of items(child(grid, 'fields'))) checkField(field, record, scope)
  for (const leaf of markConditions(grid).flatMap(leaves)) checkLeaf(leaf, record, scope)
}

/** The records are unknown: only a key similar to a column counts as misspelt. */
function checkKey(grid: Item, scope: Scope): void {
  const key = child(grid, 'rowKey')
  const columns = items(child(grid, 'columns')).map(
    column => text(column) ?? text(child(column, 'field')) ?? '',
  )
  const name = text(key) ?? ''
  if (name !== '' && !columns.includes(name) && nearest(name, columns) !== undefined)
    scope.found(key, explain.rowFieldUnknown(name, columns))
}

/** Reports unknown fields in the cell of a column, tooltip or label and value pair. */
export function checkCellFields(holder: Item, record: EntityOf, scope: Scope): void {
  const cell = child(holder, 'cell')
  checkField(child(cell, 'currency'), record, scope)
  checkField(child(cell, 'total'), record, scope)
  checkNumber(child(cell, 'total'), record, scope, explain.progressTotalUnfit)
  checkLinkFields(cell, record, scope)
}

/** Reports a known field that is no number. */
export function checkNumber(
  item: Item,
  record: EntityOf,
  scope: Scope,
  say: (field: string, type: string) => ReturnType<typeof explain.seriesUnfit>,
): void {
  const name = text(item)
  if (name === undefined || !record || record === 'wrong') return
  const field = fieldAt(name, record, scope.vocabulary)
  if (field && !numbers.has(field.type)) scope.found(item, say(name, field.type))
}

/** Reports unknown fields of the row in a link, and impossible values of them. */
export function checkLinkFields(link: Item, record: EntityOf, scope: Scope): void {
  for (const field of targetFields(link)) checkField(field, record, scope)
  for (const leaf of targetConditions(link).flatMap(leaves)) checkLeaf(leaf, record, scope)
}

/** Reports unknown fields of the row that an action names, and impossible values of them. */
export function checkActionFields(action: Item, record: EntityOf, scope: Scope): void {
  for (const key of ['visible', 'enabled'])
    for (const leaf of leaves(child(action, key))) checkLeaf(leaf, record, scope)
  if (!onRow(action)) return
  checkLinkFields(action, record, scope)
  for (const [, field] of entries(child(action, 'file'))) checkField(field, record, scope)
  for (const item of textsOfRow(action))
    for (const name of placeholdersOf(text(item) ?? ''))
      if (!scope.params.includes(name)) checkField({ ...item, value: name }, record, scope)
}

/** Reports an unknown field of a condition on a record, and an impossible value. */
export function checkLeaf(leaf: Item, record: EntityOf, scope: Scope): void {
  const place = child(leaf, 'field')
  const name = text(place)
  if (name === undefined || !record || record === 'wrong') return
  const field = fieldAt(name, record, scope.vocabulary)
  checkField(place, record, scope)
  const values = comparedValues(leaf)
  const bySize = sizeOf(leaf)
  if (bySize && field && !numbers.has(field.type))
    scope.found(bySize, explain.sizeUnfit(name, `of the type ${field.type}`, days.has(field.type)))
  const byDay = dayOf(leaf)
  if (byDay && field && !days.has(field.type))
    scope.found(byDay, explain.dayUnfit(name, `of the type ${field.type}`))
  const byUser = child(leaf, 'isUser')
  if (byUser.value !== undefined && field && !named.has(field.type))
    scope.found(byUser, explain.userUnfit(name, `of the type ${field.type}`))
  scope.checkOptions(name, values, record)
  for (const item of values) {
    const { value } = item
    if (days.has(field?.type)) {
      if (typeof value === 'number' || typeof value === 'boolean')
        scope.found(item, explain.dateValueUnfit(value, name))
    } else if (typeof value === 'string' && field?.type === 'boolean')
      scope.found(item, explain.valueQuoted(value, name, 'true or false'))
    else if (typeof value === 'string' && numbers.has(field?.type))
      scope.found(item, explain.valueQuoted(value, name, 'a number'))
  }
}

/** Types of fields whose values are numbers. */
const numbers: ReadonlySet<unknown> = new Set(['decimal', 'duration', 'integer', 'money', 'percent'])

/** Types of fields whose values are days or moments. */
const days: ReadonlySet<unknown> = new Set(['date', 'moment'])

/** Types of fields that may hold the name of a user. */
const named: ReadonlySet<unknown> = new Set(['reference', 'text'])

/** Reports an unknown field; without an entity, any field is accepted. */
export function checkField(item: Item, record: EntityOf, scope: Scope): void {
  const name = text(item)
  if (name === undefined || name === '' || !record || record === 'wrong') return
  if (!scope.field(item, name, record))
    scope.found(item, explain.entityFieldUnknown(name, record.name, Object.keys(record.fields)))
}
