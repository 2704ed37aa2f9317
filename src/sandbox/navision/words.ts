/** What is booked in the accounting system, with the address of its web service that takes it. */
export const navisionTypes = {
  salesInvoice: { label: 'Sales invoice', path: '/SalesInvoices', letter: 'SI' },
  creditMemo: { label: 'Credit memo', path: '/SalesCreditMemos', letter: 'CM' },
  paymentJournal: { label: 'Payment journal', path: '/PaymentJournalLines', letter: 'PJ' },
  writeOffJournal: { label: 'Write-off journal', path: '/GeneralJournalLines', letter: 'WO' },
} as const
export type NavisionType = keyof typeof navisionTypes

/** Where a message stands; what is booked or closed stays so. */
export const navisionStatuses = ['waiting', 'sending', 'failed', 'booked', 'closed'] as const
export type NavisionStatus = (typeof navisionStatuses)[number]

/**
 * What the accounting system answers when it refuses a message. `lasting`: it refuses it again, until somebody mends the
 * cause there.
 */
export const navisionErrors = {
  TIMEOUT: { lasting: false, text: 'No answer within 30 seconds.' },
  LOCKED: { lasting: false, text: 'Journal batch locked by another user.' },
  POSTING_DATE: {
    lasting: false,
    text: 'Posting date outside the allowed period.',
  },
  CUSTOMER_BLOCKED: { lasting: true, text: 'Customer blocked for invoices.' },
  DOCUMENT_EXISTS: { lasting: true, text: 'Document exists already.' },
  VAT_SETUP: { lasting: true, text: 'No VAT posting setup for the country.' },
  INTERRUPTED: { lasting: false, text: 'Sending was interrupted by a restart.' },
} as const
export type NavisionError = keyof typeof navisionErrors

export function isNavisionType(text: string): text is NavisionType {
  return Object.hasOwn(navisionTypes, text)
}

export function isNavisionError(text: string): text is NavisionError {
  return Object.hasOwn(navisionErrors, text)
}
