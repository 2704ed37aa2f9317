import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type WireSelection } from '../../../schemas/wire/selection.ts'
import { definedContract } from '../../../src/sandbox/contract/definedContract.ts'
import { openDatabase } from '../../../src/sandbox/database/database.ts'
import { rowOf, rowsOf, run } from '../../../src/sandbox/database/rows.ts'
import { type Store } from '../../../src/sandbox/database/store.ts'
import { makeBackground } from '../../../src/sandbox/server/backgroundTasks.ts'
import { makeHub } from '../../../src/sandbox/socket/hub.ts'
import { decideWriteOffs } from '../../../src/sandbox/writeOffs/decideWriteOffs.ts'
import { pendingPlace } from '../../../src/sandbox/writeOffs/writeOffStatuses.ts'
import { type Decision } from '../../../src/sandbox/writeOffs/writeOffs.ts'

const rows = 5000
const at = '2011-12-10 08:00:00'

let store: Store
beforeEach(() => {
  const db = openDatabase(':memory:', 'empty')
  // Whose orders they are is of no account here.
  db.exec('PRAGMA foreign_keys = OFF')
  run(
    db,
    `WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ${rows})
     INSERT INTO write_offs (variant, order_nr, customer_name, partner, reason, amount, currency, status, created_at, age_days)
     SELECT 0, CAST(n AS TEXT), 'Ada', 0, 0, 100, 0, ${pendingPlace}, unixepoch('${at}'), 0 FROM counted`,
  )
  store = {
    db,
    now: () => 0,
    clock: { instant: () => 0, pass: () => undefined },
    moment: () => at,
    background: makeBackground(':memory:', db),
    hub: makeHub(),
    defined: definedContract,
  }
})
afterEach(() => {
  store.background.close()
  store.db.close()
})

const all: WireSelection = {
  all: true,
  filter: [[{ index: 'status', value: 'pending', condition: 'equals' }]],
  except: [],
}
const decide = (selection: WireSelection, decision: Partial<Decision> = {}) =>
  decideWriteOffs(store, 'write-off', selection, {
    status: 'approved',
    by: 'finance',
    at,
    values: {},
    note: null,
    ...decision,
  })
const countOf = (sql: string) => Number(rowOf(store.db, `SELECT count(*) AS n FROM ${sql}`)?.n)
const messages = () => rowsOf(store.db, 'SELECT type, message FROM notifications ORDER BY id')

describe('decision about more write-offs than one batch', () => {
  it('runs in batches, so that other calls are answered, and reports its end', async () => {
    expect(decide(all)).toEqual({ count: rows, goesOn: true, waiting: 0 })
    const decided = countOf('write_offs WHERE decided_by IS NOT NULL')
    expect([decided > 0, decided < rows]).toEqual([true, true])
    expect(messages()).toEqual([
      { type: 'IN_PROGRESS', message: expect.stringMatching(/^5,000 write-offs are being approved/) },
    ])
    await store.background.idle()
    expect(countOf('write_offs WHERE decided_by IS NOT NULL')).toBe(rows)
    expect(countOf("navision_messages WHERE type = 'writeOffJournal'")).toBe(rows)
    expect(messages()).toEqual([{ type: 'SUCCESS_MESSAGE', message: '5,000 write-offs were approved.' }])
  })

  it('sends those above the limit of one person to a second one, and reports how many', async () => {
    run(store.db, 'UPDATE write_offs SET amount = 100001 WHERE id IN (7, 4000)')
    decide(all, { values: { '4000': { note: 'Agreed by phone' } } })
    await store.background.idle()
    expect(rowsOf(store.db, 'SELECT write_off_id, status, asked_by, note FROM write_off_requests')).toEqual([
      { write_off_id: 7, status: 'pending', asked_by: 'finance', note: null },
      { write_off_id: 4000, status: 'pending', asked_by: 'finance', note: 'Agreed by phone' },
    ])
    expect(countOf('write_offs WHERE decided_by IS NULL')).toBe(2)
    expect(countOf('navision_messages')).toBe(rows - 2)
    expect(messages()).toEqual([
      {
        type: 'SUCCESS_MESSAGE',
        message:
          '4,998 of 5,000 write-offs were approved. 2 are waiting for a second person: above the limit, one approval is not enough.',
      },
    ])
  })

  it('keeps decisions of others made meanwhile, and reports how many', async () => {
    decide(all, { values: { [String(rows)]: { note: 'Typed before' } } })
    decide({ ids: [rows] }, { status: 'rejected', by: 'finance-manager', note: 'Paid after all' })
    await store.background.idle()
    expect(rowOf(store.db, 'SELECT decided_by, note FROM write_offs WHERE id = ?', rows)).toEqual({
      decided_by: 'finance-manager',
      note: 'Paid after all',
    })
    expect(countOf('navision_messages')).toBe(rows - 1)
    expect(messages()).toEqual([
      {
        type: 'SUCCESS_MESSAGE',
        message: '4,999 of 5,000 write-offs were approved. Someone else decided the others in the meantime.',
      },
    ])
  })

  it('keeps values typed into a row, whichever batch it belongs to', async () => {
    decide(all, { values: { [String(rows)]: { note: 'Agreed by phone' } }, note: 'All of 2010' })
    await store.background.idle()
    expect(rowsOf(store.db, 'SELECT DISTINCT note FROM write_offs ORDER BY note')).toEqual([
      { note: 'Agreed by phone' },
      { note: 'All of 2010' },
    ])
  })

  it('is rejected before it starts if one of them is decided already', () => {
    decide({ ids: [rows] })
    expect(() => decide({ all: true, filter: [], except: [] })).toThrow(
      '1 of 5,000 write-offs are already decided: 5000 (approved by finance). Nothing was changed.',
    )
    expect(countOf('write_offs WHERE decided_by IS NULL')).toBe(rows - 1)
  })
})
