import { formatProblems } from '../formatProblems.ts'
import { inspectDefinitions } from '../inspectDefinitions.ts'
import { camel } from './names.ts'
import { planArea } from './planArea.ts'
import { readDocument, readJson } from './readSource.ts'
import { fieldsDocument, sampleDocument } from './sampleDocument.ts'
import { filesOf, writeFiles } from './writeArea.ts'

/** The options given on the command line; `newArea` asks for the others. */
export interface NewAreaOptions {
  readonly area?: string
  readonly openapi?: string
  readonly sample?: string
  readonly body?: string
  readonly fields?: string
  readonly path?: string
  readonly only: string
  readonly overwrite: boolean
  readonly root: string
}

/** The input and output of `newArea`. */
export interface Dialog {
  /** Resolves with the answer of the user; undefined when not interactive. */
  readonly ask: ((question: string) => Promise<string>) | undefined
  readonly say: (line: string) => void
}

/** Writes an area's entities, calls and screens; asks for missing options. Throws with a readable message. */
export async function newArea(options: NewAreaOptions, { ask, say }: Dialog): Promise<void> {
  const { root, only } = options
  const document = await readAsked()
  const area = camel(await needed('area', 'Name of the area, the folder below screens'))
  const { vocabulary, problems } = await inspectDefinitions(root)
  if (problems.length > 0)
    throw new Error(`${formatProblems(problems)}\n\nThe definitions must be right before others are added.`)
  const plan = planArea(document, area, vocabulary, only)
  for (const { operation, why } of plan.skipped) say(`left out: ${operation}, because ${why}`)
  if (plan.screens.size === 0) throw new Error('Nothing was found that answers a list of records.')
  for (const path of await writeFiles(root, filesOf(plan, area), mayReplace)) say(path)
  const checked = await inspectDefinitions(root)
  if (checked.problems.length > 0) throw new Error(formatProblems(checked.problems))
  const addresses = [...plan.screens.values()].map(({ path }) => path).join(', ')
  say(`${plan.screens.size} screens: ${addresses}. The resource of all of them is ${plan.resource}.`)

  /** The given document, or one made from a sample or fields. */
  async function readAsked(): Promise<Readonly<Record<string, unknown>>> {
    const { openapi, sample, fields } = options
    if (openapi !== undefined) return readDocument(openapi)
    if (sample !== undefined) return sampled(await readJson(sample))
    if (fields !== undefined) return fieldsDocument(await needed('path', 'Path of the list'), fields)
    if (!ask) throw new Error('Nothing says what to make. npm run new -- --help lists the options.')
    const source = (await ask('OpenAPI document or sample reply (file or address), or nothing: ')).trim()
    if (source === '')
      return fieldsDocument(
        await needed('path', 'Path of the list'),
        await needed('fields', 'Fields with their types, e.g. idThing:id name:text'),
      )
    const content = await readJson(source)
    return typeof content === 'object' && content !== null && 'openapi' in content
      ? readDocument(source)
      : sampled(content)
  }

  async function sampled(reply: unknown): Promise<Readonly<Record<string, unknown>>> {
    const path = await needed('path', 'Path of the call')
    return sampleDocument(path, reply, options.body === undefined ? undefined : await readJson(options.body))
  }

  /** The value of an option, asked for again until there is one. */
  async function needed(name: 'area' | 'path' | 'fields', question: string): Promise<string> {
    const given = options[name]
    if (given !== undefined) return given
    if (!ask) throw new Error(`--${name} is missing. npm run new -- --help lists the options.`)
    for (;;) {
      const answer = (await ask(`${question}: `)).trim()
      if (answer !== '') return answer
    }
  }

  async function mayReplace(path: string): Promise<boolean> {
    if (options.overwrite) return true
    if (ask) return /^y/i.test(await ask(`${path} is there already. Replace it? [y/N] `))
    say(`kept: ${path} is there already; --overwrite replaces it`)
    return false
  }
}
