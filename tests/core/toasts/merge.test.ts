import { describe, expect, it } from 'vitest'
import { deepFreeze } from '../../../runtime/core/objects.ts'
import { noToasts, type ToastSpec, type Toasts, toastReducer } from '../../../runtime/core/toasts/merge.ts'
import { toastLink } from '../../../runtime/core/toasts/toastLink.ts'
import { toastDuration } from '../../../runtime/shell/toasts/toastTimers.ts'

/** Raises toasts at their times, one after the other. */
function raise(...toasts: readonly (readonly [at: number, toast: ToastSpec])[]): Toasts {
  return toasts.reduce(
    (before, [at, toast]) => deepFreeze(toastReducer(before, deepFreeze({ type: 'toastRaised', toast, at }))),
    deepFreeze(structuredClone(noToasts)),
  )
}

const error = (text: string, errorId?: string): ToastSpec => ({
  type: 'error',
  text,
  ...(errorId !== undefined && { errorId }),
})
const textsOf = ({ shown }: Toasts) => shown.map(toast => toast.texts)

describe('toastReducer (spec 1 §4)', () => {
  it('merges error toasts that arrive within 500 ms into one', () => {
    expect(textsOf(raise([1000, error('A')], [1200, error('B')], [1499, error('C')]))).toEqual([
      ['A', 'B', 'C'],
    ])
  })

  it('starts a new toast after 500 ms', () => {
    expect(textsOf(raise([1000, error('A')], [1500, error('B')], [1600, error('C')]))).toEqual([
      ['A'],
      ['B', 'C'],
    ])
  })

  it('removes duplicates of a merged toast', () => {
    expect(textsOf(raise([0, error('A')], [1, error('B')], [2, error('A')]))).toEqual([['A', 'B']])
  })

  it('keeps every error id once', () => {
    const { shown } = raise([0, error('A', '1')], [1, error('A', '2')], [2, error('B', '1')], [3, error('C')])
    expect(shown).toMatchObject([{ texts: ['A', 'B', 'C'], errorIds: ['1', '2'] }])
  })

  it('merges only errors', () => {
    const ok = (text: string): ToastSpec => ({ type: 'success', text, timeout: 5000 })
    expect(
      textsOf(raise([0, ok('A')], [1, ok('A')], [2, error('A')], [3, ok('B')], [4, error('B')])),
    ).toEqual([['A'], ['A'], ['A', 'B'], ['B']])
  })

  it('keeps the longest timeout of merged toasts', () => {
    const { shown } = raise(
      [0, { ...error('A'), timeout: 9000 }],
      [1, error('B')],
      [2, { ...error('C'), timeout: 1 }],
    )
    expect(shown[0]?.timeout).toBe(9000)
    expect(raise([0, error('A')], [1, error('B')]).shown[0]).not.toHaveProperty('timeout')
  })

  it('removes a closed toast, and does not merge into it', () => {
    const open = raise([0, error('A')])
    const closed = deepFreeze(toastReducer(open, { type: 'toastClosed', id: open.shown[0]?.id ?? 0 }))
    expect(closed.shown).toEqual([])
    const next = toastReducer(closed, { type: 'toastRaised', toast: error('B'), at: 1 })
    expect(textsOf(next)).toEqual([['B']])
    expect(next.shown[0]?.id).not.toBe(open.shown[0]?.id)
  })

  it('starts a new toast if the clock was set back', () => {
    expect(textsOf(raise([100_000, error('A')], [0, error('B')]))).toEqual([['A'], ['B']])
  })

  it('keeps the link of an error when another one is merged', () => {
    const action = { label: 'Show', path: '/list' }
    expect(raise([0, { ...error('A'), action }], [1, error('B')]).shown).toMatchObject([{ action }])
    expect(raise([0, error('A')], [1, { ...error('B'), action }]).shown).toMatchObject([{ action }])
  })
})

describe('link of a toast', () => {
  const pathOf = (screen: string, { id = '' }) => (screen === 'closed' ? undefined : `/${screen}/${id}`)
  const link = { label: 'Show', to: 'list', params: {}, query: { status: ['a', 'b'] } }

  it('opens a screen with the parameters of this one and its own query', () => {
    expect(toastLink(link, pathOf, { id: '7' }, undefined)).toEqual({
      action: { label: 'Show', path: '/list/7?status=a&status=b' },
    })
    expect(toastLink({ ...link, to: 'closed' }, pathOf, {}, undefined)).toEqual({})
    expect(toastLink(undefined, pathOf, {}, undefined)).toEqual({})
  })

  it('opens the record that the reply names, and is left out without one', () => {
    const created = { label: 'Show', to: 'refund', params: { id: 'data.idRefund' }, query: {} }
    const of = (reply: unknown) => toastLink(created, pathOf, { id: '7' }, reply)
    expect(of({ data: { idRefund: 2888 } })).toEqual({ action: { label: 'Show', path: '/refund/2888' } })
    expect(of({ response: { data: { idRefund: '2888' } } })).toEqual({
      action: { label: 'Show', path: '/refund/2888' },
    })
    for (const reply of [undefined, null, 'Done', { data: {} }, { data: { idRefund: null } }])
      expect(of(reply)).toEqual({})
  })

  it('keeps the toast on screen long enough to be reached', () => {
    const [plain, leading] = [{}, { action: { label: 'Show', path: '/list' } }].map(more =>
      raise([0, { type: 'success', text: 'Saved.', ...more }]).shown.map(toastDuration),
    )
    expect([plain, leading]).toEqual([[5000], [10_000]])
  })
})
