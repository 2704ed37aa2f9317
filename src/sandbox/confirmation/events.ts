import { type DatabaseSync } from 'node:sqlite'
import { rowsOf, run } from '../database/rows.ts'
import { type Happened, instantOf } from '../timelines/events.ts'

/** Something that has happened between an order and its customer. */
export interface ConfirmationEvent {
  readonly orderNr: string
  readonly at: string
  readonly kind: keyof typeof looks
  /** Null: not a member of staff. */
  readonly user: string | null
  readonly note: string | null
}

const looks = {
  link: { icon: 'SMS', color: 'default', title: 'Link sent to the customer' },
  notReached: { icon: 'TEL', color: 'yellow', title: 'Customer not reached' },
  phone: { icon: 'TEL', color: 'green', title: 'Confirmed by phone' },
  byLink: { icon: 'OK', color: 'green', title: 'Confirmed by the customer' },
  cancelled: { icon: 'CAN', color: 'red', title: 'Cancelled by the customer' },
  invalid: { icon: 'INV', color: 'red', title: 'Invalidated' },
  reopened: { icon: 'AGN', color: 'blue', title: 'Returned to verification' },
} as const satisfies Record<string, Pick<Happened, 'icon' | 'color' | 'title'>>

/** Records an event of an order, inside the transaction of the change. */
export function addEvent(db: DatabaseSync, { orderNr, at, kind, user, note }: ConfirmationEvent): void {
  run(
    db,
    'INSERT INTO order_confirmation_events (order_nr, at, kind, username, note) VALUES (?, ?, ?, ?, ?)',
    orderNr,
    at,
    kind,
    user,
    note,
  )
}

/** What has happened, for the timeline of the order. */
export function confirmationEvents(db: DatabaseSync, orderNr: string): Happened[] {
  return rowsOf(
    db,
    'SELECT * FROM order_confirmation_events WHERE order_nr = ? ORDER BY id',
    orderNr,
  ).flatMap(({ at, kind, username, note }) => {
    const look = isKind(kind) ? looks[kind] : undefined
    if (!look) return []
    return [
      {
        ...look,
        at: instantOf(at),
        user: username === null ? null : String(username),
        ...(note === null ? {} : { data: String(note) }),
      },
    ]
  })
}

function isKind(kind: unknown): kind is keyof typeof looks {
  return typeof kind === 'string' && Object.hasOwn(looks, kind)
}
