import { type RuleFinding, type Span } from './words.ts'

/** One token of a rule. `text` of a string excludes its quotes. */
export interface Token extends Span {
  readonly kind: 'word' | 'number' | 'string' | 'sign' | 'end'
  readonly text: string
}

const pattern =
  /\s+|(?<word>[A-Za-z_][A-Za-z0-9_]*)|(?<number>\d+(?:\.\d+)?)|(?<sign><=|>=|!=|[=<>+\-*/(),.])|(?<quote>['"])/y

/** Tokens and invalid parts; the last token is the end. A quote inside a string is doubled. */
export function tokensOf(text: string): {
  readonly tokens: readonly Token[]
  readonly findings: RuleFinding[]
} {
  const tokens: Token[] = []
  const findings: RuleFinding[] = []
  let at = 0
  while (at < text.length) {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (!found) {
      const to = at + String.fromCodePoint(text.codePointAt(at) ?? 0).length
      findings.push({ from: at, to, message: `The character '${text.slice(at, to)}' has no meaning here.` })
      at = to
      continue
    }
    const [whole] = found
    const { word, number, sign, quote } = found.groups ?? {}
    if (quote !== undefined) {
      const string = stringAt(text, at, quote)
      if (!string.closed)
        findings.push({ from: at, to: string.to, message: `The text has no closing quote ${quote}.` })
      tokens.push({ kind: 'string', text: string.value, from: at, to: string.to })
      at = string.to
      continue
    }
    const to = at + whole.length
    if (word !== undefined) tokens.push({ kind: 'word', text: word, from: at, to })
    else if (number !== undefined) tokens.push({ kind: 'number', text: number, from: at, to })
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign, from: at, to })
    at = to
  }
  tokens.push({ kind: 'end', text: '', from: text.length, to: text.length })
  return { tokens, findings }
}

/** A string ends with its line. */
function stringAt(text: string, from: number, quote: string) {
  let value = ''
  let at = from + 1
  while (at < text.length && text[at] !== '\n') {
    if (text[at] !== quote) value += text[at++]
    else if (text[at + 1] === quote) {
      value += quote
      at += 2
    } else return { value, to: at + 1, closed: true }
  }
  return { value, to: at, closed: false }
}
