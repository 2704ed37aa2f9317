import { type Store } from '../database/store.ts'
import { gridCount } from '../grid/gridCount.ts'
import { gridQuery } from '../grid/gridQuery.ts'
import { instantOf } from '../timelines/events.ts'
import { type WorkQueue } from './workQueues.ts'

const hour = 3_600_000

/** How many rows wait, for how many hours the longest of them, and how many are late; null: nothing is ever late. */
export function workQueueFigures({ db, clock, moment }: Store, { grid, filter, since, due }: WorkQueue) {
  const isMoment = grid.fields[since]?.type === 'date'
  const { data, rowCount } = gridQuery(db, grid, {
    pagination: { limit: 1, offset: 0 },
    filter,
    sort: [{ index: since, order: isMoment ? 'asc' : 'desc' }],
    columns: [],
  })
  const oldest = data[0]?.[since]
  return {
    count: rowCount,
    oldestHours: isMoment ? hoursSince(oldest, clock.instant()) : daysInHours(oldest),
    overdue:
      due === undefined
        ? null
        : gridCount(db, grid, [...filter, [{ index: due, condition: 'lteq', value: moment() }]]),
  }
}

function hoursSince(moment: unknown, now: number): number | null {
  return typeof moment === 'string' ? Math.max(0, Math.floor((now - instantOf(moment)) / hour)) : null
}

function daysInHours(days: unknown): number | null {
  return typeof days === 'number' ? days * 24 : null
}
