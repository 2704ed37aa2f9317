import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type CheckResult } from '../checkDefinitions.ts'

const path = '.types/names.d.ts'
const target = 'schemas/language/names.ts'

/** The names of the console as a declaration that editors complete from (schemas/language/names.ts). */
export function namesDocument({ definitions, vocabulary, resources }: CheckResult, module: string): string {
  const places = [...vocabulary.calls.values()].flatMap(({ savedFilters }) => savedFilters ?? [])
  const names: Readonly<Record<string, Iterable<string>>> = {
    call: vocabulary.calls.keys(),
    entity: vocabulary.entities.keys(),
    field: [...vocabulary.entities.values()].flatMap(({ fields }) => Object.keys(fields)),
    functionality: places.map(place => place.functionality),
    load: definitions.flatMap(({ screen }) => Object.keys(screen.loads ?? {})),
    module: places.map(place => place.module),
    resource: resources,
    screen: vocabulary.screens.keys(),
  }
  const members = Object.entries(names).flatMap(([kind, all]) => {
    const sorted = [...new Set(all)].sort()
    return sorted.length === 0 ? [] : [`    ${kind}:${sorted.map(name => `\n      | '${name}'`).join('')}\n`]
  })
  return `// Written by each check from the definitions.
declare module '${module}' {
  interface Names {
${members.join('')}  }
}
export {}
`
}

/** Writes the names for the editors of this project; not for a folder without the language. */
export async function writeNames(root: string, result: CheckResult): Promise<void> {
  if (result.count === 0 || !existsSync(join(root, target))) return
  const file = join(root, path)
  const text = namesDocument(result, `../${target}`)
  if (text === (await readFile(file, 'utf8').catch(() => ''))) return
  // A read-only folder does not affect the check.
  await mkdir(dirname(file), { recursive: true })
    .then(() => writeFile(file, text))
    .catch(() => undefined)
}
