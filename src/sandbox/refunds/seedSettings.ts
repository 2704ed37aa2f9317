import { type DatabaseSync } from 'node:sqlite'
import { firstSettings } from './settings.ts'

/** The settings as the finance manager has left them. */
export function fillRefundSettings(db: DatabaseSync): void {
  db.prepare('INSERT INTO refund_settings VALUES (1, ?, ?, ?, 1)').run(
    JSON.stringify(firstSettings),
    'finance-manager',
    '2011-09-01 08:30:00',
  )
}
