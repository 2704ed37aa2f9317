import { type Program } from 'oxc-parser'

/** One import statement and its names. */
export interface ImportedNames {
  readonly specifier: string
  readonly offset: number
  readonly names: readonly { readonly imported: string; readonly offset: number }[]
}

/** Imports and re-exports of a file, without types, which are erased at run time. */
export function importsOf(program: Program): ImportedNames[] {
  return program.body.flatMap(statement => {
    if (statement.type === 'ImportDeclaration' && statement.importKind !== 'type') {
      const names = statement.specifiers.flatMap(one => {
        if (one.type === 'ImportSpecifier' && one.importKind !== 'type')
          return [{ imported: nameOf(one.imported), offset: one.start }]
        return one.type === 'ImportDefaultSpecifier' ? [{ imported: 'default', offset: one.start }] : []
      })
      return [{ specifier: statement.source.value, offset: statement.source.start, names }]
    }
    const from =
      statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportAllDeclaration'
        ? statement.source
        : undefined
    return from ? [{ specifier: from.value, offset: from.start, names: [] }] : []
  })
}

/** The names that a file exports, types marked as such. */
export function exportsOf(program: Program): { readonly name: string; readonly isType: boolean }[] {
  return program.body.flatMap(statement => {
    if (statement.type === 'ExportDefaultDeclaration') return [{ name: 'default', isType: false }]
    if (statement.type !== 'ExportNamedDeclaration') return []
    const handed = statement.specifiers.map(one => ({
      name: nameOf(one.exported),
      isType: statement.exportKind === 'type' || one.exportKind === 'type',
    }))
    const { declaration } = statement
    const isType = declaration?.type.startsWith('TS') === true
    return [...handed, ...declaredBy(declaration).map(name => ({ name, isType }))]
  })
}

/** The names at the top level of a file: imported or declared there. */
export function namesOf(program: Program): string[] {
  return program.body.flatMap(statement => {
    if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name)
    return declaredBy(declarationOf(statement))
  })
}

/** What a statement declares, whether it is exported or not. */
export function declarationOf(statement: Statement): Statement | null {
  return statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
}

type Statement = Program['body'][number]

function declaredBy(statement: Statement | null): string[] {
  switch (statement?.type) {
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
    case 'FunctionDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return statement.id ? [statement.id.name] : []
    default:
      return []
  }
}

function nameOf(name: { readonly name: string } | { readonly value: string }): string {
  return 'name' in name ? name.name : name.value
}
