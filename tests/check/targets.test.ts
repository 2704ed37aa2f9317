import { expect, it } from 'vitest'
import { home, saidOf, screen } from './project.ts'

const list = screen(`name: 'list', path: '/list', body: [{ kind: 'grid', grid: {
  id: 'list', source: '/api/list', columns: [{ field: 'id', label: 'Id' }],
  filters: [{ kind: 'select', field: 'status', label: 'Status', options: [{ value: 'open', label: 'Open' }] }],
} }],`)
const record = screen(
  "name: 'record', path: '/record/{id}', params: { id: { example: '1' } }, body: [{ kind: 'screens' }],",
)

const saidOfCell = (cell: string, more = '') =>
  saidOf({
    'screens/home.ts': home,
    'screens/list.ts': list,
    'screens/record.ts': record,
    'screens/one.ts': screen(`name: 'one', path: '/one', body: [{ kind: 'grid', grid: {
  id: 'one', source: '/api/one',
  columns: [{ field: 'id', label: 'Id' }, { field: 'type', label: 'Type', cell: ${cell} }],
  ${more}
} }],`),
  })

it('a link may have several targets, chosen by the row', async () => {
  const to = `[
    { when: { type: 'payment' }, screen: 'record', params: { id: 'id' } },
    { when: { type: ['refund', 'return'] }, screen: 'record', params: { id: { value: '7' } } },
    { screen: 'list', query: { status: { value: 'open' } } },
  ]`
  const action = `actions: [{ label: 'Open', to: ${to} }],`
  expect(await saidOfCell(`{ kind: 'link', to: ${to} }`, action)).toBe('')
})

it('every target of a link exists and gets what it needs', async () => {
  const said = await saidOfCell(`{ kind: 'link', to: [
    { when: { type: 'payment' }, screen: 'recrd' },
    { when: { type: 'refund' }, screen: 'record' },
    { when: { type: 'return' }, screen: 'list', query: { status: { value: 'opn' } } },
    { when: { type: 'order' }, screen: 'list', query: { state: 'id' } },
    { when: { type: 'item' }, screen: 'list', params: { id: 'id' } },
  ] }`)
  expect(said).toContain('names the screen "recrd", which does not exist. Did you mean "record"?')
  expect(said).toContain('does not fill the parameter "id" of the screen "record".')
  expect(said).toContain('is "opn", which is not an option of the filter "status". Did you mean "open"?')
  expect(said).toContain('"state" is neither a filter nor a query parameter of the screen "list".')
  expect(said).toContain('"id" is not a path parameter of the screen "list".')
  expect(said.match(/screens\/one\.ts:/g)).toHaveLength(5)
})

it('no target of a link is out of reach, and params and query are in the targets', async () => {
  const said = await saidOfCell(`{ kind: 'link', params: { id: 'id' }, to: [
    { screen: 'list' },
    { when: { type: 'payment' }, screen: 'record', params: { id: 'id' } },
  ] }`)
  expect(said).toContain(
    'is never reached, because a target before it has no when. Move the target without when to the end.  (target-unreachable)',
  )
  expect(said).toContain(
    'has no effect beside several targets, each of which has its own. Move it into the targets of to that need it.  (target-beside)',
  )
})

it('an action without a row has fixed values, and no target that depends on a row', async () => {
  const action = (to: string) => `actions: [{ label: 'Open', scope: 'screen', ${to} }],`
  const text = "{ kind: 'text' }"
  expect(await saidOfCell(text, action("to: 'record', params: { id: { value: '7' } }"))).toBe('')
  expect(await saidOfCell(text, action("to: 'record', params: { id: 'id' }"))).toContain('needs "id"')
  expect(await saidOfCell(text, action("to: [{ when: { type: 'a' }, screen: 'list' }]"))).toContain(
    '(condition-rowless)',
  )
})

it('targets of a chart may have parameters, and its series fit every target', async () => {
  const chart = (keys: string) =>
    saidOf({
      'screens/home.ts': home,
      'screens/list.ts': list,
      'screens/record.ts': record,
      'screens/one.ts': screen(`name: 'one', path: '/one', body: [{ kind: 'chart', get: '/api/one',
  label: { field: 'name', label: 'Name' },
  series: [{ field: 'open', label: 'Open'${keys.includes('SERIES') ? ", query: { status: { value: 'opn' } }" : ''} }], ${keys.replace('SERIES', '')} }],`),
    })
  expect(await chart("to: 'record', params: { id: 'id' }")).toBe('')
  expect(await chart("to: 'list', query: { status: { value: 'open' } }")).toBe('')
  expect(await chart("to: 'record'")).toContain('does not fill the parameter "id"')
  expect(await chart("params: { id: 'id' }")).toContain('(chart-query-alone)')
  expect(await chart("to: 'list', SERIES")).toContain('is "opn", which is not an option')
})
