import { type FromSchema } from 'json-schema-to-ts'

/**
 * The body of a reply that refuses what was filled in (400, 409, 422): what is wrong as a whole, and field by field. Our
 * reading: the specification shows no shape for it. A field of a record in a table is spelled `table.0.name`.
 */
export const fieldErrorsSchema = {
  type: 'object',
  required: ['errors'],
  properties: {
    message: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
} as const
export type FieldErrorsReply = FromSchema<typeof fieldErrorsSchema>

/** What is wrong with one field of a request, for the user. */
export interface FieldError {
  /** Name of the field as the request spells it. */
  readonly field: string
  readonly message: string
}

/** The errors in the order of the server, by the names of fields; an error without a text says nothing and is left out. */
export function readFieldErrors({ errors }: FieldErrorsReply): Readonly<Record<string, readonly string[]>> {
  const found = new Map<string, string[]>()
  for (const { field, message } of errors) {
    if (message.trim() === '') continue
    const known = found.get(field)
    if (!known) found.set(field, [message])
    else if (!known.includes(message)) known.push(message)
  }
  return Object.fromEntries(found)
}
