import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { type DataGridHandle } from 'react-data-grid'
import { type Row } from '../../../../schemas/wire/gridReply.ts'

type Place = readonly [row: number, column: number]

/**
 * Keeps the focus in the grid when other rows come: with a row or a button that is gone it would be lost. It goes to what
 * stands in the same place, else to the last row, else to the header.
 */
export function useKeptFocus(
  grid: RefObject<DataGridHandle | null>,
  frame: RefObject<HTMLElement | null>,
  rows: readonly Row[],
): void {
  const held = useRef<Place>(undefined)
  useEffect(() => {
    const area = frame.current
    if (!area) return
    const hold = () => {
      const { activeElement } = document
      held.current = area.contains(activeElement) ? placeOf(activeElement) : undefined
    }
    // When the focus goes with its element, the rows that come are drawn before this is asked.
    const ask = () => void Promise.resolve().then(hold)
    hold()
    area.addEventListener('focusin', hold)
    area.addEventListener('focusout', ask)
    return () => {
      area.removeEventListener('focusin', hold)
      area.removeEventListener('focusout', ask)
    }
  }, [frame])
  useLayoutEffect(() => {
    if (!held.current || document.activeElement !== document.body) return
    const [row, idx] = held.current
    const rowIdx = Math.min(row, rows.length - 1)
    // A cell that has lost its button takes the focus itself; the library gives a place the focus no more than once.
    if (rowIdx === row) cellAt(grid.current?.element, row, idx)?.focus()
    else grid.current?.setActivePosition({ rowIdx, idx }, { shouldFocus: true })
  }, [grid, rows])
}

/** Row, from -1 with the header, and column; undefined outside of the cells. */
function placeOf(focused: Element | null): Place | undefined {
  const cell = focused?.closest('[aria-colindex]')
  const row = cell?.closest('[aria-rowindex]')
  if (!cell || !row) return undefined
  return [Number(row.getAttribute('aria-rowindex')) - 2, Number(cell.getAttribute('aria-colindex')) - 1]
}

function cellAt(grid: Element | null | undefined, row: number, column: number) {
  return grid?.querySelector<HTMLElement>(`[aria-rowindex="${row + 2}"] > [aria-colindex="${column + 1}"]`)
}
