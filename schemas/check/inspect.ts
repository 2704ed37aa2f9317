import { Console } from 'node:console'
import { Writable } from 'node:stream'
import { parentPort, workerData } from 'node:worker_threads'
import { checkDefinitions } from './checkDefinitions.ts'
import { type Inspection, type Told, unsettled } from './inspection.ts'

/** Run as a thread of its own, because Node keeps every module that it has imported, and a definition may never end. */
const { root, unread, standards = false, names = false }: Inspection = workerData
const tell = (told: Told) => parentPort?.postMessage(told)
// What a definition logs while it is looked into is no part of the result.
globalThis.console = new Console(
  new Writable({
    write(logged, _, done) {
      tell({ logged: String(logged) })
      done()
    },
  }),
)
// Nothing is left to be done, and no result is there: a definition waits for what never comes. Were it awaited here, Node
// itself would say so, in words of this file.
process.once('beforeExit', () => {
  process.exitCode = unsettled
})
void checkDefinitions(root, { unread, standards, names, begins: reading => tell({ reading }) }).then(result =>
  tell({ result }),
)
