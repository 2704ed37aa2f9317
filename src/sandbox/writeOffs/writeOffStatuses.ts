/**
 * The words of write-offs. A row holds each of them as its place in its list, which keeps the many indexes of the table
 * small; the lists are in the order of their bytes, so that a sort by place is one by word.
 */

export const variants = ['write-off', 'write-off-wmt'] as const
export type Variant = (typeof variants)[number]

/** `waiting`: approved by one person above the limit, and not by a second one yet. */
export const writeOffStatuses = ['approved', 'booked', 'pending', 'rejected', 'waiting'] as const

/** Reasons why an amount will not be paid; an import may use only these. */
export const writeOffReasons = [
  'Cash difference',
  'Customer refused to pay',
  'Damaged in transit',
  'Duplicate collection',
  'Lost package',
  'Partner insolvent',
  'Rounding difference',
] as const

/** The collection partners: carriers, hubs and pick-up stations. Some names begin as a formula does, as real ones do. */
export const partners = [
  '+Hub Manchester',
  '@Home Collect',
  'Albion Parcels',
  'Bridge Couriers',
  'Channel Express',
  'City Riders, London',
  'Emerald Post',
  'Hub Birmingham',
  'Hub Leeds',
  'Nordwind Kurier',
  'Pick-up Station Bristol',
  'Relais du Nord',
] as const

export const currencies = ['EUR', 'GBP'] as const

/** The place of a pending status, by which decisions look for what is open. */
export const pendingPlace = writeOffStatuses.indexOf('pending')
/** That of what waits for a second person. */
export const waitingPlace = writeOffStatuses.indexOf('waiting')
