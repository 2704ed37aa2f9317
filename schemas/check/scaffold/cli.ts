import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { newArea } from './newArea.ts'

/** `npm run new`: entity, calls and screens of an area from the description of an API. */
const usage = `npm run new -- --area NAME and one of
  --openapi FILE|URL                 the lists, records and forms of an OpenAPI 3 document in JSON
  --sample FILE --path /api/things   the list or grid that a reply, kept as JSON, shows;
                                     with --body FILE also a form that sends such a body
  --fields "idThing:id name:text amount:decimal?" --path /api/things
                                     the list and the record of these fields; those of a status have
                                     its values for a type: "state:open|closed"
further
  --only TEXT                        only the lists whose path contains it
  --overwrite                        replaces files that are there without asking
  --root FOLDER                      writes below another project
Without these it asks.`

const values = options()
const asker = stdin.isTTY ? createInterface({ input: stdin, output: stdout }) : undefined
try {
  await newArea(values, {
    ask: asker && (question => asker.question(question)),
    say: line => console.log(line),
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  asker?.close()
}

function options() {
  try {
    const { values } = parseArgs({
      options: {
        area: { type: 'string' },
        openapi: { type: 'string' },
        sample: { type: 'string' },
        body: { type: 'string' },
        fields: { type: 'string' },
        path: { type: 'string' },
        only: { type: 'string', default: '' },
        overwrite: { type: 'boolean', default: false },
        help: { type: 'boolean' },
        root: { type: 'string', default: fileURLToPath(new URL('../../..', import.meta.url)) },
      },
    })
    if (!values.help) return values
    console.log(usage)
    process.exit()
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    process.exit(1)
  }
}
