import { type GridOptions } from '../../../schemas/wire/gridRequest.ts'
import { mostExportMonths } from '../cash/words.ts'
import { Refusal } from '../server/refusal.ts'

/**
 * Throws a Refusal (400) when an export names no period of that field, or one of more months than the setting
 * `cpmt_max_month_per_export` lets (spec 2 §9). No field: any period.
 */
export function refuseLongPeriod({ filter }: GridOptions, field: string | undefined): void {
  if (field === undefined) return
  const terms = filter.flat().filter(({ index }) => index === field)
  const end = (condition: string) => String(terms.find(term => term.condition === condition)?.value ?? '')
  const from = instantOf(end('gteq'))
  const to = instantOf(end('lteq'))
  const latest = new Date(from)
  latest.setUTCMonth(latest.getUTCMonth() + mostExportMonths)
  if (!(to < latest.getTime()))
    throw new Refusal(
      400,
      `An export spans ${mostExportMonths} months at most: choose a period that is not longer.`,
    )
}

/** NaN for an invalid text, which fails every comparison. */
function instantOf(text: string): number {
  return Date.parse(`${text.length === 10 ? `${text} 00:00:00` : text}`.replace(' ', 'T').concat('Z'))
}
