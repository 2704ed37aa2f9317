import { describe, expect, it } from 'vitest'
import { standAlone } from '../../../runtime/core/grid/standAlone.ts'

const aloneOf = (...actions: Parameters<typeof standAlone>[0]) => [...standAlone(actions)].sort()

describe('the actions that a row can show alone', () => {
  it('are the only one of a grid', () => {
    expect(aloneOf({ label: 'Open' })).toEqual(['Open'])
    expect(aloneOf({ label: 'Send', visible: { field: 'status', is: 'open' } })).toEqual(['Send'])
    expect(aloneOf()).toEqual([])
  })

  it('are all that exclude each other', () => {
    expect(
      aloneOf(
        { label: 'Activate', visible: { field: 'status', is: 'inactive' } },
        { label: 'Deactivate', visible: { field: 'status', is: 'active' } },
      ),
    ).toEqual(['Activate', 'Deactivate'])
  })

  it('are none that always stand together', () => {
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

  it('are what is always there beside one with a condition', () => {
    expect(aloneOf({ label: 'Open' }, { label: 'Send', visible: { field: 'to', present: true } })).toEqual([
      'Open',
    ])
    expect(aloneOf({ label: 'Open' }, { label: 'Send', visible: { field: 'to', not: ['a', 'b'] } })).toEqual([
      'Open',
    ])
  })

  it('follow conditions on several fields', () => {
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

  it('are not sought among more combinations than can be looked at', () => {
    const many = Array.from({ length: 12 }, (_, at) => ({
      label: `Action ${at}`,
      visible: { field: `field${at}`, is: 'yes' } as const,
    }))
    expect(aloneOf(...many)).toEqual([])
  })
})
