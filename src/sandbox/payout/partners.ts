import { type DatabaseSync } from 'node:sqlite'
import { type PartnerChange } from '../../../schemas/wire/payout.ts'
import { type DatabaseRow, inTransaction, rowOf, rowsOf, run } from '../database/rows.ts'
import { rowId } from '../grid/selectedRows.ts'
import { Refusal } from '../server/refusal.ts'
import { isIban } from '../values/iban.ts'
import { payoutMethod } from './methods.ts'
import { isOpen } from './tables.ts'

interface By {
  readonly by: string
  readonly at: string
}

/** The fields of a partner whose changes a second person approves, with their labels and columns. */
export const partnerFields = {
  iban: { label: 'IBAN', column: 'iban' },
  bic: { label: 'BIC', column: 'bic' },
  bankName: { label: 'Bank', column: 'bank_name' },
  holder: { label: 'Account holder', column: 'holder' },
  method: { label: 'Method', column: 'method' },
  termDays: { label: 'Payment term', column: 'term_days' },
  commission: { label: 'Commission', column: 'commission' },
} as const
export type PartnerField = keyof typeof partnerFields
const fieldNames = Object.keys(partnerFields).filter(isPartnerField)

export function isPartnerField(name: string): name is PartnerField {
  return Object.hasOwn(partnerFields, name)
}

/** The partners by their names, as choices; `active` leaves out those who are not paid. */
export function listPartners(db: DatabaseSync, active: boolean) {
  return rowsOf(
    db,
    `SELECT id, name, type, currency FROM payout_partners WHERE ? = 0 OR status = 'active' ORDER BY name`,
    active ? 1 : 0,
  ).map(({ id, name, type, currency }) => ({
    idPartner: id,
    name,
    type,
    currency,
    label: `${name} (${currency})`,
  }))
}

/** A partner with bank data, what is owed, and the change that waits. Throws a Refusal: 400 for no id, 404. */
export function findPartner(db: DatabaseSync, id: string) {
  const row = partnerRow(db, id)
  const owed = rowOf(
    db,
    `SELECT coalesce(sum(net), 0) AS owed, count(*) AS n, coalesce(sum(net) FILTER (WHERE overdue IS NOT NULL), 0) AS overdue
     FROM payouts WHERE partner_id = ? AND status ${isOpen}`,
    row.id ?? 0,
  )
  const paid = rowOf(
    db,
    "SELECT max(paid_at) AS at, coalesce(sum(net), 0) AS paid FROM payouts WHERE partner_id = ? AND status = 'paid'",
    row.id ?? 0,
  )
  const change = rowOf(
    db,
    "SELECT id, proposed_by FROM payout_partner_changes WHERE partner_id = ? AND status = 'waiting'",
    row.id ?? 0,
  )
  const method = payoutMethod(db, String(row.method))
  return {
    idPartner: row.id,
    name: row.name,
    type: row.type,
    country: row.country,
    currency: row.currency,
    email: row.email,
    status: row.status,
    note: row.note,
    ...valuesOf(row),
    methodLabel: method?.display_name ?? row.method,
    owed: Number(owed?.owed) / 100,
    openPayouts: owed?.n,
    overdue: Number(owed?.overdue) / 100,
    paid: Number(paid?.paid) / 100,
    lastPaidAt: paid?.at ?? null,
    idChange: change?.id ?? null,
    proposedBy: change?.proposed_by ?? null,
    updatedBy: row.updated_by,
    updatedAt: row.updated_at,
    version: row.version,
  }
}

/**
 * Proposes new data for a partner, effective once another user approves; returns the id of the change. Throws
 * a Refusal: 400 whose errors name invalid fields, 404, 409 when a change is pending or somebody was faster.
 */
export function proposeChange(db: DatabaseSync, id: string, form: PartnerChange, { by, at }: By): number {
  return inTransaction(db, () => {
    const row = partnerRow(db, id)
    if (form.version !== undefined && form.version !== row.version)
      throw new Refusal(409, `${row.updated_by} changed ${row.name} in the meantime. Check it and try again.`)
    const open = rowOf(
      db,
      "SELECT id, proposed_by FROM payout_partner_changes WHERE partner_id = ? AND status = 'waiting'",
      row.id ?? 0,
    )
    if (open)
      throw new Refusal(
        409,
        `Change ${open.id} of ${row.name}, proposed by ${open.proposed_by}, is already waiting for approval.`,
      )
    const [before, wanted] = [valuesOf(row), wantedValues(db, row, form)]
    const changed = fieldNames.filter(name => before[name] !== wanted[name])
    if (changed.length === 0) throw new Refusal(400, 'Change at least one value.')
    const of = (values: PartnerValues) =>
      JSON.stringify(Object.fromEntries(changed.map(name => [name, values[name]])))
    run(
      db,
      `INSERT INTO payout_partner_changes (partner_id, partner_name, before, after, fields, why, status, proposed_by, proposed_at)
       VALUES (?, ?, ?, ?, ?, ?, 'waiting', ?, ?)`,
      ...[row.id ?? 0, row.name ?? '', of(before), of(wanted), labelsOf(changed), form.why.trim(), by, at],
    )
    return Number(rowOf(db, 'SELECT last_insert_rowid() AS id')?.id)
  })
}

/** Stops or resumes the payouts of a partner and gives the name. Throws a Refusal: 400 without a reason, 404, 409. */
export function setPartnerStatus(
  db: DatabaseSync,
  id: string,
  status: 'active' | 'inactive',
  { by, at, reason, version }: By & { readonly reason: string | null; readonly version?: number | undefined },
): string {
  return inTransaction(db, () => {
    const row = partnerRow(db, id)
    if (status === 'inactive' && !reason)
      throw new Refusal(400, 'Reason is required.', [{ field: 'note', message: 'Reason is required.' }])
    if (row.status === status)
      throw new Refusal(409, `${row.name} was already made ${status} by ${row.updated_by}.`)
    if (version !== undefined && version !== row.version)
      throw new Refusal(409, `${row.updated_by} changed ${row.name} in the meantime. Check it and try again.`)
    run(
      db,
      'UPDATE payout_partners SET status = ?, note = ?, updated_by = ?, updated_at = ?, version = version + 1 WHERE id = ?',
      ...[status, status === 'inactive' ? reason : null, by, at, Number(row.id)],
    )
    return String(row.name)
  })
}

export type PartnerValues = Readonly<Record<PartnerField, string | number>>

/** The fields of a partner that are changed by approval, as the wire spells them. */
function valuesOf(row: DatabaseRow): PartnerValues {
  return {
    holder: String(row.holder),
    bankName: String(row.bank_name),
    iban: String(row.iban),
    bic: String(row.bic),
    method: String(row.method),
    termDays: Number(row.term_days),
    commission: Number(row.commission) / 100,
  }
}

/** 'IBAN, BIC' */
export function labelsOf(fields: readonly PartnerField[]): string {
  return fields.map(name => partnerFields[name].label).join(', ')
}

/** A partner as its table has it. Throws a Refusal: 400 for no id, 404. */
export function partnerRow(db: DatabaseSync, id: string): DatabaseRow {
  const row = rowOf(db, 'SELECT * FROM payout_partners WHERE id = ?', rowId(id, 'partner'))
  if (!row) throw new Refusal(404, `There is no partner ${id}.`)
  return row
}

function wantedValues(db: DatabaseSync, row: DatabaseRow, form: PartnerChange): PartnerValues {
  const errors: { field: string; message: string }[] = []
  const method = payoutMethod(db, form.method)
  if (method?.status !== 'active') errors.push({ field: 'method', message: 'This method does not exist.' })
  else if (method.currency !== null && method.currency !== row.currency)
    errors.push({
      field: 'method',
      message: `${method.display_name} pays in ${method.currency}, not in ${row.currency}.`,
    })
  const iban = (form.iban ?? '').replaceAll(' ', '').toUpperCase()
  if (iban === '' && method?.needs_iban === 1)
    errors.push({ field: 'iban', message: `${method.display_name} requires an IBAN.` })
  if (iban !== '' && !isIban(iban))
    errors.push({ field: 'iban', message: 'Check the IBAN. Its check digits do not match.' })
  const twin = rowOf(
    db,
    "SELECT name FROM payout_partners WHERE iban = ? AND iban <> '' AND id <> ?",
    iban,
    row.id ?? 0,
  )
  if (twin) errors.push({ field: 'iban', message: `${twin.name} already has this IBAN.` })
  if (errors.length > 0) throw new Refusal(400, 'The change was not proposed.', errors)
  return {
    holder: form.holder.trim(),
    bankName: (form.bankName ?? '').trim(),
    iban,
    bic: form.bic ?? '',
    method: form.method,
    termDays: form.termDays,
    commission: form.commission ?? Number(row.commission) / 100,
  }
}
