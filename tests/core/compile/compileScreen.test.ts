import { describe, expect, it } from 'vitest'
import { compileScreen } from '../../../runtime/core/compile/compileScreen.ts'
import { deepFreeze } from '../../../runtime/core/objects.ts'
import { type Grid, type Screen } from '../../../schemas/index.ts'

const small: Grid = { id: 'grid-a', source: '/api/a', columns: [{ field: 'id', label: 'Id' }] }
const compile = (body: Screen['body'], more: Partial<Screen> = {}) =>
  compileScreen(deepFreeze({ name: 'a', path: '/a', ...more, ...(body && { body }) }))
const gridBlock = { kind: 'grid', grid: small } as const

describe('compileScreen', () => {
  it('fills every default of a screen', () => {
    expect(compile(undefined)).toEqual({
      name: 'a',
      path: '/a',
      title: '',
      heading: '',
      access: undefined,
      params: {},
      query: {},
      loads: {},
      checks: [],
      body: [],
      languages: [],
      language: 'en',
    })
  })

  it('returns the same screen for the same definition', () => {
    const definition: Screen = { name: 'a', path: '/a', title: 'A' }
    expect(compileScreen(definition)).toBe(compileScreen(definition))
  })

  it('requests the fields that a panel shows of the row', () => {
    const panel = (body: NonNullable<Grid['actions']>) =>
      compile([{ kind: 'grid', grid: { ...small, actions: body } }])
    const [block] = panel([
      {
        kind: 'show',
        label: 'Look',
        panel: {
          title: 'A',
          body: [
            { kind: 'details', load: 'record', fields: [{ field: 'note', label: 'Note' }] },
            {
              kind: 'form',
              form: {
                id: 'limit',
                values: 'record',
                fields: [{ kind: 'number', name: 'limit', label: 'Limit' }],
                submit: { call: '/api/limit', version: 'version' },
              },
            },
          ],
        },
      },
    ]).body
    expect(block?.kind === 'grid' && block.grid.fields).toEqual(['note', 'limit', 'version'])
  })

  it('fills every default of a grid', () => {
    expect(compile([gridBlock]).body).toEqual([
      {
        kind: 'grid',
        grid: {
          id: 'grid-a',
          source: '/api/a',
          params: {},
          request: 'wrapped',
          rowKey: 'id',
          columns: [
            {
              field: 'id',
              label: 'Id',
              cell: { kind: 'text' },
              sortable: false,
              width: undefined,
              show: 'on',
              pin: undefined,
              resource: '',
              without: '',
              total: false,
              tooltip: [],
            },
          ],
          card: [],
          fields: [],
          guardedFields: [],
          filters: [],
          filterArea: '',
          initialFilters: '',
          sort: undefined,
          inactiveField: 'status',
          autoLoad: true,
          refreshAfter: [],
          refreshDuring: [],
          rowMarks: [],
          selection: false,
          selectionSums: '',
          totals: '',
          records: { one: 'row', many: 'rows' },
          actions: [],
          savedFilters: undefined,
          export: undefined,
          import: undefined,
          empty: { heading: 'Nothing here yet.', text: '', links: [] },
          prefix: '',
        },
      },
    ])
  })

  it('keeps the values of the definition', () => {
    const grid: Grid = {
      ...small,
      params: { queue: 1 },
      request: 'bare',
      rowKey: 'key',
      sort: { field: 'id' },
      inactive: { field: 'flag' },
      initialFilters: { load: 'defaults' },
      autoLoad: false,
      empty: 'None.',
    }
    expect(compile([{ kind: 'grid', grid, heading: 'H' }]).body[0]).toMatchObject({
      heading: 'H',
      grid: {
        params: { queue: 1 },
        request: 'bare',
        rowKey: 'key',
        sort: { field: 'id', order: 'asc' },
        inactiveField: 'flag',
        initialFilters: 'defaults',
        autoLoad: false,
        empty: { heading: 'None.', text: '', links: [] },
      },
    })
  })

  it('fills every default of actions, imports, exports and tooltips', () => {
    const grid: Grid = {
      ...small,
      columns: [
        { field: 'id', label: 'Id', tooltip: [{ field: 'a', label: 'A' }], access: { resource: 'r' } },
        { field: 'part', label: 'Part', cell: { kind: 'numericInput', min: 1 } },
        { field: 'why', label: 'Why', cell: { kind: 'input', name: 'reason', label: 'Reason' } },
      ],
      actions: [
        { kind: 'request', label: 'A', call: '/api/a/{id}', lock: 5 },
        { kind: 'request', label: 'D', call: '/api/d', onError: { global: false } },
        { kind: 'navigate', label: 'B', to: 'b', scope: 'screen', access: { resource: 'r' } },
        { kind: 'download', label: 'C', call: '/api/c', tone: 'info' },
      ],
      export: { reportType: 'things' },
      import: { type: 7, columns: [{ header: 'Id' }] },
      savedFilters: { module: 'm', functionality: 'f' },
      filterArea: { template: 'All' },
      empty: { text: 'None.' },
    }
    const base = { scope: 'row', resource: '', visible: undefined, enabled: undefined, confirm: undefined }
    expect(compile([{ kind: 'grid', grid }]).body[0]).toMatchObject({
      grid: {
        columns: [
          { resource: 'r', tooltip: [{ field: 'a', label: 'A', cell: { kind: 'text' } }] },
          { cell: { kind: 'numericInput', min: 1, name: 'part', label: 'Part' } },
          { cell: { kind: 'input', name: 'reason', label: 'Reason' } },
        ],
        actions: [
          {
            ...base,
            kind: 'request',
            label: 'A',
            call: '/api/a/{id}',
            method: 'POST',
            body: {},
            toast: 'server',
            go: '',
            lock: 5000,
            tone: 'neutral',
            failure: { toast: 'server', set: undefined, global: true },
          },
          {
            ...base,
            kind: 'request',
            label: 'D',
            lock: 0,
            failure: { toast: '', set: undefined, global: false },
          },
          { ...base, kind: 'navigate', label: 'B', to: 'b', params: {}, scope: 'screen', resource: 'r' },
          { ...base, kind: 'download', label: 'C', call: '/api/c', fileName: '', tone: 'info' },
        ],
        export: { reportType: 'things', title: 'Export' },
        import: {
          type: 7,
          header: 'Import',
          template: undefined,
          context: {},
          columns: [{ header: 'Id', required: false, kind: 'text', pattern: undefined }],
        },
        savedFilters: { module: 'm', functionality: 'f' },
        filterArea: 'All',
        empty: { heading: '', text: 'None.', links: [] },
      },
    })
  })

  it('gives each filter its key in the address', () => {
    const filters: Grid['filters'] = [
      { kind: 'text', field: 'name', label: 'Name' },
      { kind: 'text', field: 'page', label: 'Page' },
      { kind: 'fromDate', field: 'day', label: 'From' },
      { kind: 'toDate', field: 'day', label: 'To' },
      { kind: 'dateRange', field: 'due', label: 'Due' },
      { kind: 'text', field: 'cols', label: 'Cols' },
    ]
    const [block] = compile([{ kind: 'grid', grid: { ...small, filters } }]).body
    const keys = block?.kind === 'grid' ? block.grid.filters.map(filter => filter.key) : []
    expect(keys).toEqual(['name', 'page.is', 'day.from', 'day.to', 'due', 'cols.is'])
  })

  it('gives several grids and tabs of a screen distinct keys, in reading order', () => {
    const tabs = (id: string) => ({
      kind: 'tabs' as const,
      tabs: [
        { id, label: 'One', body: [gridBlock] },
        { id: `${id}b`, label: 'Two', body: [{ kind: 'text' as const, text: 'x' }, gridBlock] },
      ],
    })
    const { body } = compile([gridBlock, tabs('x'), gridBlock, tabs('y')])
    const found = JSON.stringify(body)
    expect([...found.matchAll(/"prefix":"(.*?)"/g)].map(([, prefix]) => prefix)).toEqual([
      '',
      'g2.',
      'g3.',
      'g4.',
      'g5.',
      'g6.',
    ])
    expect(body.flatMap(block => (block.kind === 'tabs' ? block.key : []))).toEqual(['tab', 'tab2'])
  })

  it('fills the cells and the empty text of details', () => {
    const fields = [
      { field: 'a', label: 'A' },
      { field: 'b', label: 'B', cell: { kind: 'date' as const } },
    ]
    expect(compile([{ kind: 'details', load: 'x', fields }]).body).toEqual([
      {
        kind: 'details',
        load: 'x',
        empty: 'This could not be loaded.',
        follows: [],
        fields: [
          { field: 'a', label: 'A', cell: { kind: 'text' } },
          { field: 'b', label: 'B', cell: { kind: 'date' } },
        ],
      },
    ])
  })

  it('leaves the definition unchanged and unfrozen, and deeply freezes its result', () => {
    const definition: Screen = {
      name: 'a',
      path: '/a',
      loads: { x: { get: '/x', onError: { value: [1, { a: 2 }] } } },
      body: [structuredClone(gridBlock)],
    }
    const before = structuredClone(definition)
    const compiled = compileScreen(definition)
    expect(definition).toEqual(before)
    expect(allFrozen(definition.body), 'the definition').toBe(false)
    expect(allFrozen(compiled)).toBe(true)
  })
})

function allFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  return Object.isFrozen(value) && Object.values(value).every(allFrozen)
}
