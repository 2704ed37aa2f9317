import { type FromSchema } from 'json-schema-to-ts'

const words = (maxLength: number) => ({ type: ['string', 'null'], maxLength }) as const

/**
 * What is sent with a step of an order that its customer confirms; the specification shows no call for it.
 * The server knows the reasons, and that one is needed.
 */
export const confirmationDecisionSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    reason: words(100),
    note: words(1000),
    callAt: {
      type: ['string', 'null'],
      pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$',
      description: 'When the customer is called again, UTC. Absent or null: after the hours of the settings.',
    },
  },
} as const
export type ConfirmationDecision = FromSchema<typeof confirmationDecisionSchema>
