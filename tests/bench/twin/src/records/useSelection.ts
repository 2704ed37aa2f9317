import { useMemo, useState } from 'react'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { useStableCallback } from '../useStableCallback.ts'
import { type RecordFilters } from './state.ts'

/** `all`: the rows that match the filters less those in `ids`; else those in `ids`, on whatever page. */
interface Held {
  readonly filters: RecordFilters
  readonly all: boolean
  readonly ids: ReadonlySet<unknown>
}

/** The selected records. Other filters clear them. */
export function useSelection(rows: readonly Row[], rowCount: number, filters: RecordFilters) {
  const [held, setHeld] = useState<Held>({ filters, all: false, ids: none })
  if (held.filters !== filters) setHeld({ filters, all: false, ids: none })
  const { all, ids } = held
  const selected = useMemo(
    () => new Set(rows.flatMap(({ id }, at) => (ids.has(id) !== all ? [at] : []))),
    [rows, ids, all],
  )
  const choose = useStableCallback((next: ReadonlySet<number>) => {
    const changed = new Set(ids)
    for (const [at, { id }] of rows.entries()) next.has(at) === all ? changed.delete(id) : changed.add(id)
    setHeld({ filters, all, ids: changed })
  })
  const selectAll = () => setHeld({ filters, all: true, ids: none })
  const clear = () => setHeld({ filters, all: false, ids: none })
  return { selected, all, count: all ? rowCount - ids.size : ids.size, choose, selectAll, clear }
}

const none: ReadonlySet<unknown> = new Set()
