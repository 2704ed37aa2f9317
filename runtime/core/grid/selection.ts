import { type Row } from '../../../schemas/wire/gridReply.ts'
import { type CompiledGrid } from '../compile/compiled.ts'
import { type RowKey, rowKeyOf } from './rowKey.ts'

/**
 * The selected rows: keys on any page, or all matching rows with exceptions. A selection of all belongs to
 * the current filters: clear it when they change.
 */
export type Selection =
  | { readonly all: false; readonly rows: ReadonlyMap<RowKey, Row> }
  | { readonly all: true; readonly except: ReadonlySet<RowKey> }

export const noSelection: Selection = { all: false, rows: new Map() }

export type SelectionEvent =
  /** One row, or all rows of the page. */
  | { readonly type: 'rowsSelected'; readonly rows: readonly Row[]; readonly selected: boolean }
  | { readonly type: 'allMatchingSelected' }
  | { readonly type: 'selectionCleared' }
  /** Updates the selected rows with rows from the server. */
  | { readonly type: 'rowsLoaded'; readonly rows: readonly Row[] }

/** Returns the same selection if nothing changes. Rows without a key cannot be selected. */
export function selectionReducer(
  grid: Pick<CompiledGrid, 'rowKey'>,
): (selection: Selection, event: SelectionEvent) => Selection {
  const keyed = (rows: readonly Row[]) =>
    rows.map(row => [rowKeyOf(grid, row), row] as const).filter(([key]) => key !== '')
  return (selection, event) => {
    switch (event.type) {
      case 'rowsSelected':
        return selected(selection, keyed(event.rows), event.selected)
      case 'allMatchingSelected':
        return selection.all && selection.except.size === 0 ? selection : { all: true, except: new Set() }
      case 'selectionCleared':
        return !selection.all && selection.rows.size === 0 ? selection : noSelection
      case 'rowsLoaded':
        return refreshed(selection, keyed(event.rows))
    }
  }
}

type Keyed = readonly (readonly [key: RowKey, row: Row])[]

function selected(selection: Selection, rows: Keyed, on: boolean): Selection {
  const changed = rows.filter(([key]) => isSelected(selection, key) !== on)
  if (changed.length === 0) return selection
  if (selection.all) {
    const except = new Set(selection.except)
    for (const [key] of changed) on ? except.delete(key) : except.add(key)
    return { all: true, except }
  }
  const next = new Map(selection.rows)
  for (const [key, row] of changed) on ? next.set(key, row) : next.delete(key)
  return { all: false, rows: next }
}

function refreshed(selection: Selection, rows: Keyed): Selection {
  if (selection.all) return selection
  const fresh = rows.filter(([key, row]) => selection.rows.has(key) && selection.rows.get(key) !== row)
  return fresh.length === 0 ? selection : { all: false, rows: new Map([...selection.rows, ...fresh]) }
}

export function isSelected(selection: Selection, key: RowKey): boolean {
  return selection.all ? !selection.except.has(key) : selection.rows.has(key)
}

/** Number of selected rows; `rowCount` is the number of rows that match the filters. */
export function selectedCount(selection: Selection, rowCount: number): number {
  return selection.all ? Math.max(0, rowCount - selection.except.size) : selection.rows.size
}

/** The selected rows that are loaded: for a selection of all, those of the page. */
export function knownRows(
  grid: Pick<CompiledGrid, 'rowKey'>,
  selection: Selection,
  page: readonly Row[],
): readonly Row[] {
  if (!selection.all) return [...selection.rows.values()]
  return page.filter(row => isSelected(selection, rowKeyOf(grid, row)))
}
