import { type RuleError } from '../../../../schemas/wire/rules.ts'
import { type RuleFinding } from './words.ts'

type PlacedError = RuleError

/** A finding by line and column, as the wire spells it: lines from 1, characters from 0; it ends with its line. */
export function placed(text: string, { from, to, message }: RuleFinding): PlacedError {
  const before = text.slice(0, from).split('\n')
  const charStartPositionInLine = before.at(-1)?.length ?? 0
  const lineEnd = text.indexOf('\n', from)
  const end = Math.min(to, lineEnd < 0 ? text.length : lineEnd)
  return { message, line: before.length, charStartPositionInLine, charLength: Math.max(1, end - from) }
}
