import { type DatabaseSync } from 'node:sqlite'
import { type DatabaseSettingForm } from '../../../schemas/wire/databaseSetting.ts'
import { inTransaction, rowOf, run } from '../database/rows.ts'
import { Refusal } from '../server/refusal.ts'
import { isSettingKey, type SettingDefinition, type SettingKey, settingDefinitions } from './definitions.ts'
import { settingProblem, settingValue } from './settingValue.ts'

/** The changed settings; the others have their defaults. */
export const databaseSettingTables = `
CREATE TABLE database_settings (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL,
  changed_by TEXT NOT NULL,
  changed_at TEXT NOT NULL,
  version INTEGER NOT NULL
) WITHOUT ROWID;
`

/** The stored text of a setting. Throws a Refusal (404) for an unknown key. */
export function settingText(db: DatabaseSync, key: string): string {
  if (!isSettingKey(key)) throw new Refusal(404, `There is no setting ${key.slice(0, 50)}.`)
  const row = rowOf(db, 'SELECT value FROM database_settings WHERE key = ?', key)
  return row ? String(row.value) : settingDefinitions[key].value
}

export function settingNumber(db: DatabaseSync, key: SettingKey): number {
  return Number(settingText(db, key))
}

export function settingList(db: DatabaseSync, key: SettingKey): readonly string[] {
  return settingText(db, key).split(',').filter(Boolean)
}

/** Who changed a setting last; undefined: it has its default. */
export function settingChangedBy(db: DatabaseSync, key: SettingKey): string | undefined {
  const row = rowOf(db, 'SELECT changed_by FROM database_settings WHERE key = ?', key)
  return row && String(row.changed_by)
}

/** Every setting as its grid shows it, and as the form of its type is filled. */
export function listSettings(db: DatabaseSync) {
  return Object.keys(settingDefinitions)
    .filter(isSettingKey)
    .map(key => settingRow(db, key))
}

function settingRow(db: DatabaseSync, key: SettingKey) {
  const { area, type, description }: SettingDefinition = settingDefinitions[key]
  const row = rowOf(db, 'SELECT * FROM database_settings WHERE key = ?', key)
  const value = settingText(db, key)
  return {
    key,
    area,
    type,
    description,
    value: type === 'flag' ? (value === '1' ? 'On (1)' : 'Off (0)') : value,
    // The field of its type, so that each is typed as what it is.
    [type]: type === 'integer' || type === 'decimal' ? Number(value) : value,
    changedBy: row ? String(row.changed_by) : null,
    changedAt: row ? String(row.changed_at) : null,
    version: Number(row?.version ?? 0),
  }
}

/**
 * Changes a setting. Throws a Refusal: 400 that names the field, when the value is invalid for its type, 404,
 * and 409 when somebody else was faster, with their name.
 */
export function saveSetting(
  db: DatabaseSync,
  key: string,
  form: DatabaseSettingForm,
  by: { readonly user: string; readonly at: string },
): void {
  if (!isSettingKey(key)) throw new Refusal(404, `There is no setting ${key.slice(0, 50)}.`)
  const definition: SettingDefinition = settingDefinitions[key]
  const value = settingValue(definition, form)
  const message = settingProblem(definition, value)
  if (message !== undefined)
    throw new Refusal(400, `${key} was not changed.`, [{ field: definition.type, message }])
  inTransaction(db, () => {
    const row = rowOf(db, 'SELECT version, changed_by FROM database_settings WHERE key = ?', key)
    const version = Number(row?.version ?? 0)
    if (form.version !== version)
      throw new Refusal(
        409,
        `${row?.changed_by ?? 'Someone else'} changed ${key} in the meantime. Check it and try again.`,
      )
    run(
      db,
      `INSERT INTO database_settings VALUES (?, ?, ?, ?, ?) ON CONFLICT (key) DO UPDATE
       SET value = excluded.value, changed_by = excluded.changed_by, changed_at = excluded.changed_at, version = excluded.version`,
      key,
      value,
      by.user,
      by.at,
      version + 1,
    )
  })
}
