import { describe, expect, it } from 'vitest'
import { rowButtons, standAlone } from '../../../runtime/core/grid/standAlone.ts'

const aloneOf = (...actions: Parameters<typeof standAlone>[0]) => [...standAlone(actions)].sort()

describe('actions shown as a button of their own', () => {
  it('include the only action of a grid', () => {
    expect(aloneOf({ label: 'Open' })).toEqual(['Open'])
    expect(aloneOf({ label: 'Send', visible: { field: 'status', is: 'open' } })).toEqual(['Send'])
    expect(aloneOf()).toEqual([])
  })

  it('include all actions that exclude each other', () => {
    expect(
      aloneOf(
        { label: 'Activate', visible: { field: 'status', is: 'inactive' } },
        { label: 'Deactivate', visible: { field: 'status', is: 'active' } },
      ),
    ).toEqual(['Activate', 'Deactivate'])
  })

  it('exclude actions that are always visible together', () => {
    const visible = { field: 'status', is: 'open' } as const
    expect(aloneOf({ label: 'Approve', visible }, { label: 'Reject', visible })).toEqual([])
    expect(aloneOf({ label: 'Approve' }, { label: 'Reject' })).toEqual([])
    expect(
      aloneOf(
        { label: 'Try again', visible: { field: 'status', is: 'failed' } },
        { label: 'Cancel', visible: { field: 'status', in: ['failed', 'open'] } },
      ),
    ).toEqual(['Cancel'])
  })

  it('include an action that is always visible next to a conditional one', () => {
    expect(aloneOf({ label: 'Open' }, { label: 'Send', visible: { field: 'to', present: true } })).toEqual([
      'Open',
    ])
    expect(aloneOf({ label: 'Open' }, { label: 'Send', visible: { field: 'to', not: ['a', 'b'] } })).toEqual([
      'Open',
    ])
  })

  it('exclude each other by size and by user', () => {
    expect(
      aloneOf(
        { label: 'Pay', visible: { field: 'amount', atMost: 500 } },
        { label: 'Ask', visible: { field: 'amount', moreThan: 500 } },
      ),
    ).toEqual(['Ask', 'Pay'])
    expect(
      aloneOf(
        { label: 'Approve', visible: { field: 'by', isUser: false } },
        { label: 'Withdraw', visible: { field: 'by', isUser: true } },
      ),
    ).toEqual(['Approve', 'Withdraw'])
    expect(
      aloneOf(
        { label: 'Pay', visible: { field: 'amount', atLeast: 1 } },
        { label: 'Ask', visible: { field: 'amount', moreThan: 2 } },
      ),
    ).toEqual(['Pay'])
  })

  it('depend on conditions on several fields', () => {
    const pending = { field: 'status', is: 'pending' } as const
    const own = { field: 'own', is: 'yes' } as const
    expect(
      aloneOf(
        { label: 'Approve', visible: pending },
        { label: 'Withdraw', visible: { all: [pending, own] } },
        { label: 'Copy', visible: { any: [{ field: 'status', is: 'done' }, own] } },
      ),
    ).toEqual(['Approve', 'Copy'])
  })

  it('are not searched for beyond a limit of combinations', () => {
    const many = Array.from({ length: 12 }, (_, at) => ({
      label: `Action ${at}`,
      visible: { field: `field${at}`, is: 'yes' } as const,
    }))
    expect(aloneOf(...many)).toEqual([])
  })
})

describe('row buttons', () => {
  const fields = (width: number) => [{ width }, { width: 400, show: 'off' }]
  const actions = [
    { label: 'Send', visible: { field: 'status', is: 'open' } as const },
    { label: 'Put aside for a second look', visible: { field: 'status', not: 'open' } as const },
    { label: 'Import', scope: 'screen' },
  ]
  const buttonsOf = (width: number, of = actions) => {
    const { labels, width: taken } = rowButtons({ columns: fields(width), selection: true, actions: of })
    return [...[...labels].sort(), taken]
  }

  it('are as wide as the longest possible one', () => {
    expect(buttonsOf(800)).toEqual(['Put aside for a second look', 'Send', 40 + 8 * 27])
  })

  it('move to a menu if a window of 1440 pixels has no room for them', () => {
    expect(buttonsOf(1000)).toEqual(['Send', 72])
    expect(buttonsOf(1100)).toEqual([56])
  })

  it('always show the only action of a grid', () => {
    expect(buttonsOf(1100, [{ label: 'Approve', visible: { field: 'status', is: 'open' } }])).toEqual([
      'Approve',
      96,
    ])
  })
})
