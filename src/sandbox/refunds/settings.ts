import { type DatabaseSync } from 'node:sqlite'
import { type RefundSettings } from '../../../schemas/wire/refundSettings.ts'
import { type KeptSettings, keepSettings, keptSettings } from '../database/keptSettings.ts'
import { type LimitedSettings, withLimitBy } from '../database/limitedSettings.ts'

/** The defaults. */
export const firstSettings: RefundSettings = {
  dueDays: 14,
  bankFile: 'SEPA',
  bankFileAt: '16:00',
  approvalLimit: 2500,
  replaceAllowed: true,
  askAgainDays: 3,
  mostQuestions: 2,
  cancelUnanswered: false,
  notifyCustomer: true,
  failureEmail: 'refunds@example.com',
}

/** The settings with who changed them last, when, and their version. */
export function refundSettings(db: DatabaseSync): KeptSettings<RefundSettings & LimitedSettings> {
  return keptSettings(db, 'refund_settings', { ...firstSettings, limitBy: null })
}

/** Stores them. Throws a Refusal (409) when their version has changed. */
export function saveRefundSettings(
  db: DatabaseSync,
  settings: RefundSettings,
  change: { readonly version: number; readonly by: string; readonly at: string },
): void {
  const kept = withLimitBy(settings, refundSettings(db), change.by, ['approvalLimit'])
  keepSettings(db, 'refund_settings', kept, change)
}
