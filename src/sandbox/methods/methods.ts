import { type DatabaseSync } from 'node:sqlite'
import { type RefundMethodChange } from '../../../schemas/wire/refundMethod.ts'
import { type AvailableField, type RefundMethod } from '../refundMethods.ts'
import { Refusal } from '../refusal.ts'
import { type DatabaseRow, inTransaction, rowOf, rowsOf, run } from '../rows.ts'
import { methodErrors } from './methodErrors.ts'

/** A method with what tells one state of it from another. */
export interface StoredMethod extends RefundMethod {
  readonly version: number
  /** Who changed last what it asks for; null: it is as it was at first. */
  readonly changedBy: string | null
  readonly changedAt: string | null
}

/** Every method, in the order of its id. */
export function listMethods(db: DatabaseSync): RefundMethod[] {
  return rowsOf(db, 'SELECT * FROM refund_methods ORDER BY id').map(methodOf)
}

/** One method. Throws a Refusal: 404 when there is none of that id. */
export function findMethod(db: DatabaseSync, id: string): StoredMethod {
  const row = /^[0-9]{1,9}$/.test(id)
    ? rowOf(db, 'SELECT * FROM refund_methods WHERE id = ?', Number(id))
    : undefined
  if (!row) throw new Refusal(404, `There is no refund method ${id.slice(0, 50)}.`)
  return {
    ...methodOf(row),
    version: Number(row.version),
    changedBy: row.changed_by === null ? null : String(row.changed_by),
    changedAt: row.changed_at === null ? null : String(row.changed_at),
  }
}

/** The method that refunds carry under that alias, if there is one. */
export function methodByAlias(db: DatabaseSync, alias: string): RefundMethod | undefined {
  const row = rowOf(db, 'SELECT * FROM refund_methods WHERE alias = ?', alias)
  return row && methodOf(row)
}

/**
 * Changes what a method asks for. Throws a Refusal: 400 with the fields that are wrong, 404 when there is none of that id,
 * 409 when somebody was faster, who is named.
 */
export function changeMethod(
  db: DatabaseSync,
  id: string,
  change: RefundMethodChange,
  by: { readonly user: string; readonly at: string },
): void {
  const fields = change.availableFields.map(availableField)
  const errors = methodErrors(fields)
  if (errors.length > 0) throw new Refusal(400, 'The fields of the method are not valid.', errors)
  inTransaction(db, () => {
    const { displayName, version, changedBy } = findMethod(db, id)
    if (version !== change.version)
      throw new Refusal(409, `${displayName} was changed by ${changedBy} in the meantime.`)
    run(
      db,
      'UPDATE refund_methods SET fields = ?, version = version + 1, changed_by = ?, changed_at = ? WHERE id = ?',
      JSON.stringify(fields),
      by.user,
      by.at,
      Number(id),
    )
  })
}

function availableField(one: RefundMethodChange['availableFields'][number]): AvailableField {
  return {
    attribute: one.attribute,
    label: one.label.trim(),
    required: one.required ?? false,
    maxLength: one.maxLength ?? null,
    fixedLength: one.fixedLength ?? null,
    language: one.language || null,
    dropdown: one.dropdown ?? false,
  }
}

function methodOf(row: DatabaseRow): RefundMethod {
  return {
    idRefundMethod: Number(row.id),
    displayName: String(row.display_name),
    alias: String(row.alias),
    availableFields: JSON.parse(String(row.fields)),
  }
}
