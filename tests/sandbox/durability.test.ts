import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/sandbox/database.ts'
import { openSandbox } from '../../src/sandbox/openSandbox.ts'
import { rowOf, rowsOf, run } from '../../src/sandbox/rows.ts'
import { asking } from './client.ts'

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
const data = join(folder, 'data.sqlite')
let child: ChildProcess
let address = ''

beforeAll(async () => {
  const script = fileURLToPath(new URL('./durability.child.ts', import.meta.url))
  child = spawn(process.execPath, [script, data], { stdio: ['ignore', 'pipe', 'inherit'] })
  if (!child.stdout) throw new Error('The child has no output.')
  for await (const line of createInterface(child.stdout)) {
    address = line
    break
  }
})
afterAll(() => {
  child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

describe('a killed sandbox', () => {
  it('loses nothing that it had answered, in the middle of writes', async () => {
    const sessions = await Promise.all(Array.from({ length: 40 }, () => signIn()))
    const answered: string[] = []
    let begun = 0
    const writers = Array.from({ length: 4 }, async () => {
      while (begun < 10_000) {
        begun++
        answered.push(await signIn())
        if (answered.length === 100) child.kill('SIGKILL')
      }
    })
    await Promise.allSettled([...writers, once(child, 'exit')])
    expect(answered.length).toBeGreaterThanOrEqual(100)

    const sandbox = await openSandbox({ data, seed: 'empty' })
    const ask = asking(sandbox)
    for (const token of [...sessions, ...answered])
      expect((await ask('GET /get-profile', { token })).status).toBe(200)
    sandbox.close()
    const db = new DatabaseSync(data)
    expect(rowOf(db, 'PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' })
    db.close()
  })
})

describe('a data file', () => {
  it('is kept over restarts, and made again when its seed or version differs', () => {
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

  it('is never half of one: only complete files bear its name', () => {
    expect(readdirSync(folder).filter(name => name.includes('draft'))).toEqual([])
  })

  it('writes ahead and waits for the disk', () => {
    const db = openDatabase(join(folder, 'modes.sqlite'), 'empty')
    expect(rowOf(db, 'PRAGMA journal_mode')).toEqual({ journal_mode: 'wal' })
    expect(rowOf(db, 'PRAGMA synchronous')).toEqual({ synchronous: 2 })
    db.close()
  })
})

async function signIn(): Promise<string> {
  const reply = await fetch(`${address}/sandbox/sessions`, { method: 'POST', body: '{"persona":"admin"}' })
  return String(Object(await reply.json()).satellizer)
}
