import { resolve } from 'node:path'
import { type ObjectProperty, type Program } from 'oxc-parser'
import { type Expression, parseSource, type Source } from './source.ts'

/** An expression and the file that it stands in. */
export interface Spot {
  readonly source: Source
  readonly expression: Expression
}

/** Reads files once per run. */
export type ReadSource = (path: string) => Source | undefined

/** The expression that holds the data: names, imports, casts and define helpers are followed. */
export function follow(spot: Spot, read: ReadSource, depth = 0): Spot {
  const expression = unwrap(spot.expression)
  const here = { source: spot.source, expression }
  if (depth > 20) return here
  const next =
    expression.type === 'Identifier'
      ? named(spot.source, expression.name, read)
      : expression.type === 'MemberExpression' &&
          !expression.computed &&
          expression.property.type === 'Identifier'
        ? step(
            { source: spot.source, expression: expression.object },
            expression.property.name,
            read,
            depth + 1,
          )?.value
        : undefined
  return next ? follow(next, read, depth + 1) : here
}

/** The value of a key below an expression, and its key when it stands in an object. */
export function step(spot: Spot, key: string, read: ReadSource, depth = 0): Step | undefined {
  const { source, expression } = follow(spot, read, depth)
  if (depth > 20) return undefined
  if (expression.type === 'ObjectExpression') {
    for (const property of expression.properties.toReversed()) {
      if (property.type === 'SpreadElement') {
        const found = step({ source, expression: property.argument }, key, read, depth + 1)
        if (found) return found
      } else if (keyOf(property) === key)
        return { value: { source, expression: property.value }, key: { source, offset: property.key.start } }
    }
  }
  if (expression.type === 'ArrayExpression') {
    const value = elements({ source, expression }, read, depth)?.[Number(key)]
    return value && { value }
  }
  return undefined
}

export interface Step {
  readonly value: Spot
  readonly key?: { readonly source: Source; readonly offset: number }
}

/** The expression without parentheses, casts, `satisfies`, and the helpers that return their argument. */
export function unwrap(expression: Expression): Expression {
  switch (expression.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return unwrap(expression.expression)
    case 'CallExpression': {
      const [argument] = expression.arguments
      const { callee } = expression
      const helper = callee.type === 'Identifier' && /^define[A-Z]/.test(callee.name)
      return helper && argument && argument.type !== 'SpreadElement' ? unwrap(argument) : expression
    }
    default:
      return expression
  }
}

/** The key of a property as a text; undefined when it is computed. */
export function keyOf({ key, computed }: ObjectProperty): string | undefined {
  if (key.type === 'Literal') return String(key.value)
  return key.type === 'Identifier' && !computed ? key.name : undefined
}

/** The entries of a list, spreads laid out; undefined when a spread cannot be followed. */
function elements({ source, expression }: Spot, read: ReadSource, depth: number): Spot[] | undefined {
  if (expression.type !== 'ArrayExpression') return undefined
  const spots: Spot[] = []
  for (const element of expression.elements) {
    if (element === null) return undefined
    if (element.type !== 'SpreadElement') spots.push({ source, expression: element })
    else {
      const spread =
        depth < 20 && elements(follow({ source, expression: element.argument }, read), read, depth + 1)
      if (!spread) return spots.length > 0 ? spots : undefined
      spots.push(...spread)
    }
  }
  return spots
}

/** The value of a constant at the top of a file, here or where it is imported from. */
function named(source: Source, name: string, read: ReadSource): Spot | undefined {
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

/** Reads each file once; undefined for a file that cannot be read. */
export function sourceReader(): ReadSource {
  const sources = new Map<string, Source | undefined>()
  return path => {
    if (!sources.has(path)) sources.set(path, readable(path))
    return sources.get(path)
  }
}

function readable(path: string): Source | undefined {
  try {
    return parseSource(path)
  } catch {
    return undefined
  }
}
