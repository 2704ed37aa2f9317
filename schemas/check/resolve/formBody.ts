import { type CallValue } from '../../language/calls.ts'
import { type EntityField, type FieldWord } from '../../language/entityField.ts'
import { explain } from '../explain.ts'
import { child, entries, type Item, items, text } from '../item.ts'
import { nearest } from '../nearest.ts'
import { isComputedReadOnly } from '../references/formFields.ts'
import { formKind } from './formControls.ts'
import { checkFormFiles } from './formFiles.ts'
import { normalizeField } from './normalizeEntity.ts'
import { type EntityOf, type Scope } from './scope.ts'
import { type NamedCall } from './vocabulary.ts'

/** The calls of the submits; undefined: a literal path. */
export type Calls = readonly (NamedCall | undefined)[]

/** Names of the values of the body of a call. */
export function bodyNames(call: NamedCall | undefined): string[] {
  return Array.isArray(call?.body) ? call.body : Object.keys(call?.body ?? {})
}

/** The name of a field, of which only the name may be written. */
export function fieldName(field: Item): string | undefined {
  return text(field) ?? text(child(field, 'name')) ?? text(child(field, 'field'))
}

/** A field by the full description in a call's body, else by the record, else by the body's type. */
export function bodyField(name: string, entity: EntityOf, calls: Calls): EntityField | undefined {
  let word: FieldWord | undefined
  for (const call of calls) {
    const body: Readonly<Record<string, CallValue>> | undefined = Array.isArray(call?.body)
      ? undefined
      : call?.body
    const value = body && Object.hasOwn(body, name) ? body[name] : undefined
    if (typeof value === 'object') return value
    word ??= value
  }
  const known =
    entity && entity !== 'wrong' && Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined
  return known ?? (word && normalizeField(word, undefined, name))
}

/** Whether a field is required: by the call, and without a call when every record has it. */
export function isNeeded(name: string, field: EntityField, call: NamedCall | undefined): boolean {
  const names = bodyNames(call)
  if (names.length > 0) return names.includes(name) && !call?.optional?.includes(name)
  return !field.optional
}

/**
 * A form sends all required values of its calls, and no field outside of all their bodies. Read-only computed fields outside
 * of them are only shown.
 */
export function checkBody(
  form: { readonly fields: Item; readonly body: Item },
  call: NamedCall,
  scope: Scope,
  calls: Calls,
): void {
  const known = bodyNames(call)
  const taken = new Set(calls.flatMap(bodyNames))
  const named = calls.flatMap(one => one?.name ?? [])
  // A call without a body definition takes everything.
  const isOpen = calls.some(one => bodyNames(one).length === 0)
  if (known.length === 0) return
  const sent = entries(form.body).map(([name]) => name)
  const fields = items(form.fields)
  for (const field of fields) {
    const name = fieldName(field)
    const isShown = isComputedReadOnly(field) && nearest(name ?? '', taken) === undefined
    if (name !== undefined && !taken.has(name) && !isOpen && !isShown)
      scope.found(
        text(field) ? field : child(field, 'name'),
        explain.bodyFieldUnknown(name, named, [...taken]),
      )
  }
  const names = [...sent, ...fields.map(fieldName)]
  for (const name of known) {
    const isOptional = mayBeLeftOut(name, call, scope)
    // A misspelt field is reported where it is written.
    const isMisspelt = names.some(one => one !== undefined && !known.includes(one) && nearest(one, [name]))
    if (!names.includes(name) && !isOptional && !isMisspelt)
      scope.found(form.fields, explain.bodyFieldMissing(name, call.name))
  }
}

/** Files are given by the form and taken by each of its calls, also by that of a record in a reply. */
export function checkFiles(
  fields: Item,
  submits: readonly Item[],
  entity: EntityOf,
  calls: Calls,
  scope: Scope,
): void {
  const known = items(fields).map(item => {
    const name = fieldName(item) ?? ''
    const field = bodyField(name, entity, calls)
    const kind = text(child(item, 'kind')) ?? (field && formKind(field, {})) ?? ''
    return { item, name, kind }
  })
  for (const [at, submit] of submits.entries()) {
    const next = child(submit, 'next')
    const nextCall = scope.vocabulary.calls.get(text(next) ?? text(child(next, 'call')) ?? '')
    const ways = [
      { from: submit, call: calls[at], sent: child(submit, 'fields') },
      { from: next, call: nextCall, sent: child(next, 'fields') },
    ]
    for (const { from, call, sent } of ways) {
      const place = typeof from.value === 'string' ? from : child(from, 'call')
      const lacks = (name: string) =>
        from === submit && call !== undefined && !mayBeLeftOut(name, call, scope)
      if (call) checkFormFiles(known, { place, call, fields: sent }, scope, lacks)
    }
  }
}

/** A call that needs a value is refused while the value is unchanged, if only changed values are sent. */
export function checkChanged(fields: Item, submit: Item, call: NamedCall, scope: Scope): void {
  const send = child(submit, 'send')
  if (send.value !== 'changed') return
  const fixed = entries(child(submit, 'body')).map(([name]) => name)
  const names = items(fields).flatMap(field => fieldName(field) ?? [])
  const needed = bodyNames(call).filter(
    name => names.includes(name) && !fixed.includes(name) && !mayBeLeftOut(name, call, scope),
  )
  if (needed.length > 0) scope.found(send, explain.changedNeeded(needed, call.name, Array.isArray(call.body)))
}

/** Whether a body is valid without this value. */
function mayBeLeftOut(name: string, call: NamedCall, scope: Scope): boolean {
  const value = Array.isArray(call.body) ? scope.entityOf(call)?.fields[name] : call.body?.[name]
  return (call.optional?.includes(name) ?? false) || (typeof value === 'object' && value.type === 'boolean')
}
