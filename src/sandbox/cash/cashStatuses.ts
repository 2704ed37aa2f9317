/** What partners pay, move between them, or have moved without money. */
export const documentKinds = ['payment', 'transfer', 'reallocation'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** The states of a document; `queued` are those of the approval queues. A reallocation is approved when it is made. */
export const documentStatuses = {
  pending: { label: 'Waiting for approval', queued: true },
  rejected: { label: 'Rejected', queued: true },
  approved: { label: 'Open', queued: false },
  partial: { label: 'Partly reconciled', queued: false },
  reconciled: { label: 'Reconciled', queued: false },
} as const

export const packageStatuses = {
  shipped: 'Shipped',
  delivered: 'Delivered',
  collected: 'Collected',
  reconciled: 'Reconciled',
  disputed: 'Disputed',
  lost: 'Lost',
  returned: 'Returned',
} as const

/** Why a package does not add up. */
export type PackageTrouble = 'notCollected' | 'amountDiffers' | 'collectedTwice' | 'noPartner'

/** The states of a list of transactions. */
export type ListStatus = 'open' | 'waiting' | 'confirmed' | 'reopened'

/** What one person asks for and another one approves. */
export const requestKinds = {
  transaction: 'Transaction',
  package: 'Package adjustment',
  confirmation: 'Reconciliation with an adjustment',
  reversal: 'Reversal of a reconciliation',
} as const
export type RequestKind = keyof typeof requestKinds

/** Cents from which on a payment of a bank file waits for approval; what is made by hand always does. */
export const approvalLimit = 500_000

/** `cpmt_max_month_per_export`: months that one export may span. */
export const mostExportMonths = 3

/** Held by partners: who holds it sees the own account alone, and no search (spec 2 §2.1). */
export const partnerResource = 'reconciliation_current_balance_dashboard_access_hmt'

/** The words of a record as choices: {open: 'Open'} -> [{value: 'open', label: 'Open'}] */
export function choices(words: Readonly<Record<string, string | { readonly label: string }>>) {
  return Object.entries(words).map(([value, word]) => ({
    value,
    label: typeof word === 'string' ? word : word.label,
  }))
}
