/** What is booked in the accounting system, with the address of its web service that takes it. */
export const navisionTypes = {
  salesInvoice: { label: 'Sales invoice', path: '/SalesInvoices', letter: 'SI' },
  creditMemo: { label: 'Credit memo', path: '/SalesCreditMemos', letter: 'CM' },
  paymentJournal: { label: 'Payment journal', path: '/PaymentJournalLines', letter: 'PJ' },
  writeOffJournal: { label: 'Write-off journal', path: '/GeneralJournalLines', letter: 'WO' },
} as const
export type NavisionType = keyof typeof navisionTypes

/**
 * Errors of the accounting system. `lasting`: it refuses the message until the cause is corrected there.
 * `passes`: a later attempt may succeed without any change.
 */
export const navisionErrors = {
  TIMEOUT: { lasting: false, passes: true, text: 'No answer in time.' },
  LOCKED: { lasting: false, passes: true, text: 'Journal batch locked by another user.' },
  POSTING_DATE: {
    lasting: false,
    passes: false,
    text: 'Posting date outside the allowed period.',
  },
  CUSTOMER_BLOCKED: { lasting: true, passes: false, text: 'Customer blocked for invoices.' },
  DOCUMENT_EXISTS: { lasting: true, passes: false, text: 'Document already exists.' },
  VAT_SETUP: { lasting: true, passes: false, text: 'No VAT posting setup for the country.' },
  INTERRUPTED: { lasting: false, passes: false, text: 'Sending was interrupted by a restart.' },
} as const
export type NavisionError = keyof typeof navisionErrors

export function isNavisionType(text: string): text is NavisionType {
  return Object.hasOwn(navisionTypes, text)
}

export function isNavisionError(text: string): text is NavisionError {
  return Object.hasOwn(navisionErrors, text)
}

/** The id of the write-off that a journal books: 'WO-12' -> 12 */
export function writeOffOf(documentNr: string): number {
  return Number(documentNr.slice(navisionTypes.writeOffJournal.letter.length + 1))
}
