/** Both texts of a period as they were typed; empty: open on that side. */
export interface DateRange {
  readonly from: string
  readonly to: string
}

/** The period in the values of a date range: one text, `from..to`. `(['2024-01-01..'])` -> from 2024-01-01, open end */
export function readRange(values: readonly string[]): DateRange {
  const text = values[0] ?? ''
  const [whole, from = text, to = ''] = /^(.*?)\.\.(?!\.)(.*)$/s.exec(text) ?? []
  return whole === undefined ? { from: text, to: '' } : { from, to }
}

/** The values of a period; none when both sides are open. Dots that would read as the mark between both are dropped. */
export function writeRange({ from, to }: DateRange): readonly string[] {
  if (from === '' && to === '') return []
  return [`${from.replace(/\.{2,}/g, '.')}..${to.replace(/^\.+/, '')}`]
}
