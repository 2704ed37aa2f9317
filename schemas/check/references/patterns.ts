import safeRegex from 'safe-regex2'
import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { type Item, text } from '../item.ts'

/** The first fault of a pattern that must match a whole value. */
export function patternFindings(file: string, item: Item, flags = ''): Finding[] {
  const source = text(item)
  if (source === undefined) return []
  const message = compile(source, flags)
  if (message !== undefined) return [finding(file, item, explain.patternInvalid(message))]
  const lost = unescaped(source)
  if (lost !== undefined) return [finding(file, item, explain.patternUnescaped(lost))]
  if (isSlow(source)) return [finding(file, item, explain.patternSlow(source))]
  return isAnchored(source) ? [] : [finding(file, item, explain.patternUnanchored(source))]
}

/** Whether the pattern matches the value; true for an invalid or slow one, which is reported separately. */
export function matches(pattern: string, value: string): boolean {
  return compile(pattern) !== undefined || isSlow(pattern) || new RegExp(pattern).test(value)
}

/** The error message for an invalid regular expression; undefined for a valid one. */
function compile(pattern: string, flags = ''): string | undefined {
  try {
    new RegExp(pattern, flags)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The class of characters, `d` of `d{2}`, that has lost its backslash in a string; undefined: none has. */
function unescaped(pattern: string): string | undefined {
  return /(?<![\w\\])[dswDSW](?=[{+*])/.exec(pattern.replace(/\[[^\]]*\]/g, '[]'))?.[0]
}

/** Whether a match is always a match of the whole value: `^…$` without a choice that escapes the anchors. */
function isAnchored(pattern: string): boolean {
  return /^\^(?:[^\\]|\\.)*\$$/s.test(pattern) && !hasOuterChoice(pattern)
}

/** Whether the pattern limits the length of a value: anchored, without an open repetition. */
export function isBounded(pattern: string): boolean {
  return isAnchored(pattern) && !/[*+]|\{\d*,\}/.test(withoutSigns(pattern))
}

/** Whether matching may be exponential: a repetition inside a repetition, not counting `?`. */
function isSlow(pattern: string): boolean {
  return !safeRegex(pattern.replace(/(?<!\\)\)\?/g, ')'))
}

/** The values of a pattern that lists them, such as `^(?:open|closed)$`; undefined for other patterns. */
export function finiteValues(pattern: string): readonly string[] | undefined {
  const values = /^\^(?:\((?:\?:)?([\w|-]+)\)|([\w-]+))\$$/.exec(pattern)
  return (values?.[1] ?? values?.[2])?.split('|')
}

function hasOuterChoice(pattern: string): boolean {
  let depth = 0
  for (const sign of withoutSigns(pattern)) {
    if (sign === '(') depth++
    else if (sign === ')') depth--
    else if (sign === '|' && depth === 0) return true
  }
  return false
}

/** The pattern without escapes and character classes, whose signs stand for themselves. */
function withoutSigns(pattern: string): string {
  return pattern.replace(/\\./gs, '').replace(/\[[^\]]*\]/g, '')
}
