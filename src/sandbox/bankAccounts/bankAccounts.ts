import { type DatabaseSync } from 'node:sqlite'
import { type BankAccountForm } from '../../../schemas/wire/bankAccount.ts'
import { type DatabaseRow, inTransaction, rowOf, rowsOf, run } from '../database/rows.ts'
import { rowId } from '../grid/selectedRows.ts'
import { Refusal } from '../server/refusal.ts'
import { isIban } from '../values/iban.ts'

/** Who changes an account, when, and the version they saw; without a version, any version is accepted. */
export interface AccountChange {
  readonly by: string
  readonly at: string
  readonly version?: number
}

/** The company's accounts that refunds are paid from: of that refund's currency, or all of them; the default ones first. */
export function listBankAccounts(db: DatabaseSync, refund: string | null) {
  return rowsOf(
    db,
    `SELECT * FROM refund_bank_accounts
     WHERE ?1 IS NULL OR (status = 'active' AND currency = (SELECT currency FROM refunds WHERE id = ?1))
     ORDER BY is_default DESC, currency DESC, name`,
    refund === null ? null : rowId(refund, 'refund'),
  ).map(row => ({
    idBankAccount: row.id,
    name: row.name,
    label: `${row.name} (${row.currency}, ${String(row.iban).slice(-4)})`,
    bankName: row.bank_name,
    holder: row.holder,
    iban: row.iban,
    bic: row.bic,
    currency: row.currency,
    isDefault: row.is_default === 1,
    status: row.status,
  }))
}

/** Adds an account, active. Throws a Refusal (400) whose errors name the fields that are wrong. */
export function addBankAccount(db: DatabaseSync, form: BankAccountForm, change: AccountChange): void {
  inTransaction(db, () => {
    refuseForm(db, form, 0)
    const first = !rowOf(
      db,
      "SELECT 1 FROM refund_bank_accounts WHERE currency = ? AND status = 'active'",
      form.currency,
    )
    run(
      db,
      `INSERT INTO refund_bank_accounts (name, bank_name, holder, iban, bic, currency, daily_limit, is_default, status, updated_by, updated_at, version)
       VALUES (?, ?, ?, ?, ?, ?, ?, 0, 'active', ?, ?, 1)`,
      ...columnsOf(form),
      change.by,
      change.at,
    )
    const id = Number(rowOf(db, 'SELECT last_insert_rowid() AS id')?.id)
    if (form.isDefault || first) makeDefault(db, id, form.currency)
  })
}

/**
 * Changes an account. Throws a Refusal: 400 whose errors name the fields that are wrong, 404, 409 when somebody was faster
 * or when the currency of an account that refunds were paid from would change.
 */
export function editBankAccount(
  db: DatabaseSync,
  id: string,
  form: BankAccountForm,
  change: AccountChange,
): void {
  inTransaction(db, () => {
    const row = accountRow(db, id, change)
    refuseForm(db, form, Number(row.id))
    if (row.currency !== form.currency && rowOf(db, used, row.id ?? 0))
      throw new Refusal(
        409,
        `The currency of ${row.name} cannot be changed because refunds were paid from it in ${row.currency}.`,
      )
    if (row.is_default === 1 && (row.currency !== form.currency || !form.isDefault))
      throw new Refusal(
        409,
        `${row.name} is the default of ${row.currency}. Make another account the default first.`,
      )
    if (form.isDefault && row.status !== 'active')
      throw new Refusal(409, `${row.name} is inactive. Activate it before you make it the default.`)
    run(
      db,
      `UPDATE refund_bank_accounts SET name = ?, bank_name = ?, holder = ?, iban = ?, bic = ?, currency = ?, daily_limit = ?,
         updated_by = ?, updated_at = ?, version = version + 1 WHERE id = ?`,
      ...columnsOf(form),
      change.by,
      change.at,
      row.id ?? 0,
    )
    if (form.isDefault) makeDefault(db, Number(row.id), form.currency)
  })
}

const used = 'SELECT 1 FROM refunds WHERE bank_account_id = ? LIMIT 1'

/** Opens or closes an account. Throws a Refusal: 404, 409 when it is that already or is the default of its currency. */
export function setBankAccountStatus(
  db: DatabaseSync,
  id: string,
  status: 'active' | 'inactive',
  change: AccountChange,
): string {
  return inTransaction(db, () => {
    const row = accountRow(db, id, change)
    if (row.status === status)
      throw new Refusal(409, `${row.name} was already made ${status} by ${row.updated_by}.`)
    if (row.is_default === 1)
      throw new Refusal(
        409,
        `${row.name} is the default of ${row.currency}. Make another account the default first.`,
      )
    run(
      db,
      'UPDATE refund_bank_accounts SET status = ?, updated_by = ?, updated_at = ?, version = version + 1 WHERE id = ?',
      status,
      change.by,
      change.at,
      row.id ?? 0,
    )
    return String(row.name)
  })
}

function accountRow(db: DatabaseSync, id: string, { version }: AccountChange): DatabaseRow {
  const row = rowOf(db, 'SELECT * FROM refund_bank_accounts WHERE id = ?', rowId(id, 'bank account'))
  if (!row) throw new Refusal(404, `There is no bank account ${id}.`)
  if (version !== undefined && row.version !== version)
    throw new Refusal(409, `${row.updated_by} changed ${row.name} in the meantime. Check it and try again.`)
  return row
}

function makeDefault(db: DatabaseSync, id: number, currency: string): void {
  run(
    db,
    'UPDATE refund_bank_accounts SET is_default = (id = ?) WHERE currency = ? AND is_default <> (id = ?)',
    id,
    currency,
    id,
  )
}

function refuseForm(db: DatabaseSync, form: BankAccountForm, own: number): void {
  const iban = plain(form.iban)
  const twin = rowOf(db, 'SELECT name FROM refund_bank_accounts WHERE iban = ? AND id <> ?', iban, own)
  const errors = [
    ...(twin ? [{ field: 'iban', message: `${twin.name} already has this IBAN.` }] : []),
    ...(isIban(iban) ? [] : [{ field: 'iban', message: 'Check the IBAN. Its check digits do not match.' }]),
    ...(/^[A-Z0-9]{8}(?:[A-Z0-9]{3})?$/.test(plain(form.bic))
      ? []
      : [{ field: 'bic', message: 'Enter a BIC of 8 or 11 letters and digits.' }]),
  ]
  if (errors.length > 0) throw new Refusal(400, 'The account was not saved.', errors)
}

function columnsOf(form: BankAccountForm) {
  const limit = form.dailyLimit ?? null
  return [
    form.name,
    form.bankName,
    form.holder,
    plain(form.iban),
    plain(form.bic),
    form.currency,
    limit === null ? null : Math.round(limit * 100),
  ] as const
}

/** Of an IBAN or BIC. */
function plain(text: string): string {
  return text.replaceAll(' ', '').toUpperCase()
}
