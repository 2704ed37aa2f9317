import { type DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GridOptions, type GridTerm } from '../../../schemas/wire/gridRequest.ts'
import { openDatabase } from '../../../src/sandbox/database/database.ts'
import { rowsOf, run } from '../../../src/sandbox/database/rows.ts'
import { gridQuery } from '../../../src/sandbox/grid/gridQuery.ts'
import { gridSort, orderBy } from '../../../src/sandbox/grid/gridSort.ts'
import { type GridTable } from '../../../src/sandbox/grid/gridTable.ts'
import { refundsGrid } from '../../../src/sandbox/refunds/grid.ts'
import { type Random, randomOf } from '../../../src/sandbox/seed/random.ts'
import { writeOffGrids } from '../../../src/sandbox/writeOffs/grid.ts'
import { seededData } from '../seededData.ts'

let db: DatabaseSync
beforeAll(() => {
  db = openDatabase(':memory:', 'basic', seededData())
  // What other tables say of the rows that go is not looked at here.
  db.exec('PRAGMA foreign_keys = OFF')
  // Few enough rows for a plain comparison, many enough for several pages of every status.
  run(db, 'DELETE FROM refunds WHERE id % 9 <> 0')
  run(db, 'DELETE FROM write_offs WHERE id % 9 <> 0')
})
afterAll(() => db.close())

const grids: readonly (readonly [name: string, table: GridTable, key: string])[] = [
  ['refunds', refundsGrid, 'idRefund'],
  ['write-offs', writeOffGrids['write-off'], 'idWriteOff'],
  ['write-offs of the other variant', writeOffGrids['write-off-wmt'], 'idWriteOff'],
]

const all: GridOptions = { pagination: { limit: 10, offset: 0 }, filter: [], sort: [], columns: [] }

describe.each(grids)('grid query of %s', (_name, table, key) => {
  let everything: readonly Record<string, unknown>[]
  const fields = Object.keys(table.fields)
  beforeAll(() => {
    everything = rowsOf(db, `SELECT id FROM ${table.table} WHERE ${table.scope ?? true} ORDER BY id`).map(
      ({ id }) =>
        gridQuery(db, table, {
          ...all,
          filter: [[{ index: key, value: Number(id), condition: 'equals' }]],
        }).data[0] ?? {},
    )
  })

  it('equals a plain comparison over all rows, for any request', () => {
    for (let round = 0; round < 400; round++) {
      const options = madeUp(randomOf(`grid ${round}`), everything)
      const expected = plainly(everything, options, key)
      const reply = gridQuery(db, table, options)
      expect({ options, rowCount: reply.rowCount }).toEqual({ options, rowCount: expected.length })
      const { limit, offset } = options.pagination
      expect({ options, rows: reply.data.map(row => Object(row)[key]) }).toEqual({
        options,
        rows: expected.slice(offset, offset + limit).map(row => row[key]),
      })
    }
  })

  it('treats a day without a time as the whole day', () => {
    const day = String(everything[0]?.createdAt).slice(0, 10)
    const of = (value: string) =>
      gridQuery(db, table, { ...all, filter: [[{ index: 'createdAt', value, condition: 'equals' }]] })
        .rowCount
    expect(of(day)).toBe(everything.filter(({ createdAt }) => String(createdAt).startsWith(day)).length)
    expect(of(String(everything[0]?.createdAt))).toBeGreaterThan(0)
  })

  it('returns every row once over all pages, for every sort', () => {
    for (const index of fields) {
      const seen: unknown[] = []
      for (let offset = 0; offset < everything.length; offset += 50) {
        const sort: GridOptions['sort'] = [{ index, order: 'desc' }]
        const page = gridQuery(db, table, { ...all, sort, pagination: { limit: 50, offset } })
        seen.push(...page.data.map(row => Object(row)[key]))
      }
      expect(new Set(seen).size).toBe(everything.length)
      expect(seen.length).toBe(everything.length)
    }
  })

  it('returns amounts as decimal numbers and filters by them', () => {
    const [first] = everything
    const reply = gridQuery(db, table, {
      ...all,
      filter: [[{ index: 'amount', value: Number(first?.amount), condition: 'equals' }]],
    })
    expect(reply.data).toContainEqual(first)
  })

  it('returns no rows and the true count for a page beyond the last', () => {
    const reply = gridQuery(db, table, { ...all, pagination: { limit: 50, offset: 1_000_000 } })
    expect(reply).toEqual({ success: true, data: [], rowCount: everything.length })
  })

  it('treats an empty sort index as the default sort of the grid', () => {
    const wanted = gridQuery(db, table, { ...all, sort: [{ index: 'createdAt', order: 'desc' }] })
    expect(gridQuery(db, table, { ...all, sort: [{ index: '', order: 'asc' }] })).toEqual(wanted)
  })

  it('counts again after a write', () => {
    const before = gridQuery(db, table, all).rowCount
    db.exec('BEGIN')
    run(db, 'DELETE FROM refund_accounts')
    run(db, 'DELETE FROM refund_gestures')
    run(db, `DELETE FROM ${table.table} WHERE id = ?`, Number(everything.at(-1)?.[key]))
    const after = gridQuery(db, table, all).rowCount
    db.exec('ROLLBACK')
    expect(after).toBe(before - 1)
  })

  it('sorts by an index instead of sorting all rows', () => {
    // Values from another table are not in an index of this one.
    for (const name of fields.filter(field => !table.fields[field]?.sql.includes('SELECT'))) {
      const order = orderBy(gridSort(table, [{ index: name, order: 'desc' }]), {
        backwards: false,
        along: true,
      })
      const plan = rowsOf(
        db,
        `EXPLAIN QUERY PLAN SELECT id FROM ${table.table} WHERE ${table.scope ?? true} ORDER BY ${order} LIMIT 10`,
      )
      expect({ name, plan: plan.map(row => row.detail).join() }).not.toMatchObject({
        plan: expect.stringContaining('TEMP B-TREE'),
      })
    }
  })
})

function madeUp(random: Random, rows: readonly Record<string, unknown>[]): GridOptions {
  const fields = Object.keys(rows[0] ?? {})
  return {
    pagination: {
      limit: random.pick([1, 5, 10, 25, 50, 1000]),
      offset: random.pick([0, 0, random.whole(0, 60), random.whole(0, 400)]),
    },
    filter: Array.from({ length: random.whole(0, 3) }, () =>
      Array.from({ length: random.whole(0, 3) }, () => madeUpTerm(random, rows)),
    ),
    sort: Array.from({ length: random.whole(0, 2) }, () => ({
      index: fields[random.whole(0, fields.length - 1)] ?? '',
      order: random.pick(['asc', 'desc'] as const),
    })),
    columns: [],
  }
}

function madeUpTerm(random: Random, rows: readonly Record<string, unknown>[]): GridTerm {
  const fields = Object.keys(rows[0] ?? {})
  const index = fields[random.whole(0, fields.length - 1)] ?? ''
  const absent = index === 'idRequest' ? 7 : '2011-12-01 00:00:00'
  const some = () => rows[random.whole(0, rows.length - 1)]?.[index] ?? absent
  const value = () => {
    const one = some()
    return typeof one === 'number' ? one : String(one)
  }
  const condition = random.pick(['equals', 'in', 'like', 'gteq', 'lteq'] as const)
  if (condition === 'in')
    return { index, condition, value: Array.from({ length: random.whole(0, 25) }, value) }
  if (condition === 'like') return { index, condition, value: shown(index, some()).slice(1, 4) }
  return { index, condition, value: value() }
}

function plainly(rows: readonly Record<string, unknown>[], options: GridOptions, key: string) {
  const groups = options.filter.filter(group => group.length > 0)
  const found = rows.filter(row => groups.every(group => group.some(term => holds(row[term.index], term))))
  // The same in every row, so a sort by it has no effect.
  const asked = options.sort.filter(one => one.index !== 'variant')
  const wanted = asked.length > 0 ? asked : [{ index: 'createdAt', order: 'desc' as const }]
  const sort = [...wanted, { index: key, order: wanted.at(-1)?.order ?? 'asc' }]
  return found.sort((a, b) => {
    for (const { index, order } of sort) {
      const compared = compare(a[index], b[index], index)
      if (compared !== 0) return order === 'asc' ? compared : -compared
    }
    return 0
  })
}

function holds(held: unknown, { index, condition, value }: GridTerm): boolean {
  if (held === null) return false
  if (Array.isArray(value)) return value.some(one => compare(held, one, index) === 0)
  if (condition === 'like') return folded(shown(index, held)).includes(folded(String(value)))
  const compared = compare(held, value, index)
  return condition === 'gteq' ? compared >= 0 : condition === 'lteq' ? compared <= 0 : compared === 0
}

function shown(index: string, value: unknown): string {
  return index === 'amount' ? Number(value).toFixed(2) : String(value)
}

function compare(a: unknown, b: unknown, index: string): number {
  // As SQLite sorts: what is absent comes first.
  if (a === null || b === null) return Number(b === null) - Number(a === null)
  if (typeof a === 'number') return a - Number(b)
  const caseless = index === 'customerName' || index === 'customerEmail'
  const bytes = (text: unknown) => Buffer.from(caseless ? folded(String(text)) : String(text))
  return Buffer.compare(bytes(a), bytes(b))
}

/** SQLite folds the letters of ASCII only. */
function folded(text: string): string {
  return text.replace(/[A-Z]/g, letter => letter.toLowerCase())
}
