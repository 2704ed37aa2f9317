import { type RefundAttribute, refundAttributes } from './refundMethod.ts'

const flag = { type: ['boolean', 'integer', 'null'] } as const

/** Characters that a field has at most whose method sets no limit. A longer one is refused with its field. */
export const longestAnswer = 1000

const fields = Object.fromEntries(
  refundAttributes.map(attribute => [
    attribute,
    attribute === 'codIsPostalRefund' ? flag : { type: ['string', 'null'] as const },
  ]),
)

/** PUT /api/finance/refunds/details/account-details/{idrefund}: what the customer gives for a method. Our own call. */
export const refundAccountSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['idRefundMethod', 'version'],
  properties: {
    ...fields,
    idRefundMethod: { type: ['integer', 'string'] },
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
