import { type FromSchema } from 'json-schema-to-ts'

/** The body of a failed reply: a message for the user, and the id under which the server logged the failure. */
export const failureSchema = {
  type: 'object',
  properties: { message: { type: 'string' }, ErrorLogId: { type: ['string', 'number'] } },
} as const
export type FailureReply = FromSchema<typeof failureSchema>
