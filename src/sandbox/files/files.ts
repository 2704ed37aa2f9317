import { readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { rowOf, rowsOf, run } from '../database/rows.ts'
import { type Store } from '../database/store.ts'

/** Files of one user that are kept. */
const most = 20

/** A file for a user: on the disk at `path`, or its text in `content`. */
export interface NewFile {
  readonly persona: string
  readonly name: string
  readonly path?: string
  readonly content?: string
}

/** Keeps a file and gives its id, in the transaction of the caller. */
export function addFile({ db }: Store, { persona, name, path, content }: NewFile): number {
  run(
    db,
    'INSERT INTO files (persona, name, path, content) VALUES (?, ?, ?, ?)',
    persona,
    name,
    path ?? null,
    content ?? null,
  )
  return Number(rowOf(db, 'SELECT last_insert_rowid() AS id')?.id)
}

/** Deletes all but the newest files of a user; their notifications stay and offer nothing. */
export function dropOldFiles({ db }: Store, persona: string): void {
  const old = rowsOf(
    db,
    'SELECT id, path FROM files WHERE persona = ? ORDER BY id DESC LIMIT -1 OFFSET ?',
    persona,
    most,
  )
  for (const { id, path } of old) {
    run(db, 'UPDATE notifications SET file_id = NULL WHERE file_id = ?', id ?? 0)
    run(db, 'DELETE FROM files WHERE id = ?', id ?? 0)
    if (path !== null) rmSync(String(path), { force: true })
  }
}

/** Deletes what a killed sandbox has left in the folder: halves of files, and whole ones that were never announced. */
export function dropStrayFiles({ db, background }: Store): void {
  const folder = background.existingFolder()
  if (folder === undefined) return
  // By name: the same folder may be spelled in another way at every start.
  const paths = rowsOf(db, 'SELECT path FROM files WHERE path IS NOT NULL')
  const known = new Set(paths.map(row => basename(String(row.path))))
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isFile() && !known.has(entry.name)) rmSync(join(folder, entry.name), { force: true })
}
