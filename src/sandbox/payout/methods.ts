import { type DatabaseSync } from 'node:sqlite'
import { type PayoutMethodForm } from '../../../schemas/wire/payout.ts'
import { type DatabaseRow, inTransaction, rowOf, rowsOf, run } from '../database/rows.ts'
import { rowId } from '../grid/selectedRows.ts'
import { Refusal } from '../server/refusal.ts'
import { centsOf } from '../values/cents.ts'
import { counted } from '../values/figures.ts'

interface By {
  readonly by: string
  readonly at: string
}

/** The methods that are switched on, by their names; of a currency those that pay in it. */
export function listPayoutMethods(db: DatabaseSync, currency: string | null) {
  return rowsOf(
    db,
    `SELECT * FROM payout_methods WHERE status = 'active' AND (?1 IS NULL OR currency IS NULL OR currency = ?1)
     ORDER BY display_name`,
    currency,
  ).map(row => ({
    idPayoutMethod: row.id,
    displayName: row.display_name,
    alias: row.alias,
    currency: row.currency,
    automatic: row.automatic === 1,
    needsIban: row.needs_iban === 1,
    minimum: Number(row.minimum) / 100,
  }))
}

export function payoutMethod(db: DatabaseSync, alias: string): DatabaseRow | undefined {
  return rowOf(db, 'SELECT * FROM payout_methods WHERE alias = ?', alias)
}

/** Changes a method and gives its name. Throws a Refusal: 404, 409 when somebody was faster. */
export function editPayoutMethod(db: DatabaseSync, id: string, form: PayoutMethodForm, { by, at }: By): void {
  inTransaction(db, () => {
    const row = methodRow(db, id)
    if (row.version !== form.version)
      throw new Refusal(
        409,
        `${row.changed_by ?? 'Someone else'} changed ${row.display_name} in the meantime. Check it and try again.`,
      )
    run(
      db,
      `UPDATE payout_methods SET display_name = ?, automatic = ?, minimum = ?, working_days = ?, changed_by = ?, changed_at = ?,
         version = version + 1 WHERE id = ?`,
      ...[
        form.displayName.trim(),
        form.automatic ? 1 : 0,
        centsOf(form.minimum, 'minimum'),
        form.workingDays,
      ],
      ...[by, at, Number(row.id)],
    )
  })
}

/** Switches a method on or off and gives its name. Throws a Refusal: 404, 409 when it is that already or partners need it. */
export function setPayoutMethodStatus(
  db: DatabaseSync,
  id: string,
  status: 'active' | 'inactive',
  { by, at }: By,
): string {
  return inTransaction(db, () => {
    const row = methodRow(db, id)
    if (row.status === status)
      throw new Refusal(409, `${row.display_name} was already made ${status} by ${row.changed_by}.`)
    const waiting = Number(
      rowOf(
        db,
        "SELECT count(*) AS n FROM payouts WHERE method = ? AND status IN ('approved', 'processing')",
        row.alias ?? '',
      )?.n,
    )
    if (status === 'inactive' && waiting > 0)
      throw new Refusal(
        409,
        `${counted(waiting, 'approved payout is', 'approved payouts are')} to be paid by ${row.display_name}. Pay or return them first.`,
      )
    run(
      db,
      'UPDATE payout_methods SET status = ?, changed_by = ?, changed_at = ?, version = version + 1 WHERE id = ?',
      ...[status, by, at, Number(row.id)],
    )
    return String(row.display_name)
  })
}

function methodRow(db: DatabaseSync, id: string): DatabaseRow {
  const row = rowOf(db, 'SELECT * FROM payout_methods WHERE id = ?', rowId(id, 'payout method'))
  if (!row) throw new Refusal(404, `There is no payout method ${id}.`)
  return row
}
