import { type DatabaseSync } from 'node:sqlite'
import { type FieldError } from '../../../schemas/wire/fieldErrors.ts'
import { type CreateRma } from '../../../schemas/wire/rma.ts'
import { isDay } from '../clock/moment.ts'
import { inTransaction, rowOf, run } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { settingList, settingText } from '../databaseSettings/settings.ts'
import { findOrder } from '../orders/findOrder.ts'
import { listMethods } from '../refundMethods/methods.ts'
import { Refusal } from '../server/refusal.ts'
import { type ReturnableItem, returnableItems } from './eligibility.ts'
import { addRmaEvent } from './events.ts'
import { itemConditions, returnMethods, returnReasons } from './rmaStatuses.ts'

/**
 * Makes a return of items of an order and gives its id and number. Throws a Refusal: 400 that names the fields, 404 for no such order,
 * 409 when returns are made at the external site.
 */
export function createRma(
  store: Store,
  orderNr: string,
  form: CreateRma,
  user: string,
): { readonly idRma: number; readonly rmaNr: string } {
  const { db } = store
  return inTransaction(db, () => {
    refuseWhereExternal(db)
    const order = findOrder(db, orderNr)
    const known = new Map(returnableItems(db, order).map(item => [item.itemId, item]))
    const errors = [...itemErrors(form, known), ...methodErrors(store, form, order.country)]
    if (errors.length > 0) throw new Refusal(400, 'The return was not created.', errors)
    const before = Number(rowOf(db, 'SELECT count(*) AS n FROM rmas WHERE order_nr = ?', orderNr)?.n)
    const rmaNr = before === 0 ? `R${orderNr}` : `R${orderNr}-${before + 1}`
    const at = store.moment()
    const chosen = form.items.flatMap(one => {
      const item = known.get(one.itemId)
      return item ? [{ ...one, item }] : []
    })
    run(
      db,
      `INSERT INTO rmas (rma_nr, order_nr, customer_id, customer_name, return_method, refund_method, status, amount, currency,
         tracking_nr, pickup_at, created_by, created_at, updated_at)
       VALUES (?, ?, ?, ?, ?, ?, 'requested', ?, ?, ?, ?, ?, ?, ?)`,
      ...[rmaNr, orderNr, Number(order.customer_id), `${order.first_name} ${order.last_name}`],
      ...[form.returnMethod, form.refundMethod],
      chosen.reduce((sum, { quantity, item }) => sum + quantity * item.price, 0),
      ...[String(order.currency), `RT${orderNr}${before + 1}`, form.pickupAt || null, user, at, at],
    )
    const rma = Number(rowOf(db, 'SELECT last_insert_rowid() AS id')?.id)
    addRmaEvent(db, rma, { kind: 'created', at, user, note: form.note })
    for (const { quantity, reason, condition, item } of chosen) {
      run(
        db,
        `INSERT INTO rma_items (rma_id, line, code, name, quantity, price, reason, condition, state)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'requested')`,
        ...[rma, item.line, item.code, item.name, quantity, item.price, reason, condition],
      )
      if (item.eligibility === 'overridden')
        addRmaEvent(db, rma, { kind: 'overridden', at, user, note: `${item.name}: ${item.why}` })
    }
    return { idRma: rma, rmaNr }
  })
}

/** The order that a return is to be made of, whose number somebody has typed. Throws a Refusal: 400 at the field, 409. */
export function orderToReturn(db: DatabaseSync, typed: string): string {
  refuseWhereExternal(db)
  const orderNr = typed.trim()
  const message = /^[0-9]{1,20}$/.test(orderNr)
    ? rowOf(db, 'SELECT 1 FROM orders WHERE order_nr = ?', orderNr)
      ? undefined
      : `There is no order ${orderNr}.`
    : 'An order number must have 1 to 20 digits.'
  if (message) throw new Refusal(400, message, [{ field: 'salesOrderNumber', message }])
  return orderNr
}

function refuseWhereExternal(db: DatabaseSync): void {
  if (settingText(db, 'cs_return_migration_enabled') === '1')
    throw new Refusal(409, 'Returns are created at the external site.')
}

function itemErrors({ items }: CreateRma, known: ReadonlyMap<string, ReturnableItem>): FieldError[] {
  return items.flatMap(({ itemId, quantity, reason, condition }, at) => {
    const error = (field: string, message: string): FieldError => ({ field: `items.${at}.${field}`, message })
    const item = known.get(itemId)
    if (!item) return [error('itemId', 'This item is not in the order.')]
    const wrong: FieldError[] = []
    if (item.eligibility === 'refused')
      wrong.push(error('itemId', item.why ?? 'This item cannot be returned.'))
    if (items.findIndex(one => one.itemId === itemId) < at)
      wrong.push(error('itemId', 'This item is already chosen above.'))
    if (!Number.isInteger(quantity) || quantity < 1)
      wrong.push(error('quantity', 'Enter a whole number of 1 or more.'))
    else if (quantity > item.left)
      wrong.push(error('quantity', `Enter ${item.left} or less. No more can be returned.`))
    if (!returnReasons.some(one => one === reason)) wrong.push(error('reason', 'This reason does not exist.'))
    if (!itemConditions.some(one => one === condition))
      wrong.push(error('condition', 'This condition does not exist.'))
    return wrong
  })
}

function methodErrors({ db, moment }: Store, form: CreateRma, country: unknown): FieldError[] {
  const errors: FieldError[] = []
  const { returnMethod, refundMethod, pickupAt } = form
  if (!Object.hasOwn(returnMethods, returnMethod))
    errors.push({ field: 'returnMethod', message: 'This return method does not exist.' })
  if (returnMethod === 'pickup' && !settingList(db, 'rma_pickup_countries').includes(String(country)))
    errors.push({ field: 'returnMethod', message: `Pick-up is not available in ${country}.` })
  if (returnMethod === 'pickup' && !pickupAt)
    errors.push({ field: 'pickupAt', message: 'Pick-up date is required.' })
  if (pickupAt && !isDay(pickupAt)) errors.push({ field: 'pickupAt', message: 'This date does not exist.' })
  else if (pickupAt && pickupAt < moment().slice(0, 10))
    errors.push({ field: 'pickupAt', message: 'The date cannot be in the past.' })
  if (!listMethods(db).some(({ alias }) => alias === refundMethod))
    errors.push({ field: 'refundMethod', message: 'This refund method does not exist.' })
  return errors
}
