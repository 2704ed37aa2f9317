import { type FromSchema } from 'json-schema-to-ts'

const words = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength, pattern: '\\S' }) as const
const text = (maxLength: number) => ({ type: ['string', 'null'], maxLength }) as const
const version = {
  type: 'integer',
  minimum: 0,
  description: 'Version of the record that the user saw.',
} as const
const id = { type: ['integer', 'string'], description: 'Id of a record, as a number or its text.' } as const
const amount = { type: 'number', minimum: 0.01, maximum: 10_000_000 } as const
const day = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } as const

/** The forms of cash reconciliation as they are sent; the specification shows no call for them. */
export const paymentFormSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['reference', 'partnerId', 'bankAccountId', 'methodId', 'amount', 'currency', 'paidOn'],
  properties: {
    reference: words(40),
    partnerId: id,
    bankAccountId: id,
    methodId: id,
    amount,
    currency: { type: 'string', enum: ['EUR', 'GBP'] },
    paidOn: day,
    receipt: text(60),
    note: text(200),
    version,
  },
} as const
export type PaymentForm = FromSchema<typeof paymentFormSchema>

export const transferFormSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['reference', 'relationship', 'amount', 'currency', 'paidOn'],
  properties: {
    reference: words(40),
    relationship: { ...id, description: 'Who moves money to whom.' },
    amount,
    currency: { type: 'string', enum: ['EUR', 'GBP'] },
    paidOn: day,
    note: text(200),
  },
} as const
export type TransferForm = FromSchema<typeof transferFormSchema>

export const reallocationFormSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['reference', 'partnerId', 'toId', 'amount', 'currency'],
  properties: {
    reference: words(40),
    partnerId: id,
    toId: id,
    amount,
    currency: { type: 'string', enum: ['EUR', 'GBP'] },
    note: text(200),
    version,
  },
} as const
export type ReallocationForm = FromSchema<typeof reallocationFormSchema>

export const rejectionSchema = {
  type: 'object',
  required: ['reason'],
  properties: { reason: words(60), note: text(200), version },
} as const
export type Rejection = FromSchema<typeof rejectionSchema>

export const confirmationSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    rest: { type: ['string', 'null'], enum: ['keep', 'adjust', null] },
    reason: text(60),
    note: text(200),
    version,
  },
} as const
export type Confirmation = FromSchema<typeof confirmationSchema>

export const reversalSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['reason'],
  properties: { reason: { ...words(100), description: 'Reversal reason.' }, note: text(200), version },
} as const
export type Reversal = FromSchema<typeof reversalSchema>

export const packageAdjustmentSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['amount', 'reason'],
  properties: {
    direction: {
      type: 'string',
      enum: ['up', 'down'],
      description: 'It follows from the difference; any other value is rejected.',
    },
    amount,
    reason: words(60),
    note: text(200),
    version,
  },
} as const
export type PackageAdjustment = FromSchema<typeof packageAdjustmentSchema>

export const packagePartnerSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['partnerId'],
  properties: { partnerId: id, version },
} as const
export type PackagePartner = FromSchema<typeof packagePartnerSchema>

export const manualTransactionSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['partnerId', 'type', 'amount', 'currency', 'reason'],
  properties: {
    partnerId: id,
    type: words(40),
    amount,
    currency: { type: 'string', enum: ['EUR', 'GBP'] },
    packageNr: text(30),
    reason: words(60),
    note: text(200),
  },
} as const
export type ManualTransaction = FromSchema<typeof manualTransactionSchema>
