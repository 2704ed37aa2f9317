import { type FromSchema } from 'json-schema-to-ts'

/** GET /api/oms/order-search/{fieldName}/{fieldValue}, spec 1 §7. Several orders have no number. */
export const orderSearchReplySchema = {
  type: 'object',
  required: ['result'],
  properties: {
    result: { type: 'string', enum: ['ONE', 'MULTIPLE'] },
    orderNr: { type: ['string', 'integer', 'null'] },
  },
} as const
export type OrderSearchReply = FromSchema<typeof orderSearchReplySchema>
