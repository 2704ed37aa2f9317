import { describe, expect, it } from 'vitest'
import { parseMinute } from '../../../runtime/core/text/dates.ts'
import { displayBoolean, displayList } from '../../../runtime/core/text/displayText.ts'
import { clampNumber, numberProblem, typedNumber } from '../../../runtime/core/text/numbers.ts'

describe('displayBoolean', () => {
  it("shows Yes and No for all spellings of the server, and '-' for nothing", () => {
    for (const yes of [true, 1, '1', 'true', 'TRUE']) expect(displayBoolean(yes)).toBe('Yes')
    for (const no of [false, 0, '0', 'false']) expect(displayBoolean(no)).toBe('No')
    for (const nothing of [null, undefined, '']) expect(displayBoolean(nothing)).toBe('-')
    expect(displayBoolean('perhaps')).toBe('perhaps')
  })
})

describe('displayList (spec 1 §9)', () => {
  it("joins with ',' and a line break", () => {
    expect(displayList(['a', 2, 'c'], ',')).toBe('a,\n2,\nc')
    expect(displayList(['a', 'b'], ';')).toBe('a;\nb')
  })

  it("leaves empty values out, and shows '-' if all are empty", () => {
    expect(displayList(['', 'a', null], ',')).toBe('a')
    for (const nothing of [[], [''], null, undefined, '']) expect(displayList(nothing, ',')).toBe('-')
    expect(displayList('alone', ',')).toBe('alone')
  })
})

describe('clampNumber (spec 1 §5)', () => {
  it('sets a number to its limits', () => {
    expect(clampNumber(-1, { min: 0, max: 10 })).toBe(0)
    expect(clampNumber(11, { min: 0, max: 10 })).toBe(10)
    expect(clampNumber(5.5, { min: 0, max: 10 })).toBe(5.5)
    expect(clampNumber(1.005, { decimals: 2, min: 0 })).toBe(1)
  })
})

describe('typedNumber', () => {
  it('reads numbers while they are typed', () => {
    expect(typedNumber(' 5.5 ')).toBe(5.5)
    expect(typedNumber('+5')).toBe(5)
    expect(typedNumber('.5')).toBe(0.5)
    expect(typedNumber('-.5')).toBe(-0.5)
    expect(typedNumber('5.')).toBe(5)
    expect(typedNumber('-0')).toBe(0)
  })

  it('returns undefined for text that is not a number', () => {
    for (const text of ['', ' ', '-', '.', '+', '-.', '1e3', 'x', '1,5', '1.2.3', '12345678901234567890'])
      expect(typedNumber(text)).toBeUndefined()
  })
})

describe('numberProblem', () => {
  it('names the allowed range', () => {
    expect(numberProblem(0, { min: 1, max: 90 })).toBe('From 1 to 90.')
    expect(numberProblem(999, { min: 1, max: 90 })).toBe('From 1 to 90.')
    expect(numberProblem(0, { min: 0.0005 })).toBe('At least 0.0005.')
    expect(numberProblem(10_000_001, { max: 10_000_000 })).toBe('At most 10,000,000.')
    expect(numberProblem(1.5, { decimals: 0 })).toBe('Enter a whole number.')
    expect(numberProblem(1.25, { decimals: 1 })).toBe('At most 1 digit after the point.')
    expect(numberProblem(1.005, { decimals: 2 })).toBe('At most 2 digits after the point.')
  })

  it('accepts the limits themselves', () => {
    expect(numberProblem(1, { min: 1, max: 90, decimals: 2 })).toBeUndefined()
    expect(numberProblem(90, { min: 1, max: 90, decimals: 2 })).toBeUndefined()
    expect(numberProblem(0.07, { decimals: 2 })).toBeUndefined()
    expect(numberProblem(-1e15, {})).toBeUndefined()
  })
})

describe('parseMinute', () => {
  it('reads valid wall-clock times', () => {
    expect(parseMinute('2024-02-29 23:59')).toBe(Date.UTC(2024, 1, 29, 23, 59))
    for (const text of [
      '2024-02-29',
      '2024-02-30 10:00',
      '2024-02-29 24:00',
      '2024-02-29 1:00',
      '2024-02-29T10:00',
      '',
    ])
      expect(parseMinute(text)).toBeUndefined()
  })
})
