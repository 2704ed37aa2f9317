import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { type Store } from '../database/store.ts'
import { addFile, dropOldFiles } from '../files/files.ts'
import { beginProcess } from '../processes/beginProcess.ts'
import { counted } from '../values/figures.ts'
import { type ReportSource } from './reportSource.ts'

/** Rows between two yields to other requests: about two milliseconds of work. */
const slice = 500

/**
 * Starts a report for that user, as a process that ends in a SUCCESS_DOWNLOAD or an ERROR_MESSAGE. Throws a Refusal (400)
 * when the request names an unknown field.
 */
export function makeReport(store: Store, persona: string, name: string, source: ReportSource): void {
  source.lines(store.db)
  const process = beginProcess(store, {
    persona,
    type: 'report',
    message: 'Your export is being prepared',
    interrupted: 'Your export was interrupted by a restart.',
  })
  store.background.start(async signal => {
    const file = `${name}-${store.moment().replace(' ', '-').replaceAll(':', '')}.csv`
    const path = join(store.background.folder(), `${process.id}-${file}`)
    try {
      await setImmediate()
      const rows = await store.background.reading(async db => {
        const total = source.count(db)
        return write(source.lines(db), path, signal, done => process.progress(done, total))
      })
      process.end(() => ({
        type: 'SUCCESS_DOWNLOAD',
        message: `Your export of ${counted(rows, 'row')} is ready.`,
        fileId: addFile(store, { persona, name: file, path }),
      }))
    } catch (error) {
      await Promise.all([rm(`${path}.part`, { force: true }), rm(path, { force: true })])
      if (!signal.aborted) process.end(() => ({ type: 'ERROR_MESSAGE', message: 'Your export has failed.' }))
      throw error
    }
    dropOldFiles(store, persona)
  })
}

/** Writes the lines a slice at a time, so that memory stays the same and other requests are answered in between. */
async function write(
  lines: Iterable<string>,
  path: string,
  signal: AbortSignal,
  progress: (done: number) => void,
): Promise<number> {
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
      progress(count)
    }
    await handle.write(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(`${path}.part`, path)
  return count - 1
}
