import { shortcutKeys } from '../../../../core/shortcutKeys.ts'

/** The effect of a key on the selection. `positions` are those of rows on the page, from 0. */
export type SelectionKey =
  | { readonly type: 'select'; readonly positions: readonly number[] }
  | { readonly type: 'selectAll' }

interface Rows {
  /** Position of the focused row. */
  readonly at: number
  /** Number of rows on the page. */
  readonly count: number
  readonly selected: ReadonlySet<number>
  /** Position of the row that was selected last. */
  readonly anchor: number | undefined
}

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/**
 * Multiple selection by keys: Shift and an arrow select two neighbours, Shift and the row key all rows from
 * the last selected one, Control the page, then all matching rows.
 */
export function selectionKey(pressed: Pressed, rows: Rows): SelectionKey | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = pressed
  const { at, count, selected, anchor = 0 } = rows
  if (altKey || at < 0 || at >= count) return undefined
  if (ctrlKey || metaKey) {
    if (shiftKey || key.toLowerCase() !== shortcutKeys.selectPage) return undefined
    return selected.size === count
      ? { type: 'selectAll' }
      : { type: 'select', positions: between(0, count - 1) }
  }
  if (!shiftKey) return undefined
  if (key === shortcutKeys.selectRange) return { type: 'select', positions: between(anchor, at) }
  const to =
    key === shortcutKeys.selectNext ? at + 1 : key === shortcutKeys.selectPrevious ? at - 1 : undefined
  if (to === undefined) return undefined
  return { type: 'select', positions: between(at, Math.max(0, Math.min(to, count - 1))) }
}

function between(one: number, other: number): number[] {
  const first = Math.min(one, other)
  return Array.from({ length: Math.abs(one - other) + 1 }, (_, step) => first + step)
}
