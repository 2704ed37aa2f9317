import { describe, expect, it } from 'vitest'
import { deepFreeze } from '../../../runtime/core/objects.ts'
import { displayDate } from '../../../runtime/core/text/dates.ts'
import { displayText, EMPTY } from '../../../runtime/core/text/displayText.ts'
import { displayMoney, displayNumber } from '../../../runtime/core/text/numbers.ts'
import { naughty } from '../naughty.ts'

const nothing = [null, undefined, '', '  ', '\n', []]

describe('empty value', () => {
  it("shows '-' (spec 1 §9)", () => {
    expect(EMPTY).toBe('-')
    for (const value of nothing) {
      expect(displayText(value)).toBe('-')
      expect(displayNumber(value)).toBe('-')
      expect(displayMoney(value, 'EUR')).toBe('-')
      expect(displayDate(value, { time: true, zone: 'UTC' })).toBe('-')
    }
  })

  it('is neither zero nor false', () => {
    expect(displayText(0)).toBe('0')
    expect(displayText(false)).toBe('false')
    expect(displayNumber(0)).toBe('0')
    expect(displayMoney(0, 'EUR')).toBe('0.00 EUR')
  })
})

describe('displayText', () => {
  it('turns line breaks into spaces', () => {
    expect(displayText('a\n\n b\r\nc\u2028d')).toBe('a b c d')
  })

  it('joins a list with commas and shows a record as JSON', () => {
    expect(displayText(deepFreeze(['a', null, 2, ['b']]))).toBe('a, 2, b')
    expect(displayText(deepFreeze({ a: 1 }))).toBe('{"a":1}')
  })

  it('does not change any difficult string of one line', () => {
    const line = /^[^\s\u0085].*[^\s\u0085]$/
    for (const text of naughty.filter(string => line.test(string))) expect(displayText(text)).toBe(text)
  })
})

describe('displayDate', () => {
  const show = (value: unknown, zone = 'UTC', time = true) => displayDate(value, { time, zone })

  it('shows a server date in the zone of the user', () => {
    expect(show('2024-01-31 22:30:05', 'Asia/Karachi')).toBe('2024-02-01 03:30:05')
    expect(show('2024-07-31 02:30:05', 'America/New_York')).toBe('2024-07-30 22:30:05')
    expect(show('2024-01-31 22:30:05')).toBe('2024-01-31 22:30:05')
  })

  it('shows yyyy-MM-dd without the time, as the day in UTC, which matches day filters', () => {
    expect(show('2024-01-31 22:30:05', 'Asia/Karachi', false)).toBe('2024-01-31')
    expect(show('2024-02-01T02:30:05+05:00', 'Asia/Karachi', false)).toBe('2024-01-31')
  })

  it('reads ISO dates with fractions and offsets', () => {
    for (const text of [
      '2024-01-31T22:30:05Z',
      '2024-01-31T22:30:05.123456Z',
      '2024-01-31T22:30:05',
      '2024-02-01T00:30:05+02:00',
      '2024-02-01T00:30:05+0200',
      '2024-01-31 17:30:05-05:00',
    ]) {
      expect(show(text), text).toBe('2024-01-31 22:30:05')
    }
    expect(show('2024-01-31 22:30')).toBe('2024-01-31 22:30:00')
  })

  it('does not convert a day without a time', () => {
    for (const zone of ['UTC', 'Pacific/Auckland', 'America/Los_Angeles']) {
      expect(show('2024-01-31', zone)).toBe('2024-01-31')
      expect(show('2024-01-31', zone, false)).toBe('2024-01-31')
    }
  })

  it("shows '-' for the zero date of databases", () => {
    expect(show('0000-00-00 00:00:00')).toBe('-')
    expect(show('0000-00-00')).toBe('-')
  })

  it('shows values that are not dates unchanged', () => {
    for (const text of [
      'soon',
      '2024-02-30',
      '2024-02-30 10:00:00',
      '2024-01-31 25:00:00',
      '31/01/2024',
      '<b>',
    ]) {
      expect(show(text)).toBe(text)
    }
    expect(show(1706740205)).toBe('1706740205')
    for (const text of naughty) expect(typeof show(text)).toBe('string')
  })
})

describe('displayNumber', () => {
  it('groups thousands and shows at most three decimals', () => {
    expect(displayNumber(1234567.891234)).toBe('1,234,567.891')
    expect(displayNumber('18532')).toBe('18,532')
    expect(displayNumber('-12.50')).toBe('-12.5')
  })

  it('shows the decimals and the unit that the definition names', () => {
    expect(displayNumber(12, { decimals: 2 })).toBe('12.00')
    expect(displayNumber(3, { unit: 'days' })).toBe('3 days')
    expect(displayNumber(1.005, { decimals: 0, unit: '%' })).toBe('1 %')
    const change = { unit: '%', signed: true, decimals: 1 }
    expect(displayNumber(267, change)).toBe('+267.0 %')
    expect(displayNumber(-3, change)).toBe('-3.0 %')
    expect(displayNumber(0.01, change)).toBe('0.0 %')
  })

  it('shows no minus sign for zero', () => {
    expect(displayNumber(-0)).toBe('0')
    expect(displayNumber(-0.0001)).toBe('0')
  })

  it('shows values that are not numbers unchanged, and all digits of a long number', () => {
    for (const text of [
      'x',
      '1e5',
      '0x10',
      '12,5',
      'Infinity',
      '12345678901234567890',
      '1.2345678901234567',
    ]) {
      expect(displayNumber(text)).toBe(text)
    }
    expect(displayNumber(Number.NaN)).toBe('NaN')
    expect(displayNumber(true)).toBe('true')
  })
})

describe('displayMoney', () => {
  it('shows two decimals and the currency, and negative amounts with their sign', () => {
    expect(displayMoney(1234.5, 'EGP')).toBe('1,234.50 EGP')
    expect(displayMoney('-1234.567', 'EGP')).toBe('-1,234.57 EGP')
  })

  it('leaves out an unknown currency', () => {
    for (const currency of [undefined, null, '', 5]) expect(displayMoney(2, currency)).toBe('2.00')
  })

  it('shows values that are not amounts unchanged', () => {
    expect(displayMoney('free', 'EGP')).toBe('free')
  })
})
