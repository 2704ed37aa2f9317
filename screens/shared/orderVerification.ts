import { type Cell } from '../../schemas/index.ts'

/** The states of an order that is looked at before it is shipped, with their labels. */
export const verificationStatus = {
  kind: 'status',
  values: {
    open: { label: 'Waiting', tone: 'warning' },
    taken: { label: 'In progress', tone: 'info' },
    escalated: { label: 'Escalated', tone: 'danger' },
    verified: { label: 'Verified', tone: 'success' },
    invalid: { label: 'Invalid' },
  },
} satisfies Cell

/** The same states as choices of a filter. */
export const verificationStatusOptions = Object.entries(verificationStatus.values).map(
  ([value, { label }]) => ({ value, label }),
)

/** How an order is paid. */
export const payment = {
  kind: 'status',
  values: { CashOnDelivery: { label: 'Cash' }, Card: { label: 'Card', tone: 'info' } },
} satisfies Cell

export const queueStatus = {
  kind: 'status',
  values: { active: { label: 'Active', tone: 'success' }, inactive: { label: 'Inactive' } },
} satisfies Cell

/** Whose an order is, for the user who looks at it. */
export const owned = {
  kind: 'status',
  values: {
    me: { label: 'Mine', tone: 'info' },
    other: { label: "Somebody else's" },
    nobody: { label: "Nobody's" },
  },
} satisfies Cell
