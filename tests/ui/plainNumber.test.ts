import { describe, expect, it } from 'vitest'
import { plainNumber } from '../../runtime/ui/plainNumber.ts'

describe('number in the format of another program', () => {
  it.each([
    ['1,000.5', '1000.5'],
    ['1,250', '1250'],
    ['-12,345,678.90', '-12345678.90'],
    ['1 250,50', '1250.50'],
    ['1\u202f250.50', '1250.50'],
    ["1'250.50", '1250.50'],
    ['1.250,50', '1250.50'],
    ['1.250.000', '1250000'],
    ['12,5', '12.5'],
    ['0,05', '0.05'],
    ['5,000 GBP', '5000'],
    ['£4,000.50', '4000.50'],
    ['EUR -12', '-12'],
    ['12 €', '12'],
  ])('%s means %s', (text, meant) => {
    expect(plainNumber(text)).toBe(meant)
  })

  it.each([
    '',
    '12',
    '12.5',
    '1.250',
    '-',
    'abc',
    '1,2,3',
    '1,25.5',
    '12 34',
    ' 7 ',
    '٣٤',
    '1e3',
    'ABC',
    '5 items',
  ])('%j is unchanged', text => {
    expect(plainNumber(text)).toBe(text)
  })
})
