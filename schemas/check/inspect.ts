import { Console } from 'node:console'
import { Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { checkDefinitions } from './checkDefinitions.ts'
import { type Inspection, unsettled, type WorkerMessage } from './inspection.ts'

/** Runs as a thread, because Node keeps every imported module, and a definition may never end. */
const { root, unread, standards = false, names = false, waits = false, known }: Inspection = workerData
const post = (message: WorkerMessage) => parentPort?.postMessage(message)
// What a definition logs is not part of the result.
globalThis.console = new Console(
  new Writable({
    write(logged, _, done) {
      post({ logged: String(logged) })
      done()
    },
  }),
)
// The event loop is empty without a result: a definition awaits a promise that never settles. Awaiting it
// here would make Node report this file instead.
process.once('beforeExit', () => {
  process.exitCode = unsettled
})
const check = () =>
  void checkDefinitions(root, { unread, standards, names, begins: reading => post({ reading }) }).then(
    result => post({ result }),
  )
if (waits) await waitWarm()
else check()

async function waitWarm(): Promise<void> {
  let isAsked = false
  parentPort?.once('message', () => {
    isAsked = true
    check()
  })
  if (!known) return
  const { warmUp } = await import('./warmUp.ts')
  try {
    for await (const _ of warmUp(known)) {
      await setImmediate()
      if (isAsked) return
    }
  } catch {
    // A fault of the check itself is reported by the check that was asked for.
  }
}
