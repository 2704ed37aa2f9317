import { atom, useAtom } from 'jotai'
import { type MouseEvent, useMemo } from 'react'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { type CompiledGrid } from '../../../../core/compile/compiled.ts'
import { type RowKey, rowKeyOf } from '../../../../core/grid/rowKey.ts'
import { type GridState } from '../../../../core/grid/state.ts'
import { useRuntime } from '../../../../shell/RuntimeContext.tsx'
import { useStableCallback } from '../../../useStableCallback.ts'
import { positionOfLink } from './rowLink.ts'

/** The row whose record was opened last, and where it stood. */
interface OpenedRow {
  readonly grid: string
  readonly key: RowKey
  /** Page, size, sort and filters of the list that it was opened from; empty once the user has come back to it. */
  readonly list: string
  /** From 0. */
  readonly position: number
}

const openedRowAtom = atom<OpenedRow | undefined>(undefined)

export interface OpenedRowState {
  /** Index of the row on the page; undefined: it is not on this page. */
  readonly opened: number | undefined
  /** To be called with every click in the rows, before it is followed. */
  readonly remember: (event: MouseEvent) => void
  /** Set once after coming back: index of the row, or of the row that replaced it. */
  readonly takeReturn: () => number | undefined
}

/** Remembers which row of a list was opened, so that whoever comes back to the list finds it. */
export function useOpenedRow(grid: CompiledGrid, state: GridState, rows: readonly Row[]): OpenedRowState {
  const [last, setLast] = useAtom(openedRowAtom, { store: useRuntime().store })
  const { page, size, sort, filters } = state
  const list = JSON.stringify({ page, size, sort, filters })
  const opened = useMemo(() => {
    if (last?.grid !== grid.id) return undefined
    const position = rows.findIndex(row => rowKeyOf(grid, row) === last.key)
    return position < 0 ? undefined : position
  }, [grid, rows, last])
  const remember = useStableCallback(({ target }: MouseEvent) => {
    const position = target instanceof Element ? positionOfLink(target) : undefined
    const row = position === undefined ? undefined : rows[position]
    if (position !== undefined && row) setLast({ grid: grid.id, key: rowKeyOf(grid, row), list, position })
  })
  const takeReturn = useStableCallback(() => {
    if (last?.grid !== grid.id || last.list !== list) return undefined
    setLast({ ...last, list: '' })
    return opened ?? Math.min(last.position, rows.length - 1)
  })
  return { opened, remember, takeReturn }
}
