import { useEffect, useMemo, useState } from 'react'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { type WireSelection } from '../../../../../schemas/wire/selection.ts'
import { showToast } from '../toasts/toasts.ts'
import { useStableCallback } from '../useStableCallback.ts'
import { terms } from './request.ts'
import { type RefundFilters } from './state.ts'

/** `all`: the refunds that match the filters less those in `rows`; else those in `rows`, on whatever page. */
interface Held {
  readonly filters: RefundFilters
  readonly all: boolean
  /** By their ids, as they were last seen. */
  readonly rows: ReadonlyMap<unknown, Row>
}

export interface RefundSelection {
  readonly all: boolean
  readonly count: number
  /** Positions on the page, from 0. */
  readonly selected: ReadonlySet<number>
  /** The selected refunds that were seen: of all that match, those of the page. */
  readonly known: readonly Row[]
  /** As it is sent. */
  readonly wire: () => WireSelection
  readonly choose: (selected: ReadonlySet<number>) => void
  readonly toggle: (position: number) => void
  readonly selectAll: () => void
  readonly clear: () => void
}

/** The selected refunds. They stay on other pages; other filters clear them, with a message. */
export function useSelection(
  page: readonly Row[],
  rowCount: number,
  filters: RefundFilters,
): RefundSelection {
  const [held, setHeld] = useState<Held>({ filters, all: false, rows: none })
  const stale = held.filters !== filters && (held.all || held.rows.size > 0)
  useEffect(() => {
    if (!stale) return
    setHeld({ filters, all: false, rows: none })
    showToast('info', 'The selection was cleared because the filters changed.')
  }, [stale, filters])
  const all = !stale && held.all
  const kept = stale ? none : held.rows
  const rows = useMemo(() => {
    const fresh = page.filter(row => kept.has(row.idRefund))
    return fresh.length === 0 ? kept : new Map([...kept, ...fresh.map(keyed)])
  }, [kept, page])
  const selected = useMemo(
    () => new Set(page.flatMap(({ idRefund }, at) => (rows.has(idRefund) !== all ? [at] : []))),
    [page, rows, all],
  )
  const choose = useStableCallback((next: ReadonlySet<number>) => {
    const changed = new Map(rows)
    for (const [at, row] of page.entries())
      next.has(at) === all ? changed.delete(row.idRefund) : changed.set(...keyed(row))
    setHeld({ filters, all, rows: changed })
  })
  const ids = () => [...rows.keys()].filter(id => typeof id === 'string' || typeof id === 'number')
  return {
    all,
    count: all ? Math.max(0, rowCount - rows.size) : rows.size,
    selected,
    known: all ? page.filter((_, at) => selected.has(at)) : [...rows.values()],
    wire: () => (all ? { all, filter: terms(filters), except: ids() } : { ids: ids() }),
    choose,
    toggle(position) {
      const next = new Set(selected)
      if (!next.delete(position)) next.add(position)
      choose(next)
    },
    selectAll: () => setHeld({ filters, all: true, rows: none }),
    clear: () => setHeld({ filters, all: false, rows: none }),
  }
}

const none: ReadonlyMap<unknown, Row> = new Map()

function keyed(row: Row): [id: unknown, row: Row] {
  return [row.idRefund, row]
}
