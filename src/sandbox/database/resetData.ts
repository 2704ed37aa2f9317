import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { deleteData } from './database.ts'
import { rowOf } from './rows.ts'

/**
 * Deletes these data files and those derived from them, including partial ones of a killed start; the next
 * start fills them again. Throws an Error, and deletes nothing, while a sandbox uses one of them.
 */
export function resetData(wanted: readonly string[]): void {
  const files = wanted.flatMap(data => [data, ...draftsOf(data)])
  const open = files.find(isOpen)
  if (open !== undefined)
    throw new Error(`A sandbox is running on ${open}. Stop it first, or its data will be lost.`)
  for (const file of files) deleteData(file)
}

/** The data files that a folder keeps. */
export function keptData(folder: string): string[] {
  const names = namesIn(folder).map(name => /^.*?\.sqlite/.exec(name)?.[0])
  return [...new Set(names.filter(name => name !== undefined))].map(name => join(folder, name))
}

/** What `openDatabase` fills before it gives it the name of the data. */
function draftsOf(data: string): string[] {
  const start = `${basename(data)}.`
  const drafts = namesIn(dirname(data)).filter(name => name.startsWith(start) && name.endsWith('.draft'))
  return drafts.map(name => join(dirname(data), name))
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}

/** Leaving write-ahead mode needs exclusive access, which SQLite checks; killed processes do not count. */
function isOpen(file: string): boolean {
  if (!existsSync(file)) return false
  const db = new DatabaseSync(file, { timeout: 0 })
  try {
    return rowOf(db, 'PRAGMA journal_mode = DELETE')?.journal_mode !== 'delete'
  } catch (error) {
    // Any other error means that the file itself is broken, and not in use.
    return error instanceof Error && /locked/.test(error.message)
  } finally {
    db.close()
  }
}
