import { describe, expect, it } from 'vitest'
import {
  customTagPrefix,
  ruleConnectors,
  ruleFunctions,
  ruleOperators,
  rulesets,
  ruleTypeOf,
} from '../../schemas/wire/ruleWords.ts'

const comparisons = ['=', '!=', '<', '<=', '>', '>=']
const arithmetic = ['+', '-', '*', '/']
const nullTests = ['is null', 'is not null']
const sorted = (words: readonly string[]) => [...words].sort()

describe('rule editor vocabulary (spec 1 §5)', () => {
  it.each([
    ['string', ['=', '!=', 'in', 'not in', 'like', 'not like', ...nullTests]],
    ['boolean', ['=', '!=', ...nullTests]],
    ['number', [...comparisons, ...arithmetic, 'in', 'not in', ...nullTests]],
    ['stringSet', ['containsOne', 'containsAll', ...nullTests]],
    ['numberSet', [...comparisons, 'contains', ...nullTests]],
    ['booleanSet', ['=', '!=', ...nullTests]],
    ['date', [...comparisons, ...nullTests]],
  ] as const)('a field of type %s takes its operators and no other', (type, operators) => {
    expect(sorted(ruleOperators[type])).toEqual(sorted(operators))
  })

  it('a field of an unknown type accepts many operators', () => {
    const { unknown, ...known } = ruleOperators
    expect(sorted(unknown)).toEqual(sorted([...new Set(Object.values(known).flat())]))
  })

  it.each([
    ['String', 'string'],
    ['Boolean', 'boolean'],
    ['Long', 'number'],
    ['Double', 'number'],
    ['int', 'number'],
    ['LocalDateTime', 'date'],
    ['Set<String>', 'stringSet'],
    ['List<Long>', 'numberSet'],
    ['Boolean[]', 'booleanSet'],
    ['Set<LocalDateTime>', 'unknown'],
    ['Currency', 'unknown'],
    ['constructor', 'unknown'],
  ])('the type %s is %s', (name, type) => expect(ruleTypeOf(name)).toBe(type))

  it('has the functions and connectors of the specification', () => {
    expect(ruleFunctions.map(({ name }) => name)).toEqual([
      ...['addHours', 'currentDate', 'currentDay', 'hour', 'toDate', 'toDateFormat', 'not', 'array'],
    ])
    for (const { name, example } of ruleFunctions) expect(example.startsWith(`${name}(`)).toBe(true)
    expect(ruleConnectors).toEqual(['AND', 'OR'])
    expect(customTagPrefix).toBe('CustomTag-')
  })
})

it('each ruleset has resources to view and to administer it (spec 1 §6)', () => {
  const names = [
    ...['rma-not-eligible', 'rma-not-eligible-for-pickup', 'rma-not-retrievable', 'customer-service'],
    ...['smart-sampling-package', 'order-flags', 'rma-anticipate-refund', 'rma-instant-refund'],
  ]
  expect(Object.keys(rulesets)).toEqual(names)
  for (const [name, { view, admin }] of Object.entries(rulesets))
    expect([view, admin]).toEqual([`rules_engine_${name}-view`, `rules_engine_${name}-admin`])
})
