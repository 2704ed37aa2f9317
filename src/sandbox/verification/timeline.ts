import { type DatabaseSync } from 'node:sqlite'
import { type TimelineReply } from '../../../schemas/wire/timeline.ts'
import { type DatabaseRow, rowsOf } from '../database/rows.ts'

type Item = TimelineReply[number]

const looks: Readonly<Record<string, Pick<Item, 'icon' | 'color' | 'title'>>> = {
  taken: { icon: 'TKN', color: 'blue', title: 'Taken' },
  takeOver: { icon: 'TKN', color: 'yellow', title: 'Taken over' },
  release: { icon: 'BCK', color: 'default', title: 'Given back' },
  verified: { icon: 'OK', color: 'green', title: 'Verified' },
  invalid: { icon: 'INV', color: 'red', title: 'Invalidated' },
  customerConfirmed: { icon: 'TEL', color: 'blue', title: 'Confirmed by the customer' },
  escalated: { icon: 'ESC', color: 'yellow', title: 'Escalated' },
}

/** What has happened to an order since it entered its queue, the newest first (spec 1 §3). */
export function verificationTimeline(db: DatabaseSync, row: DatabaseRow): TimelineReply {
  const events = rowsOf(
    db,
    'SELECT * FROM verification_events WHERE verification_id = ? ORDER BY at DESC, id DESC',
    Number(row.id),
  )
  return [
    ...events.map(({ id, at, kind, username, note }) => ({
      id: Number(id),
      icon: looks[String(kind)]?.icon ?? null,
      color: looks[String(kind)]?.color ?? 'default',
      title: looks[String(kind)]?.title ?? String(kind),
      user: String(username),
      date: String(at),
      data: typeof note === 'string' ? note : null,
    })),
    {
      id: 0,
      icon: 'NEW',
      color: 'default',
      title: 'Entered the queue',
      user: null,
      date: String(row.entered_at),
      data: String(row.finding),
    },
  ]
}
