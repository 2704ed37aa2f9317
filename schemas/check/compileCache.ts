import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type WorkerOptions } from 'node:worker_threads'

/** Options of a thread in which Node caches compiled code and stripped TypeScript: a third of the time of a check. */
export function compileCache(root: string): Pick<WorkerOptions, 'env'> {
  const packages = join(root, 'node_modules')
  if (process.env.NODE_COMPILE_CACHE !== undefined || !existsSync(packages)) return {}
  return { env: { ...process.env, NODE_COMPILE_CACHE: join(packages, '.cache', 'definitions') } }
}
