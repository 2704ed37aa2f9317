import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../../src/sandbox/database/database.ts'
import { rowOf, rowsOf, run } from '../../../src/sandbox/database/rows.ts'
import { openSandbox } from '../../../src/sandbox/openSandbox.ts'
import { writeOffStatuses } from '../../../src/sandbox/writeOffs/writeOffStatuses.ts'
import { asking, withFilled } from '../client.ts'
import { copySeededData } from '../seededData.ts'

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A sandbox on that data, in a process of its own that ends with its test. */
async function startChild(data: string, seed: 'basic' | 'empty') {
  const script = fileURLToPath(new URL('../durability.child.ts', import.meta.url))
  const child = spawn(process.execPath, [script, data, seed], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  for await (const address of createInterface(child.stdout)) return { child, address }
  throw new Error('The child ended before it listened.')
}

describe('killed sandbox', () => {
  it('loses no answered write, even in the middle of others', async () => {
    const data = join(folder, 'data.sqlite')
    const { child, address } = await startChild(data, 'empty')
    const sessions = await Promise.all(Array.from({ length: 40 }, () => signIn(address)))
    const answered: string[] = []
    let begun = 0
    const writers = Array.from({ length: 4 }, async () => {
      while (begun < 10_000) {
        begun++
        answered.push(await signIn(address))
        if (answered.length === 100) child.kill('SIGKILL')
      }
    })
    await Promise.allSettled([...writers, once(child, 'exit')])
    expect(answered.length).toBeGreaterThanOrEqual(100)

    const sandbox = await openSandbox(withFilled({ data, seed: 'empty' }))
    const ask = asking(sandbox)
    for (const token of [...sessions, ...answered])
      expect((await ask('GET /get-profile', { token })).status).toBe(200)
    sandbox.close()
    expectWhole(data)
  })

  it('has applied a bulk decision and an import completely or not at all', async () => {
    const data = join(folder, 'changes.sqlite')
    copySeededData(data)
    const { child, address } = await startChild(data, 'basic')
    const headers = { authorization: `Bearer ${await signIn(address)}` }
    const post = async (path: string, body: unknown) =>
      (
        await fetch(`${address}/api/finance/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      ).json()
    const options = { pagination: { limit: 1000, offset: 0 }, filter: [], sort: [], columns: [] }
    const orders: { orderNr: string; currency: string }[] = (await post('refunds/grid', { options })).data
    const grid = { ...options, filter: [[{ index: 'status', value: 'pending', condition: 'equals' }]] }
    const rows: { idWriteOff: number }[] = (await post('write-off/grid', { options: grid })).data
    const handfuls = Array.from({ length: 30 }, (_, at) =>
      rows.slice(at * 20, at * 20 + 20).map(({ idWriteOff }) => idWriteOff),
    )
    const answered: number[] = []
    const decide = async () => {
      for (const [at, ids] of handfuls.entries()) {
        await post('write-off/approve', { selection: { ids } })
        answered.push(at)
      }
    }
    const lines = Array.from({ length: 20_000 }, (_, at) => {
      const { orderNr, currency } = orders[at % orders.length] ?? {}
      // No two lines are the same: the second of them would be refused.
      return `${orderNr},${700_000 + at}.32,${currency},Cash difference`
    })
    let imports = 0
    const send = async () => {
      while (true) {
        const body = new FormData()
        body.append(
          'uploadFile',
          new File([`orderNr,amount,currency,reason\n${lines.join('\n')}\n`], 'rows.csv'),
        )
        await (await fetch(`${address}/api/mass-import/import/1`, { method: 'POST', headers, body })).json()
        if (++imports === 2) setTimeout(() => child.kill('SIGKILL'), 40)
      }
    }
    await Promise.allSettled([decide(), send(), once(child, 'exit')])
    expect([answered.length > 0, imports]).toEqual([true, expect.any(Number)])

    const db = new DatabaseSync(data)
    const statusOf = (id: number) =>
      writeOffStatuses[Number(rowOf(db, 'SELECT status FROM write_offs WHERE id = ?', id)?.status)]
    for (const [at, ids] of handfuls.entries()) {
      // What is above the limit of one person waits for a second one instead; it is decided all the same.
      const decided = ids.filter(id => statusOf(id) !== 'pending').length
      expect(decided).toBeOneOf([0, ids.length])
      if (answered.includes(at)) expect(decided).toBe(ids.length)
    }
    const imported = Number(
      rowOf(db, 'SELECT count(*) AS rows FROM write_offs WHERE amount >= 70000000')?.rows,
    )
    expect(imported % lines.length).toBe(0)
    expect(imported / lines.length).toBeGreaterThanOrEqual(imports)
    db.close()
    expectWhole(data)
  })
})

function expectWhole(data: string): void {
  const db = new DatabaseSync(data)
  expect(rowOf(db, 'PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' })
  db.close()
}

describe('data file', () => {
  it('is kept over restarts, and recreated if its seed or version differs', () => {
    const file = join(folder, 'kept.sqlite')
    const first = openDatabase(file, 'empty')
    run(first, "INSERT INTO sessions VALUES ('kept', 'admin', NULL, 1)")
    first.close()
    const kept = openDatabase(file, 'empty')
    expect(rowsOf(kept, 'SELECT hash FROM sessions')).toEqual([{ hash: 'kept' }])
    run(kept, "UPDATE meta SET value = 'empty 0' WHERE key = 'seed'")
    kept.close()
    const again = openDatabase(file, 'empty')
    expect(rowsOf(again, 'SELECT hash FROM sessions')).toEqual([])
    again.close()
  })

  it('is never partial: only complete files have its name', () => {
    expect(readdirSync(folder).filter(name => name.includes('draft'))).toEqual([])
  })

  it('uses a write-ahead log and waits for the disk', () => {
    const db = openDatabase(join(folder, 'modes.sqlite'), 'empty')
    expect(rowOf(db, 'PRAGMA journal_mode')).toEqual({ journal_mode: 'wal' })
    expect(rowOf(db, 'PRAGMA synchronous')).toEqual({ synchronous: 2 })
    db.close()
  })
})

async function signIn(address: string): Promise<string> {
  const reply = await fetch(`${address}/sandbox/sessions`, { method: 'POST', body: '{"persona":"admin"}' })
  return String(Object(await reply.json()).satellizer)
}
