import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type CheckResult } from './checkDefinitions.ts'

/**
 * Checks the definitions below `root` in a process of its own, so that each run reads the files as they are now.
 * Rejects with an AbortError once `signal` is aborted.
 */
export async function inspectDefinitions(root: string, signal?: AbortSignal): Promise<CheckResult> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [script, root], {
    maxBuffer: 256 * 1024 * 1024,
    ...(signal && { signal }),
  })
  if (stderr !== '') console.error(stderr.trimEnd())
  // The process is our own and prints what checkDefinitions returns.
  return JSON.parse(stdout) as CheckResult
}

const script = fileURLToPath(new URL('./inspect.ts', import.meta.url))
