import { type FromSchema } from 'json-schema-to-ts'

const id = { type: ['integer', 'string'] } as const
const flag = { type: ['boolean', 'integer', 'null'] } as const
const length = { type: ['integer', 'string', 'null'] } as const
const words = { type: ['string', 'null'] } as const

/** The fields of a refund form that a method may ask for (spec 1 §3), without the method and replace flag. */
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

/** The account type that requires the customer to name another one (spec 1 §9). */
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

/** Messages for methods that cannot be used (spec 1 §5, §8). */
export const refundMethodErrors = {
  list: 'Refund method list is not valid.',
  single: 'Refund method is not valid.',
} as const

/** One field that a method asks for. A length of null means no limit, a language of null no check. */
export interface AvailableField {
  readonly attribute: RefundAttribute
  readonly label: string
  readonly required: boolean
  readonly maxLength: number | null
  readonly fixedLength: number | null
  readonly language: 'english' | 'arabic' | null
  readonly dropdown: boolean
}

/** One refund method (spec 1 §3). `alias` is what a refund carries. */
export interface RefundMethod {
  readonly idRefundMethod: number | string
  readonly displayName: string
  readonly alias: string
  readonly availableFields: readonly AvailableField[]
}

/**
 * A method with everything filled in that its server has left out. Servers send flags as 0 and 1 and lengths as text; a
 * field that no refund form has is left out.
 */
export function readRefundMethod({ availableFields, ...method }: RefundMethodReply): RefundMethod {
  return { ...method, availableFields: availableFields.flatMap(readAvailableField) }
}

/** One entry of `availableFields`; undefined for a field that no refund form has. */
export function readAvailableField(entry: RefundMethodReply['availableFields'][number]): AvailableField[] {
  const attribute = refundAttributes.find(one => one === entry.attribute)
  if (attribute === undefined) return []
  const language = entry.language?.toLowerCase()
  return [
    {
      attribute,
      label: entry.label?.trim() ?? '',
      required: Boolean(entry.required),
      maxLength: lengthOf(entry.maxLength),
      fixedLength: lengthOf(entry.fixedLength),
      language: language === 'arabic' || language === 'english' ? language : null,
      dropdown: Boolean(entry.dropdown),
    },
  ]
}

function lengthOf(given: number | string | null | undefined): number | null {
  const number = Number(given ?? 0)
  return Number.isSafeInteger(number) && number > 0 ? number : null
}

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
