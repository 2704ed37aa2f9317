import { type DatabaseSync } from 'node:sqlite'
import { Refusal } from '../server/refusal.ts'
import { inTransaction, rowOf, run } from './rows.ts'

/** Tables of one row: the settings of an area as JSON, and who changed them last. */
type SettingsTable = 'payout_settings' | 'refund_settings'

/** Who changed the settings last and when; null: never changed. */
interface LastChange {
  readonly updatedBy: string | null
  readonly updatedAt: string | null
  /** Counts the changes, from 0. */
  readonly version: number
}

/** Settings of an area with their last change. */
export type KeptSettings<T> = T & LastChange

/** The settings with their last change; `first` is the default. */
export function keptSettings<T extends object>(
  db: DatabaseSync,
  table: SettingsTable,
  first: T,
): KeptSettings<T> {
  const row = rowOf(db, `SELECT * FROM ${table} WHERE id = 1`)
  if (!row) return { ...first, updatedBy: null, updatedAt: null, version: 0 }
  const settings: unknown = JSON.parse(String(row.settings))
  return {
    ...first,
    ...Object(settings),
    updatedBy: String(row.updated_by),
    updatedAt: String(row.updated_at),
    version: Number(row.version),
  }
}

/** Stores them. Throws a Refusal (409), which names the other user, when their version has changed. */
export function keepSettings(
  db: DatabaseSync,
  table: SettingsTable,
  settings: object,
  change: { readonly version: number; readonly by: string; readonly at: string },
): void {
  inTransaction(db, () => {
    const { version, updatedBy } = keptSettings(db, table, {})
    if (version !== change.version)
      throw new Refusal(409, `${updatedBy} changed these settings in the meantime. Check them and try again.`)
    run(
      db,
      `INSERT INTO ${table} VALUES (1, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE
       SET settings = excluded.settings, updated_by = excluded.updated_by, updated_at = excluded.updated_at, version = excluded.version`,
      JSON.stringify(settings),
      change.by,
      change.at,
      version + 1,
    )
  })
}
