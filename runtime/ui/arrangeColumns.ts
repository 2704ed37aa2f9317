/** Columns in the order the grid draws them: those at the start first, those at the end last. */
export function arrangeColumns(items: readonly ColumnItem[]): readonly ColumnItem[] {
  return places.flatMap(place => items.filter(item => item.pin === place))
}

/** Takes a column to a place, or as near to it as its own group goes. Returns the same list when nothing moves. */
export function moveColumn(items: readonly ColumnItem[], field: string, to: number): readonly ColumnItem[] {
  const at = items.findIndex(item => item.field === field)
  const moved = items[at]
  if (moved === undefined) return items
  const first = items.findIndex(item => item.pin === moved.pin)
  const last = items.findLastIndex(item => item.pin === moved.pin)
  const target = Math.max(first, Math.min(to, last))
  if (target === at) return items
  return items.toSpliced(at, 1).toSpliced(target, 0, moved)
}

const places = ['start', undefined, 'end'] as const

export interface ColumnItem {
  field: string
  label: string
  shown: boolean
  /** It is always shown: its box cannot be cleared. Default false. */
  locked?: boolean | undefined
  /** The edge it stays at while the others scroll. Absent: it scrolls. */
  pin?: 'start' | 'end' | undefined
  /** The user has given it a width, which can be taken back. Default false. */
  sized?: boolean | undefined
}
