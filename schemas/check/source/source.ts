import { readFileSync } from 'node:fs'
import { type Expression, type Program, parseSync } from 'oxc-parser'

export type { Expression }

/** A file as a syntax tree, to locate values. */
export interface Source {
  readonly path: string
  readonly text: string
  /** The default export, or the whole of a JSON file. */
  readonly defined: Expression | undefined
  readonly program: Program
  /** Offset of the text in the tree: a JSON file is parsed inside parentheses. */
  readonly shift: number
  readonly errors: readonly { readonly message: string; readonly offset: number }[]
}

/** Parses a `.ts` or `.json` file. Default of `text`: the file. Syntax errors are in `errors`. */
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

/** The offset at which brackets are nested too deeply: the parser would crash the process there. */
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

/** Whether an error message is about a second declaration of a name. */
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
    // Without declarations, only expressions are left of the union.
    return declaration as Expression
  }
  return undefined
}
