import { type DatabaseSync } from 'node:sqlite'
import { type DatabaseRow, inTransaction, rowOf, run } from '../database/rows.ts'
import { rowId } from '../grid/selectedRows.ts'
import { Refusal } from '../server/refusal.ts'
import { instantOf, timelineOf } from '../timelines/events.ts'
import { ownChange } from './partnerGrids.ts'
import { isPartnerField, partnerFields } from './partners.ts'

/** The results of a proposed change. */
export const changeSteps = {
  approve: { to: 'approved', done: 'approved' },
  reject: { to: 'rejected', done: 'rejected' },
  withdraw: { to: 'withdrawn', done: 'withdrawn' },
} as const
export type ChangeVerb = keyof typeof changeSteps

/** One change as a user sees it, with its old and new values. Throws a Refusal: 400 without an id, 404. */
export function findChange(db: DatabaseSync, id: string, user: string) {
  const row = changeRow(db, id)
  const { blocked, own } = ownChange(user)
  const seen = rowOf(
    db,
    `SELECT ${blocked} AS blocked, ${own} AS own FROM payout_partner_changes WHERE id = ?`,
    Number(row.id),
  )
  return {
    idChange: row.id,
    idPartner: row.partner_id,
    partnerName: row.partner_name,
    fields: row.fields,
    why: row.why,
    status: row.status,
    proposedBy: row.proposed_by,
    proposedAt: row.proposed_at,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
    note: row.note,
    blocked: seen?.blocked ?? null,
    own: seen?.own,
    values: changedValues(row).map(one => ({
      ...one,
      before: String(one.before),
      after: String(one.after),
    })),
    timeline: timelineOf(
      [
        {
          at: instantOf(row.proposed_at),
          icon: 'NEW',
          color: 'blue',
          title: 'Proposed',
          user: String(row.proposed_by),
          data: { Why: String(row.why) },
        },
        ...(row.decided_at === null
          ? []
          : [
              {
                at: instantOf(row.decided_at),
                icon: row.status === 'approved' ? 'OK' : 'NO',
                color: row.status === 'approved' ? ('green' as const) : ('red' as const),
                title: String(row.status).replace(/^./, letter => letter.toUpperCase()),
                user: String(row.decided_by),
                ...(row.note === null ? {} : { data: { Note: String(row.note) } }),
              },
            ]),
      ],
      Number.POSITIVE_INFINITY,
    ),
  }
}

/**
 * Decides about changes, all or none; approved ones take effect at once. Throws a Refusal: 400 without the
 * reason of a rejection, 404, 409 when one is decided already or the user proposed it (second person rule).
 */
export function decideChanges(
  db: DatabaseSync,
  ids: readonly (string | number)[],
  {
    verb,
    by,
    at,
    note,
  }: { readonly verb: ChangeVerb; readonly by: string; readonly at: string; readonly note: string | null },
): number {
  const { to, done } = changeSteps[verb]
  if (verb === 'reject' && !note)
    throw new Refusal(400, 'Reason is required.', [{ field: 'note', message: 'Reason is required.' }])
  return inTransaction(db, () => {
    const rows = [...new Set(ids.map(id => rowId(id, 'change')))].map(id => changeRow(db, id))
    for (const row of rows) {
      if (row.status !== 'waiting')
        throw new Refusal(409, `Change ${row.id} was already ${row.status} by ${row.decided_by}.`)
      if (verb !== 'withdraw' && row.proposed_by === by)
        throw new Refusal(409, `You proposed change ${row.id} yourself. Someone else must decide it.`)
      if (verb === 'withdraw' && row.proposed_by !== by)
        throw new Refusal(
          409,
          `Change ${row.id} can only be withdrawn by ${row.proposed_by}, who proposed it.`,
        )
    }
    for (const row of rows) {
      if (verb === 'approve') apply(db, row, { by, at, done })
      run(
        db,
        'UPDATE payout_partner_changes SET status = ?, decided_by = ?, decided_at = ?, note = ? WHERE id = ?',
        ...[to, by, at, note, Number(row.id)],
      )
    }
    return rows.length
  })
}

/** Throws a Refusal (409) when the partner's data have changed since the proposal. */
function apply(
  db: DatabaseSync,
  row: DatabaseRow,
  { by, at, done }: { readonly by: string; readonly at: string; readonly done: string },
): void {
  const partner = rowOf(db, 'SELECT * FROM payout_partners WHERE id = ?', row.partner_id ?? 0)
  const values = changedValues(row)
  for (const { column, before, label } of values)
    if (partner && String(partner[column]) !== String(stored(column, before)))
      throw new Refusal(
        409,
        `Change ${row.id} cannot be ${done}: ${label} of ${row.partner_name} was changed in the meantime.`,
      )
  run(
    db,
    `UPDATE payout_partners SET ${values.map(({ column }) => `${column} = ?`).join(', ')}, updated_by = ?, updated_at = ?,
       version = version + 1 WHERE id = ?`,
    ...values.map(({ column, after }) => stored(column, after)),
    ...[by, at, Number(row.partner_id)],
  )
  const method = values.find(({ column }) => column === 'method')
  if (!method) return
  // What is not approved yet is paid by the new method, in its queue.
  run(
    db,
    `UPDATE payouts SET method = ?1, queue = (SELECT iif(automatic = 1, 'automatic', 'manual') FROM payout_methods WHERE alias = ?1),
       updated_at = ?2, version = version + 1 WHERE partner_id = ?3 AND status IN ('pending', 'held', 'failed')`,
    ...[String(method.after), at, Number(row.partner_id)],
  )
}

function changedValues(row: DatabaseRow) {
  const [before, after]: [unknown, unknown] = [JSON.parse(String(row.before)), JSON.parse(String(row.after))]
  return Object.entries(Object(after)).flatMap(([name, value]) => {
    if (!isPartnerField(name)) return []
    const old: unknown = Object(before)[name]
    return [{ ...partnerFields[name], field: name, before: said(old), after: said(value) }]
  })
}

function said(value: unknown): string | number {
  return typeof value === 'number' ? value : String(value ?? '')
}

function stored(column: string, value: string | number): string | number {
  return column === 'commission' ? Math.round(Number(value) * 100) : value
}

function changeRow(db: DatabaseSync, id: string | number): DatabaseRow {
  const row = rowOf(db, 'SELECT * FROM payout_partner_changes WHERE id = ?', rowId(id, 'change'))
  if (!row) throw new Refusal(404, `There is no change ${id}.`)
  return row
}
