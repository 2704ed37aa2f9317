import { relative, resolve } from 'node:path'
import { type Finding } from '../finding.ts'
import { keysOfPointer } from '../item.ts'
import { type Problem } from '../problem.ts'
import { type ReadSource, type Spot, sourceReader } from './declarations.ts'
import { follow, step } from './follow.ts'
import { positionAt, type Source } from './source.ts'

/**
 * Adds file, line and column to findings, sorted; a fault in a shared file is listed once. `edited` has
 * unsaved texts, by full path.
 */
export function locateFindings(
  root: string,
  findings: readonly Finding[],
  edited?: ReadonlyMap<string, string>,
): Problem[] {
  const read = sourceReader(edited)
  const problems = new Map<string, Problem>()
  for (const finding of findings) {
    const problem = locate(root, finding, read)
    const { file, line, column, code, what } = problem
    const key = [file, line, column, code, what].join('\n')
    const known = problems.get(key)
    problems.set(key, known ? withUse(known, finding.file) : problem)
  }
  return [...problems.values()].sort(
    (one, other) =>
      compare(one.file, other.file) ||
      one.line - other.line ||
      one.column - other.column ||
      compare(one.code, other.code),
  )
}

/** The problem with one more definition that uses the place. */
function withUse(problem: Problem, file: string): Problem {
  const { of, also = [] } = problem
  return of === undefined || of === file || also.includes(file)
    ? problem
    : { ...problem, also: [...also, file] }
}

/** The place of a value or key, in that file or in an imported one. */
export function placeOf(
  root: string,
  { file, pointer, atKey }: Pick<Finding, 'file' | 'pointer' | 'atKey'>,
  read: ReadSource,
): Pick<Problem, 'file' | 'line' | 'column'> {
  const {
    line,
    column,
    file: where,
  } = locate(root, { file, pointer, atKey, code: '', what: '', fix: '' }, read)
  return { file: where, line, column }
}

function locate(
  root: string,
  { file, pointer, atKey, offset, code, what, fix }: Finding,
  read: ReadSource,
): Problem {
  const path = resolve(root, file)
  const source = read(path)
  const { source: place, offset: at } =
    offset === undefined ? find(source, keysOfPointer(pointer), atKey, read) : { source, offset }
  const position = place ? positionAt(place.text, Math.max(0, at)) : { line: 1, column: 1 }
  const where = relative(root, place?.path ?? path).replaceAll('\\', '/')
  return { file: where, ...position, pointer, what, fix, code, ...(where !== file && { of: file }) }
}

/** The deepest place on the way to the value that is in the file. */
function find(source: Source | undefined, keys: readonly string[], atKey: boolean, read: ReadSource): Place {
  if (!source?.defined) return { source, offset: 0 }
  let spot: Spot = { source, expression: source.defined }
  for (const [index, key] of keys.entries()) {
    const next = step(spot, key, read)
    if (!next) return start(follow(spot, read))
    if (atKey && index === keys.length - 1 && next.key)
      return { source: next.key.source, offset: next.key.offset - next.key.source.shift }
    spot = next.value
  }
  return start(keys.length === 0 ? follow(spot, read) : given(spot, read))
}

/** The argument for a parameter of a function, if it is in the files. */
function given(spot: Spot, read: ReadSource, depth = 0): Spot {
  const { expression, bound } = spot
  if (!bound || depth > 20) return spot
  if (expression.type === 'Identifier') {
    const value = bound.get(expression.name)
    return value ? given(value, read, depth + 1) : spot
  }
  if (expression.type !== 'MemberExpression' || expression.computed) return spot
  const { object, property } = expression
  if (object.type !== 'Identifier' || !bound.has(object.name)) return spot
  const value = step({ ...spot, expression: object }, property.name, read)?.value
  return value ? given(value, read, depth + 1) : spot
}

interface Place {
  readonly source: Source | undefined
  readonly offset: number
}

function start({ source, expression }: Spot): Place {
  return { source, offset: expression.start - source.shift }
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
