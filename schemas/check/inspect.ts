import { Console } from 'node:console'
import { Writable } from 'node:stream'
import { parentPort, workerData } from 'node:worker_threads'
import { checkDefinitions } from './checkDefinitions.ts'
import { type Inspection, type Told } from './inspection.ts'

/** Run as a thread of its own, because Node keeps every module that it has imported, and a definition may never end. */
const { root, unread }: Inspection = workerData
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
const result = await checkDefinitions(root, { unread, begins: reading => tell({ reading }) })
tell({ result })
