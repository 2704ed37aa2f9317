/** The words of payouts: their states, and what leads from one to the next. */

export const payoutStatuses = {
  pending: 'waiting for review',
  approved: 'approved',
  held: 'on hold',
  processing: 'being paid',
  paid: 'paid',
  failed: 'failed',
  cancelled: 'cancelled',
} as const
export type PayoutStatus = keyof typeof payoutStatuses

/** Still owed to the partner. */
export const openStatuses = ['pending', 'approved', 'held', 'processing', 'failed'] as const

/** How long a payout is overdue: the least days of each age, the oldest first. */
export const overdueAges = { older: 31, month: 15, fortnight: 8, week: 1 } as const

export const partnerTypes = [
  { value: 'seller', label: 'Seller' },
  { value: 'carrier', label: 'Carrier' },
  { value: 'hub', label: 'Hub' },
  { value: 'station', label: 'Pick-up station' },
] as const
export type PartnerType = (typeof partnerTypes)[number]['value']

/** The subject of a line of a payout. */
export type LineType = 'sale' | 'refund' | 'delivery' | 'late' | 'adjustment'

/** What a bank says when it sends a payment back; the codes are those of SEPA. */
export const bankReasons = [
  'AC01 Account number is not correct',
  'AC04 Account is closed',
  'AC06 Account is blocked',
  'AG01 Transaction is not allowed on this account',
  'MS03 No reason given by the bank',
] as const

export const holdReasons = [
  'Bank data is being checked',
  'Dispute with the partner',
  'Return rate is unusual',
  'Contract has ended',
  'Requested by the partner',
] as const

export const cancelReasons = [
  'Paid another way',
  'Created by mistake',
  'Offset against open balance',
  'Partner no longer exists',
] as const

/** One step in the life of a payout. */
export interface PayoutStep {
  readonly from: readonly PayoutStatus[]
  readonly to: PayoutStatus
  /** 'Payout 5 cannot be …' */
  readonly done: string
  /** True: why must be said. */
  readonly reasoned?: true
}

/** What leads from one state to another, by the last part of its call. */
export const payoutSteps = {
  approve: { from: ['pending', 'failed'], to: 'approved', done: 'approved' },
  return: { from: ['approved'], to: 'pending', done: 'sent back to review', reasoned: true },
  hold: { from: ['pending', 'approved', 'failed'], to: 'held', done: 'held', reasoned: true },
  release: { from: ['held'], to: 'pending', done: 'released' },
  manual: { from: ['pending', 'failed'], to: 'pending', done: 'moved to the manual queue' },
  execute: { from: ['approved'], to: 'processing', done: 'executed' },
  pay: { from: ['approved'], to: 'paid', done: 'marked as paid' },
  cancel: { from: ['pending', 'held', 'failed'], to: 'cancelled', done: 'cancelled', reasoned: true },
} as const satisfies Readonly<Record<string, PayoutStep>>
export type PayoutVerb = keyof typeof payoutSteps

/** All events of a payout: the steps, and what happens outside of them. */
export type PayoutEvent = PayoutVerb | 'create' | 'adjust' | 'paid' | 'failed' | 'interrupted'

export function isPayoutStatus(word: unknown): word is PayoutStatus {
  return typeof word === 'string' && Object.hasOwn(payoutStatuses, word)
}
