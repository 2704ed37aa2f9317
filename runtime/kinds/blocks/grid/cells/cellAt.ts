import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { type GridColumn } from '../gridColumn.ts'

export interface CellPlace {
  readonly element: HTMLElement
  readonly row: Row
  readonly column: GridColumn
}

/** The cell of a row that an event happened in; undefined: in a header, in the totals, or beside the rows. */
export function cellAt(
  target: EventTarget | null,
  columns: readonly GridColumn[],
  rows: readonly Row[],
): CellPlace | undefined {
  const element = target instanceof Element ? target.closest('[role=gridcell]') : null
  const line = element?.closest('[role=row]')
  if (!(element instanceof HTMLElement) || !line) return undefined
  // Row 1 is the header.
  const row = rows[Number(line.getAttribute('aria-rowindex')) - 2]
  const column = columns[Number(element.getAttribute('aria-colindex')) - 1]
  return row && column && { element, row, column }
}
