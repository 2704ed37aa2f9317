import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { isObject } from '../item.ts'
import { type Definition } from '../read/readDefinition.ts'
import { keyOf, unwrap } from '../source/follow.ts'
import { type Expression, parseSource, tooDeepAt } from '../source/source.ts'

/** A definition file whose text is not saved. */
export interface EditedFile {
  /** Path below the root, e.g. `screens/finance/refunds.ts`. */
  readonly file: string
  readonly text: string
}

/** Characters of an edited text. The longest definition of the project has a tenth of them. */
export const longestText = 200_000

/**
 * Reads an edited definition: one default export of plain data. It is parsed and never run, so untrusted text
 * is safe: names, calls, spreads and templates with values are findings.
 */
export function readEdited({ file, text }: EditedFile): Definition {
  const findings: Finding[] = []
  const at = (offset: number, explanation: ReturnType<typeof explain.editedCode>) =>
    void findings.push({ ...finding(file, { pointer: '' }, explanation), offset })
  const unreadable = (): Definition => ({ file, data: undefined, findings, ...nameIn(text) })
  if (text.length > longestText) {
    at(longestText, explain.editedLong(longestText))
    return unreadable()
  }
  const deep = tooDeepAt(text)
  if (deep !== undefined) {
    at(deep, explain.nestingDeep())
    return unreadable()
  }
  const source = parseSource(file, false, text)
  const [fault] = source.errors
  if (fault) {
    at(fault.offset, explain.unparsable(fault.message))
    return unreadable()
  }
  // The whole of a JSON text is one statement.
  const statements = file.endsWith('.json') ? [] : source.program.body
  for (const statement of statements)
    if (statement.type !== 'ExportDefaultDeclaration' && statement.type !== 'ImportDeclaration')
      at(statement.start, explain.editedCode('a statement'))
  if (source.defined) {
    const data = dataOf(source.defined)
    if (findings.length === 0) return { file, data, findings }
  } else at(0, explain.defaultExportMissing())
  return unreadable()

  function dataOf(written: Expression): unknown {
    const expression = unwrap(written)
    switch (expression.type) {
      case 'Literal':
        if ('regex' in expression || 'bigint' in expression) return code(expression)
        return expression.value
      case 'TemplateLiteral':
        return expression.expressions.length > 0
          ? code(expression)
          : expression.quasis.map(({ value }) => value.cooked).join('')
      case 'UnaryExpression': {
        const { operator, argument } = expression
        const isNumber = argument.type === 'Literal' && typeof argument.value === 'number'
        return operator === '-' && isNumber ? -Number(argument.value) : code(expression)
      }
      case 'ArrayExpression':
        return expression.elements.map(element =>
          element === null || element.type === 'SpreadElement'
            ? code(element ?? expression)
            : dataOf(element),
        )
      case 'ObjectExpression':
        return objectOf(expression)
      default:
        return code(expression)
    }
  }

  function objectOf({ properties }: Extract<Expression, { type: 'ObjectExpression' }>): unknown {
    const entries = new Map<string, unknown>()
    for (const property of properties) {
      const key = property.type === 'Property' && property.kind === 'init' ? keyOf(property) : undefined
      if (property.type !== 'Property' || key === undefined || property.method || property.shorthand)
        code(property)
      else if (key === '__proto__') at(property.key.start, explain.editedPrototype())
      else if (entries.has(key)) at(property.key.start, explain.keyTwice(key))
      else entries.set(key, dataOf(property.value))
    }
    return Object.fromEntries(entries)
  }

  function code({ type, start }: { readonly type: string; readonly start: number }): undefined {
    at(start, explain.editedCode(codeNames[type] ?? 'code'))
  }
}

/** What a syntax node is called in a message. */
const codeNames: Readonly<Record<string, string>> = {
  ArrowFunctionExpression: 'a function',
  CallExpression: 'a call',
  FunctionExpression: 'a function',
  Identifier: 'a name',
  MemberExpression: 'a name',
  Property: 'a computed key or a method',
  SpreadElement: 'a spread',
  TemplateLiteral: 'a template with values',
}

/** The name of the screen, so that links to it are valid while its text cannot be read. */
function nameIn(text: string): Pick<Definition, 'unreadName'> {
  const [, unreadName] = /\bname["']?\s*:\s*["']([^"'\n]{1,200})["']/.exec(text.slice(0, longestText)) ?? []
  return unreadName === undefined ? {} : { unreadName }
}

/** Whether a text is plain data already, so that the editor shows the file as it is saved. */
export function isPlainText(edited: EditedFile, data: unknown): boolean {
  const read = readEdited(edited)
  return (
    read.findings.length === 0 && isObject(read.data) && JSON.stringify(read.data) === JSON.stringify(data)
  )
}
