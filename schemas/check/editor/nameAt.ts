import { type PlacedName } from './placeNames.ts'

/** The name at a place of a text, from 0. The places of the names are those of the saved file. */
export function nameAt(
  names: readonly PlacedName[],
  text: string,
  { line, character }: { readonly line: number; readonly character: number },
): PlacedName | undefined {
  const token = tokenAt(text.split('\n')[line] ?? '', character)
  if (!token) return undefined
  const inToken = names.filter(({ name }) => isAround(token.text, name, character - token.start))
  const here = inToken.filter(one => one.line === line + 1 && one.column === token.start + 1)
  if (here.length > 0) return longest(here)
  // Edits since the last save have moved the names: the nearest one is taken.
  return inToken.toSorted((one, other) => far(one) - far(other))[0]

  function far(name: PlacedName): number {
    return Math.abs(name.line - 1 - line)
  }
}

interface Token {
  readonly start: number
  /** With its quotes. */
  readonly text: string
}

/** The quoted text or the word around a place of a line. */
function tokenAt(line: string, character: number): Token | undefined {
  for (const { 0: text, index } of line.matchAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`|[\w$]+/g))
    if (index <= character && character <= index + text.length) return { start: index, text }
  return undefined
}

/** Whether a token contains a name at that place; anywhere in a token that is little more than the name. */
function isAround(token: string, name: string, at: number): boolean {
  const bare = token.replace(/^['"`]-?|\??['"`]$/g, '')
  if (bare === name) return true
  const [start, end] = [token.indexOf(name), token.indexOf(name) + name.length]
  return start >= 0 && !/[\w.]/.test(token.charAt(end)) && at <= end && at >= token.lastIndexOf('{', start)
}

function longest(names: readonly PlacedName[]): PlacedName | undefined {
  return names.toSorted((one, other) => other.name.length - one.name.length)[0]
}
