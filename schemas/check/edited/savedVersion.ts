import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { filesBelow } from '../read/filesBelow.ts'

/** Differs when a definition or the language was saved, added or deleted. */
export function savedVersion(root: string): string {
  const hash = createHash('sha256')
  for (const file of ['screens', 'schemas'].flatMap(folder => filesBelow(root, folder)))
    hash.update(`${file} ${statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs}\n`)
  return hash.digest('hex').slice(0, 16)
}

/**
 * Resolves with the version of the saved files once it is not the known one, or when `signal` ends the wait. The times of
 * the files are read again and again, because file events are missing on network drives and in some containers.
 */
export async function nextVersion(root: string, known: string, signal: AbortSignal): Promise<string> {
  for (;;) {
    const version = savedVersion(root)
    if (version !== known || signal.aborted) return version
    await setTimeout(pause, undefined, { signal }).catch(() => undefined)
  }
}

/** Milliseconds between two looks at the files. */
const pause = 400
