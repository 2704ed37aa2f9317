import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { compileCache } from './compileCache.ts'
import {
  type CheckResult,
  type Inspection,
  type Unread,
  unsettled,
  type WorkerMessage,
} from './inspection.ts'
import { isDefinition } from './isDefinition.ts'
import { placeOf } from './read/thrownPlace.ts'

interface Options {
  /** Once it is aborted, the promise rejects with its reason. */
  readonly signal?: AbortSignal
  /** Milliseconds in which one file has to be read. */
  readonly patience?: number
  /** Whether valid screens are also checked against the standards of the console. */
  readonly standards?: boolean
  /** Whether the names in the definitions are wanted, for editors. */
  readonly names?: boolean
  /** A thread of `waitingThread` for the first run, which has loaded the code of the check by now. */
  readonly thread?: Worker | undefined
}

/**
 * Checks the definitions below `root` in a new thread, so that each run reads the files as they are now. A
 * file that blocks the thread is a problem like any other: the next thread skips it and checks the rest.
 */
export async function inspectDefinitions(
  root: string,
  { signal, patience = 5000, standards = false, names = false, thread }: Options = {},
): Promise<CheckResult> {
  const unread: Unread = new Map()
  let waiting = thread
  for (;;) {
    const worker = waiting ?? startThread({ root, unread, standards, names })
    waiting?.postMessage('read')
    waiting = undefined
    const end = await inspect(worker, root, patience, signal)
    if ('result' in end) return end.result
    const { loadFinding, unfinishedFinding } = await import('./read/loadFault.ts')
    const found =
      'error' in end
        ? loadFinding(root, end.reading, end.error)
        : unfinishedFinding(root, end.reading, end.why)
    // A late error may arrive while another file is read.
    const thrower = isDefinition(found.file) && !unread.has(found.file) ? found.file : end.reading
    unread.set(thrower, found)
  }
}

/** How a thread ends: with its result, or at the file that it was reading. */
type End =
  | { readonly result: CheckResult }
  | { readonly reading: string; readonly why: 'endless' | 'waits' | 'exits' }
  | { readonly reading: string; readonly error: unknown }

/**
 * A thread that loads the code of the check, and waits until it may read the definitions below `root`. Meanwhile it checks
 * what is `known`, which makes the check that follows faster.
 */
export function waitingThread(root: string, known?: Inspection['known']): Worker {
  const worker = startThread({ root, unread: new Map(), waits: true, ...(known && { known }) })
  // It keeps no process running. Without a listener an error, as of code that is being edited, would end the process.
  worker.on('error', () => undefined)
  worker.unref()
  return worker
}

function startThread(inspection: Inspection): Worker {
  return new Worker(script, {
    workerData: inspection,
    execArgv: [],
    stdout: true,
    // A check allocates many short-lived objects: by default, a third of the time is GC.
    resourceLimits: { maxYoungGenerationSizeMb: 96 },
    ...compileCache(inspection.root),
  })
}

function inspect(worker: Worker, root: string, patience: number, signal?: AbortSignal): Promise<End> {
  const { promise, resolve, reject } = Promise.withResolvers<End>()
  worker.ref()
  let reading: string | undefined
  let last: string | undefined
  let logged = ''
  let timer: NodeJS.Timeout | undefined
  let thrown: { readonly error: unknown } | undefined

  function stop(why: 'endless' | 'waits' | 'exits', error: unknown): void {
    if (reading === undefined) reject(error)
    else resolve({ reading, why })
  }

  function waitFor(milliseconds: number, then: () => void): void {
    clearTimeout(timer)
    timer = setTimeout(then, milliseconds)
  }

  const abort = () => reject(signal?.reason)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  worker.on('message', (message: WorkerMessage) => {
    if ('result' in message) {
      if (logged !== '') console.error(logged.trimEnd())
      resolve(message)
    } else if ('logged' in message) logged += message.logged
    else {
      reading = message.reading
      last = reading ?? last
      // The second wait lets in messages that arrived while this thread itself was busy.
      if (reading === undefined) clearTimeout(timer)
      else waitFor(patience, () => waitFor(100, () => stop('endless', undefined)))
    }
  })
  worker.on('error', error => {
    clearTimeout(timer)
    thrown = { error }
  })
  worker.on('exit', code => {
    if (!thrown) return stop(code === unsettled ? 'waits' : 'exits', new Error(`ends with ${code}`))
    // Errors and messages arrive separately: only now have all earlier messages arrived. Code that a
    // definition has started may throw after all are read.
    const { error } = thrown
    const file = reading ?? (placeOf(error, join(root, 'screens')) && last)
    if (file === undefined) reject(error)
    else resolve({ reading: file, error })
  })
  return promise.finally(async () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
    await worker.terminate()
  })
}

const script = new URL('./inspect.ts', import.meta.url)
