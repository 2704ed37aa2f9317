import { type FromSchema } from 'json-schema-to-ts'

/** The settings of refunds as they are kept and sent; the specification names their screen and shows none of them. */
export const refundSettingsSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'dueDays',
    'bankFile',
    'bankFileAt',
    'approvalLimit',
    'replaceAllowed',
    'askAgainDays',
    'mostQuestions',
    'cancelUnanswered',
    'notifyCustomer',
    'failureEmail',
  ],
  properties: {
    dueDays: {
      type: 'integer',
      minimum: 1,
      maximum: 90,
      description:
        'Days to the due date of a refund, from its creation and again from the day on which its information is complete.',
    },
    bankFile: { type: 'string', enum: ['SEPA', 'CSV'], description: 'Format of the daily bank file.' },
    bankFileAt: {
      type: 'string',
      pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
      description: 'Time of the day, UTC, at which it is sent with every refund that is ready.',
    },
    approvalLimit: {
      type: 'number',
      minimum: 0,
      maximum: 100_000,
      description:
        'Refunds above this amount, in their currency, must be sent by somebody other than the person who marked them as ready, and not by the daily file. 0: no second person.',
    },
    replaceAllowed: {
      type: 'boolean',
      description: 'Whether a voucher may replace the ticket (spec 1 §4, refund form).',
    },
    askAgainDays: {
      type: 'integer',
      minimum: 1,
      maximum: 30,
      description: 'Days after which a customer who has not answered is asked again.',
    },
    mostQuestions: {
      type: 'integer',
      minimum: 1,
      maximum: 10,
      description: 'Maximum number of times a customer is asked.',
    },
    cancelUnanswered: {
      type: 'boolean',
      description: 'Whether the refund is cancelled when the last question is not answered.',
    },
    notifyCustomer: {
      type: 'boolean',
      description:
        'Whether the customer receives a mail at every step that concerns them; a question is always sent.',
    },
    failureEmail: {
      type: ['string', 'null'],
      maxLength: 100,
      description: 'Mail addresses notified about payments that the bank returned; empty or null: none.',
    },
  },
} as const
export type RefundSettings = FromSchema<typeof refundSettingsSchema>
