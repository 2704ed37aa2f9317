import { type FromSchema } from 'json-schema-to-ts'

const words = (maxLength: number) => ({ type: ['string', 'null'], maxLength }) as const
const word = { type: 'string', minLength: 1, maxLength: 100 } as const

/** A return as its form sends it; the specification shows no call for it. The server knows which words there are. */
export const createRmaSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['items', 'returnMethod', 'refundMethod'],
  properties: {
    items: {
      type: 'array',
      minItems: 1,
      maxItems: 50,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['itemId', 'quantity', 'reason', 'condition'],
        properties: { itemId: word, quantity: { type: 'number' }, reason: word, condition: word },
      },
    },
    returnMethod: word,
    refundMethod: word,
    pickupAt: { type: ['string', 'null'], pattern: '^(?:|\\d{4}-\\d{2}-\\d{2})$' },
    note: words(1000),
  },
} as const
export type CreateRma = FromSchema<typeof createRmaSchema>

/** The number of an order of which a return is to be made, as it was typed. */
export const findOrderSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['salesOrderNumber'],
  properties: { salesOrderNumber: { type: 'string', maxLength: 100 } },
} as const
export type FindOrder = FromSchema<typeof findOrderSchema>

/** What is sent with a step of a return or of one of its items. `version` is the one that was read. */
export const rmaStepSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { reason: words(200), note: words(1000), version: { type: 'integer', minimum: 0 } },
} as const
export type RmaStep = FromSchema<typeof rmaStepSchema>

/** How many pieces of an item are accepted; `reason` is why the others are not. */
export const rmaPartSchema = {
  ...rmaStepSchema,
  required: ['accepted', 'reason'],
  properties: { ...rmaStepSchema.properties, accepted: { type: 'integer' } },
} as const
export type RmaPart = FromSchema<typeof rmaPartSchema>
