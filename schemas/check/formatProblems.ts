import { type Problem } from './problem.ts'

/** Problems as the command line and the build show them: place, what is wrong and what to do, code. */
export function formatProblems(problems: readonly Problem[]): string {
  return problems.map(formatProblem).join('\n')
}

function formatProblem({ file, line, column, pointer, of, also = [], what, fix, code }: Problem): string {
  const place = `${file}:${line}:${column}  ${pointer || '/'}${of === undefined ? '' : ` of ${[of, ...also].join(', ')}`}`
  return `${place}\n  ${fix === '' ? what : `${what} ${fix}`}  (${code})`
}
