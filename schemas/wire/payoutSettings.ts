import { type FromSchema } from 'json-schema-to-ts'

/** The global settings of payouts as they are kept and sent; the specification names their screen and shows none of them. */
export const payoutSettingsSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'automatic',
    'approvalLimit',
    'mostPerRun',
    'bankDataDays',
    'secondPersonForManual',
    'notifyPartner',
    'failureEmail',
  ],
  properties: {
    automatic: { type: 'boolean', description: 'Whether the automatic queue can be executed.' },
    approvalLimit: {
      type: 'number',
      minimum: 0,
      maximum: 1_000_000,
      description:
        'Payouts above this amount, in their currency, must be executed or paid by somebody other than their approver. 0: no second person.',
    },
    mostPerRun: {
      type: 'number',
      minimum: 0,
      maximum: 10_000_000,
      description: 'Maximum amount of one execution per currency. 0: no limit.',
    },
    bankDataDays: {
      type: 'integer',
      minimum: 0,
      maximum: 30,
      description: 'Days after the approval of changed bank data during which the partner is not paid.',
    },
    secondPersonForManual: {
      type: 'boolean',
      description: 'Whether a manually created payout must be approved by somebody else.',
    },
    notifyPartner: { type: 'boolean', description: 'Whether the partner gets a mail when it is paid.' },
    failureEmail: {
      type: ['string', 'null'],
      maxLength: 100,
      description: 'Mail addresses notified about payments that the bank returned; empty or null: none.',
    },
  },
} as const
export type PayoutSettings = FromSchema<typeof payoutSettingsSchema>
