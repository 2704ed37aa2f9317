import { type Entity } from '../../language/entity.ts'
import { explain } from '../explain.ts'
import { child, entries, type Item, text } from '../item.ts'
import { nearest } from '../nearest.ts'
import { fieldAt } from './fieldAt.ts'
import { type Scope } from './scope.ts'
import { type NamedCall } from './vocabulary.ts'

/** Parts of a record without which a block shows nothing of it: an event without a title is left out. */
const needs: Readonly<Record<string, readonly string[]>> = {
  commentList: ['comment'],
  timeline: ['title', 'date'],
}

/** Reports records that are no list, or lack the fields that a block reads by fixed or given names. */
export function checkListedRecords(block: Item, call: NamedCall | undefined, scope: Scope): void {
  const kind = text(child(block, 'kind')) ?? ''
  const parts = Object.hasOwn(needs, kind) ? needs[kind] : undefined
  if (!parts) return
  const source = call ? child(block, 'call') : child(block, 'load')
  const records = call ? ofCall(source, kind, block, call, scope) : ofLoad(source, kind, scope)
  if (!records) return
  const named = new Map(entries(child(block, 'fields')))
  for (const item of named.values()) checkPath(item, text(item) ?? '', records, scope)
  const known = Object.keys(records.fields)
  for (const part of parts)
    if (!named.has(part) && !Object.hasOwn(records.fields, part))
      scope.found(source, explain.recordPartMissing(part, kind, records.name, known))
}

function ofCall(source: Item, kind: string, block: Item, call: NamedCall, scope: Scope): Entity | undefined {
  // What is selected in the reply is not described.
  if (child(block, 'select').value !== undefined) return undefined
  if (call.many !== undefined) return scope.entityOf(call)
  if (call.one !== undefined)
    scope.found(source, explain.callUnfit(call.name, 'returns one record', `a ${kind} block`))
  return undefined
}

/** The entity of the records at a dotted path below the loads. */
function ofLoad(source: Item, kind: string, scope: Scope): Entity | undefined {
  const path = text(source) ?? ''
  const [load = '', ...steps] = path.split('.')
  const call = scope.loads.get(load)
  const last = steps.at(-1)
  if (last === undefined) {
    if (call?.one !== undefined) scope.found(source, explain.recordsOfOne(path, kind))
    return call?.many === undefined ? undefined : scope.loadEntity(load)
  }
  // The entity does not describe the entries of a list.
  if (call?.many !== undefined || steps.some(step => /^\d+$/.test(step))) return undefined
  const record = scope.loadEntity(load)
  const field = record && fieldAt(steps.join('.'), record, scope.vocabulary)
  if (record && !field) checkMisspelt(source, steps.join('.'), record, scope)
  if (field?.type === 'list' && field.entity !== undefined) return scope.loadEntity(path)
  if (field && field.type !== 'json') scope.found(source, explain.recordsOfOther(path, kind, field.type))
  return undefined
}

/** Servers send histories that entities need not describe: only a name like that of a list counts as misspelt. */
function checkMisspelt(source: Item, path: string, record: Entity, scope: Scope): void {
  const lists = Object.entries(record.fields).flatMap(([name, { type }]) => (type === 'list' ? [name] : []))
  if (nearest(path, lists) !== undefined)
    scope.found(source, explain.entityFieldUnknown(path, record.name, lists))
}

/** Reports a path that an entity does not have. Fields inside lists and JSON are not described. */
function checkPath(item: Item, path: string, entity: Entity, scope: Scope): void {
  const [first = ''] = path.split('.')
  const field = fieldAt(path, entity, scope.vocabulary) ?? fieldAt(first, entity, scope.vocabulary)
  const isOpen = field?.type === 'json' || field?.type === 'list'
  if (path !== '' && !isOpen && !fieldAt(path, entity, scope.vocabulary))
    scope.found(item, explain.entityFieldUnknown(path, entity.name, Object.keys(entity.fields)))
}
