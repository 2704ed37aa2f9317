import { type FromSchema } from 'json-schema-to-ts'

const id = { type: ['integer', 'string'] } as const
const flag = { type: ['boolean', 'integer', 'null'] } as const
const length = { type: ['integer', 'string', 'null'] } as const
const words = { type: ['string', 'null'] } as const

/** The fields of a refund form that a method may ask for (spec 1 §3); the method itself and the replace flag are no such. */
export const refundAttributes = [
  'codIsPostalRefund',
  'bankAccountHolderName',
  'bankAccountNumber',
  'bankAccountType',
  'bankAccountTypeOther',
  'bankName',
  'bankCode',
  'branchName',
  'branchCode',
  'nationalId',
  'customerFullName',
  'customerPhoneNumber',
  'customerFullAddress',
  'transaction',
  'iban',
] as const
export type RefundAttribute = (typeof refundAttributes)[number]

/** The account type beside which the customer names another one (spec 1 §9). */
export const otherAccountType = 'Other'
/** Alias of the voucher method (spec 1 §9). */
export const voucherAlias = 'NoPayment'

/** One method as the server describes it (spec 1 §3). An entry without one of the four is not valid (spec 1 §5). */
export const refundMethodSchema = {
  type: 'object',
  required: ['idRefundMethod', 'displayName', 'alias', 'availableFields'],
  properties: {
    idRefundMethod: id,
    displayName: { type: 'string' },
    alias: { type: 'string' },
    availableFields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['attribute'],
        properties: {
          attribute: { type: 'string' },
          label: words,
          required: flag,
          maxLength: length,
          fixedLength: length,
          language: words,
          dropdown: flag,
        },
      },
    },
  },
} as const
export type RefundMethodReply = FromSchema<typeof refundMethodSchema>

/** GET /api/finance/refunds/methods/list, its `data`. */
export const refundMethodListSchema = { type: 'array', items: refundMethodSchema } as const
export type RefundMethodListReply = FromSchema<typeof refundMethodListSchema>

const limit = (most: number) => ({
  type: ['integer', 'null'] as const,
  minimum: 1 as const,
  maximum: most,
})

/** PUT /api/finance/refunds/methods/{idRefundMethod}: what the method asks for from now on. Our own call. */
export const refundMethodChangeSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['version', 'availableFields'],
  properties: {
    version: { type: 'integer' },
    availableFields: {
      type: 'array',
      maxItems: refundAttributes.length,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['attribute', 'label'],
        properties: {
          attribute: { type: 'string', enum: refundAttributes },
          label: { type: 'string', minLength: 1, maxLength: 60 },
          required: { type: ['boolean', 'null'] },
          maxLength: limit(500),
          fixedLength: limit(34),
          language: { enum: ['arabic', 'english', '', null] },
          dropdown: { type: ['boolean', 'null'] },
        },
      },
    },
  },
} as const
export type RefundMethodChange = FromSchema<typeof refundMethodChangeSchema>

const fields = Object.fromEntries(
  refundAttributes.map(attribute => [
    attribute,
    attribute === 'codIsPostalRefund' ? flag : { type: ['string', 'null'] as const, maxLength: 1000 },
  ]),
)

/** PUT /api/finance/refunds/details/account-details/{idrefund}: what the customer gives for a method. Our own call. */
export const refundAccountSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['idRefundMethod', 'version'],
  properties: {
    ...fields,
    idRefundMethod: id,
    isReplace: flag,
    version: { type: 'integer' },
  },
} as const
/** As it travels; every field of `refundAttributes` may be there. */
export interface RefundAccount
  extends Partial<Readonly<Record<RefundAttribute, string | boolean | number | null>>> {
  readonly idRefundMethod: string | number
  readonly isReplace?: boolean | number | null
  readonly version: number
}
