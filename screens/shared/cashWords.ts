import { type Cell } from '../../schemas/index.ts'

/** Base path of the calls of cash reconciliation. */
export const cash = '/api/cash-reconciliation'
/** Amounts stand beside their currency. */
export const amount = { kind: 'money', currency: 'currency' } satisfies Cell
export const moment = { kind: 'date', time: true } satisfies Cell
export const day = { kind: 'date' } satisfies Cell

/** How far a payment, transfer or reallocation has come. */
export const documentStatus = {
  kind: 'status',
  values: {
    pending: { label: 'Waiting for approval', tone: 'warning' },
    rejected: { label: 'Rejected', tone: 'danger' },
    approved: { label: 'Open', tone: 'info' },
    partial: { label: 'Partly reconciled', tone: 'warning' },
    reconciled: { label: 'Reconciled', tone: 'success' },
  },
} satisfies Cell

export const transactionStatus = {
  kind: 'status',
  values: {
    open: { label: 'Open', tone: 'info' },
    listed: { label: 'Listed', tone: 'warning' },
    reconciled: { label: 'Reconciled', tone: 'success' },
  },
} satisfies Cell

export const listStatus = {
  kind: 'status',
  values: {
    open: { label: 'Open', tone: 'info' },
    waiting: { label: 'Waiting for approval', tone: 'warning' },
    confirmed: { label: 'Confirmed', tone: 'success' },
    reopened: { label: 'Reopened' },
  },
} satisfies Cell

export const packageStatus = {
  kind: 'status',
  values: {
    shipped: { label: 'Shipped' },
    delivered: { label: 'Delivered', tone: 'info' },
    collected: { label: 'Collected', tone: 'warning' },
    reconciled: { label: 'Reconciled', tone: 'success' },
    disputed: { label: 'Disputed', tone: 'danger' },
    lost: { label: 'Lost', tone: 'danger' },
    returned: { label: 'Returned' },
  },
} satisfies Cell

/** Why a package does not add up. */
export const packageTrouble = {
  kind: 'status',
  values: {
    notCollected: { label: 'Delivered, not collected', tone: 'warning' },
    amountDiffers: { label: 'Amount differs', tone: 'warning' },
    collectedTwice: { label: 'Collected twice', tone: 'danger' },
    noPartner: { label: 'No partner', tone: 'danger' },
  },
} satisfies Cell

/** Who has made a payment. */
export const documentOrigin = {
  kind: 'status',
  values: { bank: { label: 'Bank file' }, manual: { label: 'By hand' } },
} satisfies Cell

export const currencies = [
  { value: 'GBP', label: 'GBP' },
  { value: 'EUR', label: 'EUR' },
]

/** The states of a cell as choices of a filter. */
export function optionsOf({ values }: { values: Record<string, { label: string }> }) {
  return Object.entries(values).map(([value, { label }]) => ({ value, label }))
}
