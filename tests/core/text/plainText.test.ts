import { describe, expect, it } from 'vitest'
import { chartQuery } from '../../../runtime/core/chart/chartRows.ts'
import { formOptions } from '../../../runtime/core/form/options.ts'
import { readProfiles } from '../../../runtime/core/form/profile.ts'
import { actionCall } from '../../../runtime/core/grid/actions.ts'
import { isInactive } from '../../../runtime/core/grid/rowKey.ts'
import { rowParams } from '../../../runtime/core/grid/rowTarget.ts'
import { sums } from '../../../runtime/core/grid/totals.ts'
import { plainText } from '../../../runtime/core/text/displayText.ts'

/** `String` throws at it. */
const strange = { constructor: 'x', toString: 1 }

describe('plainText', () => {
  it('returns the text of a text, a number or a boolean', () => {
    expect([' a', 7, 0, true, false].map(plainText)).toEqual([' a', '7', '0', 'true', 'false'])
  })

  it('returns an empty text for other values', () => {
    expect([null, undefined, [], ['a'], {}, strange].map(plainText)).toEqual(['', '', '', '', '', ''])
  })
})

describe('record with its own toString instead of a text', () => {
  it('is not used as the label of an option: its value is shown', () => {
    const loads = { partners: [{ id: 7, name: strange }] }
    const options = formOptions({ load: 'partners', value: 'id', label: 'name' }, loads)
    expect(options).toEqual([{ value: 7, label: '7' }])
  })

  it('selects no profile', () => {
    const words = { load: 'methods', by: 'method', invalid: { list: 'No list', single: 'No entry' } }
    const { problem, profileOf } = readProfiles(words, { fields: [] }, [{ method: strange, fields: [] }])
    expect(problem).toBe('')
    expect(profileOf({ method: '' }).about).toBeUndefined()
  })

  it('is left out of addresses, and leaves the amounts of a column without a currency', () => {
    const row = { id: strange, amount: 5, currency: strange }
    expect(rowParams({ partner: 'id' }, row)).toEqual({ partner: '' })
    expect(chartQuery({ partner: 'id' }, row)).toBe('')
    expect(isInactive(row, 'id')).toBe(false)
    const cell = { kind: 'money', currency: 'currency' } as const
    expect(sums({ field: 'amount', cell }, [row])).toHaveLength(1)
    const action = { kind: 'request', call: '/api/partners/{id}', method: 'POST', body: {} } as const
    const { path } = actionCall(
      { columns: [], params: {} },
      action,
      { scope: 'row', row, key: '7' },
      { params: {}, typed: {} },
    )
    expect(path).toBe('/api/partners/')
  })
})
