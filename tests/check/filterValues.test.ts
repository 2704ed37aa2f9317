import { describe, expect, it } from 'vitest'
import { home, saidOf, screen } from './project.ts'

const filters = `filters: [
{ kind: 'dateRange', field: 'createdAt', label: 'Created' },
{ kind: 'numberRange', field: 'net', label: 'Net', initial: '10..' },
{ kind: 'number', field: 'lines', label: 'Lines' },
{ kind: 'fromDate', field: 'due', label: 'Due' },
{ kind: 'boolean', field: 'urgent', label: 'Urgent' },
{ kind: 'dateRange', field: 'seen', label: 'Seen', time: true },
],`
const list = (name: string, path: string, keys: string) =>
  screen(`name: '${name}', path: '${path}', body: [{ kind: 'grid', grid: { id: 'grid-${name}', source: '/api/things',
${keys} } }],`)
const columns = "columns: [{ field: 'id', label: 'Id' }],"

const saidOfQuery = (query: string) =>
  saidOf({
    'screens/home.ts': home,
    'screens/two.ts': list('two', '/two', `${columns} ${filters}`),
    'screens/one.ts': list(
      'one',
      '/one',
      `columns: [{ field: 'id', label: 'Id', cell: { kind: 'link', to: 'two', query: { ${query} } } }],`,
    ),
  })

describe('value of a filter in a link', () => {
  it('is written as the address does', async () => {
    const query = `createdAt: { value: '2026-01-01..2026-01-31' }, net: { value: '..100' }, lines: { value: '3' },
      'due.from': { value: '2026-01-31' }, urgent: { value: 'true' }, seen: { value: '2026-01-01 08:00..' }`
    expect(await saidOfQuery(query)).toBe('')
  })

  it.each([
    "createdAt: { value: '2026-01-01' }",
    "createdAt: { value: '2026-01-01..2026-02-30' }",
    "createdAt: { value: '2026-02-01..2026-01-01' }",
    "createdAt: { value: '2026-02-01 08:00..' }",
    "net: { value: '5-10' }",
    "lines: { value: '1..2' }",
    "'due.from': { value: 'today' }",
    "urgent: { value: 'yes' }",
  ])('is refused in another form: %s', async query => {
    expect(await saidOfQuery(query)).toContain('(filter-value-form)')
  })

  it('clears a filter that has a value at first, if it is empty', async () => {
    expect(await saidOfQuery("net: { value: '' }")).toBe('')
    expect(await saidOfQuery("lines: { value: '' }")).toMatchInlineSnapshot(`
      "screens/one.ts:4:97  /body/0/grid/columns/0/cell/query/lines/value
        is empty, which clears the filter "lines", and that one is empty when the screen opens. Remove it, or write a value.  (address-clears-nothing)"
    `)
  })

  it('begins in the same form', async () => {
    const initial = (keys: string) =>
      saidOf({
        'screens/home.ts': home,
        'screens/two.ts': list('two', '/two', `${columns} filters: [{ label: 'A', ${keys} }],`),
      })
    expect(await initial("kind: 'dateRange', field: 'a', initial: '2026-01-01..'")).toBe('')
    expect(await initial("kind: 'dateRange', field: 'a', initial: '2026-01-01'")).toMatchInlineSnapshot(`
      "screens/two.ts:4:106  /body/0/grid/filters/0/initial
        is "2026-01-01", and the filter "a" is a period. Write it as "2026-01-01..2026-01-31", with nothing before or behind the dots for an open end.  (filter-value-form)"
    `)
    expect(await initial("kind: 'numberRange', field: 'a', initial: '9..1'")).toMatchInlineSnapshot(`
      "screens/two.ts:4:108  /body/0/grid/filters/0/initial
        is "9..1", and the filter "a" is a range of numbers. Write it as "10..100", with nothing before or behind the dots for an open end.  (filter-value-form)"
    `)
  })
})
