import { describe, expect, it } from 'vitest'
import { checkSize, isCsvName } from '../../../runtime/core/csv/decode.ts'
import { writeCsv } from '../../../runtime/core/csv/write.ts'
import { rowsOf, utf8 } from './readText.ts'

const cells = (bytes: Uint8Array, piece?: number) => rowsOf(bytes, piece).map(row => row.cells)

function utf16(text: string, { big = false, mark = true } = {}): Uint8Array {
  const codes = [...(mark ? '\ufeff' : ''), ...text].join('')
  return Uint8Array.from(
    [...codes]
      .flatMap(one => [one.charCodeAt(0) & 255, one.charCodeAt(0) >> 8])
      .flatMap((_, at, all) => all[big ? at ^ 1 : at] ?? 0),
  )
}

describe('import file', () => {
  it('can start with a byte order mark', () => {
    expect(cells(utf8('\ufeffa,b\r\n1,2\r\n'))).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })

  it.each([
    ['little-endian', {}],
    ['big-endian', { big: true }],
    ['little-endian without a mark', { mark: false }],
    ['big-endian without a mark', { mark: false, big: true }],
  ])('can be UTF-16, %s', (_, how) => {
    for (const piece of [4, 7, 1000])
      expect(cells(utf16('name,b\n\u00e9\u0645,2\n', how), piece)).toEqual([
        ['name', 'b'],
        ['\u00e9\u0645', '2'],
      ])
  })

  it('can end its lines with CR and contain other line breaks inside quotes', () => {
    for (const piece of [undefined, 1, 3])
      expect(cells(utf8('a,"b\nc"\r1,"2\r\n"\r3,4\r'), piece)).toEqual([
        ['a', 'b\nc'],
        ['1', '2\r\n'],
        ['3', '4'],
      ])
  })

  it.each([
    [0, 'This file is empty.'],
    [100_000_001, 'This file is larger than 100 MB.'],
  ])('has no size limit before the server: %i bytes', (size, message) => {
    expect(() => checkSize({ size })).toThrow(message)
  })

  it('must have the extension .csv (spec 1 §5)', () => {
    expect(['a.csv', 'A.CSV', 'a.b.csv', 'a.xlsx', 'csv', 'a.csv.exe'].map(isCsvName)).toEqual([
      ...[true, true, true],
      ...[false, false, false],
    ])
  })

  it('can have 100 MB', () => {
    expect(() => checkSize({ size: 100_000_000 })).not.toThrow()
  })

  it('is rejected if it is not text', () => {
    expect(() => rowsOf(Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0]))).toThrow(
      'This file is not a text file.',
    )
  })

  it('in another encoding is rejected with an explanation', () => {
    expect(() => rowsOf(Uint8Array.from([0x61, 0x2c, 0xe9, 0x0a, 0x62]))).toThrow(
      'The text encoding is not supported. Save the file as CSV in UTF-8.',
    )
  })

  it('that ends inside quotes reports the line of the opening quote', () => {
    expect(() => rowsOf(utf8('a,b\n1,2\n3,"x\ny\n'))).toThrow(
      'The file ends inside the quotes opened in line 3.',
    )
    expect(() => rowsOf(utf8('a,b\n"1\n2","x\ny\n'))).toThrow('inside the quotes opened in line 3.')
  })

  it('that ends inside a character reports it', () => {
    expect(() => rowsOf(utf8('a,b\n1,\u0645').slice(0, -1))).toThrow(
      'The file ends in the middle of a character.',
    )
  })

  it('never becomes one row because of unclosed quotes', () => {
    const text = `a,b\n1,"2\n${'3,4\n'.repeat(600_000)}`
    expect(() => rowsOf(utf8(text), 100_000)).toThrow('inside the quotes opened in line 2.')
  })

  it('with a line of a million characters is rejected', () => {
    expect(() => rowsOf(utf8(`a,b\n${'x'.repeat(1_500_000)}\n`), 100_000)).toThrow(
      'Line 2 is longer than a million characters.',
    )
    expect(() => rowsOf(utf8('x'.repeat(1_500_000)), 100_000)).toThrow(
      'Line 1 is longer than a million characters.',
    )
  })

  it('reports the line of the file in which a row starts', () => {
    const rows = rowsOf(utf8('a,b\r\n\r\n"1\r\n2",3\r\n4,5'))
    expect(rows).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['1\r\n2', '3'] },
      { line: 5, cells: ['4', '5'] },
    ])
  })

  it.each([';', '\t'])('can separate its values with %j', mark => {
    const text = `a${mark}"b,${mark}"\n1,5${mark}2\n`
    expect(cells(utf8(text), 3)).toEqual([
      ['a', `b,${mark}`],
      ['1,5', '2'],
    ])
  })

  it('can contain empty rows of a spreadsheet, which are counted and skipped', () => {
    const rows = rowsOf(utf8('a,b\n,\n1,2\n" ",""\n;\n , \n3,\n'))
    expect(rows).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['1', '2'] },
      { line: 5, cells: [';'] },
      { line: 7, cells: ['3', ''] },
    ])
  })

  it('can end its lines with CR alone', () => {
    expect(cells(utf8('a,b\r1,2\r'))).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })
})

describe('exported file', () => {
  it.each(['=1+1', '+1', '-1', '@x', '\tx', '\rx'])(
    'prevents spreadsheets from evaluating the text %j',
    text => {
      expect(rowsOf(utf8(writeCsv([[text, 'b']])))[0]?.cells[0]).toBe(`'${text}`)
    },
  )

  it.each(['-12.50', '+3', '-0.001', '12'])('never changes the number %s', text => {
    expect(writeCsv([[text]], ['number'])).toBe(`${text}\r\n`)
  })

  it('escapes formulas in a column of numbers', () => {
    expect(writeCsv([['-1+cmd|x']], ['number'])).toBe("'-1+cmd|x\r\n")
  })
})
