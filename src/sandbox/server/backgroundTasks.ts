import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'

/** Waits that many milliseconds; rejects as soon as the signal is given. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>

/** Work that continues after its call was answered, and the folder of its files. */
export interface Background {
  /** The folder, made on first use: next to the data file, or a temporary one for data in memory. */
  folder(): string
  /** The folder when it is there already and outlives this process; undefined otherwise. */
  existingFolder(): string | undefined
  /** Starts work that must end soon after the signal; what it throws after the signal is of no account. */
  start(work: (signal: AbortSignal) => Promise<void>): void
  /** The same for work with a waiting caller: settles like the work. */
  run<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>
  /**
   * Reads with a connection of its own, which sees one state of the data however long it takes; data in memory has only
   * one connection and is read through it.
   */
  reading<T>(work: (db: DatabaseSync) => Promise<T>): Promise<T>
  /** What the other side takes its time over: another system, or a bank. */
  readonly pause: Pause
  /** Resolves when nothing is under way. */
  idle(): Promise<void>
  /** Ends all work and deletes temporary files. */
  close(): void
}

/** `data` is the data file of the connection, or ':memory:'. */
export function makeBackground(data: string, db: DatabaseSync, pause: Pause = realPause): Background {
  const ending = new AbortController()
  const underWay = new Set<Promise<unknown>>()
  const track = <T>(running: Promise<T>): Promise<T> => {
    const tracked: Promise<unknown> = running.catch(() => undefined).finally(() => underWay.delete(tracked))
    underWay.add(tracked)
    return running
  }
  let temporary: string | undefined
  return {
    folder() {
      if (data === ':memory:') {
        temporary ??= mkdtempSync(join(tmpdir(), 'sandbox-files-'))
        return temporary
      }
      mkdirSync(filesOf(data), { recursive: true })
      return filesOf(data)
    },
    existingFolder: () => (data !== ':memory:' && existsSync(filesOf(data)) ? filesOf(data) : undefined),
    start(work) {
      track(work(ending.signal)).catch((error: unknown) => {
        if (!ending.signal.aborted) console.error(error)
      })
    },
    run: work => track(work(ending.signal)),
    pause,
    async reading(work) {
      if (data === ':memory:') return work(db)
      const own = new DatabaseSync(data, { readOnly: true, timeout: 5000 })
      try {
        return await work(own)
      } finally {
        own.close()
      }
    },
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    close() {
      ending.abort()
      if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true })
    },
  }
}

async function realPause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal })
}

/** The folder of the files that belong to a data file. */
export function filesOf(data: string): string {
  return `${data}.files`
}
