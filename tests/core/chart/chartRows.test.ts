import { describe, expect, it } from 'vitest'
import { chartQuery, chartRows } from '../../../runtime/core/chart/chartRows.ts'

const chart = {
  label: { field: 'partner.name', label: 'Partner' },
  series: [
    { field: 'week', label: 'Week', query: { overdue: { value: '1-7' } } },
    { field: 'older', label: 'Older' },
  ],
}

describe('chart rows', () => {
  it('contain the numbers of a record, also numbers as text, and their sum to the cent', () => {
    const rows = chartRows(chart, [{ partner: { name: 'Hub Leeds' }, week: 0.1, older: '0.2' }])
    expect(rows).toMatchObject([{ label: 'Hub Leeds', values: [0.1, 0.2], sum: 0.3 }])
  })

  it('have no part for a missing number', () => {
    expect(chartRows(chart, [{ week: null, older: 'none' }])).toMatchObject([
      { label: '-', values: [undefined, undefined], sum: 0 },
    ])
  })

  it.each([[null], [undefined], [[]]])('are empty for %j', data => {
    expect(chartRows(chart, data)).toEqual([])
  })

  it.each([[{ no: 'list' }], ['text'], [[1]], [[['a']]]])('are undefined for %j', data => {
    expect(chartRows(chart, data)).toBeUndefined()
  })
})

describe('link of a bar', () => {
  const query = { partner: 'idPartner', currency: 'currency' }
  const record = { idPartner: 7, currency: '' }

  it('contains the values that the record has, and leaves out missing ones', () => {
    expect(chartQuery(query, record)).toBe('partner=7')
  })

  it('contains the values that belong to a part of the bar', () => {
    expect(chartQuery(query, record, chart.series[0])).toBe('partner=7&overdue=1-7')
    expect(chartQuery(query, record, chart.series[1])).toBe('partner=7')
  })

  it('is only the screen if there is no query', () => {
    expect(chartQuery({}, record)).toBe('')
  })
})
