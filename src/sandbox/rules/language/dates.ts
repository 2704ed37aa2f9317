const parts = [
  ['yyyy', 4],
  ['MM', 2],
  ['dd', 2],
  ['HH', 2],
  ['mm', 2],
  ['ss', 2],
] as const

/**
 * A text as milliseconds since 1970, UTC; undefined when it is no date. Without a format: `2011-12-01`,
 * `2011-12-01 10:30:00`. A format is made of yyyy, MM, dd, HH, mm and ss.
 */
export function dateOf(text: string, format?: string): number | undefined {
  if (format === undefined)
    return dateAs(text, 'yyyy-MM-dd') ?? dateAs(text.replace('T', ' '), 'yyyy-MM-dd HH:mm:ss')
  return dateAs(text, format)
}

function dateAs(text: string, format: string): number | undefined {
  if (text.length !== format.length) return undefined
  const found = new Map<string, number>()
  let at = 0
  while (at < format.length) {
    const part = parts.find(([name]) => format.startsWith(name, at))
    const [name, length] = part ?? ['', 1]
    const written = text.slice(at, at + length)
    if (!part && written !== format[at]) return undefined
    if (part && !/^\d+$/.test(written)) return undefined
    if (part) found.set(name, Number(written))
    at += length
  }
  const of = (name: string, least: number) => found.get(name) ?? least
  const values = [of('yyyy', -1), of('MM', 1), of('dd', 1), of('HH', 0), of('mm', 0), of('ss', 0)] as const
  const [year, month, day, hour, minute, second] = values
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  const isReal =
    year >= 1000 &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    date.getUTCHours() === hour &&
    date.getUTCMinutes() === minute &&
    date.getUTCSeconds() === second
  return isReal ? date.getTime() : undefined
}
