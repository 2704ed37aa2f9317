import { type CallValue } from '../../language/calls.ts'
import { explain } from '../explain.ts'
import { child, type Item, items, text } from '../item.ts'
import { type Scope } from './scope.ts'
import { type NamedCall } from './vocabulary.ts'

/** A field of a form as far as files are concerned. */
export interface SentField {
  readonly item: Item
  readonly name: string
  readonly kind: string
}

/** One way to send a form. */
interface FormWay {
  /** Where its call is named. */
  readonly place: Item
  readonly call: NamedCall
  /** The fields that it sends, where they are written. */
  readonly fields: Item
}

/**
 * The files of a call are those of the fields of a form: with a file the body is a multipart form, which a server that takes
 * none cannot read, and the other way round. `lacks`: a value that the call needs, whose absence is reported already.
 */
export function checkFormFiles(
  fields: readonly SentField[],
  { place, call, fields: sent }: FormWay,
  scope: Scope,
  lacks: (name: string) => boolean,
): void {
  const values = valuesOf(call, scope)
  for (const { item, name, kind } of fields) {
    const value = values.get(name)
    const isTaken = value !== undefined && typeOf(value) === 'file'
    if (kind === 'file' && value !== undefined && !isTaken)
      scope.found(kindItem(item), explain.fileNotTaken(name, call.name))
    // A text field is reported with other values that it cannot show.
    if (kind !== 'file' && kind !== 'text' && isTaken)
      scope.found(kindItem(item), explain.fileNotGiven(name, call.name))
  }
  const chosen = sent.value === undefined ? undefined : items(sent).map(({ value }) => value)
  for (const [name, value] of values) {
    if (typeOf(value) !== 'file') continue
    const isAbsent = !fields.some(field => field.name === name)
    if ((isAbsent && !lacks(name)) || chosen?.includes(name) === false)
      scope.found(place, explain.fileNotGiven(name, call.name))
  }
}

/** Where the kind of a field is written, or the field is named. */
function kindItem(item: Item): Item {
  const kind = child(item, 'kind')
  return text(kind) === undefined ? item : kind
}

function valuesOf(call: NamedCall, scope: Scope): ReadonlyMap<string, CallValue> {
  if (!Array.isArray(call.body)) return new Map(Object.entries(call.body ?? {}))
  const fields = scope.entityOf(call)?.fields ?? {}
  return new Map(call.body.flatMap(name => (fields[name] ? [[name, fields[name]] as const] : [])))
}

function typeOf(value: CallValue): string {
  return typeof value === 'string' ? value : value.type
}
