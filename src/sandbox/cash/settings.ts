import { type DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { type FieldError } from '../../../schemas/wire/fieldErrors.ts'
import { type DatabaseRow, rowOf, run } from '../database/rows.ts'
import { rowId } from '../grid/selectedRows.ts'
import { Refusal } from '../server/refusal.ts'
import { type Actor } from './documents.ts'

/** One sort of settings: its table, and what one of them is called. */
export interface Setting {
  readonly table: string
  readonly noun: string
  /** Column of what staff call it by. */
  readonly name: string
}

export const settings = {
  methods: { table: 'cash_methods', noun: 'payment method', name: 'name' },
  bankAccounts: { table: 'cash_bank_accounts', noun: 'bank account', name: 'name' },
  types: { table: 'cash_types', noun: 'transaction type', name: 'name' },
  reasons: { table: 'cash_reasons', noun: 'reason', name: 'name' },
  partners: { table: 'cash_partners', noun: 'collection partner', name: 'name' },
  partnerForms: { table: 'cash_partner_forms', noun: 'form', name: 'label' },
  relationships: { table: 'cash_relationships', noun: 'relationship', name: 'id' },
} as const satisfies Readonly<Record<string, Setting>>

/** What is saved: column -> value. */
export type SettingValues = Readonly<Record<string, SQLInputValue>>

/** Adds a setting, active; `unique` are the columns that no other may have the same values of, by the field of the form. */
export function addSetting(
  db: DatabaseSync,
  setting: Setting,
  values: SettingValues,
  unique: Readonly<Record<string, readonly string[]>>,
  { by, at }: Actor,
): void {
  refuseTwin(db, setting, values, unique, 0)
  const all = { ...values, status: 'active', changed_by: by, changed_at: at }
  const columns = Object.keys(all)
  run(
    db,
    `INSERT INTO ${setting.table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    ...Object.values(all),
  )
}

/** Changes a setting. Throws a Refusal: 400 that names a field, 404, 409 when somebody was faster. */
export function editSetting(
  db: DatabaseSync,
  setting: Setting,
  id: string,
  { version, ...values }: SettingValues,
  unique: Readonly<Record<string, readonly string[]>>,
  { by, at }: Actor,
): void {
  const row = settingRow(db, setting, id)
  if (version !== undefined && row.version !== version)
    throw new Refusal(
      409,
      `${row.changed_by} changed ${row[setting.name]} in the meantime. Check it and try again.`,
    )
  refuseTwin(db, setting, values, unique, Number(row.id))
  const columns = Object.keys(values)
  run(
    db,
    `UPDATE ${setting.table} SET ${columns.map(column => `${column} = ?`).join(', ')}, changed_by = ?, changed_at = ?,
       version = version + 1 WHERE id = ?`,
    ...Object.values(values),
    ...[by, at, Number(row.id)],
  )
}

/** Switches a setting on or off and gives its name. Throws a Refusal: 404, 409 when it is so already. */
export function switchSetting(
  db: DatabaseSync,
  setting: Setting,
  id: string,
  status: 'active' | 'inactive',
  { by, at }: Actor,
): string {
  const row = settingRow(db, setting, id)
  const name = `The ${setting.noun} ${row[setting.name]}`
  if (row.status === status)
    throw new Refusal(409, `${name} was already made ${status} by ${row.changed_by}.`)
  run(
    db,
    `UPDATE ${setting.table} SET status = ?, changed_by = ?, changed_at = ?, version = version + 1 WHERE id = ?`,
    ...[status, by, at, Number(row.id)],
  )
  return `${name} is now ${status}.`
}

/** A setting as its table has it. Throws a Refusal: 400 for no id, 404. */
export function settingRow(db: DatabaseSync, { table, noun }: Setting, id: string): DatabaseRow {
  const row = rowOf(db, `SELECT * FROM ${table} WHERE id = ?`, rowId(id, noun))
  if (!row) throw new Refusal(404, `There is no ${noun} ${id}.`)
  return row
}

/** A partner that is worked with. Throws a Refusal (400) that names the field. */
export function activePartner(db: DatabaseSync, id: string | number, field: string): DatabaseRow {
  return activeRow(db, settings.partners, id, field)
}

/** A setting that can be used. Throws a Refusal (400) that names the field. */
export function activeRow(
  db: DatabaseSync,
  { table, noun }: Setting,
  id: string | number,
  field: string,
): DatabaseRow {
  const row = rowOf(db, `SELECT * FROM ${table} WHERE id = ? AND status = 'active'`, rowId(id, noun))
  if (!row) throw refusal([{ field, message: `There is no active ${noun} ${id}.` }])
  return row
}

/** Throws a Refusal (400) when there is no such reason. */
export function activeReason(
  db: DatabaseSync,
  type: 'AdjustmentReason' | 'RejectionReason',
  name: string,
): void {
  const sql = "SELECT 1 FROM cash_reasons WHERE type = ? AND name = ? AND status = 'active'"
  if (!rowOf(db, sql, type, name))
    throw refusal([{ field: 'reason', message: `There is no active reason '${name}'.` }])
}

/** What is wrong with a form, field by field. */
export function refusal(errors: readonly FieldError[]): Refusal {
  return new Refusal(400, errors.map(({ message }) => message).join(' '), errors)
}

function refuseTwin(
  db: DatabaseSync,
  { table, noun }: Setting,
  values: SettingValues,
  unique: Readonly<Record<string, readonly string[]>>,
  own: number,
): void {
  const errors = Object.entries(unique).flatMap(([field, columns]) => {
    const same = columns.map(column => `${column} = ?`).join(' AND ')
    const twin = rowOf(
      db,
      `SELECT 1 FROM ${table} WHERE ${same} AND id <> ?`,
      ...columns.map(column => values[column] ?? null),
      own,
    )
    return twin ? [{ field, message: `This ${noun} already exists.` }] : []
  })
  if (errors.length > 0) throw refusal(errors)
}
