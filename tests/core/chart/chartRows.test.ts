import { describe, expect, it } from 'vitest'
import { chartQuery, chartRows } from '../../../runtime/core/chart/chartRows.ts'

const chart = {
  label: { field: 'partner.name', label: 'Partner' },
  series: [
    { field: 'week', label: 'Week', query: { overdue: '1-7' } },
    { field: 'older', label: 'Older' },
  ],
}

describe('the bars of a chart', () => {
  it('have the numbers of their record, also those that come as text, and their sum to the cent', () => {
    const rows = chartRows(chart, [{ partner: { name: 'Hub Leeds' }, week: 0.1, older: '0.2' }])
    expect(rows).toMatchObject([{ label: 'Hub Leeds', values: [0.1, 0.2], sum: 0.3 }])
  })

  it('have no part where the record has no number', () => {
    expect(chartRows(chart, [{ week: null, older: 'none' }])).toMatchObject([
      { label: '-', values: [undefined, undefined], sum: 0 },
    ])
  })

  it.each([[null], [undefined], [[]]])('are none of %j', data => {
    expect(chartRows(chart, data)).toEqual([])
  })

  it.each([[{ no: 'list' }], ['text'], [[1]], [[['a']]]])('are not known of %j', data => {
    expect(chartRows(chart, data)).toBeUndefined()
  })
})

describe('the address that a bar leads to', () => {
  const block = { query: { partner: 'idPartner', currency: 'currency' } }
  const record = { idPartner: 7, currency: '' }

  it('names what the record has, and leaves out what it has not', () => {
    expect(chartQuery(block, record)).toBe('partner=7')
  })

  it('names beside it what belongs to the part', () => {
    expect(chartQuery(block, record, chart.series[0])).toBe('partner=7&overdue=1-7')
    expect(chartQuery(block, record, chart.series[1])).toBe('partner=7')
  })

  it('is the screen alone without a query', () => {
    expect(chartQuery({}, record)).toBe('')
  })
})
