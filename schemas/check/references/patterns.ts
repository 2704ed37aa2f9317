import safeRegex from 'safe-regex2'

/** Whether the pattern matches the value; true for a pattern that is no regular expression, which is a fault of its own. */
export function matches(pattern: string, value: string): boolean {
  return typeof compile(pattern) === 'string' || new RegExp(pattern).test(value)
}

/** The message of the engine when a pattern is no regular expression; undefined when it is one. */
export function compile(pattern: string): string | undefined {
  try {
    new RegExp(pattern)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Whether a match is always a match of the whole value: `^…$` without a choice that escapes the anchors. */
export function isAnchored(pattern: string): boolean {
  return /^\^(?:[^\\]|\\.)*\$$/s.test(pattern) && !hasOuterChoice(pattern)
}

/** Whether a long value could take for ever: a repetition in a repetition. A group that is only optional is no repetition. */
export function isSlow(pattern: string): boolean {
  return !safeRegex(pattern.replace(/(?<!\\)\)\?/g, ')'))
}

/** The values of a pattern that lists them, such as `^(?:open|closed)$`; undefined for other patterns. */
export function finiteValues(pattern: string): readonly string[] | undefined {
  const values = /^\^(?:\((?:\?:)?([\w|-]+)\)|([\w-]+))\$$/.exec(pattern)
  return (values?.[1] ?? values?.[2])?.split('|')
}

function hasOuterChoice(pattern: string): boolean {
  let depth = 0
  // Escapes and character classes cannot hold a choice.
  for (const sign of pattern.replace(/\\./gs, '').replace(/\[[^\]]*\]/g, '')) {
    if (sign === '(') depth++
    else if (sign === ')') depth--
    else if (sign === '|' && depth === 0) return true
  }
  return false
}
