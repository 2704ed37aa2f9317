import { type DatabaseSync } from 'node:sqlite'
import { type TimelineReply } from '../../../schemas/wire/timeline.ts'
import { rowsOf, run } from '../database/rows.ts'
import { type Happened, instantOf, timelineOf } from '../timelines/events.ts'

const looks = {
  created: { icon: 'NEW', color: 'blue', title: 'Return created' },
  overridden: { icon: 'OVR', color: 'yellow', title: 'Returned although not eligible' },
  label: { icon: 'LBL', color: 'default', title: 'Shipping label printed' },
  'hand-in': { icon: 'SHP', color: 'blue', title: 'On its way back' },
  receive: { icon: 'RCV', color: 'blue', title: 'Received at the warehouse' },
  accept: { icon: 'OK', color: 'green', title: 'Item accepted' },
  reject: { icon: 'REJ', color: 'red', title: 'Item rejected' },
  'cancel-item': { icon: 'CAN', color: 'yellow', title: 'Item cancelled' },
  refund: { icon: 'PAY', color: 'green', title: 'Refund made' },
  nothing: { icon: 'END', color: 'default', title: 'Closed without a refund' },
  cancel: { icon: 'CAN', color: 'yellow', title: 'Return cancelled' },
} as const satisfies Record<string, Pick<Happened, 'icon' | 'color' | 'title'>>
type RmaEventKind = keyof typeof looks

/** Something that has happened to a return. */
export interface RmaEvent {
  readonly kind: RmaEventKind
  readonly at: string
  /** Null: not a member of staff. */
  readonly user: string | null
  readonly note?: string | null | undefined
}

/** Records an event of a return, inside the transaction of the change. */
export function addRmaEvent(db: DatabaseSync, rma: number, { kind, at, user, note }: RmaEvent): void {
  run(
    db,
    'INSERT INTO rma_events (rma_id, at, kind, username, note) VALUES (?, ?, ?, ?, ?)',
    rma,
    at,
    kind,
    user,
    note?.trim() || null,
  )
}

/** What has happened to a return, the newest first (spec 1 §3). */
export function rmaTimeline(db: DatabaseSync, rma: number): TimelineReply {
  const events = rowsOf(db, 'SELECT * FROM rma_events WHERE rma_id = ? ORDER BY id', rma).flatMap(
    ({ at, kind, username, note }): Happened[] =>
      isKind(kind)
        ? [
            {
              ...looks[kind],
              at: instantOf(at),
              user: username === null ? null : String(username),
              ...(note === null ? {} : { data: String(note) }),
            },
          ]
        : [],
  )
  return timelineOf(events, Number.POSITIVE_INFINITY)
}

function isKind(kind: unknown): kind is RmaEventKind {
  return typeof kind === 'string' && Object.hasOwn(looks, kind)
}
