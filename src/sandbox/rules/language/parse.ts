import { type Token, tokensOf } from './tokens.ts'
import { type RuleFinding, type RuleNode, type Span } from './words.ts'

/** Maximum depth of nested brackets and functions. */
const deepest = 50

export interface ParsedRule {
  readonly node: RuleNode
  /** What is wrong with its grammar; empty: nothing. */
  readonly findings: readonly RuleFinding[]
}

/**
 * Parses a rule. `OR` binds least, then `AND`, comparisons, sums and products. After a mistake it continues
 * at the next `AND`, `OR` or closing bracket, so that all mistakes are reported at once.
 */
export function parseRule(text: string): ParsedRule {
  const { tokens, findings } = tokensOf(text)
  let next = 0
  let depth = 0
  const peek = (ahead = 0): Token => tokens[Math.min(next + ahead, tokens.length - 1)] ?? end
  const take = (): Token => {
    const token = peek()
    if (token.kind !== 'end') next++
    return token
  }
  const isSign = (text: string, ahead = 0) => peek(ahead).kind === 'sign' && peek(ahead).text === text
  const isWord = (word: string, ahead = 0) =>
    peek(ahead).kind === 'word' && peek(ahead).text.toLowerCase() === word
  const wrong = (token: Token, message: string): never => {
    throw new Mistake({ from: token.from, to: Math.max(token.to, token.from), message })
  }
  const expectSign = (sign: string, message: string) => (isSign(sign) ? take() : wrong(peek(), message))

  function joined(operator: 'AND' | 'OR', part: () => RuleNode): RuleNode {
    const first = part()
    const parts = [first]
    while (isWord(operator.toLowerCase())) {
      take()
      parts.push(part())
    }
    return parts.length === 1 ? first : { kind: 'join', operator, parts, from: first.from, to: endOf(parts) }
  }
  const either = () => joined('OR', both)
  const both = () => joined('AND', guarded)

  /** A condition; one that cannot be read is passed over, up to where the next begins. */
  function guarded(): RuleNode {
    const start = peek().from
    const level = depth
    try {
      return comparison()
    } catch (mistake) {
      if (!(mistake instanceof Mistake)) throw mistake
      findings.push(mistake.finding)
      depth = level
      let open = 0
      while (peek().kind !== 'end') {
        if (open === 0 && (isWord('and') || isWord('or') || (isSign(')') && level > 0))) break
        open = Math.max(0, open + (isSign('(') ? 1 : isSign(')') ? -1 : 0))
        take()
      }
      return { kind: 'broken', from: start, to: peek().from }
    }
  }

  function comparison(): RuleNode {
    const left = sum()
    const operator = operatorAt()
    if (operator === undefined) return left
    const at = { from: peek().from, to: peek(operator.words - 1).to }
    for (let word = 0; word < operator.words; word++) take()
    if (operator.text.startsWith('is '))
      return { kind: 'test', operator: operator.text, left, at, from: left.from, to: at.to }
    const right = sum()
    return { kind: 'binary', operator: operator.text, left, right, at, from: left.from, to: right.to }
  }

  /** An operator that compares, of one word or several. */
  function operatorAt(): { readonly text: string; readonly words: number } | undefined {
    const { kind, text } = peek()
    if (kind === 'sign' && /^(?:=|!=|<=?|>=?)$/.test(text)) return { text, words: 1 }
    if (kind !== 'word') return undefined
    if (isWord('is')) {
      if (isWord('null', 1)) return { text: 'is null', words: 2 }
      if (isWord('not', 1) && isWord('null', 2)) return { text: 'is not null', words: 3 }
      return wrong(peek(), "'is' must be followed by 'null' or 'not null'.")
    }
    if (isWord('not') && (isWord('in', 1) || isWord('like', 1)))
      return { text: `not ${peek(1).text.toLowerCase()}`, words: 2 }
    const word = wordOperators.find(one => isWord(one.toLowerCase()))
    return word === undefined ? undefined : { text: word, words: 1 }
  }

  function chain(signs: readonly string[], part: () => RuleNode): RuleNode {
    let left = part()
    while (signs.some(sign => isSign(sign))) {
      const { from, to, text } = take()
      const right = part()
      left = { kind: 'binary', operator: text, left, right, at: { from, to }, from: left.from, to: right.to }
    }
    return left
  }
  const sum = (): RuleNode => chain(['+', '-'], () => chain(['*', '/'], value))

  function value(): RuleNode {
    const token = peek()
    if (token.kind === 'string') return { kind: 'literal', value: take().text, ...spanOf(token) }
    if (token.kind === 'number') return { kind: 'literal', value: Number(take().text), ...spanOf(token) }
    if (isSign('-') && peek(1).kind === 'number') {
      take()
      const { text, to } = take()
      return { kind: 'literal', value: -Number(text), from: token.from, to }
    }
    if (isSign('(')) return nested(() => bracket(token))
    if (token.kind !== 'word' || reserved.has(token.text.toLowerCase()))
      return wrong(
        token,
        token.kind === 'end' ? 'A value is missing at the end.' : `A value is expected, not '${token.text}'.`,
      )
    take()
    if (isSign('(')) return nested(() => called(token))
    const plain = token.text.toLowerCase()
    if (!isSign('.') && (plain === 'true' || plain === 'false'))
      return { kind: 'literal', value: plain === 'true', ...spanOf(token) }
    expectSign('.', `'${token.text}' is not a value. Write a field as Entity.field and a text in quotes.`)
    const field = peek()
    if (field.kind !== 'word') return wrong(field, `A field of ${token.text} is expected after the dot.`)
    take()
    return { kind: 'field', entity: token.text, field: field.text, from: token.from, to: field.to }
  }

  function bracket(open: Token): RuleNode {
    take()
    const inner = either()
    const { to } = expectSign(')', 'A closing bracket is missing.')
    return { ...inner, from: open.from, to }
  }

  function called(name: Token): RuleNode {
    take()
    const args: RuleNode[] = []
    while (!isSign(')')) {
      if (args.length > 0) expectSign(',', 'A comma or a closing bracket is missing.')
      args.push(either())
    }
    return { kind: 'call', name: name.text, args, from: name.from, to: take().to }
  }

  function nested(read: () => RuleNode): RuleNode {
    if (++depth > deepest) return wrong(peek(), `Use at most ${deepest} nested brackets.`)
    const node = read()
    depth--
    return node
  }

  const node = either()
  while (peek().kind !== 'end') {
    const token = peek()
    findings.push({
      ...spanOf(token),
      message: `'${token.text}' is not expected here. Join conditions with AND or OR.`,
    })
    const before = next
    // What follows is read too, for what else is wrong with it.
    if (!isSign(')')) either()
    if (next === before) take()
  }
  return { node, findings }
}

const end: Token = { kind: 'end', text: '', from: 0, to: 0 }
const wordOperators = ['in', 'like', 'containsOne', 'containsAll', 'contains'] as const
const reserved: ReadonlySet<string> = new Set(['and', 'or', 'in', 'like', 'is', 'null'])

/** Stops the reading of a condition. */
class Mistake extends Error {
  readonly finding: RuleFinding

  constructor(finding: RuleFinding) {
    super(finding.message)
    this.finding = finding
  }
}

function endOf(parts: readonly RuleNode[]): number {
  return parts.at(-1)?.to ?? 0
}

function spanOf({ from, to }: Span): Span {
  return { from, to }
}
