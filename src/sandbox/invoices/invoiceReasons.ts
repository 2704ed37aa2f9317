/** Constants of invoices that need approval before they are booked. */

const invoiceTypes = ['creditNote', 'invoice'] as const
export type InvoiceType = (typeof invoiceTypes)[number]

/** Why an invoice was not booked at once. */
export const invoiceCauses = {
  invoice: [
    'Amount differs from the order',
    'VAT number is missing',
    'Address is incomplete',
    'Delivery is not proved',
    'Above the limit',
  ],
  creditNote: ['Refund without a return', 'Original invoice is not booked', 'Above the limit'],
} as const satisfies Readonly<Record<InvoiceType, readonly [string, ...string[]]>>

/** Why an invoice is not booked at all. */
export const invoiceRejections = [
  'Duplicate of another invoice',
  'Amount is wrong',
  'Customer data is wrong',
  'Order was cancelled',
] as const
