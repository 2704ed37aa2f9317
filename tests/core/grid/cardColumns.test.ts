import { describe, expect, it } from 'vitest'
import { cardColumns } from '../../../runtime/core/grid/cardColumns.ts'
import { columnsView } from '../../../runtime/core/grid/columnsView.ts'
import { type Column, type Grid } from '../../../schemas/index.ts'
import { grid as compile } from '../fixtures.ts'

const column = (field: string, cell: Column['cell'] = { kind: 'text' }): Column => ({
  field,
  label: field,
  cell,
})
const columns = [
  column('order'),
  column('id'),
  column('state', { kind: 'status', values: {} }),
  column('amount', { kind: 'money', currency: 'currency' }),
  column('paid', { kind: 'money', currency: 'currency' }),
  column('created', { kind: 'date' }),
  column('changed', { kind: 'date' }),
  column('note', { kind: 'input' }),
  column('customer'),
]
const spread = (grid: Partial<Grid>, visible = columns.map(({ field }) => field)) => {
  const compiled = compile({ columns, rowKey: 'id', filters: [], ...grid })
  const { title, shown, more } = cardColumns(compiled, columnsView(compiled, visible, {}))
  const fields = (list: typeof shown) => list.map(one => one.column.field)
  return { title: title?.column.field, shown: fields(shown), more: fields(more) }
}

describe('cardColumns', () => {
  it('are by default the column that names the row, the first text, state, amount and date, and every input', () => {
    expect(spread({})).toEqual({
      title: 'id',
      shown: ['order', 'state', 'amount', 'created', 'note'],
      more: ['paid', 'changed', 'customer'],
    })
  })

  it('are the columns of the definition in its order, the title first', () => {
    expect(spread({ card: ['customer', 'paid', 'order'] })).toMatchObject({
      title: 'customer',
      shown: ['paid', 'order'],
    })
  })

  it('include one or two further columns if no others remain', () => {
    const visible = ['id', 'amount', 'paid', 'created', 'changed']
    expect(spread({}, visible)).toEqual({
      title: 'id',
      shown: ['amount', 'created', 'paid', 'changed'],
      more: [],
    })
  })

  it('leave out the columns that the user has hidden', () => {
    expect(spread({ card: ['id', 'amount'] }, ['order', 'paid'])).toEqual({
      title: 'order',
      shown: ['paid'],
      more: [],
    })
    expect(spread({}, ['paid'])).toEqual({ title: 'paid', shown: [], more: [] })
  })
})
