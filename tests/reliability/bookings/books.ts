import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type DatabaseRow, rowsOf } from '../../../src/sandbox/database/rows.ts'
import { openSandbox, type Sandbox } from '../../../src/sandbox/openSandbox.ts'
import { type Random } from '../../../src/sandbox/seed/random.ts'
import { asking, withFilled } from '../../sandbox/client.ts'
import { gate } from '../../sandbox/gate.ts'

/** A sandbox on a data file of its own, which can be restarted and killed, and a look into its tables. */
export interface Books {
  /** Reads the data as they are on the disk, beside the sandbox. */
  rows(sql: string, ...values: (string | number)[]): DatabaseRow[]
  /** One row of them, drawn; undefined: there is none. */
  draw(random: Random, sql: string, ...values: (string | number)[]): DatabaseRow | undefined
  readonly db: DatabaseSync
  readonly ask: ReturnType<typeof asking>
  fetch(request: Request): Promise<Response>
  token(persona: string): string
  /** Holds what the bank takes its time over, until it is opened or the sandbox ends. */
  readonly bank: Bank
  /** Resolves when no process goes on. */
  idle(): Promise<void>
  /** Ends the sandbox and begins it anew on the same data. */
  restart(): Promise<void>
  /** The same with the data as they were on the disk while it ran, as after `kill -9`. */
  kill(): Promise<void>
  close(): void
}

/** A gate that says whether it is shut. */
interface Bank extends ReturnType<typeof gate> {
  isShut(): boolean
}

function newBank(): Bank {
  const { pause, shut, open } = gate()
  let shuts = false
  return {
    pause,
    shut() {
      // One that is shut stays so: whoever waits at it would wait for ever.
      if (!shuts) shut()
      shuts = true
    },
    open() {
      open()
      shuts = false
    },
    isShut: () => shuts,
  }
}

export async function openBooks(filled: Uint8Array): Promise<Books> {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-books-'))
  let file = join(folder, '0.sqlite')
  let files = 0
  writeFileSync(file, filled)
  let bank = newBank()
  let sandbox = await open()
  let db = reading()
  const tokens = new Map<string, string>()

  function open(): Promise<Sandbox> {
    bank = newBank()
    return openSandbox(withFilled({ data: file, seed: 'basic', pause: bank.pause }))
  }
  function reading(): DatabaseSync {
    return new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  }
  async function beginAnew(): Promise<void> {
    db.close()
    // What waits for the bank is aborted by the end of the sandbox, and is not to be paid by the one before.
    sandbox.close()
    tokens.clear()
    sandbox = await open()
    db = reading()
  }
  return {
    get db() {
      return db
    },
    get bank() {
      return bank
    },
    rows: (sql, ...values) => rowsOf(db, sql, ...values),
    draw(random, sql, ...values) {
      const rows = rowsOf(db, sql, ...values)
      return rows[random.whole(0, Math.max(rows.length - 1, 0))]
    },
    ask: (...asked) => asking(sandbox)(...asked),
    fetch: request => sandbox.fetch(request),
    token(persona) {
      const known = tokens.get(persona) ?? sandbox.signIn(persona)
      tokens.set(persona, known)
      return known
    },
    idle: () => sandbox.idle(),
    restart: beginAnew,
    async kill() {
      const next = join(folder, `${++files}.sqlite`)
      for (const suffix of ['', '-wal'])
        if (existsSync(file + suffix)) copyFileSync(file + suffix, next + suffix)
      const former = { sandbox, db }
      file = next
      former.db.close()
      former.sandbox.close()
      tokens.clear()
      sandbox = await open()
      db = reading()
    },
    close() {
      db.close()
      sandbox.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
