import { type RefObject, useEffect, useRef } from 'react'
import {
  type CellKeyboardEvent,
  type CellKeyDownArgs,
  type DataGridHandle,
  type PositionChangeArgs,
} from 'react-data-grid'
import { type ColumnTotals } from '../../../../../runtime/core/grid/totals.ts'
import { isTyping } from '../../../../../runtime/shell/shortcuts/acceptsShortcuts.ts'
import { announce } from '../../../../../runtime/ui/announce.ts'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { useStableCallback } from '../useStableCallback.ts'
import { type RefundColumn } from './columns.tsx'

/**
 * j and k go to the next and the former row, x selects it, from anywhere but where text is typed; the space bar selects the
 * row of the focused cell, c copies the cell.
 */
export function useRowKeys(
  grid: RefObject<DataGridHandle | null>,
  columns: readonly RefundColumn[],
  count: number,
  onToggle?: (position: number) => void,
) {
  const active = useRef({ idx: 0, rowIdx: -1 })
  const onActivePositionChange = useStableCallback(
    ({ rowIdx, column }: PositionChangeArgs<Row, ColumnTotals>) => {
      active.current = { idx: column?.idx ?? 0, rowIdx }
    },
  )
  const press = useStableCallback((event: KeyboardEvent) => {
    const { key, target } = event
    if (!['j', 'k', 'x'].includes(key) || event.shiftKey || withModifier(event) || event.defaultPrevented)
      return
    if (isTyping(target)) return
    // An open window has the page to itself.
    if (target instanceof Element && target.closest('[role=dialog], [role=menu]')) return
    const { idx, rowIdx } = active.current
    if (key === 'x') {
      if (rowIdx >= 0 && rowIdx < count) onToggle?.(rowIdx)
      return
    }
    const next = Math.max(0, Math.min(rowIdx + (key === 'j' ? 1 : -1), count - 1))
    grid.current?.setActivePosition({ idx, rowIdx: next }, { shouldFocus: true })
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [press])
  const onCellKeyDown = useStableCallback(
    ({ column, row, rowIdx }: CellKeyDownArgs<Row, ColumnTotals>, event: CellKeyboardEvent) => {
      const onControl = event.target instanceof Element && event.target.closest('button, a, input') !== null
      if (event.key === ' ' && !onControl && !withModifier(event) && onToggle) {
        event.preventDefault()
        event.preventGridDefault()
        onToggle(rowIdx)
      }
      if (event.key !== 'c' || withModifier(event)) return
      const copied = columns.find(({ key }) => key === column?.key)
      if (!copied || !row) return
      navigator.clipboard.writeText(copied.text(row)).then(
        () => announce('Copied'),
        () => announce('Not copied'),
      )
    },
  )
  return { onActivePositionChange, onCellKeyDown }
}

function withModifier(event: { ctrlKey: boolean; metaKey: boolean; altKey: boolean }): boolean {
  return event.ctrlKey || event.metaKey || event.altKey
}
