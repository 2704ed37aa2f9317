import { type DatabaseSync } from 'node:sqlite'
import { type DatabaseRow, rowsOf } from '../database/rows.ts'
import { settingText } from '../databaseSettings/settings.ts'
import { findOrder } from '../orders/findOrder.ts'
import { returnableItems } from './eligibility.ts'

/** GET /api/rma/{salesOrderNumber}: what is known of an order before a return of it is made. */
export function rmaInfo(db: DatabaseSync, orderNr: string) {
  const order = findOrder(db, orderNr)
  const items = returnableItems(db, order)
  return {
    orderNr: order.order_nr,
    customerName: `${order.first_name} ${order.last_name}`,
    customerPhone: order.phone,
    customerEmail: order.email,
    address: `${order.street}, ${order.postcode} ${order.city}, ${order.country}`,
    country: order.country,
    createdAt: order.created_at,
    amount: Number(order.amount) / 100,
    currency: order.currency,
    returns: rowsOf(db, 'SELECT rma_nr FROM rmas WHERE order_nr = ? ORDER BY id', orderNr).map(
      ({ rma_nr }) => rma_nr,
    ),
    /** What can be chosen in the form. */
    items: items
      .filter(({ eligibility }) => eligibility !== 'refused')
      .map(({ itemId, name, left }) => ({ itemId, label: `${name} (${left})`, left })),
  }
}

/** Where a return of an order is made: in this console, or at the external site. */
export function returnsOf(db: DatabaseSync, { country }: DatabaseRow) {
  return {
    returnsAt: settingText(db, 'cs_return_migration_enabled') === '1' ? 'external' : 'internal',
    countryCode: countryCodes[String(country)] ?? 'gb',
  }
}

/** ISO 3166, as the external site knows them. */
export const countryCodes: Readonly<Record<string, string>> = {
  'United Kingdom': 'gb',
  Ireland: 'ie',
  France: 'fr',
  Germany: 'de',
}
