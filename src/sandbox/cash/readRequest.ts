import { type DatabaseSync } from 'node:sqlite'
import { rowOf } from '../database/rows.ts'
import { instantOf, timelineOf } from '../timelines/events.ts'
import { type DocumentKind } from './cashStatuses.ts'
import { requestsGrid } from './grids/requests.ts'
import { requestRow } from './requests.ts'

/** A request with the records that its approver needs; `user` is the viewer. */
export function readRequest(db: DatabaseSync, id: string, user: string, now: string) {
  const row = requestRow(db, id)
  const { table, fields } = requestsGrid(user)
  const columns = Object.entries(fields).map(([name, { sql }]) => `${sql} AS "${name}"`)
  const shown = rowOf(
    db,
    `SELECT ${columns.join(', ')}, document_kind FROM ${table} WHERE id = ?`,
    Number(row.id),
  )
  const linked = (kind: DocumentKind) => (shown?.document_kind === kind ? row.document_id : null)
  const parcel =
    row.package_id === null
      ? undefined
      : rowOf(db, 'SELECT * FROM cash_packages WHERE id = ?', Number(row.package_id))
  const amount = (cents: unknown) => (cents === undefined ? null : Number(cents) / 100)
  return {
    ...shown,
    orderNr: parcel?.order_nr ?? null,
    toCollect: amount(parcel?.to_collect),
    collected: amount(parcel?.collected),
    adjusted: amount(parcel?.adjusted),
    remaining: amount(parcel?.remaining),
    amount: Number(row.amount) / 100,
    lists: row.lists,
    paymentId: linked('payment'),
    transferId: linked('transfer'),
    reallocationId: linked('reallocation'),
    waits: row.status === 'pending',
    timeline: timelineOf(
      [
        {
          at: instantOf(row.created_at),
          icon: 'ASK',
          color: 'blue',
          title: 'Approval requested',
          user: String(row.created_by),
          data: [row.reason, row.note].filter(Boolean).join(': '),
        },
        ...(row.decided_at === null
          ? []
          : [
              {
                at: instantOf(row.decided_at),
                icon: row.status === 'approved' ? 'APP' : 'REJ',
                color: row.status === 'approved' ? ('green' as const) : ('red' as const),
                title: String(row.status).replace(/^./, letter => letter.toUpperCase()),
                user: String(row.decided_by),
                ...(row.rejection === null
                  ? {}
                  : { data: [row.rejection, row.decision_note].filter(Boolean).join(': ') }),
              },
            ]),
      ],
      instantOf(now) + 1000,
    ),
  }
}
