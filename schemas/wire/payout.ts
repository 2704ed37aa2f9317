import { type FromSchema } from 'json-schema-to-ts'

const note = { type: ['string', 'null'], maxLength: 500, description: 'A note.' } as const
const version = { type: 'integer', description: 'Version of the record that the user saw.' } as const
const day = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } as const

/** What is sent to take payouts one step on, of which each step takes what it needs. Our own calls. */
export const payoutStepSchema = {
  type: 'object',
  properties: {
    reason: { type: ['string', 'null'], maxLength: 200, description: 'Why.' },
    note,
    reference: {
      type: ['string', 'null'],
      maxLength: 60,
      description: 'Of a payment by hand, as the bank has it.',
    },
    paidAt: { anyOf: [day, { enum: [null, ''] }], description: 'Day of a payment by hand. Absent: today.' },
    version,
  },
} as const
export type PayoutStepBody = FromSchema<typeof payoutStepSchema>

/** A payout created by hand. */
export const newPayoutSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['idPartner', 'amount', 'method', 'dueAt', 'description'],
  properties: {
    idPartner: { type: ['integer', 'string'], pattern: '^[0-9]{1,9}$' },
    amount: {
      type: 'number',
      minimum: 0.01,
      maximum: 1_000_000,
      description: 'In the currency of the partner.',
    },
    method: { type: 'string', minLength: 1, maxLength: 40, description: 'Alias of a payout method.' },
    dueAt: day,
    description: { type: 'string', minLength: 1, maxLength: 120, pattern: '\\S' },
    note,
  },
} as const
export type NewPayout = FromSchema<typeof newPayoutSchema>

/** A line that is added to a payout before it is paid. */
export const payoutAdjustmentSchema = {
  type: 'object',
  required: ['amount', 'description'],
  properties: {
    amount: { type: 'number', minimum: -1_000_000, maximum: 1_000_000, not: { const: 0 } },
    description: { type: 'string', minLength: 1, maxLength: 120, pattern: '\\S' },
    version,
  },
} as const
export type PayoutAdjustment = FromSchema<typeof payoutAdjustmentSchema>

const words = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength, pattern: '\\S' }) as const

/** The fields of a partner whose changes a second person must approve. */
export const partnerChangeSchema = {
  type: 'object',
  required: ['method', 'termDays', 'holder', 'why'],
  properties: {
    method: { ...words(40), description: 'Alias of a payout method.' },
    termDays: { type: 'integer', minimum: 0, maximum: 90, description: 'From the end of a period.' },
    commission: { type: 'number', minimum: 0, maximum: 50, description: 'Percent of the sales.' },
    holder: { ...words(70), description: 'Holder of the account as the bank spells it.' },
    bankName: { type: ['string', 'null'], maxLength: 60 },
    iban: { type: ['string', 'null'], maxLength: 42, description: 'With or without spaces.' },
    bic: { anyOf: [{ type: 'string', pattern: '^(?:[A-Z0-9]{8}(?:[A-Z0-9]{3})?)?$' }, { type: 'null' }] },
    why: { ...words(200), description: 'Note for the approver about it.' },
    version,
  },
} as const
export type PartnerChange = FromSchema<typeof partnerChangeSchema>

/** Why something is decided so. */
export const decisionSchema = {
  type: 'object',
  properties: { note: { type: ['string', 'null'], maxLength: 200 }, version },
} as const
export type Decision = FromSchema<typeof decisionSchema>

/** What of a payout method can be changed. */
export const payoutMethodSchema = {
  type: 'object',
  required: ['displayName', 'automatic', 'minimum', 'workingDays', 'version'],
  properties: {
    displayName: words(60),
    automatic: { type: 'boolean', description: 'Whether the automatic queue pays by it.' },
    minimum: { type: 'number', minimum: 0, maximum: 10_000, description: 'Least amount of a payout.' },
    workingDays: {
      type: 'integer',
      minimum: 0,
      maximum: 30,
      description: 'Until the partner has the money.',
    },
    version,
  },
} as const
export type PayoutMethodForm = FromSchema<typeof payoutMethodSchema>
