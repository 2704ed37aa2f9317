import { type FromSchema } from 'json-schema-to-ts'

/** What is sent to approve or reject invoices. Our own calls. */
export const invoiceDecisionSchema = {
  type: 'object',
  properties: {
    reason: { type: 'string', maxLength: 200, description: 'Why it is rejected; a rejection needs it.' },
    note: { type: ['string', 'null'], maxLength: 500, description: 'What more there is to say.' },
  },
} as const
export type InvoiceDecisionBody = FromSchema<typeof invoiceDecisionSchema>
