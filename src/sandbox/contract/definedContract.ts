import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import {
  type Defined,
  type Entities as DefinedEntities,
  type NamedCall,
  vocabularyOf,
} from '../../../schemas/check/resolve/vocabulary.ts'
import { type Entities } from '../../../schemas/contract/jsonSchemas.ts'
import { openApiDocument } from '../../../schemas/contract/openApi.ts'
import { type Calls } from '../../../schemas/language/calls.ts'
import { isRecord } from '../../../schemas/wire/envelope.ts'
import { readContract } from './contract.ts'
import { importCalls } from './importCalls.ts'
import { type CallValidation, validateCalls } from './validateCalls.ts'

/** The current entities and calls, from which calls without an implementation are answered. */
export interface DefinedContract {
  readonly entities: Entities
  readonly calls: ReadonlyMap<string, NamedCall>
  readonly validation: CallValidation
  /** The calls of the lists into which the screens, as they are now, import files of a type. */
  readonly importCalls: (type: string) => Promise<readonly string[]>
}

/** Reads the entities and calls below a folder of areas; again when one of their files has changed since. */
export function makeDefinedContract(folder: string): () => Promise<DefinedContract> {
  let last: { readonly state: string; readonly contract: Promise<DefinedContract> } | undefined
  return () => {
    const versions = versionsOf(folder, '*/{entities,calls}/*.{ts,json}')
    const state = versions.join()
    if (last?.state !== state) last = { state, contract: read(folder, versions) }
    return last.contract
  }
}

/** The files of a pattern, each with when it was changed. */
function versionsOf(folder: string, pattern: string): readonly string[] {
  const files = globSync(pattern, { cwd: folder }).sort()
  return files.map(file => `${file}?${statSync(join(folder, file)).mtimeMs}`)
}

async function read(folder: string, versions: readonly string[]): Promise<DefinedContract> {
  const files = await readFiles(folder, versions)
  const vocabulary = vocabularyOf(files.filter(isEntities), files.filter(isCalls), [])
  return {
    ...vocabulary,
    validation: validateCalls(readContract(openApiDocument(vocabulary))),
    importCalls: async type => {
      const screens = await readFiles(folder, versionsOf(folder, '*/*.{ts,json}'))
      return importCalls(
        screens.map(({ data }) => data),
        type,
      )
    },
  }
}

function readFiles(folder: string, versions: readonly string[]): Promise<Defined<unknown>[]> {
  return Promise.all(versions.map(version => readFile(folder, version)))
}

/** The default export of a file; undefined when it cannot be read, which the check reports. */
async function readFile(folder: string, version: string): Promise<Defined<unknown>> {
  const [file = ''] = version.split('?')
  try {
    if (file.endsWith('.json')) return { file, data: JSON.parse(readFileSync(join(folder, file), 'utf8')) }
    // The version makes Node read it again.
    const address = `${pathToFileURL(join(folder, file)).href}${version.slice(file.length)}`
    const module: Readonly<Record<string, unknown>> = await import(address)
    return { file, data: module.default }
  } catch {
    return { file, data: undefined }
  }
}

function isEntities(file: Defined<unknown>): file is Defined<DefinedEntities> {
  const { data } = file
  return isRecord(data) && Object.values(data).every(entity => isRecord(entity) && isRecord(entity.fields))
}

function isCalls(file: Defined<unknown>): file is Defined<Calls> {
  return isRecord(file.data) && isRecord(file.data.calls)
}

/** That of this project. */
export const definedContract = makeDefinedContract(
  fileURLToPath(new URL('../../../screens', import.meta.url)),
)
