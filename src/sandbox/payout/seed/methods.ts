import { type DatabaseSync } from 'node:sqlite'

/** How partners are paid. Amounts in cents. */
const methods = [
  ['Bank transfer (BACS)', 'BacsTransfer', 'GBP', 1, 1, 1000, 3, 'active'],
  ['Bank transfer (SEPA)', 'SepaTransfer', 'EUR', 1, 1, 1000, 1, 'active'],
  ['Faster payment by hand', 'ManualTransfer', null, 0, 1, 0, 0, 'active'],
  ['Cheque', 'Cheque', 'GBP', 0, 0, 2500, 5, 'active'],
  ['Offset against open balance', 'SetOff', null, 0, 0, 0, 0, 'active'],
  ['Postal order', 'PostalOrder', 'GBP', 0, 0, 500, 7, 'inactive'],
] as const

export function fillPayoutMethods(db: DatabaseSync): void {
  const insert = db.prepare('INSERT INTO payout_methods VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)')
  for (const [at, method] of methods.entries())
    insert.run(at + 1, ...method, 'finance-manager', `2010-11-${15 + at} 09:30:00`)
}

export function isAutomatic(alias: string): boolean {
  return methods.some(([, name, , automatic]) => name === alias && automatic === 1)
}
