import { expect, it } from 'vitest'
import { home, language, saidOf, saidOfScreen, screen } from './project.ts'

const status = "{ kind: 'select', field: 'status', label: 'Status', options: [{ value: 'a', label: 'A' }] }"
const chart = (more: string) =>
  `{ kind: 'chart', label: { field: 'a', label: 'A' }, series: [{ field: 'b', label: 'B' }], ${more} }`
const said = (blocks: string, more = '') =>
  saidOfScreen(`name: 'one', path: '/one', ${more} body: [
${blocks}
],`)

it('blocks follow existing filters, if they can', async () => {
  const right = `{ kind: 'filters', filters: [${status}] },
${chart("get: '/a', follows: ['status']")},`
  expect(await said(right)).toBe('')
  expect(
    await said(
      `{ kind: 'filters', filters: [${status}] },
${chart("get: '/a', follows: ['status', 'statsu']")},
${chart("load: 'l', follows: ['status']")},`,
      "loads: { l: { get: '/l', onError: { value: [] } } },",
    ),
  ).toMatchInlineSnapshot(`
    "screens/one.ts:5:122  /body/1/follows/1
      follows "statsu", which no block of filters on this screen has. Did you mean "status"?  (follow-unknown)
    screens/one.ts:6:111  /body/2/follows
      cannot be combined with load: data that is loaded with the screen does not follow filters. Let the block make its own call, or remove follows.  (follows-load)"
  `)
})

it('details follow filters by a call of their own, which returns one record', async () => {
  const details = (more: string) => `{ kind: 'details', fields: [{ field: 'a', label: 'A' }], ${more} }`
  const filters = `{ kind: 'filters', filters: [${status}] }`
  const load = "loads: { l: { get: '/l', onError: { value: null } } },"
  expect(await said(`${filters}, ${details("get: '/a', follows: ['status']")}`)).toBe('')
  expect(await said(`${filters}, ${details("get: '/a', load: 'l', follows: ['status']")}`, load)).toContain(
    '/body/1/get\n  is a second source of the records besides load.',
  )
  expect(await said(`${filters}, ${details("follows: ['status']")}`)).toContain('(records-missing)')
  expect(
    await saidOf({
      'screens/home.ts': home,
      'screens/a/entities/things.ts': `import { defineEntities } from '${language}'
export default defineEntities({ thing: { fields: { id: 'id', size: 'integer' } } })
`,
      'screens/a/calls/things.ts': `import { defineCalls } from '${language}'
export default defineCalls({ resource: 'things', calls: { things: { get: '/things', many: 'thing' } } })
`,
      'screens/a/one.ts': screen(
        `name: 'one', path: '/one', body: { kind: 'details', call: 'things', fields: ['size'] },`,
      ),
    }),
  ).toContain('names the call "things", which returns a list: it cannot be used for details.')
})

it('filters of a block are followed, with unique keys in the address', async () => {
  expect(
    await said(
      `{ kind: 'filters', filters: [${status}, ${status}, { kind: 'text', field: 'lang', label: 'Language' }] },
{ kind: 'filters', filters: [{ kind: 'text', field: 'name', label: 'Name' }, { kind: 'text', field: 'city', label: 'City' }] },
{ kind: 'grid', grid: { id: 'a', source: '/a', follows: ['status', 'lang', 'name'], columns: [{ field: 'a', label: 'A' }],
filters: [{ kind: 'text', field: 'name', label: 'Name' }] } },`,
      'query: { lang: {} }, loads: { l: { get: "/l", query: { lang: "{lang}" }, onError: { value: [] } } },',
    ),
  ).toMatchInlineSnapshot(`
    "screens/one.ts:3:58  /loads/l
      "l" is loaded and never used. Use it in a block, filter or condition, or remove it.  (load-unused)
    screens/one.ts:4:148  /body/0/filters/1/field
      is "status" in the address, as another filter or query parameter of this screen. Keep one of them; a grid that needs its value can name it in follows.  (filter-key-taken)
    screens/one.ts:4:239  /body/0/filters/2/field
      is "lang" in the address, as another filter or query parameter of this screen. Keep one of them; a grid that needs its value can name it in follows.  (filter-key-taken)
    screens/one.ts:5:53  /body/1/filters/0/field
      is "name" in the address, as another filter or query parameter of this screen. Keep one of them; a grid that needs its value can name it in follows.  (filter-key-taken)
    screens/one.ts:5:101  /body/1/filters/1/field
      has no effect: no block follows "city". Name it in follows of a grid, chart, details or block of tiles, or remove it.  (filter-unfollowed)"
  `)
})

it('a call takes the filters that its block follows', async () => {
  const calls = `import { defineCalls } from '${language}'
export default defineCalls({ resource: 'things', calls: {
  things: { get: '/things', reply: 'any', query: { status: 'text', 'at.from': 'moment', 'day.from': 'date', size: 'decimal', kinds: 'text' } } } })
`
  const of = (follows: string) =>
    saidOf({
      'screens/home.ts': home,
      'screens/area/calls/things.ts': calls,
      'screens/area/one.ts': screen(`name: 'one', path: '/one', body: [
{ kind: 'filters', filters: [${status}, { kind: 'dateRange', field: 'at', label: 'At' }, { kind: 'text', field: 'name', label: 'Name' }, { kind: 'numberRange', field: 'size', label: 'Size' }, { kind: 'dateRange', field: 'due', label: 'Due', time: true }, { kind: 'dateRange', field: 'day', label: 'Day' }, { kind: 'multiSelect', field: 'kinds', label: 'Kinds', options: [{ value: 'a', label: 'A' }] }] },
${chart(`call: 'things', follows: [${follows}]`)}, ${chart("get: '/b', follows: ['status', 'at', 'name', 'size', 'due', 'day', 'kinds']")}],`),
    })
  expect(await of("'status', 'at'")).toBe('')
  expect(await of("'size'")).toMatchInlineSnapshot(`
    "screens/area/one.ts:5:117  /body/1/follows/0
      "size" is sent as "size.from" and "size.to", not as "size", which the query of the call "things" takes. Describe the ends in its query: 'size.from': 'decimal', 'size.to': 'decimal'.  (call-range-unknown)"
  `)
  expect(await of("'due'")).toMatchInlineSnapshot(`
    "screens/area/one.ts:5:117  /body/1/follows/0
      "due" is sent as "due.from" and "due.to", which the query of the call "things" does not take. Describe the ends in its query: 'due.from': 'moment', 'due.to': 'moment'.  (call-range-unknown)"
  `)
  expect(await of("'day'")).toMatchInlineSnapshot(`
    "screens/area/one.ts:5:117  /body/1/follows/0
      sends both ends of "day" as moments, and the query of the call "things" takes days. Make its query 'day.from': 'moment', 'day.to': 'moment'.  (call-period-of-days)"
  `)
  expect(await of("'name'")).toContain(
    '"name" is not a parameter in the query of the call "things". Its query takes "status", "at.from", "day.from", "size", "kinds".',
  )
  expect(await of("'kinds'")).toContain(
    `sends all selected values of "kinds", and the query of the call "things" takes one, of type text. Make its query kinds: 'list', or the filter a select.  (call-values-many)`,
  )
})
