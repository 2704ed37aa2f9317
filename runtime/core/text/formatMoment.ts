import { displayDate } from './dates.ts'

/**
 * A date of the server in a format of `yyyy MM dd HH mm ss` and signs between them, in the zone given:
 * `('2026-11-20 10:33:00', 'dd.MM.yyyy HH:mm', 'UTC')` -> '20.11.2026 10:33'. A bare day has no time to show, and text
 * that is no date stays as it is; '-' for nothing.
 */
export function formatMoment(value: unknown, format: string, zone: string): string {
  const text = displayDate(value, { time: true, zone })
  const [, yyyy = '', MM = '', dd = '', HH, mm = '', ss = '00'] =
    /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}):(\d{2}))?$/.exec(text) ?? []
  if (yyyy === '' || (HH === undefined && /[Hms]/.test(format))) return text
  const parts: Readonly<Record<string, string>> = { yyyy, MM, dd, HH: HH ?? '', mm, ss }
  return format.replace(/yyyy|MM|dd|HH|mm|ss/g, token => parts[token] ?? token)
}
