import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** Milliseconds between two checks of a lock that another process holds. */
const pause = 200
/** No work takes longer; the process of an older lock has ended, and its id may be reused. */
const oldest = 600_000

/**
 * Runs the work while no other process holds the lock file. The file has the id of its process; once that has
 * ended, the lock is void.
 */
export async function underLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true })
  while (!take(file)) await setTimeout(pause)
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/** The file gets its name only once it is written, so that it is never read while empty. */
function take(file: string): boolean {
  const own = `${file}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    if (isLeftBehind(file)) rmSync(file, { force: true })
    return false
  } finally {
    rmSync(own)
  }
}

function isLeftBehind(file: string): boolean {
  try {
    if (Date.now() - statSync(file).mtimeMs > oldest) return true
    process.kill(Number(readFileSync(file, 'utf8')), 0)
    return false
  } catch (error) {
    // ENOENT: it was released meanwhile. EPERM: the process runs, under another user.
    return codeOf(error) === 'ESRCH'
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
