/** The statuses of an order in verification; the last two end it. */
const verificationStatuses = ['open', 'taken', 'escalated', 'verified', 'invalid'] as const
export type VerificationStatus = (typeof verificationStatuses)[number]

/** Why an order is not shipped; one of them must be given. */
export const invalidReasons = [
  'Customer cancelled',
  'Customer not reachable',
  'Address does not exist',
  'Payment not received',
  'Suspected fraud',
] as const

/** The rules of queues, and what their threshold counts. */
export const verificationRules = {
  paymentMismatch: { label: 'Payment mismatch', counts: 'money' },
  highValue: { label: 'High value', counts: 'money' },
  blacklistedAddress: { label: 'Blacklisted address', counts: 'parcels' },
  repeatRefuser: { label: 'Repeat refuser', counts: 'parcels' },
  newCustomer: { label: 'First order, cash on delivery', counts: 'money' },
} as const
export type VerificationRule = keyof typeof verificationRules

export function isRule(text: string): text is VerificationRule {
  return Object.hasOwn(verificationRules, text)
}
