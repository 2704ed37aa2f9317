import { type FromSchema } from 'json-schema-to-ts'

/** What is sent to take refunds one step on, of which each step takes what it needs. Our own calls. */
export const refundStepSchema = {
  type: 'object',
  properties: {
    reason: { type: 'string', maxLength: 200, description: 'Why it failed or is cancelled.' },
    note: {
      type: ['string', 'null'],
      maxLength: 500,
      description: 'A note, or the information that the customer is asked for.',
    },
    idBankAccount: {
      type: ['integer', 'string', 'null'],
      description: 'Account that it is paid from. Absent, null or empty: the default one of its currency.',
    },
    version: { type: 'integer', description: 'Version of the refund that the user saw.' },
  },
} as const
export type RefundStepBody = FromSchema<typeof refundStepSchema>
