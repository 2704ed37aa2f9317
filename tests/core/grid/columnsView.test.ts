import { describe, expect, it } from 'vitest'
import {
  columnsMemoryKey,
  readColumnsMemory,
  writeColumnsMemory,
} from '../../../runtime/core/grid/columnsMemory.ts'
import {
  columnsView,
  defaultColumns,
  readColumnsView,
  rememberColumns,
  writeColumnsView,
} from '../../../runtime/core/grid/columnsView.ts'
import { permittedGrid } from '../../../runtime/core/grid/permittedGrid.ts'
import { deepFreeze } from '../../../runtime/core/objects.ts'
import { type Column } from '../../../schemas/index.ts'
import { grid as compile } from '../fixtures.ts'
import { naughty } from '../naughty.ts'
import { pick, seeded } from '../random.ts'

const columns: Column[] = [
  { field: 'id', label: 'Id', show: 'always', pin: 'start' },
  { field: 'name', label: 'Name', width: 200 },
  { field: 'note', label: 'Note', show: 'off' },
  { field: 'amount', label: 'Amount', pin: 'end', access: { resource: 'money' } },
]
const grid = compile({ columns, filters: [] })
const read = (search: string, memory = {}) => readColumnsView(grid, new URLSearchParams(search), memory)

describe('visible columns', () => {
  it('are the columns of the definition that are not off', () => {
    expect(defaultColumns(grid)).toEqual(['id', 'name', 'amount'])
    expect(read('')).toEqual(['id', 'name', 'amount'])
  })

  it('include a column that is always shown, after the one before it in the definition', () => {
    expect(read('cols=name-amount')).toEqual(['id', 'name', 'amount'])
    expect(read('cols=note')).toEqual(['id', 'note'])
    expect(read('', { columns: ['name'], hidden: ['id', 'note', 'amount'] })).toEqual(['id', 'name'])
  })

  it('are the columns that the user arranged last, plus columns added since', () => {
    const memory = deepFreeze({ columns: ['name', 'id'], hidden: ['note'] })
    expect(read('', memory), 'amount is in neither list').toEqual(['name', 'amount', 'id'])
    expect(read('', { columns: ['gone', 'id'], hidden: ['name', 'note', 'amount'] })).toEqual(['id'])
    expect(read('', { columns: ['gone'] })).toEqual(['id', 'name', 'amount'])
  })

  it('put pinned columns at the edges, with the width and pin that the user set', () => {
    const view = columnsView(grid, ['amount', 'name', 'note', 'id'], {
      widths: { note: 90 },
      pins: { amount: 'none', name: 'end' },
    })
    expect(view.map(({ column, width, pin }) => [column.field, width, pin])).toEqual([
      ['id', undefined, 'start'],
      ['amount', undefined, undefined],
      ['note', 90, undefined],
      ['name', 200, 'end'],
    ])
  })

  it('leave out columns whose resource the user does not hold', () => {
    const permitted = permittedGrid(grid, new Set(), {})
    expect(readColumnsView(permitted, new URLSearchParams('cols=amount-id'))).toEqual(['id'])
    expect(permittedGrid(grid, new Set(['money']), {})).toBe(grid)
  })
})

describe('columns in the address', () => {
  it('are left out if they are those of the definition', () => {
    expect(
      writeColumnsView(grid, ['id', 'name', 'amount'], new URLSearchParams('cols=id&x=1')).toString(),
    ).toBe('x=1')
    expect(writeColumnsView(grid, ['name', 'id'], new URLSearchParams()).toString()).toBe('cols=name-id')
  })

  it('are unchanged after writing and reading, and any text is valid', () => {
    const random = seeded(5)
    for (let round = 0; round < 500; round += 1) {
      const visible = read(
        `cols=${encodeURIComponent(pick(random, [...naughty, 'note', 'amount-name-id', 'name-note']))}`,
      )
      const written = writeColumnsView(grid, visible, new URLSearchParams())
      expect(visible).toContain('id')
      expect(readColumnsView(grid, written)).toEqual(visible)
    }
  })
})

describe('remembered columns', () => {
  it('are stored per user and grid', () => {
    expect(columnsMemoryKey('nour', 'grid-things')).toBe('grid:nour:grid-things')
  })

  it('are unchanged after reading', () => {
    const memory = deepFreeze({
      columns: ['id'],
      hidden: ['name'],
      widths: { id: 80 },
      pins: { id: 'none' as const },
      density: 'compact' as const,
    })
    expect(readColumnsMemory(writeColumnsMemory(memory))).toEqual(memory)
    expect(writeColumnsMemory(readColumnsMemory(undefined))).toBe('{}')
  })

  it('are empty if malformed', () => {
    for (const text of [
      ...naughty,
      'null',
      '[]',
      '{"columns":1,"widths":{"id":"x"},"pins":{"id":"left"},"density":"tiny"}',
    ])
      expect(readColumnsMemory(text)).toEqual({})
  })

  it('are the order and the hidden columns, and empty for the columns of the definition', () => {
    const memory = deepFreeze({ columns: ['id'], hidden: ['name'], density: 'compact' as const })
    expect(rememberColumns(grid, memory, ['name', 'id'])).toEqual({
      columns: ['name', 'id'],
      hidden: ['note', 'amount'],
      density: 'compact',
    })
    expect(rememberColumns(grid, memory, ['id', 'name', 'amount'])).toEqual({ density: 'compact' })
  })
})

describe('permittedGrid', () => {
  it('has no action whose resource the user does not hold, and no sort by a removed column', () => {
    const more = compile({
      columns: [
        ...columns.slice(0, 3),
        { field: 'amount', label: 'A', sortable: true, access: { resource: 'money' } },
      ],
      sort: { field: 'amount' },
      actions: [
        { kind: 'request', label: 'Pay', call: '/api/pay', access: { resource: 'money' } },
        { kind: 'request', label: 'Look', call: '/api/look' },
      ],
    })
    const permitted = permittedGrid(more, new Set(), {})
    expect(permitted.actions.map(({ label }) => label)).toEqual(['Look'])
    expect(permitted.sort).toBeUndefined()
    expect(permittedGrid(more, new Set(['money']), {}).sort).toEqual({ field: 'amount', order: 'asc' })
  })

  it('has no column, filter or action that is reserved for users without a resource', () => {
    const access = { without: 'partner' }
    const more = compile({
      columns: [
        { field: 'id', label: 'Id' },
        { field: 'partner', label: 'Partner', sortable: true, access },
      ],
      filters: [
        { kind: 'text', field: 'id', label: 'Id' },
        { kind: 'text', field: 'partner', label: 'Partner', access },
        { kind: 'text', field: 'limit', label: 'Limit', access: { resource: 'money', without: 'partner' } },
      ],
      sort: { field: 'partner' },
      actions: [{ kind: 'request', label: 'Pay', call: '/api/pay', access }],
    })
    const seen = (held: readonly string[]) => {
      const { columns, filters, actions, sort } = permittedGrid(more, new Set(held), {})
      return [columns.map(({ field }) => field), filters.map(({ key }) => key), actions.length, sort?.field]
    }
    expect(permittedGrid(more, new Set(['money']), {})).toBe(more)
    expect(seen([])).toEqual([['id', 'partner'], ['id', 'partner'], 1, 'partner'])
    expect(seen(['partner', 'money'])).toEqual([['id'], ['id'], 0, undefined])
  })

  it('fills the parameters of the path into the names of resources', () => {
    const more = compile({
      columns: [{ field: 'id', label: 'Id', access: { without: 'queue_{queue}-guest' } }],
      actions: [
        { kind: 'request', label: 'Pay', call: '/api/pay', access: { resource: 'queue_{queue}-admin' } },
      ],
    })
    const seen = (held: readonly string[], queue: string) => {
      const { columns, actions } = permittedGrid(more, new Set(held), { queue })
      return [columns.length, actions.length]
    }
    expect(seen(['queue_a-admin'], 'a')).toEqual([1, 1])
    expect(seen(['queue_a-admin', 'queue_a-guest'], 'b')).toEqual([1, 0])
    expect(seen(['queue_a-guest'], 'a')).toEqual([0, 0])
  })
})
