import { type FromSchema } from 'json-schema-to-ts'

/**
 * POST /api/mass-import/import/{importType}, spec 1 §3: a multipart form of the file `uploadFile` and, as JSON text,
 * `massImportContext`. The reply to a file that was taken and to one that was refused alike; `errors` lists the lines of
 * the file that were refused, the header being line 1.
 */
export const massImportReplySchema = {
  type: 'object',
  required: ['response'],
  properties: {
    success: { type: ['boolean', 'null'] },
    response: { type: 'string' },
    message: { type: ['string', 'null'] },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['line', 'message'],
        properties: { line: { type: 'integer', minimum: 1 }, message: { type: 'string' } },
      },
    },
  },
} as const
export type MassImportReply = FromSchema<typeof massImportReplySchema>

/** What the console reads of it. */
export interface ImportResult {
  readonly message: string
  readonly errors: readonly { readonly line: number; readonly message: string }[]
}

/** The message is `message`, else `response` (spec 1 §8). */
export function readMassImport({ message, response, errors = [] }: MassImportReply): ImportResult {
  return {
    message: message ?? response,
    errors: errors.map(one => ({ line: one.line, message: one.message })),
  }
}
