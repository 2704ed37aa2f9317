import { displayText } from './displayText.ts'
import { EMPTY } from './empty.ts'
import { parseDay } from './parseDay.ts'
import { utcText } from './utcText.ts'
import { wallClock } from './wallClock.ts'

const serverDate = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d{1,9})?(Z|[+-]\d{2}:?\d{2})?)?$/

/**
 * A date of the server as yyyy-MM-dd, with `time` as yyyy-MM-dd HH:mm:ss. A value with a time is UTC unless it says
 * otherwise. With `time` it is shown in `zone`; its day alone is that of UTC, which the filters of days ask for
 * (`dateTerms`). A bare day belongs to no zone and stays. Text that is no date stays as it is; '-' for nothing and for the
 * zero date of databases.
 */
export function displayDate(
  value: unknown,
  options: { readonly time: boolean; readonly zone: string },
): string {
  const text = displayText(value)
  const [, day, time, offset = 'Z'] = serverDate.exec(text) ?? []
  if (day === undefined) return text
  if (day === '0000-00-00') return EMPTY
  if (parseDay(day) === undefined || time === undefined) return text
  const zoned = offset.length === 5 ? `${offset.slice(0, 3)}:${offset.slice(3)}` : offset
  const instant = Date.parse(`${day}T${time}${zoned}`)
  if (Number.isNaN(instant)) return text
  return options.time ? utcText(wallClock(instant, options.zone)) : utcText(instant).slice(0, 10)
}
