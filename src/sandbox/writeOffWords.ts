/** The two variants of write-offs, by the number under which a row holds them. */
export const variants = ['write-off', 'write-off-wmt'] as const
export type Variant = (typeof variants)[number]

export const writeOffStatuses = ['pending', 'approved', 'rejected', 'booked'] as const

/** Why nobody will pay; an import may use these only. */
export const writeOffReasons = [
  'Cash difference',
  'Customer refused to pay',
  'Damaged in transit',
  'Duplicate collection',
  'Lost package',
  'Partner insolvent',
  'Rounding difference',
] as const
