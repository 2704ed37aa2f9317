import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { type ParseResult, parseSync } from 'oxc-parser'

/** One import or re-export as a file writes it. */
export interface Import {
  /** A file of the project (`runtime/ui/Button.tsx`), or the name of a package (`react`, `node:fs`, `virtual:wire`). */
  readonly target: string
  /** True when every name of it is a type. */
  readonly typeOnly: boolean
  /** True for `import('...')`, which loads later and so closes no circle. */
  readonly dynamic: boolean
  /** What is taken of the target, as the target calls it; undefined: the target as a whole. */
  readonly names?: readonly string[]
}

export const projectRoot = join(import.meta.dirname, '../..')

/** What the project writes itself: folders that a tool fills are left out. */
const written = ['schemas', 'screens', 'runtime', 'src', 'stories', 'tests']

/** Paths below the project, with forward slashes, of all files with one of these endings. */
export function sourceFiles(endings: readonly string[] = ['.ts', '.tsx']): string[] {
  return written.flatMap(walk).filter(path => endings.some(ending => path.endsWith(ending)))
}

export function readSource(path: string): string {
  return readFileSync(join(projectRoot, path), 'utf8')
}

/** Every import of a file: static, re-exported, dynamic, and the ones inside types (`import('x').Y`). */
export function importsOf(path: string): readonly Import[] {
  return parsedFile(path).imports
}

/** The names of the values that a file exports and that stand in it. */
export function exportsOf(path: string): readonly string[] {
  return parsedFile(path).exports
}

interface Parsed {
  readonly source: string
  readonly imports: readonly Import[]
  readonly exports: readonly string[]
}

/** Several tests ask for the imports of every file. */
const parsed = new Map<string, Parsed>()

function parsedFile(path: string): Parsed {
  const source = readSource(path)
  const known = parsed.get(path)
  if (known?.source === source) return known
  const result = parseSync(path, source)
  const [error] = result.errors
  if (error) throw new Error(`${path} cannot be parsed: ${error.message}`)
  const exports = result.module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, exportName, isType }) =>
      moduleRequest || isType ? [] : (exportName.name ?? []),
    )
  const found = { source, imports: importsIn(path, source, result), exports }
  parsed.set(path, found)
  return found
}

function importsIn(path: string, source: string, result: ParseResult): Import[] {
  const { module } = result
  const found: Import[] = module.staticImports.map(({ moduleRequest, entries }) => ({
    target: targetOf(path, moduleRequest.value),
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    dynamic: false,
    ...namesIn(entries),
  }))
  for (const { entries } of module.staticExports) {
    for (const entry of entries) {
      const { moduleRequest, isType } = entry
      if (moduleRequest) {
        const target = targetOf(path, moduleRequest.value)
        found.push({ target, typeOnly: isType, dynamic: false, ...namesIn([entry]) })
      }
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(source.slice(moduleRequest.start, moduleRequest.end))
    if (literal?.[1]) found.push({ target: targetOf(path, literal[1]), typeOnly: false, dynamic: true })
  }
  // The tree of a file comes slowly out of its parser, and hardly any file imports inside of a type.
  for (const name of /\bimport\s*\(/.test(source) ? typeImports(result.program) : []) {
    found.push({ target: targetOf(path, name), typeOnly: true, dynamic: false })
  }
  return found
}

function namesIn(
  entries: readonly { readonly importName: { readonly kind: string; readonly name: string | null } }[],
): Pick<Import, 'names'> {
  const whole = entries.some(
    ({ importName: { kind } }) => kind === 'NamespaceObject' || kind.startsWith('All'),
  )
  return whole ? {} : { names: entries.flatMap(({ importName: { name } }) => name ?? []) }
}

/** True for a file of this project, false for a package, `node:` and `virtual:`. */
export function isOwn(target: string): boolean {
  return written.some(folder => target.startsWith(`${folder}/`)) || target === 'vite.config.ts'
}

function walk(folder: string): string[] {
  return readdirSync(join(projectRoot, folder), { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(projectRoot, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}

function targetOf(from: string, specifier: string): string {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('.')) return posix.normalize(posix.join(dirname(from), bare))
  if (/^(?:node|virtual):/.test(bare)) return bare
  return bare.split('/', bare.startsWith('@') ? 2 : 1).join('/')
}

function typeImports(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(typeImports)
  if (typeof node !== 'object' || node === null) return []
  const below = Object.values(node).flatMap(typeImports)
  const isImport = 'type' in node && node.type === 'TSImportType' && 'source' in node
  return isImport ? [literalOf(node.source), ...below] : below
}

function literalOf(node: unknown): string {
  return typeof node === 'object' && node !== null && 'value' in node ? String(node.value) : ''
}
