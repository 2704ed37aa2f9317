import { describe, expect, it } from 'vitest'
import { linkedScreens } from '../../../runtime/core/compile/linkedScreens.ts'
import { leadsToRow } from '../../../runtime/core/grid/rowKey.ts'
import { rowParams, rowTarget } from '../../../runtime/core/grid/rowTarget.ts'

const to = [
  { when: { field: 'type', is: 'payment' }, screen: 'payment', params: { id: 'idRecord' } },
  {
    when: { field: 'type', in: ['refund', 'return'] },
    screen: 'refunds',
    query: { status: { value: 'open' } },
  },
]

describe('target of a link', () => {
  it('is the screen that it names, with its params and query', () => {
    expect(rowTarget({ to: 'refund', params: { id: 'idRefund' } }, {})).toEqual({
      screen: 'refund',
      params: { id: 'idRefund' },
      query: {},
    })
  })

  it('is the first of several whose condition holds on the row', () => {
    expect(rowTarget({ to }, { type: 'payment' })).toMatchObject({ screen: 'payment', query: {} })
    expect(rowTarget({ to }, { type: 'return' })).toMatchObject({
      screen: 'refunds',
      query: { status: { value: 'open' } },
    })
  })

  it('is undefined if no condition holds, or the last target if that one has no condition', () => {
    expect(rowTarget({ to }, { type: 'other' })).toBeUndefined()
    expect(rowTarget({ to: [...to, { screen: 'home' }] }, { type: 'other' })?.screen).toBe('home')
  })

  it('fills parameters from the row, or with a fixed value', () => {
    expect(rowParams({ id: 'idRecord', kind: { value: 'wire' } }, { idRecord: 7 })).toEqual({
      id: '7',
      kind: 'wire',
    })
  })

  it('opens the row if one of several targets has its key', () => {
    const column = { field: 'name', cell: { kind: 'link', to } } as const
    const leads = (rowKey: string) => leadsToRow({ rowKey }, { ...shown, ...column })
    expect([leads('idRecord'), leads('idOther')]).toEqual([true, false])
  })

  it('prefetches every target', () => {
    expect(linkedScreens([{ cell: { kind: 'link', to } }, { to: 'home' }])).toEqual(
      new Set(['payment', 'refunds', 'home']),
    )
  })
})

const shown = {
  label: 'Name',
  sortable: false,
  width: undefined,
  show: 'on',
  pin: undefined,
  total: false,
  tooltip: [],
  resource: '',
  without: '',
} as const
