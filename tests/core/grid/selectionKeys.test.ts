import { describe, expect, it } from 'vitest'
import { selectionKey } from '../../../runtime/kinds/blocks/grid/keys/selectionKeys.ts'

const rows = { at: 3, count: 10, selected: new Set<number>(), anchor: undefined }
const key = (pressed: string, held: Partial<Parameters<typeof selectionKey>[0]> = {}) => ({
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  key: pressed,
  ...held,
})
const shift = (pressed: string) => key(pressed, { shiftKey: true })
const all = Array.from({ length: 10 }, (_, at) => at)

describe('selection keys', () => {
  it('extend the selection to the next row with Shift and an arrow key', () => {
    expect(selectionKey(shift('ArrowDown'), rows)).toEqual({ type: 'select', positions: [3, 4] })
    expect(selectionKey(shift('ArrowUp'), rows)).toEqual({ type: 'select', positions: [2, 3] })
    expect(selectionKey(shift('ArrowDown'), { ...rows, at: 9 })).toEqual({ type: 'select', positions: [9] })
  })

  it('extend the selection from the last selected row, or else from the first row', () => {
    expect(selectionKey(shift('X'), { ...rows, anchor: 5 })).toEqual({ type: 'select', positions: [3, 4, 5] })
    expect(selectionKey(shift('X'), { ...rows, anchor: 2 })).toEqual({ type: 'select', positions: [2, 3] })
    expect(selectionKey(shift('X'), rows)).toEqual({ type: 'select', positions: [0, 1, 2, 3] })
  })

  it('select the page, then all matching rows', () => {
    const selectAll = key('a', { ctrlKey: true })
    expect(selectionKey(selectAll, rows)).toEqual({ type: 'select', positions: all })
    expect(selectionKey(selectAll, { ...rows, selected: new Set(all) })).toEqual({ type: 'selectAll' })
    expect(selectionKey(key('a', { metaKey: true }), rows)).toEqual({ type: 'select', positions: all })
  })

  it.each([
    key('a'),
    key('x'),
    key('ArrowDown'),
    shift('Tab'),
    key('a', { ctrlKey: true, altKey: true }),
    key('A', { ctrlKey: true, shiftKey: true }),
  ])('do not change the selection otherwise: $key', pressed => {
    expect(selectionKey(pressed, rows)).toBeUndefined()
  })

  it('do nothing in the header', () => {
    expect(selectionKey(key('a', { ctrlKey: true }), { ...rows, at: -1 })).toBeUndefined()
  })
})
