import { type BindingPattern, type ObjectProperty, type ParamPattern } from 'oxc-parser'
import { named, type ReadSource, type Spot } from './declarations.ts'
import { type Expression, type Source } from './source.ts'

/** The expression with the data: follows names, imports, casts, function calls and define helpers. */
export function follow(spot: Spot, read: ReadSource, depth = 0): Spot {
  const expression = unwrap(spot.expression)
  const here = { ...spot, expression }
  if (depth > 20) return here
  const next =
    expression.type === 'Identifier'
      ? (spot.bound?.get(expression.name) ?? named(spot.source, expression.name, read))
      : expression.type === 'CallExpression'
        ? returned(here, read, depth + 1)
        : expression.type === 'MemberExpression' &&
            !expression.computed &&
            expression.property.type === 'Identifier'
          ? step({ ...spot, expression: expression.object }, expression.property.name, read, depth + 1)?.value
          : undefined
  return next ? follow(next, read, depth + 1) : here
}

/** The value of a key below an expression, and the key itself when it is written in an object. */
export function step(spot: Spot, key: string, read: ReadSource, depth = 0): Step | undefined {
  const { source, expression, ...rest } = follow(spot, read, depth)
  if (depth > 20) return undefined
  if (expression.type === 'ObjectExpression') {
    for (const property of expression.properties.toReversed()) {
      if (property.type === 'SpreadElement') {
        const found = step({ source, expression: property.argument, ...rest }, key, read, depth + 1)
        if (found) return found
      } else if (keyOf(property) === key)
        return {
          value: { source, expression: property.value, ...rest },
          key: { source, offset: property.key.start },
        }
    }
  }
  if (expression.type === 'ArrayExpression') {
    const value = elements({ source, expression, ...rest }, read, depth)?.[Number(key)]
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
function elements(
  { source, expression, ...rest }: Spot,
  read: ReadSource,
  depth: number,
): Spot[] | undefined {
  if (expression.type !== 'ArrayExpression') return undefined
  const spots: Spot[] = []
  for (const element of expression.elements) {
    if (element === null) return undefined
    if (element.type !== 'SpreadElement') spots.push({ source, expression: element, ...rest })
    else {
      const spread =
        depth < 20 &&
        elements(follow({ source, expression: element.argument, ...rest }, read), read, depth + 1)
      if (!spread) return spots.length > 0 ? spots : undefined
      spots.push(...spread)
    }
  }
  return spots
}

/** The return value of a called function in these files with a single return. */
function returned({ source, expression, ...rest }: Spot, read: ReadSource, depth: number): Spot | undefined {
  if (expression.type !== 'CallExpression' || expression.callee.type !== 'Identifier') return undefined
  const found = named(source, expression.callee.name, read)
  const called = found?.expression
  if (called?.type !== 'ArrowFunctionExpression' && called?.type !== 'FunctionDeclaration') return undefined
  const { body, params } = called
  const inside = found?.source ?? source
  if (!body) return undefined
  const bound = new Map<string, Spot>()
  params.forEach((parameter, index) => {
    const given = expression.arguments[index]
    const value = given && given.type !== 'SpreadElement' && { source, expression: given, ...rest }
    bind(parameter, value || undefined)
  })
  if (body.type !== 'BlockStatement') return { source: inside, expression: body, bound }
  const [last, ...others] = body.body.toReversed()
  if (others.some(({ type }) => type !== 'VariableDeclaration')) return undefined
  for (const statement of body.body)
    if (statement.type === 'VariableDeclaration')
      for (const { id, init } of statement.declarations)
        if (id.type === 'Identifier' && init) bound.set(id.name, { source: inside, expression: init, bound })
  return last?.type === 'ReturnStatement' && last.argument
    ? { source: inside, expression: last.argument, bound }
    : undefined

  function bind(parameter: ParamPattern | BindingPattern, value: Spot | undefined): void {
    if (parameter.type === 'Identifier' && value) bound.set(parameter.name, value)
    if (parameter.type === 'AssignmentPattern')
      bind(parameter.left, value ?? { source: inside, expression: parameter.right, bound })
    if (parameter.type !== 'ObjectPattern' || !value) return
    for (const property of parameter.properties)
      if (property.type === 'Property' && property.key.type === 'Identifier')
        bind(property.value, step(value, property.key.name, read, depth)?.value)
  }
}
