import { type DatabaseSync } from 'node:sqlite'
import { type NewPayout, type PayoutAdjustment } from '../../../schemas/wire/payout.ts'
import { isDay } from '../clock/moment.ts'
import { inTransaction, rowOf, run } from '../database/rows.ts'
import { rowId } from '../grid/selectedRows.ts'
import { Refusal } from '../server/refusal.ts'
import { centsOf } from '../values/cents.ts'
import { money } from '../values/figures.ts'
import { lastUser, notifyPayout } from './changePayouts.ts'
import { payoutMethod } from './methods.ts'

interface By {
  readonly by: string
  readonly at: string
}

/**
 * Creates a payout by hand, which waits for review in the manual queue, and gives its id. Throws a Refusal (400) whose errors
 * name the fields that are wrong, (409) for a partner who is not paid.
 */
export function createPayout(db: DatabaseSync, form: NewPayout, { by, at }: By): number {
  return inTransaction(db, () => {
    const partner = rowOf(db, 'SELECT * FROM payout_partners WHERE id = ?', rowId(form.idPartner, 'partner'))
    if (!partner) throw refusedField('idPartner', 'This partner does not exist.')
    if (partner.status !== 'active') throw new Refusal(409, `${partner.name} is inactive and cannot be paid.`)
    const method = payoutMethod(db, form.method)
    if (!method) throw refusedField('method', 'This method does not exist.')
    if (method.status !== 'active') throw refusedField('method', `${method.display_name} is switched off.`)
    if (method.currency !== null && method.currency !== partner.currency)
      throw refusedField(
        'method',
        `${method.display_name} pays in ${method.currency}, not in ${partner.currency}.`,
      )
    if (!isDay(form.dueAt)) throw refusedField('dueAt', 'This date does not exist.')
    if (form.dueAt < at.slice(0, 10)) throw refusedField('dueAt', 'The date cannot be in the past.')
    const amount = centsOf(form.amount)
    run(
      db,
      `INSERT INTO payouts (partner_id, partner_name, partner_type, period_from, period_to, gross, fees, adjustments, net,
         currency, method, queue, status, created_at, due_at, updated_at, version)
       VALUES (?, ?, ?, ?, ?, 0, 0, ?, ?, ?, ?, 'manual', 'pending', ?, ?, ?, 1)`,
      ...[partner.id ?? 0, partner.name ?? '', partner.type ?? '', at.slice(0, 10), at.slice(0, 10)],
      ...[amount, amount, partner.currency ?? '', form.method, at, `${form.dueAt} 17:00:00`, at],
    )
    const id = Number(rowOf(db, 'SELECT last_insert_rowid() AS id')?.id)
    addLine(db, id, { at, description: form.description.trim(), adjustment: amount })
    notifyPayout(db, id, { verb: 'create', by, at, reason: form.note?.trim() || null })
    return id
  })
}

/**
 * Adds a line to a payout that is not approved yet. Throws a Refusal: 400 whose errors name the field, 404, 409 when it is
 * further or somebody was faster.
 */
export function adjustPayout(db: DatabaseSync, id: string, form: PayoutAdjustment, { by, at }: By): void {
  inTransaction(db, () => {
    const row = rowOf(db, 'SELECT * FROM payouts WHERE id = ?', rowId(id, 'payout'))
    if (!row) throw new Refusal(404, `There is no payout ${id}.`)
    if (form.version !== undefined && form.version !== row.version)
      throw new Refusal(
        409,
        `${lastUser(db, row.id) ?? 'Someone else'} changed payout ${id} in the meantime. Check it and try again.`,
      )
    if (row.status !== 'pending' && row.status !== 'held')
      throw new Refusal(409, `Payout ${id} can no longer be adjusted because it is ${row.status}.`)
    const amount = centsOf(form.amount)
    if (amount === 0) throw refusedField('amount', 'Enter an amount other than 0.')
    const net = Number(row.net)
    // A payout that is already negative may be brought closer to zero.
    if (amount < 0 && net + amount < 0)
      throw refusedField(
        'amount',
        net > 0
          ? `Deduct at most ${money(net, row.currency)}, the net amount of this payout.`
          : 'Nothing can be deducted: the net amount of this payout is not positive.',
      )
    addLine(db, Number(row.id), { at, description: form.description.trim(), adjustment: amount })
    run(
      db,
      'UPDATE payouts SET adjustments = adjustments + ?, net = net + ?, updated_at = ?, version = version + 1 WHERE id = ?',
      ...[amount, amount, at, Number(row.id)],
    )
    const shown = `${amount > 0 ? '+' : ''}${money(amount, row.currency)}`
    notifyPayout(db, Number(row.id), {
      verb: 'adjust',
      by,
      at,
      reason: `${shown}: ${form.description.trim()}`,
    })
  })
}

function addLine(
  db: DatabaseSync,
  payout: number,
  line: { readonly at: string; readonly description: string; readonly adjustment: number },
): void {
  run(
    db,
    `INSERT INTO payout_lines (payout_id, type, at, description, gross, fee, adjustment) VALUES (?, 'adjustment', ?, ?, 0, 0, ?)`,
    ...[payout, line.at, line.description, line.adjustment],
  )
}

function refusedField(field: string, message: string): Refusal {
  return new Refusal(400, 'The payout was not saved.', [{ field, message }])
}
