/** Why customer service gives an order up; one of them must be given. */
export const invalidateReasons = [
  'Customer cancelled',
  'Customer not reachable',
  'Wrong phone number',
  'Address does not exist',
  'Ordered twice',
] as const

/** Who has ended it: customer service on the phone, the customer by the link, finance in its queues. */
export type ConfirmationSource = 'customer-service' | 'customer' | 'finance'

/** Of waiting, calling, callback, confirmed and invalid, the last two end a confirmation. */
export function isEnded(status: unknown): boolean {
  return status === 'confirmed' || status === 'invalid'
}
