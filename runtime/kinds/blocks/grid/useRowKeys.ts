import { type RefObject, useCallback, useEffect, useRef } from 'react'
import {
  type CellKeyboardEvent,
  type CellKeyDownArgs,
  type DataGridHandle,
  type PositionChangeArgs,
} from 'react-data-grid'
import { type Row } from '../../../../schemas/wire/gridReply.ts'
import { type ColumnTotals } from '../../../core/grid/totals.ts'
import { shortcutKeys } from '../../../core/shortcutKeys.ts'
import { acceptsShortcuts, isTyping } from '../../../shell/shortcuts/acceptsShortcuts.ts'
import { announce } from '../../../ui/announce.ts'
import { useStableCallback } from '../../useStableCallback.ts'
import { type GridColumn } from './gridColumn.ts'
import { concernsGrid } from './keys/useRecordedKeys.ts'
import { openRow } from './opened/rowLink.ts'

type Move = PositionChangeArgs<Row, ColumnTotals>
type Pressed = CellKeyDownArgs<Row, ColumnTotals>

/**
 * Row keys: j and k move to the next and previous row, x and the space bar select it, c copies the focused
 * cell and Enter opens the record. j, k and x work anywhere on the page outside of text fields, for the first
 * grid of a screen.
 */
export function useRowKeys({ grid, section, columns, rows, first, onToggle, onActive }: RowKeysParts) {
  const active = useRef({ idx: 0, rowIdx: -1 })
  const onActivePositionChange = useStableCallback(({ rowIdx, column }: Move) => {
    active.current = { idx: column?.idx ?? 0, rowIdx }
    onActive(rowIdx)
  })

  const press = useStableCallback((event: KeyboardEvent) => {
    const { key, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const { nextRow, previousRow, selectRow } = shortcutKeys
    if (key !== nextRow && key !== previousRow && key !== selectRow) return
    if (!acceptsShortcuts(event) || !concernsGrid(target, section.current, first)) return
    const { idx, rowIdx } = active.current
    if (key === selectRow) {
      if (rowIdx >= 0 && rowIdx < rows.length) onToggle?.(rowIdx)
      return
    }
    const next = Math.max(0, Math.min(rowIdx + (key === nextRow ? 1 : -1), rows.length - 1))
    grid.current?.setActivePosition({ idx, rowIdx: next }, { shouldFocus: true })
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [press])

  const onCellKeyDown = useStableCallback((args: Pressed, event: CellKeyboardEvent) => {
    if (args.mode === 'EDIT' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
      return
    const { target } = event
    const onControl = target instanceof Element && target.closest('button, a, input') !== null
    if (event.key === ' ' && !onControl && onToggle) {
      event.preventDefault()
      event.preventGridDefault()
      onToggle(args.rowIdx)
    }
    // Enter has no effect on a check box, which has the focus if rows can be selected.
    const takesEnter = onControl && !target.matches('input[type=checkbox]')
    if (event.key === shortcutKeys.openRow && target instanceof Element && !takesEnter) openRow(target)
    const column = columns.find(({ key }) => key === args.column?.key)
    if (event.key === shortcutKeys.copyCell && column && args.row) void copy(column.text(args.row))
  })
  const onActiveCard = useCallback((rowIdx: number) => {
    active.current = { idx: 0, rowIdx }
  }, [])
  return { onActivePositionChange, onActiveCard, onCellKeyDown }
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    announce('Copied')
  } catch {
    announce('Not copied')
  }
}

interface RowKeysParts {
  grid: RefObject<DataGridHandle | null>
  /** The element around the grid and its filters. */
  section: RefObject<HTMLElement | null>
  columns: readonly GridColumn[]
  rows: readonly Row[]
  /** True for the first grid of a screen. */
  first: boolean
  /** Toggles a row by its position on the page. Undefined: no selection. */
  onToggle: ((position: number) => void) | undefined
  /** A row was moved to, by its position on the page; negative: the header. */
  onActive: (position: number) => void
}
