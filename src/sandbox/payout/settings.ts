import { type DatabaseSync } from 'node:sqlite'
import { type PayoutSettings } from '../../../schemas/wire/payoutSettings.ts'
import { Refusal } from '../refusal.ts'
import { inTransaction, rowOf, run } from '../rows.ts'

/** What holds until somebody changes it. */
export const firstPayoutSettings: PayoutSettings = {
  automatic: true,
  approvalLimit: 15_000,
  mostPerRun: 250_000,
  bankDataDays: 3,
  secondPersonForManual: true,
  notifyPartner: true,
  failureEmail: 'payouts@example.com',
}

/** Who changed the settings last and when; null: nobody. */
interface Kept {
  readonly updatedBy: string | null
  readonly updatedAt: string | null
  /** Counts the changes, from 0. */
  readonly version: number
}

/** The settings with who changed them last, when, and their version. */
export function payoutSettings(db: DatabaseSync): PayoutSettings & Kept {
  const row = rowOf(db, 'SELECT * FROM payout_settings WHERE id = 1')
  if (!row) return { ...firstPayoutSettings, updatedBy: null, updatedAt: null, version: 0 }
  const settings: unknown = JSON.parse(String(row.settings))
  return {
    ...firstPayoutSettings,
    ...Object(settings),
    updatedBy: String(row.updated_by),
    updatedAt: String(row.updated_at),
    version: Number(row.version),
  }
}

/** Keeps them. Throws a Refusal (409), which names who was first, when they are no longer those of that version. */
export function savePayoutSettings(
  db: DatabaseSync,
  settings: PayoutSettings,
  change: { readonly version: number; readonly by: string; readonly at: string },
): void {
  inTransaction(db, () => {
    const { version, updatedBy } = payoutSettings(db)
    if (version !== change.version)
      throw new Refusal(
        409,
        `${updatedBy} has changed these settings in the meantime. Look at them again before you save.`,
      )
    run(
      db,
      `INSERT INTO payout_settings VALUES (1, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE
       SET settings = excluded.settings, updated_by = excluded.updated_by, updated_at = excluded.updated_at, version = excluded.version`,
      JSON.stringify(settings),
      change.by,
      change.at,
      version + 1,
    )
  })
}
