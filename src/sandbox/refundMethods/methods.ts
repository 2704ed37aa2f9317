import { type DatabaseSync } from 'node:sqlite'
import { type FieldError } from '../../../schemas/wire/fieldErrors.ts'
import {
  type AvailableField,
  type RefundMethod,
  type RefundMethodChange,
  type RefundMethodReply,
  readAvailableField,
  readRefundMethod,
  refundMethodErrors,
  refundMethodSchema,
} from '../../../schemas/wire/refundMethod.ts'
import { type DatabaseRow, inTransaction, rowOf, rowsOf, run } from '../database/rows.ts'
import { Refusal } from '../server/refusal.ts'
import { accepts } from '../server/schemaGuards.ts'

/** A method with its version and last change. */
interface StoredMethod extends RefundMethod {
  readonly version: number
  /** Who changed last what it asks for; null: it is as it was at first. */
  readonly changedBy: string | null
  readonly changedAt: string | null
}

/** Every method, in the order of its id. */
export function listMethods(db: DatabaseSync): RefundMethod[] {
  return rowsOf(db, 'SELECT * FROM refund_methods ORDER BY id').map(methodOf)
}

/** One method. Throws a Refusal (404) for an unknown id. */
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
 * Changes what a method asks for. Throws a Refusal: 400 with the fields that are wrong, 404 for an unknown
 * id, 409 when somebody else was faster, with their name.
 */
export function changeMethod(
  db: DatabaseSync,
  id: string,
  change: RefundMethodChange,
  by: { readonly user: string; readonly at: string },
): void {
  const fields = change.availableFields.flatMap(readAvailableField)
  const errors = methodErrors(fields)
  if (errors.length > 0) throw new Refusal(400, 'The fields of the method are not valid.', errors)
  inTransaction(db, () => {
    const { displayName, version, changedBy } = findMethod(db, id)
    if (version !== change.version)
      throw new Refusal(409, `${changedBy} changed ${displayName} in the meantime. Check it and try again.`)
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

const isMethod = accepts<RefundMethodReply>(refundMethodSchema)

/** Validates stored methods as strictly as the page does. Throws for an invalid one. */
function methodOf(row: DatabaseRow): RefundMethod {
  const stored: unknown = {
    idRefundMethod: Number(row.id),
    displayName: row.display_name,
    alias: row.alias,
    availableFields: JSON.parse(String(row.fields)),
  }
  if (!isMethod(stored)) throw new Error(refundMethodErrors.single)
  return readRefundMethod(stored)
}

/** What is wrong with the fields that a method is to ask for, by their places: `availableFields.2.label`. */
function methodErrors(fields: readonly AvailableField[]): FieldError[] {
  const attributes = fields.map(({ attribute }) => attribute)
  return fields.flatMap((one, at) => {
    const error = (key: keyof AvailableField, message: string): FieldError[] => [
      { field: `availableFields.${at}.${key}`, message },
    ]
    return [
      ...(attributes.indexOf(one.attribute) < at
        ? error('attribute', 'A method can have each field only once.')
        : []),
      ...(one.attribute === 'bankAccountTypeOther' && !attributes.includes('bankAccountType')
        ? error('attribute', 'Another account type also requires the account type.')
        : []),
      ...(one.label === '' ? error('label', 'Label is required.') : []),
      ...(one.fixedLength !== null && one.attribute !== 'iban'
        ? error('fixedLength', 'Only an IBAN can have a fixed length.')
        : []),
      ...(one.dropdown && !one.attribute.match(/^(?:bankName|bankAccountType)$/)
        ? error('dropdown', 'This field has no list to choose from.')
        : []),
    ]
  })
}
