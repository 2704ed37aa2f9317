import { type FromSchema } from 'json-schema-to-ts'

/** What is sent to approve or reject invoices. Our own calls. */
export const invoiceDecisionSchema = {
  type: 'object',
  properties: {
    reason: { type: 'string', maxLength: 200, description: 'Reason of the rejection; required to reject.' },
    note: { type: ['string', 'null'], maxLength: 500, description: 'A note.' },
  },
} as const
export type InvoiceDecisionBody = FromSchema<typeof invoiceDecisionSchema>
