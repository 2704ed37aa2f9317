/** How far a return is; the last two end it. `closed` is shown when the refund that it has led to is paid. */
export const rmaStatuses = {
  requested: 'Requested',
  transit: 'On its way',
  received: 'Received',
  refunded: 'Refund made',
  closed: 'Closed',
  cancelled: 'Cancelled',
} as const
export type RmaStatus = keyof typeof rmaStatuses

/** How goods come back. */
export const returnMethods = {
  pickup: 'Pick-up at the customer',
  dropOff: 'Drop-off at a parcel shop',
  partner: 'Handed to a partner',
} as const

export const returnReasons = [
  'Changed mind',
  'Arrived damaged',
  'Wrong product',
  'Not as described',
  'Incomplete',
  'Arrived too late',
] as const

export const itemConditions = ['Unopened', 'Opened', 'Used', 'Damaged'] as const

/** Why an item that has come back is not refunded. */
export const rejectReasons = [
  'Used by the customer',
  'Parts are missing',
  'Another product was sent',
  'Not received',
] as const

export const cancelItemReasons = [
  'Customer keeps it',
  'Entered by mistake',
  'Returned with another RMA',
] as const

/** Value and label of each, as choices. */
export function choices(words: Readonly<Record<string, string>> | readonly string[]) {
  const pairs = Array.isArray(words) ? words.map(word => [word, word]) : Object.entries(words)
  return pairs.map(([value, label]) => ({ value, label }))
}
