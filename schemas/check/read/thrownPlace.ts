import { fileURLToPath } from 'node:url'

/** A place in a stack: line and column from 1. */
export interface ThrownPlace {
  readonly path: string
  readonly line: number
  readonly column: number
}

/** Where below a folder an error was thrown; undefined when its stack has no place there. */
export function placeOf(error: unknown, folder: string): ThrownPlace | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  // For a syntax error Node prints above the message: the place, its line, and marks below the column.
  const [, refused, line, marks] = /^(\S.*):(\d+)\r?\n.*\r?\n( *)\^/.exec(stack) ?? []
  const frames = [...stack.matchAll(/(?:^|[( ])((?:file:|[A-Za-z]:|\/)[^()\n]*?):(\d+):(\d+)\)?$/gm)]
  const places = [
    { path: refused, line: Number(line), column: (marks ?? '').length + 1 },
    ...frames.map(frame => ({ path: frame[1], line: Number(frame[2]), column: Number(frame[3]) })),
  ].map(({ path = '', ...place }) => ({ path: withoutScheme(path), ...place }))
  return places.find(({ path }) => path.startsWith(folder))
}

/** The offset of a line and column in a text. */
export function offsetOf(text: string, { line, column }: ThrownPlace): number {
  const above = text.split('\n').slice(0, line - 1)
  return above.reduce((sum, one) => sum + one.length + 1, 0) + column - 1
}

function withoutScheme(path: string): string {
  return path.startsWith('file:') ? fileURLToPath(path) : path
}
