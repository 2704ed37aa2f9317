import { readFileSync } from 'node:fs'
import { type Expression, type Program, parseSync } from 'oxc-parser'

export type { Expression }

/** A file as a syntax tree, for finding the place of a value. */
export interface Source {
  readonly path: string
  readonly text: string
  /** What the file says by default: its default export, or the whole of a JSON file. */
  readonly defined: Expression | undefined
  readonly program: Program
  /** Offset of the first character of the text in the tree: a JSON file is read inside parentheses. */
  readonly shift: number
  readonly errors: readonly { readonly message: string; readonly offset: number }[]
}

/** Parses a `.ts` or `.json` file, whose text is read unless it is given. Never throws on wrong syntax: `errors` has it. */
export function parseSource(path: string, strict = false, text = readFileSync(path, 'utf8')): Source {
  const code = tooDeepAt(text) === undefined ? text : ''
  const json = path.endsWith('.json')
  const { program, errors } = json
    ? parseSync('json.js', `(${code}\n)`)
    : parseSync(path, code, { showSemanticErrors: strict })
  const shift = json ? 1 : 0
  return {
    path,
    text,
    program,
    shift,
    defined: json ? firstExpression(program) : defaultExport(program),
    errors: errors.map(({ message, labels }) => ({
      message,
      offset: (labels.at(isTwice(message) ? -1 : 0)?.start ?? 0) - shift,
    })),
  }
}

/** Where brackets stand inside of brackets deeper than anybody writes: the parser would end the whole process there. */
export function tooDeepAt(text: string): number | undefined {
  let depth = 0
  for (const { 0: bracket, index } of text.matchAll(/[[\]{}()]/g)) {
    depth += '[{('.includes(bracket) ? 1 : -1
    if (depth > deepest) return index
  }
  return undefined
}

const deepest = 500

/** Line and column from 1, in UTF-16 units. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

/** Of two declarations of one name the second is one too many. */
function isTwice(message: string): boolean {
  return message.endsWith('already been declared')
}

function firstExpression(program: Program): Expression | undefined {
  const [statement] = program.body
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined
}

function defaultExport(program: Program): Expression | undefined {
  for (const statement of program.body) {
    if (statement.type !== 'ExportDefaultDeclaration') continue
    const { declaration } = statement
    if (declaration.type.endsWith('Declaration')) return undefined
    // What is left of the union once the declarations are out are expressions.
    return declaration as Expression
  }
  return undefined
}
