import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fillDatabase, type Seed, seedVersion } from '../seed/fillDatabase.ts'
import { filesOf } from '../server/backgroundTasks.ts'
import { expectDataFile, openingData } from './expectDataFile.ts'
import { rowOf } from './rows.ts'

/**
 * Opens the data of the sandbox, seeded; throws an Error that says what to do when that file cannot be theirs. A file is kept while its seed and version are the wanted ones, else made again;
 * it takes its place only when it is complete, so that a killed start leaves no half of it. What a statement has written is
 * on the disk before it returns. `filled` is what data in memory begin with in the place of their seed, as a connection
 * serializes it.
 */
export function openDatabase(data: string, seed: Seed, filled?: Uint8Array): DatabaseSync {
  if (data === ':memory:') {
    const db = new DatabaseSync(data)
    if (filled) db.deserialize(filled)
    else fillDatabase(db, seed)
    return db
  }
  expectDataFile(data)
  return openingData(data, () => {
    mkdirSync(dirname(data), { recursive: true })
    if (!holds(data, seed)) make(data, seed)
    const db = new DatabaseSync(data, { timeout: 5000 })
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;')
    db.exec('PRAGMA cache_size = -65536; PRAGMA mmap_size = 2147418112; PRAGMA temp_store = MEMORY;')
    return db
  })
}

/** Deletes a data file, the files that SQLite keeps next to it, and those derived from it. */
export function deleteData(data: string): void {
  rmSync(filesOf(data), { recursive: true, force: true })
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(data + suffix, { force: true })
}

function holds(data: string, seed: Seed): boolean {
  if (!existsSync(data)) return false
  try {
    const db = new DatabaseSync(data, { timeout: 5000 })
    try {
      return rowOf(db, "SELECT value FROM meta WHERE key = 'seed'")?.value === seedVersion(seed)
    } finally {
      db.close()
    }
  } catch {
    // A file that is not a database of the sandbox is replaced, like one of another version.
    return false
  }
}

function make(data: string, seed: Seed): void {
  const draft = `${data}.${process.pid}.draft`
  deleteData(draft)
  const db = new DatabaseSync(draft)
  try {
    db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -262144;')
    fillDatabase(db, seed)
    db.exec('PRAGMA journal_mode = WAL;')
  } finally {
    db.close()
  }
  deleteData(data)
  renameSync(draft, data)
}
