/** How many columns of each kind the records have; the definition of the console counts them in the same way. */
export const layouts = {
  narrow: { text: 4, money: 2, number: 1, date: 2, status: 1, flag: 1 },
  wide: { text: 16, money: 6, number: 7, date: 6, status: 2, flag: 2 },
} as const

export type Layout = keyof typeof layouts

export const recordStatuses = {
  open: { label: 'Open', tone: 'warning' },
  checked: { label: 'Checked', tone: 'info' },
  settled: { label: 'Settled', tone: 'success' },
  disputed: { label: 'Disputed', tone: 'danger' },
} as const

/** Names of the fields of one kind: text1, text2, … */
export function fieldsOf(layout: Layout, kind: keyof (typeof layouts)[Layout]): readonly string[] {
  return Array.from({ length: layouts[layout][kind] }, (_, at) => `${kind}${at + 1}`)
}

/** `text3` -> `Text 3` */
export function labelOf(field: string): string {
  return `${field.charAt(0).toUpperCase()}${field.slice(1).replace(/\d+$/, ' $&')}`
}
