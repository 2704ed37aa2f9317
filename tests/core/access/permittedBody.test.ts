import { describe, expect, it } from 'vitest'
import { permittedBody, permittedScreen } from '../../../runtime/core/access/permittedBody.ts'
import { compileScreen } from '../../../runtime/core/compile/compileScreen.ts'
import { openingGrids } from '../../../runtime/core/grid/openingGrids.ts'
import { permittedGrid } from '../../../runtime/core/grid/permittedGrid.ts'
import { type Block } from '../../../schemas/index.ts'
import { grid as compileGrid } from '../fixtures.ts'

const access = { resource: 'secret' }
const text = (words: string): Block & { kind: 'text' } => ({ kind: 'text', text: words })
const grid = (id: string): Block & { kind: 'grid' } => ({
  kind: 'grid',
  grid: { id, source: `/api/${id}`, columns: [{ field: 'id', label: 'Id' }], follows: ['state'] },
})

const screenOf = (...body: Block[]) => compileScreen({ name: 'a', path: '/a/{part}', body })
const of = (body: Block[], resources: readonly string[] = [], params = {}) =>
  permittedBody(screenOf(...body).body, new Set(resources), params)

describe('permitted body', () => {
  it('is the same object if the user may see all of it', () => {
    const screen = screenOf({ ...text('One'), access }, { kind: 'signOut' })
    expect(permittedScreen(screen, new Set(['secret']), {})).toBe(screen)
    expect(permittedScreen(screen, new Set(), {}).body).toEqual([{ kind: 'signOut' }])
  })

  it('has only the checks for the resources of the user', () => {
    const screen = compileScreen({
      name: 'a',
      path: '/a/{part}',
      checks: [
        { access: { resource: 'part_{part}' }, go: 'held' },
        { access: { without: 'secret' }, when: { field: 'params.part', is: '7' }, go: 'missing' },
        { when: { field: 'params.part', is: '8' }, go: 'all' },
      ],
    })
    const targets = (resources: readonly string[]) =>
      permittedScreen(screen, new Set(resources), { part: '7' }).checks.map(({ go }) => go)
    expect(targets(['part_7'])).toEqual(['held', 'missing', 'all'])
    expect(targets(['part_8', 'secret'])).toEqual(['all'])
  })

  it('fills placeholders with parameters, and heeds resources that may not be held', () => {
    const body = [
      { ...text('Held'), access: { resource: 'part_{part}' } },
      { ...text('Missing'), access: { without: 'part_{part}' } },
    ]
    const texts = (part: string) =>
      of(body, ['part_7'], { part }).map(block => block.kind === 'text' && block.text)
    expect(texts('7')).toEqual(['Held'])
    expect(texts('8')).toEqual(['Missing'])
  })

  it('lacks tabs and fields of details, and every holder that is left empty', () => {
    const details: Block & { kind: 'details' } = {
      kind: 'details',
      load: 'record',
      fields: [
        { field: 'a', label: 'A', access },
        { field: 'b', label: 'B' },
      ],
    }
    expect(of([details])).toMatchObject([{ fields: [{ field: 'b' }] }])
    expect(of([{ ...details, fields: details.fields.slice(0, 1) }])).toEqual([])
    const hidden = { ...text('Hidden'), access }
    const folded: Block & { kind: 'expandable' } = { kind: 'expandable', title: 'Folded', body: [hidden] }
    const tab = (id: string, ...body: (typeof hidden | typeof folded)[]) => ({ id, label: id, body })
    const tabs: Block & { kind: 'tabs' } = {
      kind: 'tabs',
      tabs: [{ ...tab('one'), body: [text('One')], access }, tab('two', hidden), tab('three', folded)],
    }
    expect(of([tabs, { kind: 'beside', body: [hidden, hidden] }, folded])).toEqual([])
    expect(of([{ ...tabs, tabs: [...tabs.tabs, { ...tab('four'), body: [text('Four')] }] }])).toMatchObject([
      { tabs: [{ id: 'four' }] },
    ])
  })

  it('opens the grids of the first tab that the user may see, also if the address names another', () => {
    const tabs: Block = {
      kind: 'tabs',
      tabs: [
        { id: 'first', label: 'First', body: [grid('first')], access },
        { id: 'second', label: 'Second', body: [grid('second')] },
        { id: 'third', label: 'Third', body: [grid('third')], access },
      ],
    }
    const opening = (search: string, resources: readonly string[]) =>
      openingGrids(of([tabs, { ...grid('below'), access }], resources), new URLSearchParams(search)).map(
        one => one.grid.id,
      )
    expect(opening('', [])).toEqual(['second'])
    expect(opening('tab=third', [])).toEqual(['second'])
    expect(opening('tab=third', ['secret'])).toEqual(['third', 'below'])
  })

  it('follows no filter of a block that the user may not see', () => {
    const body: Block[] = [
      {
        kind: 'filters',
        filters: [{ kind: 'text', field: 'state', label: 'State', initial: 'open' }],
        access,
      },
      grid('list'),
      { kind: 'tiles', follows: ['state'], tiles: [{ label: 'Tile', to: 'a', get: '/api/tile' }] },
    ]
    expect(of(body)).toMatchObject([{ grid: { filters: [] } }, { follows: [] }])
    expect(of(body, ['secret'])).toMatchObject([
      { kind: 'filters' },
      { grid: { filters: [{ key: 'state' }] } },
      { follows: [{ key: 'state' }] },
    ])
  })

  it('has fields in panels that are requested with the rows only for those who see them', () => {
    const guarded = compileGrid({
      actions: [
        {
          kind: 'show',
          label: 'Show',
          panel: {
            title: 'Row',
            body: [
              {
                kind: 'details',
                load: 'record',
                fields: [
                  { field: 'open', label: 'Open' },
                  { field: 'secret', label: 'Secret', access },
                ],
              },
              {
                kind: 'details',
                load: 'record',
                fields: [{ field: 'more', label: 'More' }],
                access: { resource: 'more' },
              },
            ],
          },
        },
      ],
    })
    const fields = (...resources: string[]) => permittedGrid(guarded, new Set(resources), {}).fields
    expect(fields()).toEqual(guarded.fields)
    expect(fields()).not.toContain('secret')
    expect(fields('secret').filter(field => !guarded.fields.includes(field))).toEqual(['secret'])
    expect(fields('secret', 'more')).toEqual([...guarded.fields, 'secret', 'more'])
  })
})
