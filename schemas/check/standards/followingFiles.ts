import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { openApiDocument } from '../../contract/openApi.ts'
import { explain } from '../explain.ts'
import { isObject } from '../item.ts'
import { type Problem } from '../problem.ts'
import { type Vocabulary } from '../resolve/vocabulary.ts'

const contract = 'schemas/openapi.json'

/** The API document generated from entities and calls. */
export function contractText(vocabulary: Vocabulary): string {
  return `${JSON.stringify(openApiDocument(vocabulary), null, 2)}\n`
}

/** A problem for an outdated contract; none in a folder without one. */
export function outdatedContract(root: string, vocabulary: Vocabulary): Problem[] {
  const file = join(root, contract)
  if (!existsSync(file) || readFileSync(file, 'utf8') === contractText(vocabulary)) return []
  return [{ file: contract, ...start, ...explain.contractOutdated() }]
}

/** Biome's format errors and warnings for the definitions, in a folder with its settings. */
export function unformatted(root: string): Problem[] {
  if (!existsSync(join(root, 'biome.json'))) return []
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')
  const options = ['check', '--error-on-warnings', '--reporter=json', 'screens']
  const { stdout } = spawnSync(process.execPath, [biome, ...options], { cwd: root, encoding: 'utf8' })
  const found = diagnosticsOf(stdout)
  const [first, ...others] = found.filter(({ category }) => category === 'format').map(({ path }) => path)
  return [
    // One command formats all of them.
    ...(first === undefined ? [] : [{ file: first, ...start, ...explain.fileUnformatted(others) }]),
    ...found
      .filter(({ category }) => category !== 'format')
      .map(({ path, line, column, category, message }) => ({
        file: path,
        ...start,
        line,
        column,
        ...explain.fileLint(message, category),
      })),
  ]
}

const start = { line: 1, column: 1, pointer: '' }

interface Diagnostic {
  readonly path: string
  readonly line: number
  readonly column: number
  readonly category: string
  readonly message: string
}

/** The output of another program is untrusted text. */
function diagnosticsOf(printed: string): Diagnostic[] {
  const report: unknown = printed.startsWith('{') ? JSON.parse(printed) : undefined
  const list = isObject(report) && Array.isArray(report.diagnostics) ? report.diagnostics : []
  return list.flatMap((one: unknown) => {
    const location = isObject(one) && isObject(one.location) ? one.location : {}
    const from = isObject(location.start) ? location.start : {}
    return isObject(one) && typeof location.path === 'string'
      ? {
          path: location.path.replaceAll('\\', '/'),
          line: Number(from.line),
          column: Number(from.column),
          category: String(one.category),
          message: String(one.message),
        }
      : []
  })
}
