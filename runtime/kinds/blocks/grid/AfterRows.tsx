import {
  type ComponentProps,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { type DataGridHandle } from 'react-data-grid'
import { type Row } from '../../../../schemas/wire/gridReply.ts'
import { chunk } from '../../../shell/calls/lazy.ts'
import { ErrorBoundary } from '../../../shell/ErrorBoundary.tsx'
import { type ListKeysParts, useListKeys } from './keys/useListKeys.ts'
import { rowLinkClass } from './opened/rowLink.ts'
import { type OpenedRowState } from './opened/useOpenedRow.ts'
import { type PrintDialog as PrintDialogPart } from './print/PrintDialog.tsx'
import { PrintedRows } from './print/PrintedRows.tsx'

const PrintDialog = lazy(async () => ({
  default: (await chunk(() => import('./print/PrintDialog.tsx'))).PrintDialog,
}))

/** Loaded after the rows: focus restoration, keys, and the table for print. */
export function AfterRows({
  grid,
  section,
  frame,
  takeReturn,
  work,
  first,
  onStep,
  takeKeys,
  print,
  ...printed
}: AfterRowsProps) {
  useKeptFocus(grid, frame, printed.rows)
  useReturnFocus(grid, takeReturn)
  useListKeys({ grid, section, frame, rows: printed.rows, work, first, onStep, takeKeys })
  const page = <PrintedRows {...printed} />
  if (!print) return page
  const { job, ...dialog } = print
  return (
    <ErrorBoundary key={job}>
      <Suspense fallback={page}>
        <PrintDialog {...dialog} page={printed} />
      </Suspense>
    </ErrorBoundary>
  )
}

interface AfterRowsProps extends ComponentProps<typeof PrintedRows>, Omit<ListKeysParts, 'rows'> {
  takeReturn: OpenedRowState['takeReturn']
  /** The user prints a list of several pages; `job` counts the prints. Undefined: none. */
  print: ({ readonly job: number } & Omit<ComponentProps<typeof PrintDialogPart>, 'page'>) | undefined
}

/** Focuses the row that the user returns from, unless something else has the focus. */
function useReturnFocus(
  grid: RefObject<DataGridHandle | null>,
  takeReturn: OpenedRowState['takeReturn'],
): void {
  useEffect(() => {
    const rowIdx = takeReturn()
    if (rowIdx === undefined || rowIdx < 0) return
    const { activeElement } = document
    // After navigation the heading of the screen has the focus.
    if (activeElement !== document.body && !activeElement?.matches('main h1')) return
    // Any row shows which column has the link: the row itself may not be rendered yet.
    const link = grid.current?.element?.querySelector(`.${rowLinkClass}`)
    const idx = Number(link?.getAttribute('aria-colindex') ?? 1) - 1
    grid.current?.setActivePosition({ rowIdx, idx }, { shouldFocus: true })
  }, [grid, takeReturn])
}

type Place = readonly [row: number, column: number]

/**
 * Keeps the focus in the grid when the rows change: it would be lost with a removed row or button. It moves
 * to the same position, else to the last row, else to the header.
 */
function useKeptFocus(
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
    // When the focused element is removed, the new rows are rendered before this runs.
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
    // A cell that has lost its button takes the focus itself; the library focuses a position only once.
    const cell = rowIdx === row ? cellAt(grid.current?.element, row, idx) : undefined
    if (cell) cell.focus()
    else grid.current?.setActivePosition({ rowIdx, idx }, { shouldFocus: true })
  }, [grid, rows])
}

/** Row index, -1 for the header, and column; undefined outside of cells and cards. */
function placeOf(focused: Element | null): Place | undefined {
  const card = focused?.closest<HTMLElement>('[data-card]')
  if (card) return [Number(card.dataset.card), 0]
  const cell = focused?.closest('[aria-colindex]')
  const row = cell?.closest('[aria-rowindex]')
  if (!cell || !row) return undefined
  return [Number(row.getAttribute('aria-rowindex')) - 2, Number(cell.getAttribute('aria-colindex')) - 1]
}

function cellAt(grid: Element | null | undefined, row: number, column: number) {
  return grid?.querySelector<HTMLElement>(`[aria-rowindex="${row + 2}"] > [aria-colindex="${column + 1}"]`)
}
