import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { formatProblems } from '../formatProblems.ts'
import { inspectDefinitions } from '../inspectDefinitions.ts'
import { camel } from './names.ts'
import { planArea } from './planArea.ts'
import { readDocument, readJson } from './readSource.ts'
import { fieldsDocument, sampleDocument } from './sampleDocument.ts'
import { filesOf, writeFiles } from './writeArea.ts'

/** `npm run new`: entity, calls and screens of an area from what an API says of itself. */
const usage = `npm run new -- --area NAME and one of
  --openapi FILE|URL                 the lists and records of an OpenAPI 3 document in JSON
  --sample FILE --path /api/things   the list that a reply, kept as JSON, shows
  --fields "idThing:id name:text amount:decimal?" --path /api/things
                                     the list and the record of these fields
further
  --only TEXT                        only the lists whose path contains it
  --overwrite                        replaces files that are there without asking
  --root FOLDER                      writes below another project
Without these it asks.`

const values = options()
const asker = stdin.isTTY ? createInterface({ input: stdin, output: stdout }) : undefined
try {
  await make()
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

async function make(): Promise<void> {
  const { root, only } = values
  const document = await readAsked()
  const area = camel(await needed('area', 'Name of the area, the folder below screens', 'area'))
  const { vocabulary, problems } = await inspectDefinitions(root)
  if (problems.length > 0)
    throw new Error(`${formatProblems(problems)}\n\nThe definitions must be right before others are added.`)
  const plan = planArea(document, area, vocabulary, only)
  for (const { operation, why } of plan.skipped) console.log(`left out: ${operation}, because ${why}`)
  if (plan.screens.size === 0) throw new Error('Nothing was found that answers a list of records.')
  const written = await writeFiles(root, filesOf(plan, area), mayReplace)
  for (const path of written) console.log(path)
  const checked = await inspectDefinitions(root)
  if (checked.problems.length > 0) throw new Error(formatProblems(checked.problems))
  const addresses = [...plan.screens.values()].map(({ path }) => path).join(', ')
  console.log(`${plan.screens.size} screens: ${addresses}. The resource of all of them is ${plan.resource}.`)
}

/** The document that was named, or that what was named says as much as. */
async function readAsked(): Promise<Readonly<Record<string, unknown>>> {
  if (values.openapi !== undefined) return readDocument(values.openapi)
  if (values.sample !== undefined)
    return sampleDocument(await needed('path', 'Path of the call', 'path'), await readJson(values.sample))
  if (values.fields !== undefined)
    return fieldsDocument(await needed('path', 'Path of the list', 'path'), values.fields)
  const source = await needed(
    'openapi',
    'OpenAPI document or sample reply (file or address), or nothing',
    undefined,
  )
  if (source === '')
    return fieldsDocument(
      await needed('path', 'Path of the list', 'path'),
      await needed('fields', 'Fields with their types, e.g. idThing:id name:text', 'fields'),
    )
  const content = await readJson(source)
  return typeof content === 'object' && content !== null && 'openapi' in content
    ? readDocument(source)
    : sampleDocument(await needed('path', 'Path of the call', 'path'), content)
}

/** The value of an option, asked for where somebody sits; `option` is named where nobody does. */
async function needed(
  name: 'area' | 'path' | 'openapi' | 'fields',
  question: string,
  option: string | undefined,
): Promise<string> {
  const given = values[name]
  if (given !== undefined) return given
  if (!asker)
    throw new Error(
      `${option === undefined ? 'Nothing says what to make' : `--${option} is missing`}.\n\n${usage}`,
    )
  const answer = (await asker.question(`${question}: `)).trim()
  return answer === '' && option !== undefined ? needed(name, question, option) : answer
}

async function mayReplace(path: string): Promise<boolean> {
  if (values.overwrite) return true
  if (!asker) {
    console.log(`kept: ${path} is there already; --overwrite replaces it`)
    return false
  }
  return /^y/i.test(await asker.question(`${path} is there already. Replace it? [y/N] `))
}
