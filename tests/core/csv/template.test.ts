import { describe, expect, it } from 'vitest'
import { templateCsv } from '../../../runtime/core/csv/template.ts'

const column = { required: false, kind: 'text', pattern: undefined } as const

describe('template of an import', () => {
  it('has the headers of the columns and one line of examples', () => {
    const columns = [
      { ...column, header: 'code', example: 'AB-1' },
      { ...column, header: 'state', options: ['active', 'ended'] },
      { ...column, header: 'day', kind: 'date' },
      { ...column, header: 'note' },
    ] as const
    expect(templateCsv(columns)).toBe('code,state,day,note\r\nAB-1,active,2026-01-31,\r\n')
  })

  it('has a number within the limits of its column', () => {
    const columns = [
      { ...column, header: 'pieces', kind: 'integer', min: 10 },
      { ...column, header: 'share', kind: 'number', max: 0.5 },
      { ...column, header: 'amount', kind: 'number' },
    ] as const
    expect(templateCsv(columns)).toBe('pieces,share,amount\r\n10,0.5,1\r\n')
  })

  it('writes nothing that a spreadsheet would run as a formula', () => {
    expect(templateCsv([{ ...column, header: '=1+1', example: '@sum' }])).toBe("'=1+1\r\n'@sum\r\n")
  })
})
