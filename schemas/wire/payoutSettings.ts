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
    automatic: { type: 'boolean', description: 'Whether the automatic queue may be executed at all.' },
    approvalLimit: {
      type: 'number',
      minimum: 0,
      maximum: 1_000_000,
      description:
        'Payouts above this amount, in their currency, are executed or paid by somebody else than who approved them. 0: none is.',
    },
    mostPerRun: {
      type: 'number',
      minimum: 0,
      maximum: 10_000_000,
      description: 'What one execution may pay at most in one currency. 0: no limit.',
    },
    bankDataDays: {
      type: 'integer',
      minimum: 0,
      maximum: 30,
      description: 'Days after a change of bank data was approved in which the partner is not paid.',
    },
    secondPersonForManual: {
      type: 'boolean',
      description: 'Whether a payout that was created by hand is approved by somebody else.',
    },
    notifyPartner: { type: 'boolean', description: 'Whether the partner gets a mail when it is paid.' },
    failureEmail: {
      type: ['string', 'null'],
      maxLength: 100,
      description: 'Who is told about payments that the bank returned; empty or null: nobody.',
    },
  },
} as const
export type PayoutSettings = FromSchema<typeof payoutSettingsSchema>
