import { type DatabaseSync } from 'node:sqlite'
import { rowsOf } from '../database/rows.ts'
import { choices, documentStatuses, packageStatuses } from './cashStatuses.ts'

/** The lists of GET calls, spec 2 §7.3: its contents are not shown, so each entry has a `value` and a `label`. */

/** Partners that are worked with; of one partner that one alone. */
export function partnerChoices(db: DatabaseSync, own?: number) {
  return rowsOf(
    db,
    "SELECT * FROM cash_partners WHERE status = 'active' AND (?1 IS NULL OR id = ?1) ORDER BY name",
    own ?? null,
  ).map(row => ({ value: row.id, label: row.name, code: row.code, type: row.type }))
}

/** Partners as the accounting system calls them. */
export function navisionChoices(db: DatabaseSync) {
  return rowsOf(db, "SELECT * FROM cash_partners WHERE status = 'active' ORDER BY navision_code").map(
    row => ({
      value: row.navision_code,
      label: `${row.navision_code} ${row.name}`,
    }),
  )
}

export function bankAccountChoices(db: DatabaseSync) {
  return rowsOf(db, "SELECT * FROM cash_bank_accounts WHERE status = 'active' ORDER BY name").map(row => ({
    value: row.id,
    label: `${row.name} (${row.currency})`,
    currency: row.currency,
  }))
}

/** Payment methods; `external` leaves out those of our own. */
export function methodChoices(db: DatabaseSync, external: boolean) {
  return rowsOf(
    db,
    "SELECT * FROM cash_methods WHERE status = 'active' AND (? = 0 OR is_external = 1) ORDER BY name",
    external ? 1 : 0,
  ).map(row => ({ value: row.id, label: row.name, needsReceipt: row.needs_receipt === 1 }))
}

/** Types of transactions; `mode` leaves out those that are booked otherwise. */
export function typeChoices(db: DatabaseSync, mode?: 'manual' | 'automatic') {
  return rowsOf(
    db,
    "SELECT * FROM cash_types WHERE status = 'active' AND (?1 IS NULL OR mode = ?1) ORDER BY name",
    mode ?? null,
  ).map(row => ({ value: row.code, label: row.name, direction: row.direction, mode: row.mode }))
}

export function reasonChoices(db: DatabaseSync, type: string) {
  return rowsOf(
    db,
    "SELECT name FROM cash_reasons WHERE type = ? AND status = 'active' ORDER BY name",
    type,
  ).map(({ name }) => ({ value: name, label: name }))
}

/** Statuses of documents: those of the approval queue, or the others. */
export function statusChoices(queued: boolean) {
  return choices(
    Object.fromEntries(Object.entries(documentStatuses).filter(([, status]) => status.queued === queued)),
  )
}

export function packageStatusChoices() {
  return choices(packageStatuses)
}

export function lastMileChoices(db: DatabaseSync) {
  return rowsOf(db, 'SELECT DISTINCT last_mile AS name FROM cash_packages ORDER BY name').map(({ name }) => ({
    value: name,
    label: name,
  }))
}

/** Who may move money to whom. */
export function relationshipChoices(db: DatabaseSync) {
  return rowsOf(
    db,
    `SELECT r.id, p.name AS from_name, q.name AS to_name, p.navision_code AS from_code, q.navision_code AS to_code
     FROM cash_relationships r JOIN cash_partners p ON p.id = r.from_id JOIN cash_partners q ON q.id = r.to_id
     WHERE r.status = 'active' AND p.status = 'active' AND q.status = 'active' ORDER BY from_name, to_name`,
  ).map(row => ({
    value: row.id,
    label: `${row.from_name} to ${row.to_name}`,
    navision: `${row.from_code} to ${row.to_code}`,
  }))
}
