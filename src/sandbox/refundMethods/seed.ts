import { type DatabaseSync } from 'node:sqlite'
import { refundMethods } from './builtInMethods.ts'

/** The methods with what each asks for at first. */
export function fillRefundMethods(db: DatabaseSync): void {
  const insert = db.prepare('INSERT INTO refund_methods VALUES (?, ?, ?, ?, 1, NULL, NULL)')
  for (const { idRefundMethod, displayName, alias, availableFields } of refundMethods)
    insert.run(idRefundMethod, displayName, alias, JSON.stringify(availableFields))
}
