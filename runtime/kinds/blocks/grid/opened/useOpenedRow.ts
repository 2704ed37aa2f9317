import { atom, useAtom, useSetAtom } from 'jotai'
import { type MouseEvent, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { type CompiledGrid } from '../../../../core/compile/compiled.ts'
import { type GridState } from '../../../../core/grid/gridState.ts'
import { type RowKey, rowKeyOf } from '../../../../core/grid/rowKey.ts'
import { chunk } from '../../../../shell/calls/lazy.ts'
import { useScreenLink } from '../../../../shell/frame/ScreenLink.tsx'
import { useRuntime } from '../../../../shell/RuntimeContext.tsx'
import { recordListAtom } from '../../../../shell/records/recordListAtom.ts'
import { useScreen } from '../../../../shell/screen/ScreenContext.tsx'
import { useStableCallback } from '../../../useStableCallback.ts'
import { type ListPage } from './recordList.ts'
import { positionOfLink } from './rowLink.ts'

/** The row whose record was opened last, and its position. */
interface OpenedRow {
  readonly grid: string
  readonly key: RowKey
  /** Page, size, sort and filters of its list; empty once the user has returned to it. */
  readonly list: string
  /** From 0. */
  readonly position: number
  /** The grid instance it was opened from; a new one on the same list means the user is back. */
  readonly mount: object
}

const openedRowAtom = atom<OpenedRow | undefined>(undefined)

export interface OpenedRowState {
  /** Index of the row on the page; undefined: it is not on this page. */
  readonly opened: number | undefined
  /** Call with every click in the rows, before the link is followed. */
  readonly remember: (event: MouseEvent) => void
  /** Set once after returning: index of the row, or of the row that replaced it. */
  readonly takeReturn: () => number | undefined
}

/** Remembers the opened row of a list, to find it on return and to step to the adjacent rows. */
export function useOpenedRow(
  grid: CompiledGrid,
  state: GridState,
  rows: readonly Row[],
  rowCount: number,
): OpenedRowState {
  const runtime = useRuntime()
  const { store } = runtime
  const [last, setLast] = useAtom(openedRowAtom, { store })
  const setList = useSetAtom(recordListAtom, { store })
  const { params } = useScreen()
  const screenLink = useScreenLink()
  const { pathname, search } = useLocation()
  const list = listOf(state)
  const [mount] = useState(() => ({}))
  const opened = useMemo(() => {
    if (last?.grid !== grid.id) return undefined
    const position = rows.findIndex(row => rowKeyOf(grid, row) === last.key)
    return position < 0 ? undefined : position
  }, [grid, rows, last])
  const onOpen = ({ state: shown, rows: all }: ListPage, position: number) => {
    const row = all[position]
    if (row) setLast({ grid: grid.id, key: rowKeyOf(grid, row), list: listOf(shown), position, mount })
  }
  const remember = useStableCallback(({ target }: MouseEvent) => {
    const position = target instanceof Element ? positionOfLink(target) : undefined
    if (position === undefined) return
    const page = { grid, state, rows, rowCount, address: pathname + search, params }
    onOpen(page, position)
    void chunk(() => import('./recordList.ts')).then(
      ({ recordList }) => setList(recordList(page, { runtime, screenLink, onOpen })),
      // Without that chunk the record still opens.
      () => {},
    )
  })
  const takeReturn = useStableCallback(() => {
    if (last?.grid !== grid.id || last.list !== list || last.mount === mount) return undefined
    setLast({ ...last, list: '' })
    return opened ?? Math.min(last.position, rows.length - 1)
  })
  return { opened, remember, takeReturn }
}

/** Identifies a page of a list. */
function listOf({ page, size, sort, filters }: GridState): string {
  return JSON.stringify({ page, size, sort, filters })
}
