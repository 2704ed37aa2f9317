import { describe, expect, it } from 'vitest'
import { checkHeader, rowCheck } from '../../../runtime/core/csv/check.ts'
import { rowsOf, utf8 } from './readText.ts'

const columns = [
  { header: 'id', required: true, kind: 'text', pattern: { match: '^[0-9]+$', message: 'Digits only.' } },
  { header: 'amount', required: true, kind: 'number', pattern: undefined },
  { header: 'day', required: false, kind: 'date', pattern: undefined },
] as const
const problems = (text: string, expected: Parameters<typeof rowCheck>[1] = columns) => {
  const [header = { line: 1, cells: [] }, ...rows] = rowsOf(utf8(text))
  return [...checkHeader(header, expected), ...rows.flatMap(rowCheck(header.cells, expected))]
}

describe('local check of an import file', () => {
  it('accepts a file that meets the definition', () => {
    expect(problems('Day, ID ,amount\n2026-02-28,7,-1234.50\n,8,0\n2026-02-28 23:59:59,9,+1\n')).toEqual([])
  })

  it('names the value that is outside the limits of its column', () => {
    const limited = [
      { header: 'quantity', required: true, kind: 'integer', pattern: undefined, min: 1, max: 999 },
      { header: 'currency', required: true, kind: 'text', pattern: undefined, length: 3 },
      { header: 'state', required: false, kind: 'text', pattern: undefined, options: ['active', 'ended'] },
      { header: 'note', required: false, kind: 'text', pattern: undefined, maxLength: 5 },
    ] as const
    const text = [
      'quantity,currency,state,note',
      '1,AED,Active,short',
      '0,AEDX,foo,too long',
      '2.5,AED,,',
      '1000,AED,,',
    ]
    expect(problems(text.join('\n'), limited).map(({ line, message }) => [line, message])).toEqual([
      [3, '"quantity" must be at least 1.'],
      [3, '"currency" must have 3 characters.'],
      [3, '"state" must be one of: active, ended.'],
      [3, '"note" must have at most 5 characters.'],
      [4, '"quantity" must be a whole number.'],
      [5, '"quantity" must be at most 999.'],
    ])
  })

  it('ignores case, blanks and hyphens in headers, as an export writes them', () => {
    expect(checkHeader({ line: 1, cells: ['I-D', ' A mount', 'DAY'] }, columns)).toEqual([])
  })

  it('names missing, unknown and repeated headers', () => {
    expect(problems('id,ammount,id\n')).toEqual([
      { line: 1, message: 'The column "amount" is missing.' },
      { line: 1, cell: 1, message: 'The column "ammount" is unknown.' },
      { line: 1, cell: 2, message: 'The column "id" appears twice.' },
    ])
  })

  it('names the line and the missing or malformed value', () => {
    const text = 'id,amount,day\n7,,\n\n"8",1.2.3,2026-02-30\nx,1,2026-01-01 24:00:00\n'
    expect(problems(text)).toEqual([
      { line: 2, cell: 1, message: '"amount" is empty.' },
      { line: 4, cell: 1, message: '"amount" must be a number.' },
      { line: 4, cell: 2, message: '"day" must be a date.' },
      { line: 5, cell: 0, message: '"id" has the wrong format: Digits only.' },
      { line: 5, cell: 2, message: '"day" must be a date.' },
    ])
  })

  it('reports once that a line has too few or too many values', () => {
    expect(problems('id,amount,day\n7,1\n8,1,2026-01-01,x\n')).toEqual([
      { line: 2, message: 'This line has 2 values and the header 3.' },
      { line: 3, message: 'This line has 4 values and the header 3.' },
    ])
  })

  it('checks nothing without columns', () => {
    expect(problems('a\n1,2\n', [])).toEqual([])
  })
})
