import { type DatabaseSync } from 'node:sqlite'
import { type DatabaseRow, rowOf, rowsOf } from '../database/rows.ts'
import { orderParts } from '../orders/orderParts.ts'

export type EntityName = 'Customer' | 'Item' | 'Order' | 'Package' | 'Return'
/** An entity with its fields by name. */
type EntityData = Readonly<Record<string, unknown>>

interface EntityField {
  readonly name: string
  /** As the data tree names it: String, Double, Set<String> … */
  readonly type: string
  /** SQL of the values that the editor offers, as rows of `value` and perhaps `label`. Absent: none are offered. */
  readonly values?: string
}

interface Entity {
  /** What is typed to find one. */
  readonly label: string
  readonly fields: readonly EntityField[]
  /** Undefined for an unknown id. */
  readonly find: (db: DatabaseSync, id: string) => EntityData | undefined
  /** The number of the order that it belongs to. Absent: it belongs to none, or to many. */
  readonly orderOf?: (db: DatabaseSync, id: string) => string
}

const distinct = (column: string, table: string) =>
  `SELECT DISTINCT ${column} AS value FROM ${table} ORDER BY value LIMIT 200`
const productCodes =
  'SELECT code AS value, min(name) AS label FROM order_items GROUP BY code ORDER BY code LIMIT 200'
const packageStatuses = "SELECT column1 AS value FROM (VALUES ('shipped'), ('delivered'), ('collected'))"

/** The entities that rules can use, from the orders of the sandbox. */
export const ruleEntities: Readonly<Record<EntityName, Entity>> = {
  Customer: {
    label: 'Customer',
    fields: [
      { name: 'id', type: 'Long' },
      { name: 'name', type: 'String' },
      { name: 'email', type: 'String' },
      { name: 'country', type: 'String', values: distinct('country', 'customers') },
      { name: 'city', type: 'String', values: distinct('city', 'customers') },
      { name: 'firstOrderAt', type: 'LocalDateTime' },
      { name: 'orders', type: 'int' },
      { name: 'refunds', type: 'int' },
      { name: 'refusedParcels', type: 'int' },
      { name: 'spent', type: 'Double' },
      { name: 'payments', type: 'Set<String>', values: distinct('payment', 'orders') },
      { name: 'score', type: 'BigDecimal' },
    ],
    find: (db, id) => found(db, 'SELECT * FROM customers WHERE id = ?', number(id), row => customer(db, row)),
  },
  Item: {
    label: 'Item',
    fields: [
      { name: 'itemId', type: 'String' },
      {
        name: 'code',
        type: 'String',
        values: productCodes,
      },
      { name: 'name', type: 'String' },
      { name: 'quantity', type: 'int' },
      { name: 'price', type: 'Double' },
      { name: 'total', type: 'Double' },
      { name: 'orderedAt', type: 'LocalDateTime' },
    ],
    find: (db, id) => {
      const [orderNr = '', line = ''] = id.split('-')
      return found(
        db,
        `SELECT i.*, o.created_at FROM order_items i JOIN orders o ON o.order_nr = i.order_nr
         WHERE i.order_nr = ? AND i.line = ${number(line)}`,
        orderNr,
        row => ({
          itemId: `${row.order_nr}-${row.line}`,
          code: row.code,
          name: row.name,
          quantity: row.quantity,
          price: Number(row.price) / 100,
          total: (Number(row.price) * Number(row.quantity)) / 100,
          orderedAt: row.created_at,
        }),
      )
    },
    orderOf: (_db, id) => beforeDash(id),
  },
  Order: {
    label: 'Order',
    fields: [
      { name: 'orderNr', type: 'String' },
      { name: 'amount', type: 'Double' },
      { name: 'currency', type: 'String', values: distinct('currency', 'orders') },
      { name: 'payment', type: 'String', values: distinct('payment', 'orders') },
      { name: 'country', type: 'String', values: distinct('country', 'customers') },
      { name: 'city', type: 'String', values: distinct('city', 'customers') },
      { name: 'createdAt', type: 'LocalDateTime' },
      { name: 'isFirstOrder', type: 'Boolean' },
      { name: 'lines', type: 'int' },
      { name: 'quantity', type: 'int' },
      {
        name: 'productCodes',
        type: 'Set<String>',
        values: productCodes,
      },
      { name: 'prices', type: 'Set<Double>' },
    ],
    find: (db, id) =>
      found(
        db,
        `SELECT o.*, c.country, c.city, (SELECT count(*) FROM orders e WHERE e.customer_id = o.customer_id
           AND e.created_at < o.created_at) AS before
         FROM orders o JOIN customers c ON c.id = o.customer_id WHERE o.order_nr = ?`,
        id,
        row => order(db, row),
      ),
    orderOf: (_db, id) => id,
  },
  Package: {
    label: 'Package',
    fields: [
      { name: 'packageNr', type: 'String' },
      { name: 'partner', type: 'String' },
      { name: 'status', type: 'String', values: packageStatuses },
      { name: 'toCollect', type: 'Double' },
      { name: 'collected', type: 'Double' },
      { name: 'shippedAt', type: 'LocalDateTime' },
      { name: 'deliveredAt', type: 'LocalDateTime' },
      { name: 'isCashOnDelivery', type: 'Boolean' },
      { name: 'attempts', type: 'Set<Boolean>' },
    ],
    find: (db, id) => {
      const [orderNr = ''] = id.split('-')
      const of = rowOf(db, 'SELECT * FROM orders WHERE order_nr = ?', orderNr)
      const one = of && orderParts.packages.rows(db, of).find(({ packageNr }) => packageNr === id)
      return (
        one && { ...one, isCashOnDelivery: Number(one.toCollect) > 0, attempts: [one.deliveredAt !== null] }
      )
    },
    orderOf: (_db, id) => beforeDash(id),
  },
  Return: {
    label: 'Return',
    fields: [
      { name: 'rmaNr', type: 'String' },
      { name: 'amount', type: 'Double' },
      { name: 'currency', type: 'String', values: distinct('currency', 'refunds') },
      { name: 'method', type: 'String', values: distinct('method', 'refunds') },
      { name: 'status', type: 'String', values: distinct('status', 'refunds') },
      { name: 'createdAt', type: 'LocalDateTime' },
      { name: 'ageDays', type: 'int' },
    ],
    find: (db, id) =>
      found(db, 'SELECT * FROM refunds WHERE rma_nr = ? LIMIT 1', id, row => ({
        rmaNr: row.rma_nr,
        amount: Number(row.amount) / 100,
        currency: row.currency,
        method: row.method,
        status: row.status,
        createdAt: row.created_at,
        ageDays: row.age_days,
      })),
    orderOf: (db, id) =>
      String(rowOf(db, 'SELECT order_nr FROM refunds WHERE rma_nr = ? LIMIT 1', id)?.order_nr ?? ''),
  },
}

/**
 * The ids of entities related by the order, so that the user need not know them: its customer, and its item,
 * package or return if it has only one.
 */
export function relatedTo(
  db: DatabaseSync,
  entity: EntityName,
  id: string,
  wanted: readonly EntityName[],
): Partial<Record<EntityName, string>> {
  const orderNr = ruleEntities[entity].orderOf?.(db, id) ?? ''
  return Object.fromEntries(
    wanted.flatMap(name => {
      const [only, ...more] = name === entity ? [] : idsInOrder(db, name, orderNr)
      return only !== undefined && more.length === 0 ? [[name, only]] : []
    }),
  )
}

/** The ids of all entities of a kind that belong to an order. */
export function idsInOrder(db: DatabaseSync, name: EntityName, orderNr: string): string[] {
  return rowsOf(db, idsOfOrder[name], orderNr).map(({ id }) => String(id))
}

const idsOfOrder: Readonly<Record<EntityName, string>> = {
  Customer: 'SELECT customer_id AS id FROM orders WHERE order_nr = ?',
  Item: "SELECT order_nr || '-' || line AS id FROM order_items WHERE order_nr = ?",
  Order: 'SELECT order_nr AS id FROM orders WHERE order_nr = ?',
  Package: 'SELECT package_nr AS id FROM cash_packages WHERE order_nr = ?',
  Return: 'SELECT DISTINCT rma_nr AS id FROM refunds WHERE order_nr = ?',
}

export function isEntity(name: string): name is EntityName {
  return Object.hasOwn(ruleEntities, name)
}

function found(
  db: DatabaseSync,
  sql: string,
  id: string | number,
  read: (row: DatabaseRow) => EntityData,
): EntityData | undefined {
  const row = rowOf(db, sql, id)
  return row && read(row)
}

/** The numbers of items and packages begin with that of their order. */
function beforeDash(id: string): string {
  return id.split('-')[0] ?? ''
}

/** -1, which is never an id, for any other text than a number. */
function number(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : -1
}

function customer(db: DatabaseSync, row: DatabaseRow): EntityData {
  const id = Number(row.id)
  const orders = rowOf(
    db,
    'SELECT count(*) AS n, min(created_at) AS first, sum(amount) AS spent FROM orders WHERE customer_id = ?',
    id,
  )
  const count = (table: string) =>
    Number(rowOf(db, `SELECT count(*) AS n FROM ${table} WHERE customer_id = ?`, id)?.n ?? 0)
  const payments = rowsOf(
    db,
    'SELECT DISTINCT payment FROM orders WHERE customer_id = ? ORDER BY payment',
    id,
  )
  return {
    id,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    country: row.country,
    city: row.city,
    firstOrderAt: orders?.first ?? null,
    orders: Number(orders?.n ?? 0),
    refunds: count('refunds'),
    refusedParcels: count('delivery_refusals'),
    spent: Number(orders?.spent ?? 0) / 100,
    payments: payments.map(({ payment }) => payment),
    score: null,
  }
}

function order(db: DatabaseSync, row: DatabaseRow): EntityData {
  const items = rowsOf(
    db,
    'SELECT code, quantity, price FROM order_items WHERE order_nr = ? ORDER BY line',
    String(row.order_nr),
  )
  return {
    orderNr: row.order_nr,
    amount: Number(row.amount) / 100,
    currency: row.currency,
    payment: row.payment,
    country: row.country,
    city: row.city,
    createdAt: row.created_at,
    isFirstOrder: row.before === 0,
    lines: items.length,
    quantity: items.reduce((sum, { quantity }) => sum + Number(quantity), 0),
    productCodes: [...new Set(items.map(({ code }) => String(code)))],
    prices: [...new Set(items.map(({ price }) => Number(price) / 100))],
  }
}
