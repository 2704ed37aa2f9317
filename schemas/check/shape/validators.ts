import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ErrorObject } from 'ajv'
import { callsSchema } from '../../language/calls.ts'
import { entitiesSchema } from '../../language/entity.ts'
import { resourcesSchema } from '../../language/resources.ts'
import { screenSchema } from '../../language/screen.ts'
import { type FileKind } from '../isDefinition.ts'
import { isObject } from '../item.ts'

/** Whether a value matches a schema; `errors` has the errors of the last one. */
export interface Validator {
  (value: unknown): boolean
  errors?: ErrorObject[] | null
}

export type Validators = Readonly<Record<FileKind, Validator>>

/** The schema of a file of each kind. */
export const languageSchemas: Readonly<Record<FileKind, Readonly<Record<string, unknown>>>> = {
  screen: screenSchema,
  entity: entitiesSchema,
  calls: callsSchema,
  resources: resourcesSchema,
}

/**
 * The validators of the language. Compiling them takes a third of a check, so that their code is cached in a
 * file below `folder`, with a key of their sources. Without a valid, current file they are compiled.
 */
export async function languageValidators(folder = packages): Promise<Validators> {
  const file = join(folder, '.cache', 'language', 'validators.cjs')
  const key = keyOf(languageSchemas)
  const kept = keptIn(file, key)
  if (kept) return kept
  const { compileLanguage } = await import('./compileLanguage.ts')
  const { validators, code } = compileLanguage()
  if (existsSync(folder)) keep(file, `${code}\nexports.key = ${JSON.stringify(key)};\n`)
  return validators
}

const packages = fileURLToPath(new URL('../../../node_modules', import.meta.url))
const require = createRequire(import.meta.url)

function keptIn(file: string, key: string): Validators | undefined {
  try {
    const module: unknown = require(file)
    return isObject(module) && module.key === key && hasValidators(module) ? module : undefined
  } catch {
    return undefined
  }
}

function hasValidators(module: object): module is Validators {
  return Object.keys(languageSchemas).every(kind => typeof Reflect.get(module, kind) === 'function')
}

/** Written atomically, since another process may read it. In a read-only folder nothing is cached. */
function keep(file: string, code: string): void {
  const written = `${file}.${process.pid}`
  try {
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(written, code)
    renameSync(written, file)
  } catch {
    if (existsSync(written)) rmSync(written)
  }
}

/** A key of the schemas, and of the code that compiles them. */
function keyOf(schemas: object): string {
  const hash = createHash('sha256')
  for (const maker of ['./compileLanguage.ts', '../schemaParts.ts'])
    hash.update(readFileSync(new URL(maker, import.meta.url)))
  hash.update(readFileSync(require.resolve('ajv/package.json')))
  // The schemas share objects: written out in full they would be forty times as long.
  const seen = new Map<unknown, number>()
  hash.update(
    JSON.stringify(schemas, (_, value: unknown) => {
      if (!isObject(value)) return value
      const known = seen.get(value)
      if (known === undefined) seen.set(value, seen.size)
      return known === undefined ? value : { known }
    }),
  )
  return hash.digest('hex')
}
