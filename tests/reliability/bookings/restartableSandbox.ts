import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type DatabaseRow, rowsOf } from '../../../src/sandbox/database/rows.ts'
import { openSandbox, type Sandbox } from '../../../src/sandbox/openSandbox.ts'
import { type Random } from '../../../src/sandbox/seed/random.ts'
import { asking, withFilled } from '../../sandbox/client.ts'
import { pausable } from '../../sandbox/pausable.ts'

/** A sandbox on its own data file, which can be restarted and killed, and read access to its tables. */
export interface RestartableSandbox {
  /** Reads the data file directly, without the sandbox. */
  rows(sql: string, ...values: (string | number)[]): DatabaseRow[]
  /** A random row; undefined when there is none. */
  draw(random: Random, sql: string, ...values: (string | number)[]): DatabaseRow | undefined
  readonly db: DatabaseSync
  readonly ask: ReturnType<typeof asking>
  fetch(request: Request): Promise<Response>
  token(persona: string): string
  /** Holds the replies of the bank until it is opened or the sandbox stops. */
  readonly bank: Bank
  /** Resolves when no background process is running. */
  idle(): Promise<void>
  /** Stops the sandbox and starts it again on the same data. */
  restart(): Promise<void>
  /** The same with the data file as it was at that moment, as after `kill -9`. */
  kill(): Promise<void>
  close(): void
}

/** A bank whose replies can be held. */
interface Bank extends ReturnType<typeof pausable> {
  isShut(): boolean
}

function newBank(): Bank {
  const { pause, shut, open } = pausable()
  let shuts = false
  return {
    pause,
    shut() {
      // A second `shut` would replace the promise that callers already wait for.
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

export async function openRestartableSandbox(filled: Uint8Array): Promise<RestartableSandbox> {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-sandbox-'))
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
  async function restart(): Promise<void> {
    db.close()
    // Stopping the sandbox aborts requests to the bank; the old sandbox must not complete them.
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
    restart,
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
