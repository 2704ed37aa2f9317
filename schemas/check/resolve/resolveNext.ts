import { type Entity } from '../../language/entity.ts'
import { explain } from '../explain.ts'
import { child, type Item } from '../item.ts'
import { placeholdersOf } from '../placeholders.ts'
import { checkReplyFields } from './replyFields.ts'
import { drop, type EntityOf, inFull, isPath, replaced, replacedWords, type Scope } from './scope.ts'
import { type NamedCall } from './vocabulary.ts'

/** A way to send a form, and its call; undefined: unknown, or written as a path. */
export interface SentWay {
  readonly submit: Item
  readonly call: NamedCall | undefined
}

/** The records that the form edits after a reply: those of the ways that say so. */
export function editedRecords(ways: readonly SentWay[], scope: Scope): Entity[] {
  return ways.flatMap(({ submit, call }) => {
    const edits = child(submit, 'onSuccess', 'edits')
    return edits.value === undefined ? [] : (scope.vocabulary.entities.get(call?.one ?? '') ?? [])
  })
}

/** Where in the reply the record is that the form edits from then on. */
export function resolveDone(done: Item, call: NamedCall | undefined, scope: Scope): unknown {
  const edits = child(done, 'edits')
  checkReplyFields(done, call, scope)
  if (call && edits.value !== undefined && call.one === undefined)
    scope.found(edits, explain.editsRecordless(call.name))
  return replaced(done, {
    edits: ({ value }) => (value === true && call?.at !== undefined ? call.at : value),
  })
}

/** The call of a button for the record of a reply, which fills its path and its version. */
export function resolveNext(next: Item, scope: Scope, { row, edited, sent }: NextParts): unknown {
  const item = inFull(next, 'call')
  const named = typeof next.value === 'string' ? next : child(next, 'call')
  if (isPath(named.value)) return next.value
  const call = scope.call(named)
  if (!call) return { call: '/' }
  if (call.method === 'GET' || call.grid !== undefined)
    scope.found(named, explain.callUnfit(call.name, 'reads', 'a form'))
  const [first] = edited
  const path = scope.path(call, item, first)
  const known = [first, row === 'wrong' ? undefined : row].flatMap(one => Object.keys(one?.fields ?? {}))
  const needed = [
    ...placeholdersOf(path).filter(name => !scope.params.includes(name)),
    ...(call.version ? ['version'] : []),
  ]
  const missing = needed.find(name => !known.includes(name))
  if (first && missing !== undefined && row !== 'wrong')
    scope.found(named, explain.nextFieldMissing(missing, call.name, first.name))
  const fields = sent(call)
  return {
    call: path,
    ...(call.method !== 'POST' && { method: call.method }),
    ...(call.version && { version: 'version' }),
    ...(fields.length > 0 && { fields }),
    ...(call.version && first && readAgain(first, scope)),
    ...replacedWords(item, { call: drop, path: drop }),
  }
}

/** The call that reads one record of that entity: a path without placeholders would read another one. */
function readAgain(record: Entity, scope: Scope): { read: { get: string; select?: string } } | undefined {
  const call = [...scope.vocabulary.calls.values()].find(({ one, method, path }) => {
    const names = placeholdersOf(path).filter(name => !scope.params.includes(name))
    const isFilled = names.length > 0 && names.every(name => Object.hasOwn(record.fields, name))
    return method === 'GET' && one === record.name && isFilled
  })
  if (!call) return undefined
  const { path, at = 'data' } = call
  return { read: { get: path, ...(at !== '' && { select: at }) } }
}

interface NextParts {
  /** Entity of the row or record that the form was opened for. */
  readonly row: EntityOf
  /** Entities of the records that the form edits after a reply. */
  readonly edited: readonly Entity[]
  /** The fields that a call takes of those of the form; empty: all. */
  readonly sent: (call: NamedCall) => readonly string[]
}
