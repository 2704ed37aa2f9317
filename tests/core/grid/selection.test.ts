import { describe, expect, it } from 'vitest'
import { wireSelection } from '../../../runtime/core/grid/actions.ts'
import {
  isSelected,
  knownRows,
  noSelection,
  type Selection,
  type SelectionEvent,
  selectedCount,
  selectionReducer,
} from '../../../runtime/core/grid/selection.ts'
import { deepFreeze } from '../../../runtime/core/objects.ts'
import { grid as compile } from '../fixtures.ts'
import { pick, seeded } from '../random.ts'

const grid = compile()
const reduce = selectionReducer(grid)
const row = (id: number | string, more = {}) => deepFreeze({ id, ...more })
const page = deepFreeze([row(1), row(2), row(3)])
const chosen = (...events: SelectionEvent[]): Selection => events.reduce(reduce, noSelection)
const select = (...rows: Readonly<Record<string, unknown>>[]): SelectionEvent => ({
  type: 'rowsSelected',
  rows,
  selected: true,
})
const deselect = (...rows: Readonly<Record<string, unknown>>[]): SelectionEvent => ({
  type: 'rowsSelected',
  rows,
  selected: false,
})
const all: SelectionEvent = { type: 'allMatchingSelected' }

describe('grid selection', () => {
  it('contains rows of several pages', () => {
    const selection = chosen(select(row(1)), select(row(9)), deselect(row(1)))
    expect(wireSelection(selection, [])).toEqual({ ids: [9] })
    expect(selectedCount(selection, 100)).toBe(1)
  })

  it('contains all rows that match the filters, with exceptions', () => {
    const filter = deepFreeze([[{ index: 'state', value: 'open', condition: 'equals' as const }]])
    const selection = chosen(all, deselect(row(2), row(3)), select(row(3)))
    expect(wireSelection(selection, filter)).toEqual({ all: true, filter, except: [2] })
    expect(selectedCount(selection, 100)).toBe(99)
    expect(isSelected(selection, 77)).toBe(true)
    expect(isSelected(selection, 2)).toBe(false)
    expect(knownRows(grid, selection, page)).toEqual([page[0], page[2]])
  })

  it('is empty after it is cleared', () => {
    expect(chosen(all, { type: 'selectionCleared' })).toBe(noSelection)
    expect(chosen(select(row(1)), { type: 'selectionCleared' })).toBe(noSelection)
    expect(chosen({ type: 'selectionCleared' })).toBe(noSelection)
  })

  it('uses the latest data of a selected row', () => {
    const selection = chosen(select(row(1, { state: 'open' })), {
      type: 'rowsLoaded',
      rows: [row(1, { state: 'closed' }), row(2)],
    })
    expect(knownRows(grid, selection, [])).toEqual([{ id: 1, state: 'closed' }])
  })

  it('is the same object if nothing changes', () => {
    const one = chosen(select(page[0] ?? {}))
    expect(reduce(one, select(row(1)))).toBe(one)
    expect(reduce(one, deselect(row(2)))).toBe(one)
    expect(reduce(one, { type: 'rowsLoaded', rows: page })).toBe(one)
    const every = chosen(all)
    expect(reduce(every, all)).toBe(every)
    expect(reduce(every, select(row(1)))).toBe(every)
  })

  it('contains no row without a key', () => {
    expect(chosen(select({}, { id: null }, { id: '' }))).toBe(noSelection)
  })

  it('distinguishes texts and numbers, as the server does', () => {
    expect(wireSelection(chosen(select(row('1')), select(row(1))), [])).toEqual({ ids: ['1', 1] })
  })

  it('counts its rows correctly after any clicks', () => {
    const random = seeded(3)
    const rows = Array.from({ length: 20 }, (_, id) => row(id))
    let selection: Selection = noSelection
    let held = new Set<number>()
    for (let round = 0; round < 2000; round += 1) {
      const clicked = pick(random, rows)
      const events: SelectionEvent[] = [select(clicked), deselect(clicked), all, { type: 'selectionCleared' }]
      const at = pick(random, [0, 0, 0, 1, 1, 1, 2, 3])
      selection = reduce(selection, events[at] ?? all)
      if (at === 0) held.add(Number(clicked.id))
      else if (at === 1) held.delete(Number(clicked.id))
      else held = new Set(at === 2 ? rows.map(({ id }) => Number(id)) : [])
      expect(rows.filter(({ id }) => isSelected(selection, id)).map(({ id }) => id)).toEqual(
        [...held].sort((a, b) => a - b),
      )
      expect(selectedCount(selection, rows.length)).toBe(held.size)
    }
  })
})
