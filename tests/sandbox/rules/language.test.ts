import { describe, expect, it } from 'vitest'
import { type RuleType, ruleFunctions, ruleOperators } from '../../../schemas/wire/ruleWords.ts'
import { checkRule } from '../../../src/sandbox/rules/language/checkRule.ts'
import { dateOf } from '../../../src/sandbox/rules/language/dates.ts'
import { ruleHolds } from '../../../src/sandbox/rules/language/evaluate.ts'
import { placed } from '../../../src/sandbox/rules/language/placed.ts'
import { naughty } from '../../core/naughty.ts'

const types: Readonly<Record<string, RuleType>> = {
  nr: 'string',
  flag: 'boolean',
  amount: 'number',
  at: 'date',
  codes: 'stringSet',
  prices: 'numberSet',
  tries: 'booleanSet',
  score: 'unknown',
  gone: 'string',
  never: 'number',
}
const fields = new Map([['Order', new Map(Object.entries(types))]])
const order = {
  nr: 'A-7',
  flag: true,
  amount: 120.5,
  at: '2011-12-09 10:30:00',
  codes: ['22423', '47566'],
  prices: [1, 2.5],
  tries: [false],
  score: 7,
  gone: null,
}
/** A Saturday. */
const now = Date.UTC(2011, 11, 10, 8)
const isDate = (_: string, field: string) => types[field] === 'date'

const found = (text: string) =>
  checkRule(text, fields).findings.map(finding => {
    const { message, line, charStartPositionInLine, charLength } = placed(text, finding)
    return `${line}:${charStartPositionInLine}+${charLength} ${message}`
  })
const holds = (text: string) => {
  expect(found(text), text).toEqual([])
  return ruleHolds(checkRule(text, fields).node, new Map([['Order', order]]), now, isDate)
}

describe('rule text', () => {
  it.each([
    ["Order.nr = 'A-7'", true],
    ["Order.nr != 'A-7'", false],
    ["Order.nr in array('x', 'A-7')", true],
    ["Order.nr not in array('x')", true],
    ["Order.nr like 'a%'", true],
    ["Order.nr like '%-%'", true],
    ["Order.nr like 'a'", false],
    ["Order.nr like 'A-7%7'", false],
    ["Order.nr not like '%8'", true],
    ['Order.nr is null', false],
    ['Order.nr is not null', true],
    ['Order.gone is null', true],
    ["Order.gone = 'x'", false],
    ["Order.gone != 'x'", true],
    ['Order.never > 1', false],
    ['Order.never + 1 > 0', false],
    ['Order.flag = true', true],
    ['Order.flag != true', false],
    ['Order.amount > 120', true],
    ['Order.amount >= 120.5', true],
    ['Order.amount < 120.5', false],
    ['Order.amount <= -1', false],
    ['Order.amount + 10 * 2 = 140.5', true],
    ['(Order.amount - 20.5) / 50 = 2', true],
    ['Order.amount / 0 > 1', false],
    ['Order.amount in array(120.5, 3)', true],
    ['Order.amount not in array(120.5)', false],
    ["Order.at > toDate('2011-12-09')", true],
    ["Order.at < toDate('2011-12-09 10:30:00')", false],
    ["Order.at = toDateFormat('09/12/2011 10:30:00', 'dd/MM/yyyy HH:mm:ss')", true],
    ['Order.at >= addHours(currentDate(), -24)', true],
    ['hour(Order.at) = 10', true],
    ["currentDay() = 'SATURDAY'", true],
    ["Order.codes containsOne array('1', '47566')", true],
    ["Order.codes containsAll array('22423', '47566')", true],
    ["Order.codes containsAll array('22423', '1')", false],
    ['Order.prices contains 2.5', true],
    ['Order.prices > 2', true],
    ['Order.prices > 3', false],
    ['Order.tries = false', true],
    ['Order.tries != false', false],
    ['Order.score > 5', true],
    ["not(Order.nr = 'A-7')", false],
    ["not(Order.nr = 'x' OR Order.amount < 1)", true],
    ["Order.nr = 'x' AND Order.amount > 1 OR Order.flag = true", true],
    ["Order.nr = 'x' AND (Order.amount > 1 OR Order.flag = true)", false],
    ["Order.nr = 'A''7' or Order.nr = \"it's\"", false],
    ["Order.nr\n  = 'A-7'\n  and Order.flag = TRUE", true],
  ])('%s is %s', (text, expected) => expect(holds(text)).toBe(expected))
})

describe('error in a rule', () => {
  it.each([
    ["Ordr.nr = 'x'", ['1:0+4 There is no entity Ordr in this ruleset. Did you mean Order?']],
    ['Order.amont > 1', ['1:6+5 Order has no field amont. Did you mean amount?']],
    ['Order.nr > 5', [`1:9+1 a text does not take >. It takes ${ruleOperators.string.join(', ')}.`]],
    ["Order.amount = 'x'", ['1:15+3 = takes a number here, but this is a text.']],
    ["Order.nr in 'x'", ['1:12+3 in takes an array of texts here, but this is a text.']],
    [
      "Order.nr in array('x', 1)",
      ['1:23+1 The values of an array must be of one type, but this is a number.'],
    ],
    ['Order.flag', ["1:0+10 'Order.flag' is not a condition. Compare it, for example with =."]],
    ['Order.amount >', ['1:14+1 A value is missing at the end.']],
    ['(Order.amount > 1', ['1:17+1 A closing bracket is missing.']],
    ["Order.nr = 'open", ["1:11+5 The text has no closing quote '."]],
    [
      'Order.amount # 1',
      [
        expect.any(String),
        "1:13+1 The character '#' has no meaning here.",
        expect.stringContaining('is not expected here'),
      ],
    ],
    ['Order.amount > 1 Order.flag = true', [expect.stringMatching(/^1:17\+5 'Order' is not expected here/)]],
    ['hours(Order.at) = 1', ['1:0+5 There is no function hours. Did you mean hour?']],
    ['hour(Order.nr) = 1', ['1:5+8 hour takes a date here, but this is a text.']],
    ['addHours(Order.at) > Order.at', ['1:0+8 addHours takes 2 values, but has 1.']],
    [
      "Order.at > toDate('2011-02-30')",
      ["1:18+12 '2011-02-30' is not a date in the format yyyy-MM-dd or yyyy-MM-dd HH:mm:ss."],
    ],
    ['Order.nr is', ["1:9+2 'is' must be followed by 'null' or 'not null'."]],
    ['country = 1', ["1:8+1 'country' is not a value. Write a field as Entity.field and a text in quotes."]],
  ])('in %s is reported with its position', (text, expected) => expect(found(text)).toEqual(expected))

  it('does not hide others; each has its line, counted from 1, and its character, from 0', () => {
    expect(
      found("Ordr.nr = 'x'\n  AND Order.amount >\n  OR  Order.nmr is null").map(one => one.split(' ')[0]),
    ).toEqual(['1:0+4', '3:2+2', '3:12+3'])
  })

  it('is reported for a rule that is too long or too deep', () => {
    expect(found('x'.repeat(10_001))).toEqual(['1:10000+1 A rule can have at most 10000 characters.'])
    expect(found(`${'('.repeat(2000)}Order.flag = true${')'.repeat(2000)}`)[0]).toContain(
      'Use at most 50 nested brackets',
    )
  })
})

it.each(Object.entries(ruleOperators))(
  'a field of type %s takes its operators and no others',
  (type, operators) => {
    const name = Object.keys(types).find(one => types[one] === type)
    const all = [...new Set(Object.values(ruleOperators).flat())].filter(one => !'+-*/'.includes(one))
    const refused = all.filter(operator => {
      const test = operator.startsWith('is') ? '' : ' 1'
      return found(`Order.${name} ${operator}${test}`).some(text => text.includes('does not take'))
    })
    expect(refused).toEqual(all.filter(operator => !operators.includes(operator)))
  },
)

it('every function of the specification has an example', () => {
  for (const { name, example } of ruleFunctions)
    if (name !== 'not')
      expect(
        checkRule(example, fields)
          .findings.map(({ message }) => message)
          .join(),
        name,
      ).not.toContain('no function')
})

it('any text is parsed to its end, and errors are positioned inside it', () => {
  for (const text of [...naughty, ...naughty.map(one => `Order.nr = '${one}'`)]) {
    for (const { line, charStartPositionInLine, charLength } of checkRule(text, fields).findings.map(one =>
      placed(text, one),
    )) {
      const lines = text.split('\n')
      expect(line).toBeLessThanOrEqual(lines.length)
      expect(charLength).toBeGreaterThan(0)
      expect(charStartPositionInLine).toBeLessThanOrEqual(lines[line - 1]?.length ?? 0)
    }
  }
})

it.each([
  ['2011-12-01', undefined, Date.UTC(2011, 11, 1)],
  ['2011-12-01 23:59:59', undefined, Date.UTC(2011, 11, 1, 23, 59, 59)],
  ['2012-02-29', undefined, Date.UTC(2012, 1, 29)],
  ['2011-02-29', undefined, undefined],
  ['2011-13-01', undefined, undefined],
  ['1.12.2011', 'dd.MM.yyyy', undefined],
  ['01.12.2011', 'dd.MM.yyyy', Date.UTC(2011, 11, 1)],
  ['2011/12/01', undefined, undefined],
  ['01-12-2011', 'dd.MM.yyyy', undefined],
  ['2011-12-01 24:00:00', undefined, undefined],
  ['', undefined, undefined],
])('%s as %s is %s', (text, format, expected) => expect(dateOf(text, format)).toBe(expected))
