import { longestRule, ruleFunctions, ruleOperators } from '../../../../schemas/wire/ruleWords.ts'
import { dateOf } from './dates.ts'
import { parseRule } from './parse.ts'
import { type RuleFields } from './ruleFields.ts'
import { type RuleFinding, type RuleNode, type RuleValueType, type Span } from './words.ts'

interface CheckedRule {
  readonly node: RuleNode
  /** Everything that is wrong, from the start of the text to its end. */
  readonly findings: readonly RuleFinding[]
}

/** Parses a rule and checks its entities, fields, operators and functions. */
export function checkRule(text: string, fields: RuleFields): CheckedRule {
  if (text.length > longestRule) {
    const finding = {
      from: longestRule,
      to: text.length,
      message: `A rule can have at most ${longestRule} characters.`,
    }
    return { node: { kind: 'broken', from: 0, to: text.length }, findings: [finding] }
  }
  const { node, findings } = parseRule(text)
  const all = [...findings]
  const say = ({ from, to }: Span, message: string) => void all.push({ from, to, message })
  expectCondition(node)
  return { node, findings: all.toSorted((a, b) => a.from - b.from) }

  function expectCondition(part: RuleNode): void {
    const type = typeOf(part)
    if (type !== undefined && type !== 'condition')
      say(part, `'${text.slice(part.from, part.to)}' is not a condition. Compare it, for example with =.`)
  }

  /** Undefined when it is wrong; the finding is already recorded. */
  function typeOf(part: RuleNode): RuleValueType | undefined {
    switch (part.kind) {
      case 'broken':
        return undefined
      case 'literal':
        return typeof part.value === 'string'
          ? 'string'
          : typeof part.value === 'number'
            ? 'number'
            : 'boolean'
      case 'field':
        return fieldType(part)
      case 'call':
        return callType(part)
      case 'join':
        part.parts.forEach(expectCondition)
        return 'condition'
      case 'test':
        takes(part.left, part.operator, part.at)
        return 'condition'
      case 'binary':
        return arithmetic.has(part.operator) ? sumType(part) : comparisonType(part)
    }
  }

  function fieldType(part: RuleNode & { kind: 'field' }): RuleValueType | undefined {
    const entity = fields.get(part.entity)
    if (!entity) {
      const dot = part.from + part.entity.length
      say(
        { from: part.from, to: dot },
        `There is no entity ${part.entity} in this ruleset.${hint(part.entity, [...fields.keys()])}`,
      )
      return undefined
    }
    const type = entity.get(part.field)
    if (type === undefined)
      say(
        { from: part.to - part.field.length, to: part.to },
        `${part.entity} has no field ${part.field}.${hint(part.field, [...entity.keys()])}`,
      )
    return type
  }

  function sumType(part: RuleNode & { kind: 'binary' }): RuleValueType {
    for (const side of [part.left, part.right]) {
      const type = typeOf(side)
      if (type !== undefined && type !== 'number' && type !== 'unknown')
        say(side, `'${part.operator}' takes numbers, but this is ${named(type)}.`)
    }
    return 'number'
  }

  function comparisonType(part: RuleNode & { kind: 'binary' }): RuleValueType {
    const { operator, right, at } = part
    const left = takes(part.left, operator, at)
    const type = typeOf(right)
    if (left === undefined || type === undefined) return 'condition'
    const wanted = wantedBy(operator, left)
    if (!wanted.includes(type) && type !== 'unknown')
      say(right, `${operator} takes ${wanted.map(named).join(' or ')} here, but this is ${named(type)}.`)
    return 'condition'
  }

  /** The type of the left side of an operator; undefined when it is wrong or not supported. */
  function takes(left: RuleNode, operator: string, at: Span): RuleValueType | undefined {
    const type = typeOf(left)
    if (type === undefined) return undefined
    if (type === 'condition' || type === 'stringList' || type === 'numberList') {
      say(left, `${named(type)} cannot be used before ${operator}.`)
      return undefined
    }
    if (ruleOperators[type].includes(operator)) return type
    say(at, `${named(type)} does not take ${operator}. It takes ${ruleOperators[type].join(', ')}.`)
    return undefined
  }

  function callType(part: RuleNode & { kind: 'call' }): RuleValueType | undefined {
    const types = part.args.map(typeOf)
    const signature = signatures.get(part.name)
    const name = { from: part.from, to: part.from + part.name.length }
    if (part.name === 'array') return listType(part, types)
    if (!signature) {
      const known = ruleFunctions.map(one => one.name)
      say(name, `There is no function ${part.name}.${hint(part.name, known)}`)
      return undefined
    }
    if (part.args.length !== signature.takes.length)
      say(name, `${part.name} takes ${counted(signature.takes.length)}, but has ${part.args.length}.`)
    for (const [at, wanted] of signature.takes.entries()) {
      const [arg, type] = [part.args[at], types[at]]
      if (arg && type !== undefined && type !== wanted && type !== 'unknown')
        say(arg, `${part.name} takes ${named(wanted)} here, but this is ${named(type)}.`)
    }
    return dateText(part) ? signature.gives : undefined
  }

  /** Checks a date that is written in the rule. */
  function dateText({ name, args }: RuleNode & { kind: 'call' }): boolean {
    const [text, format] = args
    if (!name.startsWith('toDate') || text?.kind !== 'literal' || typeof text.value !== 'string') return true
    const pattern = format?.kind === 'literal' ? String(format.value) : undefined
    if (dateOf(text.value, pattern) !== undefined) return true
    say(
      text,
      `'${text.value}' is not a date in the format ${pattern ?? 'yyyy-MM-dd or yyyy-MM-dd HH:mm:ss'}.`,
    )
    return false
  }

  function listType(part: RuleNode & { kind: 'call' }, types: readonly (RuleValueType | undefined)[]) {
    const [first] = types
    if (part.args.length === 0) {
      say(part, 'array takes at least one value.')
      return undefined
    }
    if (first !== 'string' && first !== 'number') {
      if (first !== undefined) say(part, `array takes texts or numbers, but this is ${named(first)}.`)
      return undefined
    }
    for (const [at, arg] of part.args.entries())
      if (types[at] !== undefined && types[at] !== first)
        say(arg, `The values of an array must be of one type, but this is ${named(types[at])}.`)
    return first === 'string' ? 'stringList' : 'numberList'
  }
}

const arithmetic: ReadonlySet<string> = new Set(['+', '-', '*', '/'])

interface Signature {
  readonly takes: readonly RuleValueType[]
  readonly gives: RuleValueType
}
const signatures: ReadonlyMap<string, Signature> = new Map<string, Signature>([
  ['addHours', { takes: ['date', 'number'], gives: 'date' }],
  ['currentDate', { takes: [], gives: 'date' }],
  ['currentDay', { takes: [], gives: 'string' }],
  ['hour', { takes: ['date'], gives: 'number' }],
  ['toDate', { takes: ['string'], gives: 'date' }],
  ['toDateFormat', { takes: ['string', 'string'], gives: 'date' }],
  ['not', { takes: ['condition'], gives: 'condition' }],
])

/** The types allowed on the right side of an operator, by the type of its left side. */
function wantedBy(operator: string, left: RuleValueType): readonly RuleValueType[] {
  if (operator === 'in' || operator === 'not in')
    return left === 'number'
      ? ['numberList']
      : left === 'string'
        ? ['stringList']
        : ['stringList', 'numberList']
  if (operator === 'containsOne' || operator === 'containsAll') return ['stringList']
  if (operator === 'contains') return ['number', 'numberList']
  const one = elements.get(left)
  return one ? [one] : ['string', 'number', 'boolean', 'date']
}
const elements: ReadonlyMap<RuleValueType, RuleValueType> = new Map([
  ['string', 'string'],
  ['boolean', 'boolean'],
  ['number', 'number'],
  ['date', 'date'],
  ['numberSet', 'number'],
  ['booleanSet', 'boolean'],
])

const names: Readonly<Record<RuleValueType, string>> = {
  string: 'a text',
  boolean: 'true or false',
  number: 'a number',
  date: 'a date',
  stringSet: 'a set of texts',
  numberSet: 'a set of numbers',
  booleanSet: 'a set of true and false',
  unknown: 'a value of unknown type',
  stringList: 'an array of texts',
  numberList: 'an array of numbers',
  condition: 'a condition',
}
function named(type: RuleValueType): string {
  return names[type]
}

function counted(values: number): string {
  return values === 0 ? 'no values' : values === 1 ? 'one value' : `${values} values`
}

function hint(word: string, known: readonly string[]): string {
  const near = nearest(word, known)
  return near === undefined ? ` Use one of ${known.join(', ')}.` : ` Did you mean ${near}?`
}

/** The most similar known word, if at most a third of its letters differ. */
function nearest(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map(one => ({ one, far: distance(word.slice(0, 50).toLowerCase(), one.toLowerCase()) }))
    .filter(({ one, far }) => far <= one.length / 3)
    .toSorted((a, b) => a.far - b.far)
  return best?.one
}

/** Number of letters to add, remove or change. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1]
    for (const [other, wanted] of [...to].entries())
      next.push(
        Math.min(
          (next[other] ?? 0) + 1,
          (row[other + 1] ?? 0) + 1,
          (row[other] ?? 0) + (letter === wanted ? 0 : 1),
        ),
      )
    row = next
  }
  return row[to.length] ?? 0
}
