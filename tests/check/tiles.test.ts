import { expect, it } from 'vitest'
import { home, language, saidOf, screen } from './project.ts'

const list = screen(`name: 'list', path: '/list', body: [{ kind: 'grid', grid: { id: 'a', source: '/a',
  columns: [{ field: 'a', label: 'A' }], filters: [
  { kind: 'select', field: 'status', label: 'Status', options: [{ value: 'open', label: 'Open' }, { value: 'done', label: 'Done' }] },
  { kind: 'multiSelect', field: 'type', label: 'Type', options: [{ value: 'one', label: 'One' }, { value: 'two', label: 'Two' }] },
  ] } }],`)
const detail = screen(
  "name: 'detail', path: '/list/{id}', params: { id: { example: '1' } }, body: [{ kind: 'screens' }],",
)
const calls = `import { defineCalls } from '${language}'
export default defineCalls({ calls: {
  figures: { get: '/api/work/{queue}', reply: 'any' }, send: { post: '/api/work/{queue}' } } })
`

function said(tiles: string): Promise<string> {
  return saidOf({
    'screens/home.ts': home,
    'screens/list.ts': list,
    'screens/detail.ts': detail,
    'screens/area/calls/work.ts': calls,
    'screens/one.ts': screen(`name: 'one', path: '/one', body: [\n${tiles}\n],`),
  })
}

it('tiles link to lists with their filters', async () => {
  const right = `{ kind: 'tiles', call: 'figures', tiles: [
  { label: 'A', to: 'list', path: { queue: 'a' } },
  { label: 'B', to: 'list', path: { queue: 'b' }, query: { status: 'open', type: ['one', 'two'] } },
  { label: 'C', to: 'list', get: '/api/c', select: 'data' } ] }`
  expect(await said(right)).toBe('')
  const wrong = `{ kind: 'tiles', call: 'figures', tiles: [
  { label: 'A', to: 'lst', path: { queue: 'a' } },
  { label: 'A', to: 'detail', path: { queue: 'b' } },
  { label: 'C', to: 'list', path: { queue: 'c' }, query: { stat: 'open' } },
  { label: 'D', to: 'list', path: { queue: 'd' }, query: { status: 'opn' } },
  { label: 'E', to: 'list', path: { queue: 'e' }, query: { status: ['open', 'done'], type: ['one', 'tow'] } } ] }`
  expect(await said(wrong)).toMatchInlineSnapshot(`
    "screens/one.ts:5:21  /body/0/tiles/0/to
      names the screen "lst", which does not exist. Did you mean "list"?  (screen-unknown)
    screens/one.ts:6:12  /body/0/tiles/1/label
      is "A", the same as another tile here. Give one of them another label.  (tile-twice)
    screens/one.ts:6:21  /body/0/tiles/1/to
      links to the screen "detail", which needs "id", which nothing here provides. Link to a screen without parameters, or with parameters of this screen.  (target-params)
    screens/one.ts:7:60  /body/0/tiles/2/query/stat
      "stat" is neither a filter nor a query parameter of the screen "list". Did you mean "status"?  (address-key-unknown)
    screens/one.ts:8:68  /body/0/tiles/3/query/status
      is "opn", which is not an option of the filter "status". Did you mean "open"?  (address-value-unknown)
    screens/one.ts:9:68  /body/0/tiles/4/query/status
      has several values for the filter "status", which takes one. Keep one of them, or make that filter a multiSelect.  (address-values-many)
    screens/one.ts:9:100  /body/0/tiles/4/query/type/1
      is "tow", which is not an option of the filter "type". The options are "one", "two".  (address-value-unknown)"
  `)
})

it('the figures of a tile come from a GET call whose placeholders are filled', async () => {
  const wrong = `{ kind: 'tiles', tiles: [{ label: 'A', to: 'list' }] },
{ kind: 'tiles', call: 'figurs', tiles: [{ label: 'A', to: 'list', path: { queue: 'a' } }] },
{ kind: 'tiles', call: 'figures', tiles: [
  { label: 'A', to: 'list', path: { queu: 'a' } },
  { label: 'B', to: 'list', call: 'send', path: { queue: 'b' } },
  { label: 'C', to: 'list', get: '/api/work/{queue}' } ] }`
  expect(await said(wrong)).toMatchInlineSnapshot(`
    "screens/one.ts:4:26  /body/0/tiles/0
      lacks "get", which a tile needs. Add it: Path of a GET call that returns \`count\`, \`oldestHours\` and \`overdue\`; a value that is null or absent is not shown. Called when the screen opens, every minute, and when the user returns to the page.  (key-missing)
    screens/one.ts:5:24  /body/1/call
      names the call "figurs", which does not exist. Did you mean "figures"?  (call-unknown)
    screens/one.ts:7:43  /body/2/tiles/0/path/queu
      "queu" is not a parameter in the path of the call "figures". Did you mean "queue"?  (call-parameter-unknown)
    screens/one.ts:8:3  /body/2/tiles/1
      names the call "send", which changes: it cannot be used for a tile. Loads use GET calls, actions and forms use calls that write, grids use a call with "grid".  (call-unfit)
    screens/one.ts:9:34  /body/2/tiles/2/get
      {queue} is not a parameter of this screen. It has none: add it to the path and params, or to query.  (placeholder-unknown)"
  `)
})
