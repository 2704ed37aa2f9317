import { resolve } from 'node:path'
import { type Program } from 'oxc-parser'
import { type Expression, parseSource, type Source } from './source.ts'

/** An expression and its file. */
export interface Spot {
  readonly source: Source
  readonly expression: Expression
  /** Inside a function: the values of its parameters and constants. */
  readonly bound?: Bound
}

type Bound = ReadonlyMap<string, Spot>

/** Reads files once per run. */
export type ReadSource = (path: string) => Source | undefined

/** The value of a constant, or a function, at the top of a file, here or where it is imported from. */
export function named(source: Source, name: string, read: ReadSource): Spot | undefined {
  for (const statement of source.program.body) {
    if (statement.type === 'ImportDeclaration') {
      const imported = importedName(statement, name)
      const from =
        imported &&
        statement.source.value.startsWith('.') &&
        read(resolve(source.path, '..', statement.source.value))
      if (!from) continue
      if (imported !== 'default') return named(from, imported, read)
      return from.defined && { source: from, expression: from.defined }
    }
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type === 'FunctionDeclaration' && declaration.id?.name === name)
      return { source, expression: declaration }
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations)
      if (id.type === 'Identifier' && id.name === name && init) return { source, expression: init }
  }
  return undefined
}

type ImportStatement = Extract<Program['body'][number], { type: 'ImportDeclaration' }>

function importedName({ specifiers }: ImportStatement, local: string): string | undefined {
  for (const specifier of specifiers) {
    if (specifier.local.name !== local) continue
    if (specifier.type === 'ImportDefaultSpecifier') return 'default'
    if (specifier.type === 'ImportSpecifier')
      return specifier.imported.type === 'Identifier' ? specifier.imported.name : specifier.imported.value
  }
  return undefined
}

/** Reads each file once; undefined for a file that cannot be read. `edited` has texts that are not saved, by their paths. */
export function sourceReader(edited: ReadonlyMap<string, string> = new Map()): ReadSource {
  const sources = new Map<string, Source | undefined>()
  return path => {
    if (!sources.has(path)) sources.set(path, readable(path, edited.get(path)))
    return sources.get(path)
  }
}

function readable(path: string, text: string | undefined): Source | undefined {
  try {
    return parseSource(path, false, text)
  } catch {
    return undefined
  }
}
