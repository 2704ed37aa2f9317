import { type FromSchema } from 'json-schema-to-ts'

/** What is sent to take refunds one step on, of which each step takes what it needs. Our own calls. */
export const refundStepSchema = {
  type: 'object',
  properties: {
    reason: { type: 'string', maxLength: 200, description: 'Why it failed or is cancelled.' },
    note: {
      type: ['string', 'null'],
      maxLength: 500,
      description: 'What more there is to say, or what the customer is asked for.',
    },
    idBankAccount: {
      type: ['integer', 'string', 'null'],
      description: 'Account that it is paid from. Absent, null or empty: the default one of its currency.',
    },
    version: { type: 'integer', description: 'Of the refund as it was looked at.' },
  },
} as const
export type RefundStepBody = FromSchema<typeof refundStepSchema>
