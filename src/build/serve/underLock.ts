import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** Milliseconds between two looks at a lock that another process holds. */
const pause = 200
/** No work takes longer; an older lock has lost its process, whose id another one may bear. */
const oldest = 600_000

/**
 * Does the work while no other process does its own behind the same lock file. The file holds the id of its process; when
 * that is gone, the lock counts for nothing.
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
    // ENOENT: it was given back meanwhile. EPERM: it lives, and belongs to somebody else.
    return codeOf(error) === 'ESRCH'
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
