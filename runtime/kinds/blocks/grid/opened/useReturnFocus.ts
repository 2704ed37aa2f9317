import { type RefObject, useEffect } from 'react'
import { type DataGridHandle } from 'react-data-grid'
import { rowLinkClass } from './rowLink.ts'
import { type OpenedRowState } from './useOpenedRow.ts'

/** Puts the focus back on the row that the user has come back from, unless they have begun something else. */
export function useReturnFocus(
  grid: RefObject<DataGridHandle | null>,
  takeReturn: OpenedRowState['takeReturn'],
): void {
  useEffect(() => {
    const rowIdx = takeReturn()
    if (rowIdx === undefined || rowIdx < 0) return
    const { activeElement } = document
    // An arrival has the focus on the heading of the screen.
    if (activeElement !== document.body && !activeElement?.matches('main h1')) return
    // Any row tells which column it is: the row itself may not be drawn yet.
    const link = grid.current?.element?.querySelector(`.${rowLinkClass}`)
    const idx = Number(link?.getAttribute('aria-colindex') ?? 1) - 1
    grid.current?.setActivePosition({ rowIdx, idx }, { shouldFocus: true })
  }, [grid, takeReturn])
}
