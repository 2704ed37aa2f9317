import { type FromSchema } from 'json-schema-to-ts'
import { selectionSchema, typedValuesSchema, type WireSelection } from './selection.ts'

const version = { type: 'integer', minimum: 0 } as const

/**
 * What is sent with a decision about orders in verification; the specification shows no call for it.
 * `version` is the one that was read, where a form has read one. The server knows the reasons, and that an
 * invalid order needs one.
 */
const said = {
  reason: { type: ['string', 'null'], maxLength: 100 },
  note: { type: ['string', 'null'], maxLength: 15_000 },
  version,
  values: typedValuesSchema,
} as const

export const verificationDecisionSchema = {
  type: 'object',
  additionalProperties: false,
  properties: said,
} as const
export type VerificationDecision = FromSchema<typeof verificationDecisionSchema>

/** The same about several at once. */
export const verificationDecisionsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['selection'],
  properties: { ...said, selection: selectionSchema },
} as const
export interface VerificationDecisions extends VerificationDecision {
  readonly selection: WireSelection
}

/** A queue as its form sends it: with an amount as threshold or a number of parcels, as its rule says. */
export const verificationQueueSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'rule', 'owner'],
  properties: {
    name: { type: 'string', maxLength: 50 },
    rule: { type: 'string', maxLength: 50 },
    threshold: { type: ['number', 'null'], minimum: 0, maximum: 1_000_000 },
    parcels: { type: ['number', 'null'], minimum: 0, maximum: 1_000_000 },
    owner: { type: 'string', maxLength: 50 },
    active: { type: ['boolean', 'null'] },
    version,
  },
} as const
export type VerificationQueueForm = FromSchema<typeof verificationQueueSchema>
