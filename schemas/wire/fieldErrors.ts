import { fieldOf, isRecord } from './envelope.ts'

/** What is wrong with one field of a request, for the user. */
export interface FieldError {
  /** Name of the field as the request spells it. */
  readonly field: string
  readonly message: string
}

/**
 * The body of a reply that refuses what was filled in (400, 409, 422): what is wrong, field by field. Our reading: the
 * specification shows no shape for it. `errors` is a list of fields with their messages, or a map of each field to its
 * message or messages. A field of a record in a table is spelled `table.0.name`. The errors come in the order of the server,
 * by the names of fields; an error without a text says nothing and is left out.
 */
export function readFieldErrors(body: unknown): Readonly<Record<string, readonly string[]>> {
  const errors = fieldOf(body, 'errors')
  const found = new Map<string, string[]>()
  for (const { field, message } of Array.isArray(errors) ? errors.flatMap(listed) : mapped(errors)) {
    if (message.trim() === '') continue
    const known = found.get(field)
    if (!known) found.set(field, [message])
    else if (!known.includes(message)) known.push(message)
  }
  return Object.fromEntries(found)
}

function listed(error: unknown): FieldError[] {
  if (!isRecord(error) || typeof error.field !== 'string') return []
  return typeof error.message === 'string' ? [{ field: error.field, message: error.message }] : []
}

function mapped(errors: unknown): FieldError[] {
  if (!isRecord(errors)) return []
  return Object.entries(errors).flatMap(([field, messages]) =>
    [messages].flat().flatMap(message => (typeof message === 'string' ? [{ field, message }] : [])),
  )
}
