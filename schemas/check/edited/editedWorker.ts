import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { checkDefinitions } from '../checkDefinitions.ts'
import { compileValidators } from '../compileValidators.ts'
import { explain } from '../explain.ts'
import { formOptions } from '../forms/formOptions.ts'
import { formsOf } from '../forms/formsOf.ts'
import { validatedSchema } from '../forms/validatedSchema.ts'
import { fileKind, isDefinition } from '../isDefinition.ts'
import { type Problem } from '../problem.ts'
import { filesBelow } from '../read/filesBelow.ts'
import { readDefinition } from '../read/readDefinition.ts'
import { type Vocabulary } from '../resolve/vocabulary.ts'
import { definitionFile } from '../source/literal.ts'
import { catalogueOf, filesOf } from './catalogue.ts'
import {
  type Answer,
  type Asked,
  type DrawnScreen,
  type ReadVersion,
  type WrittenDefinition,
} from './editedMessages.ts'
import { isPlainText, readEdited } from './readEdited.ts'
import { sampledCalls } from './sampledCalls.ts'

/** A thread that keeps the parsed definitions: a check of an edited text takes a fraction of a second. */
const { root, version }: ReadVersion = workerData

parentPort?.on('message', (asked: Asked) => {
  void answer(asked).then(
    reply => parentPort?.postMessage(reply),
    (error: unknown) =>
      parentPort?.postMessage({ failed: error instanceof Error ? error.message : String(error) }),
  )
})

/** What the saved files define: the thread is ended when one of them changes. */
let saved: ReturnType<typeof checkDefinitions> | undefined

function savedDefinitions(): ReturnType<typeof checkDefinitions> {
  saved ??= checkDefinitions(root, { references: false })
  return saved
}

async function answer(asked: Asked): Promise<Answer> {
  switch (asked.ask) {
    case 'catalogue': {
      const result = await savedDefinitions()
      const entities = filesBelow(root, 'screens').filter(file => fileKind(file) === 'entity')
      const files = filesOf(await Promise.all(entities.map(file => readDefinition(root, file))))
      return { catalogue: catalogueOf(result, files, version) }
    }
    case 'text':
      return { text: await textOf(asked.file) }
    case 'screen': {
      const { definitions, vocabulary } = await savedDefinitions()
      const found = definitions.find(({ screen }) => screen.name === asked.name)
      return { saved: found && drawn(found.screen, vocabulary) }
    }
    case 'check': {
      const { file, text, screen } = asked
      const { problems, definitions, vocabulary } = await checkDefinitions(root, { edited: { file, text } })
      const found =
        definitions.find(one => one.screen.name === screen) ?? definitions.find(one => one.file === file)
      const formatted = formattedText(file, text)
      const large = found && largeProblem(file, found.screen)
      const isRight = large === undefined && problems.every(problem => problem.file !== file)
      return {
        problems: large ? [...problems, large] : problems,
        ...(isRight && found && { drawn: drawn(found.screen, vocabulary) }),
        ...(formatted !== undefined && { formatted }),
      }
    }
  }
}

/** The text of a definition as the editor takes it. Undefined: it is no definition, or cannot be read. */
async function textOf(file: string): Promise<WrittenDefinition | undefined> {
  if (!isDefinition(file) || !filesBelow(root, 'screens').includes(file)) return undefined
  const saved = await readFile(resolve(root, file), 'utf8')
  const { data } = await readDefinition(root, file)
  if (data === undefined || isPlainText({ file, text: saved }, data)) return { text: saved, laidOut: false }
  return { text: fileOf(file, data), laidOut: true }
}

function fileOf(file: string, data: unknown): string {
  const way = `${'../'.repeat(file.split('/').length - 1)}schemas/index.ts`
  return definitionFile(helpers[fileKind(file) ?? 'screen'], data, way)
}

function formattedText(file: string, text: string): string | undefined {
  const { data, findings } = readEdited({ file, text })
  // Found by their characters: a text that only seems to have a comment is copied as it was typed.
  return findings.length > 0 || /\/[/*]/.test(text) ? undefined : fileOf(file, data)
}

const helpers = {
  screen: 'defineScreen',
  entity: 'defineEntities',
  calls: 'defineCalls',
  resources: 'defineResources',
} as const

/** A screen whose drawing would keep the browser busy for minutes, its editor included. */
function largeProblem(file: string, { body }: DrawnScreen['screen']): Problem | undefined {
  const count = partsOf(body)
  if (count <= mostParts) return undefined
  return { file, line: 1, column: 1, pointer: '/body', ...explain.editedLarge(count, mostParts) }
}

/** Objects and lists in a word; it is not nested too deeply, or it could not have been read. */
function partsOf(word: unknown): number {
  if (typeof word !== 'object' || word === null) return 0
  return Object.values(word).reduce((count: number, part) => count + partsOf(part), 1)
}

/** The largest screen of the project has a quarter of them. */
const mostParts = 1000

/** What the preview needs of a screen: its definition, the code of the validators of its forms, and replies to make up. */
function drawn(screen: DrawnScreen['screen'], vocabulary: Vocabulary): DrawnScreen {
  const forms = Object.fromEntries(
    formsOf(screen).map(form => [
      form.id,
      compileValidators({ form: validatedSchema(form) }, runtime, { ...formOptions, findings: true }).form ??
        '',
    ]),
  )
  return { screen, forms, sampled: sampledCalls(screen, vocabulary) }
}

/** Where the page finds `validatorRuntime.ts`: the server serves it next to the validators. */
const runtime = './runtime.js'
