import { describe, expect, it } from 'vitest'
import { rowQuery } from '../../../runtime/core/grid/rowQuery.ts'

describe('query of a row link', () => {
  it('contains fields of the row and fixed values, encoded', () => {
    const query = { partner: 'partner.id', status: { value: 'on hold' } }
    expect(rowQuery(query, { partner: { id: 'a&b' } })).toBe('?partner=a%26b&status=on+hold')
    expect(rowQuery({}, {})).toBe('')
  })

  it('contains a fixed empty value, which clears a filter', () => {
    expect(rowQuery({ status: { value: '' } }, {})).toBe('?status=')
  })

  it('is undefined, so that there is no link, if a field is empty', () => {
    for (const id of [undefined, null, ''])
      expect(rowQuery({ partner: 'id', status: { value: 'open' } }, { id })).toBeUndefined()
    expect(rowQuery({ partner: 'id' }, { id: 0 })).toBe('?partner=0')
  })
})
