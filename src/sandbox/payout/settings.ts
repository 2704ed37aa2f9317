import { type DatabaseSync } from 'node:sqlite'
import { type PayoutSettings } from '../../../schemas/wire/payoutSettings.ts'
import { type KeptSettings, keepSettings, keptSettings } from '../database/keptSettings.ts'
import { type LimitedSettings, withLimitBy } from '../database/limitedSettings.ts'

/** The defaults. */
const firstPayoutSettings: PayoutSettings = {
  automatic: true,
  approvalLimit: 15_000,
  mostPerRun: 250_000,
  bankDataDays: 3,
  secondPersonForManual: true,
  notifyPartner: true,
  failureEmail: 'payouts@example.com',
}

/** The settings with who changed them last, when, and their version. */
export function payoutSettings(db: DatabaseSync): KeptSettings<PayoutSettings & LimitedSettings> {
  return keptSettings(db, 'payout_settings', { ...firstPayoutSettings, limitBy: null })
}

/** Stores them. Throws a Refusal (409) when their version has changed. */
export function savePayoutSettings(
  db: DatabaseSync,
  settings: PayoutSettings,
  change: { readonly version: number; readonly by: string; readonly at: string },
): void {
  const limit = ['approvalLimit', 'secondPersonForManual'] as const
  keepSettings(db, 'payout_settings', withLimitBy(settings, payoutSettings(db), change.by, limit), change)
}
