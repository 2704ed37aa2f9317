import { describe, expect, it } from 'vitest'
import {
  type PinnedView,
  readViews,
  viewAt,
  viewProblem,
  viewSearch,
  withoutView,
  withView,
} from '../../../runtime/core/views/pinnedViews.ts'

const view = (label: string, changes: Partial<PinnedView> = {}): PinnedView => ({
  label,
  path: '/refunds',
  search: `?status=${label}`,
  isDefault: false,
  ...changes,
})

describe('pinned views', () => {
  it('are found by their filters, sort and columns, regardless of page and key order', () => {
    const views = [view('late', { search: viewSearch('?status=late&sort=-createdAt') })]
    expect(viewAt(views, '/refunds', '?sort=-createdAt&page=3&status=late')?.label).toBe('late')
    expect(viewAt(views, '/payouts', '?sort=-createdAt&status=late')).toBeUndefined()
    expect(viewSearch('?page=2')).toBe('')
  })

  it('replace a view with the same filters, sort and columns', () => {
    const views = withView([view('late'), view('new')], view('later', { search: '?status=late' }))
    expect(views.map(({ label }) => label)).toEqual(['new', 'later'])
    expect(withoutView(views, view('later', { search: '?status=late' }))).toHaveLength(1)
  })

  it('have one default per list', () => {
    const before = [view('a', { isDefault: true }), view('b', { path: '/payouts', isDefault: true })]
    const after = withView(before, view('c', { isDefault: true }))
    expect(after.filter(({ isDefault }) => isDefault).map(({ label }) => label)).toEqual(['b', 'c'])
  })

  it.each([
    ['', 'Enter a name.'],
    ['x'.repeat(51), 'Use at most 50 characters.'],
    ['late', 'Another view of this list has this name.'],
    ['💶'.repeat(50), undefined],
  ])('have the name %j', (label, problem) => {
    expect(viewProblem(label, '/refunds', [view('late')])).toBe(problem)
  })

  it('are limited in number', () => {
    const views = Array.from({ length: 20 }, (_, at) => view(String(at)))
    expect(viewProblem('one more', '/refunds', views)).toBe('You have 20 pinned views. Unpin one first.')
  })

  it('are read tolerantly, and link only to paths of the console', () => {
    const kept = [
      view('late'),
      { label: 'no path' },
      null,
      { ...view('else'), path: '//evil.example' },
      { ...view('script'), path: 'javascript:alert(1)' },
    ]
    expect(readViews(JSON.stringify(kept))).toEqual([view('late')])
    expect(readViews('{')).toEqual([])
    expect(readViews(undefined)).toEqual([])
  })
})
