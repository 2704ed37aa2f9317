import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { type GridOptions } from '../../../schemas/wire/gridRequest.ts'
import { inTransaction, rowOf, run } from '../rows.ts'
import { type Store } from '../store.ts'
import { reportLines } from './reportLines.ts'
import { type ReportType } from './reportTypes.ts'

/** Rows between two looks at other requests: about two milliseconds of work. */
const slice = 500
/** Files of one user that are kept. */
const keptFiles = 20

/**
 * Starts a report for that user. While it is made, a notification says so; then one of type REPORT_DOWNLOAD takes its
 * place, or an ERROR_MESSAGE. Throws a Refusal (400) when the request names an unknown field.
 */
export function makeReport(
  store: Store,
  persona: string,
  name: string,
  { table }: ReportType,
  options: GridOptions,
): void {
  reportLines(store.db, table, options)
  const progress = notify(store, persona, 'IN_PROGRESS', 'Your export is being made.')
  store.background.start(async signal => {
    const file = `${name}-${store.moment().replace(' ', '-').replaceAll(':', '')}.csv`
    const path = join(store.background.folder(), `${progress}-${file}`)
    try {
      await setImmediate()
      const rows = await store.background.reading(db => write(reportLines(db, table, options), path, signal))
      inTransaction(store.db, () => announce(store, persona, progress, { file, path, rows }))
      await dropOldFiles(store, persona)
    } catch (error) {
      await rm(`${path}.part`, { force: true })
      if (!signal.aborted) {
        run(store.db, 'DELETE FROM notifications WHERE id = ?', progress)
        notify(store, persona, 'ERROR_MESSAGE', 'Your export has failed.')
      }
      throw error
    }
  })
}

/** Writes the lines a slice at a time, so that memory stays the same and other requests are answered in between. */
async function write(lines: Iterable<string>, path: string, signal: AbortSignal): Promise<number> {
  const handle = await open(`${path}.part`, 'w')
  let count = 0
  try {
    let text = ''
    for (const line of lines) {
      text += line
      if (++count % slice !== 0) continue
      await handle.write(text)
      text = ''
      await setImmediate()
      signal.throwIfAborted()
    }
    await handle.write(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(`${path}.part`, path)
  return count - 1
}

function announce(
  store: Store,
  persona: string,
  progress: number,
  { file, path, rows }: { readonly file: string; readonly path: string; readonly rows: number },
): void {
  run(store.db, 'INSERT INTO files (persona, name, path) VALUES (?, ?, ?)', persona, file, path)
  const id = Number(rowOf(store.db, 'SELECT last_insert_rowid() AS id')?.id)
  run(store.db, 'DELETE FROM notifications WHERE id = ?', progress)
  const text = `Your export of ${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'} is ready.`
  notify(store, persona, 'REPORT_DOWNLOAD', text, id)
}

function notify(store: Store, persona: string, type: string, message: string, file?: number): number {
  run(
    store.db,
    'INSERT INTO notifications (persona, type, message, file_id, created_at, readed) VALUES (?, ?, ?, ?, ?, 0)',
    persona,
    type,
    message,
    file ?? null,
    store.moment(),
  )
  return Number(rowOf(store.db, 'SELECT last_insert_rowid() AS id')?.id)
}

async function dropOldFiles(store: Store, persona: string): Promise<void> {
  const { db } = store
  const old = db
    .prepare(
      'SELECT id, path FROM files WHERE persona = ? AND path IS NOT NULL ORDER BY id DESC LIMIT -1 OFFSET ?',
    )
    .all(persona, keptFiles)
  for (const { id, path } of old) {
    run(db, 'UPDATE notifications SET file_id = NULL WHERE file_id = ?', id ?? 0)
    run(db, 'DELETE FROM files WHERE id = ?', id ?? 0)
    await rm(String(path), { force: true })
  }
}
