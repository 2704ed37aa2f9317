import { createHash } from 'node:crypto'
import { type DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../../src/sandbox/database/database.ts'
import { rowOf, rowsOf } from '../../../src/sandbox/database/rows.ts'
import { seededData } from '../seededData.ts'

let db: DatabaseSync
beforeAll(() => {
  db = openDatabase(':memory:', 'basic', seededData())
})
afterAll(() => db.close())

const number = (sql: string) => Number(Object.values(rowOf(db, sql) ?? {})[0])

describe('basic seed', () => {
  it('is the same on every run', () => {
    const again = openDatabase(':memory:', 'basic')
    expect(checksum(again)).toBe(checksum(db))
    again.close()
  })

  it('contains the 18,532 real orders with their real amounts', () => {
    expect(number('SELECT count(*) FROM orders')).toBe(18_532)
    expect(number('SELECT sum(amount) FROM orders')).toBe(891_140_790)
    expect(rowOf(db, "SELECT amount, created_at FROM orders WHERE order_nr = '536366'")).toMatchObject({
      amount: 2220,
      created_at: expect.stringMatching(/^2010-12-01 /),
    })
  })

  it('has items that add up to the amount of every order', () => {
    const differing = `SELECT count(*) FROM orders o WHERE amount <> (
      SELECT coalesce(sum(quantity * price), 0) FROM order_items i WHERE i.order_nr = o.order_nr)`
    expect(number(differing)).toBe(0)
  })

  it('refunds no order beyond its amount, nor before it was made', () => {
    const from = 'FROM refunds r JOIN orders o ON o.order_nr = r.order_nr'
    expect(number(`SELECT count(*) ${from} WHERE r.amount > o.amount OR r.amount <= 0`)).toBe(0)
    expect(number(`SELECT count(*) ${from} WHERE r.created_at <= o.created_at`)).toBe(0)
    expect(number('SELECT count(*) FROM refunds WHERE updated_at < created_at')).toBe(0)
  })

  it('contains refunds in every status and with every method', () => {
    expect(rowsOf(db, 'SELECT DISTINCT status FROM refunds ORDER BY 1').map(row => row.status)).toEqual([
      'cancelled',
      'failed',
      'paid',
      'pending',
      'ready',
      'sent',
      'waiting',
    ])
    expect(number('SELECT count(DISTINCT method) FROM refunds')).toBe(5)
    expect(number('SELECT count(*) FROM refunds')).toBeGreaterThan(2500)
  })

  it('has no account details for a refund that waits for them', () => {
    expect(
      number(
        "SELECT count(*) FROM refunds r JOIN refund_accounts a ON a.refund_id = r.id WHERE status = 'waiting'",
      ),
    ).toBe(0)
  })

  it('has no broken reference', () => {
    expect(rowsOf(db, 'PRAGMA foreign_key_check')).toEqual([])
  })
})

describe('empty seed', () => {
  it('has every table and no row', () => {
    const empty = openDatabase(':memory:', 'empty')
    for (const name of tableNames(empty).filter(one => one !== 'meta'))
      expect(rowsOf(empty, `SELECT * FROM ${name} LIMIT 1`)).toEqual([])
    expect(tableNames(empty)).toEqual(tableNames(db))
    empty.close()
  })
})

function tableNames(of: DatabaseSync): string[] {
  return rowsOf(of, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").map(row =>
    String(row.name),
  )
}

function checksum(of: DatabaseSync): string {
  const hash = createHash('sha256')
  for (const name of tableNames(of))
    for (const row of rowsOf(of, `SELECT * FROM ${name}`)) hash.update(JSON.stringify(row))
  return hash.digest('hex')
}
