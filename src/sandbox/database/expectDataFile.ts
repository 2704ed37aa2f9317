import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { rowsOf } from './rows.ts'

/**
 * Throws an Error when a file is not a data file: data of another version are replaced, so that a user's own
 * file, named by mistake, would be lost.
 */
export function expectDataFile(data: string): void {
  if (!existsSync(data)) return
  if (statSync(data).isDirectory()) throw new Error(`${data} is a folder. ${advice}`)
  if (isForeign(data))
    throw new Error(`${data} is not a data file of the sandbox and was not changed. ${advice}`)
}

/** Runs what opens a data file; what fails says which file and what to do. */
export function openingData<T>(data: string, open: () => T): T {
  try {
    return open()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Error(`The data cannot be kept in ${data}: ${message}. ${advice}`, { cause: error })
  }
}

const advice = 'Name another file with SANDBOX_DATA, or :memory:.'

function isForeign(data: string): boolean {
  const start = startOf(data)
  if (start === '') return false
  if (!'SQLite format 3'.startsWith(start)) return true
  try {
    const db = new DatabaseSync(data, { readOnly: true, timeout: 5000 })
    try {
      const tables = rowsOf(db, "SELECT name FROM sqlite_master WHERE type = 'table'").map(({ name }) => name)
      return tables.length > 0 && !tables.includes('meta')
    } finally {
      db.close()
    }
  } catch {
    // What is left of a broken one is made again.
    return false
  }
}

function startOf(data: string): string {
  const bytes = Buffer.alloc(15)
  const file = openSync(data, 'r')
  try {
    return bytes.toString('latin1', 0, readSync(file, bytes))
  } finally {
    closeSync(file)
  }
}
