/** A column whose width may follow its content, in pixels. */
export interface FittedColumn {
  readonly width: number
  /** Width of its content; undefined: the column keeps its width. */
  readonly needed: number | undefined
  /** Width that is enough for nearly all rows. */
  readonly usual?: number | undefined
  /** Numbers and keys, which mean nothing when they are truncated. */
  readonly exact?: boolean
  /** Width of its name. */
  readonly named?: number | undefined
}

/** Maximum width in pixels of a fitted column; longer content is truncated. */
const widest = 320

/**
 * Widths that truncate less. Columns that are too narrow get free space first, then space from columns with
 * narrower content, the smallest need first: numbers and keys come first, then what nearly all rows need, then
 * the few long texts. A grid that scrolls sideways anyway grows by what is still missing; one that fits stays within `room`.
 */
export function fitWidths(all: readonly FittedColumn[], room: number): number[] {
  const columns = narrowed(all, room)
  const lacks = columns.map(({ width, needed = width }) => Math.max(0, Math.min(needed, widest) - width))
  const extras = columns.map(({ width, needed = width }) => Math.max(0, width - needed))
  const [lacking, extra] = [sum(lacks), sum(extras)]
  const free = room - sum(columns.map(({ width }) => width))
  const taken = Math.min(extra, Math.max(0, lacking - Math.max(0, free)))
  const widths = columns.map(({ width }, at) => width - Math.ceil(((extras[at] ?? 0) * taken) / (extra || 1)))
  let given = free < 0 ? lacking : free + taken
  const usualLacks = columns.map(({ width, usual = width, exact }, at) =>
    exact ? 0 : Math.min(Math.max(0, usual - width), lacks[at] ?? 0),
  )
  const exactLacks = lacks.map((lack, at) => (columns[at]?.exact ? lack : 0))
  const longLacks = lacks.map((lack, at) => lack - (exactLacks[at] ?? 0) - (usualLacks[at] ?? 0))
  for (const wanted of [exactLacks, usualLacks, longLacks]) {
    const leastFirst = [...wanted.keys()].sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
    for (const at of leastFirst) {
      const more = Math.min(given, wanted[at] ?? 0)
      widths[at] = (widths[at] ?? 0) + more
      given -= more
    }
  }
  showNames(columns, widths)
  return widths
}

/** Whether numbers and keys are shown whole, up to the maximum width. */
export function showsExact(columns: readonly FittedColumn[], widths: readonly number[]): boolean {
  return columns.every(({ needed = 0, exact }, at) => !exact || (widths[at] ?? 0) >= Math.min(needed, widest))
}

/** Share of the room by which columns that nearly fit are narrowed: more than a scroll bar of the page takes. */
const nearly = 0.02

/** Columns that need a little more than the room, so that they fit it: those with narrower content first. */
function narrowed(columns: readonly FittedColumn[], room: number): readonly FittedColumn[] {
  const over = sum(columns.map(({ width }) => width)) - room
  if (over <= 0 || over > room * nearly) return columns
  const extras = columns.map(({ width, needed = width }) => Math.max(0, width - needed))
  const fitted = columns.map(({ width, needed }) => (needed === undefined ? 0 : width))
  const ofExtras = Math.min(over, sum(extras))
  const shares = columns.map((_, at) => {
    const extra = ((extras[at] ?? 0) * ofExtras) / (sum(extras) || 1)
    return extra + ((fitted[at] ?? 0) * (over - ofExtras)) / (sum(fitted) || 1)
  })
  return columns.map((column, at) => ({ ...column, width: column.width - Math.ceil(shares[at] ?? 0) }))
}

/** Names that are still cut off take room from the widest columns with long values, which are cut off anyway. */
function showNames(columns: readonly FittedColumn[], widths: number[]): void {
  columns.forEach(({ named = 0 }, at) => {
    const lack = named - (widths[at] ?? 0)
    if (lack <= 0) return
    const [widest] = columns
      .flatMap(({ needed = 0, named: least = 0 }, other) => {
        const width = widths[other] ?? 0
        return needed > width && width - lack > least ? [{ other, width }] : []
      })
      .sort((a, b) => b.width - a.width)
    if (!widest) return
    widths[at] = named
    widths[widest.other] = widest.width - lack
  })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
