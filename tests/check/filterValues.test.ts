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

const saidOfQuery = (query: string, its = filters) =>
  saidOf({
    'screens/home.ts': home,
    'screens/two.ts': list('two', '/two', `${columns} ${its}`),
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

  it('may be counted in days up to today by a filter of days alone', async () => {
    const days = 'initial: { lastDays: 30 }'
    const initial = (keys: string) =>
      saidOf({
        'screens/home.ts': home,
        'screens/two.ts': list('two', '/two', `${columns} filters: [{ label: 'A', field: 'a', ${keys} }],`),
      })
    expect(await initial(`kind: 'dateRange', ${days}`)).toBe('')
    expect(await initial(`kind: 'fromDate', time: true, ${days}`)).toBe('')
    expect(await initial("kind: 'toDate', initial: { lastDays: 1 }")).toBe('')
    expect(await initial(`kind: 'text', ${days}`)).toMatchInlineSnapshot(`
      "screens/two.ts:4:101  /body/0/grid/filters/0/initial
        counts days up to today, and this is not a filter of days. Write a value, or use a filter of kind dateRange, fromDate or toDate.  (initial-days-unfit)"
    `)
    for (const kind of [
      "'number'",
      "'numberRange'",
      "'boolean'",
      "'select', options",
      "'multiSelect', options",
    ])
      expect(
        await initial(
          `kind: ${kind}${kind.endsWith('options') ? ": [{ value: 'b', label: 'B' }]" : ''}, ${days}`,
        ),
      ).toContain('(initial-days-unfit)')
  })

  it('has a limited number of days up to today', async () => {
    const initial = (keys: string) =>
      saidOf({
        'screens/home.ts': home,
        'screens/two.ts': list('two', '/two', `${columns} filters: [{ label: 'A', field: 'a', ${keys} }],`),
      })
    expect(await initial("kind: 'dateRange', initial: { lastDays: 0 }")).toMatchInlineSnapshot(`
      "screens/two.ts:4:118  /body/0/grid/filters/0/initial/lastDays
        is 0 and must be 1 or more. Choose a number within the limit.  (number-range)"
    `)
    expect(await initial("kind: 'dateRange', initial: { lastDays: 3661 }")).toMatchInlineSnapshot(`
      "screens/two.ts:4:118  /body/0/grid/filters/0/initial/lastDays
        is 3661 and must be 3660 or less. Choose a number within the limit.  (number-range)"
    `)
    expect(await initial("kind: 'dateRange', initial: { lastDays: '7' }")).toMatchInlineSnapshot(`
      "screens/two.ts:4:118  /body/0/grid/filters/0/initial/lastDays
        is a text and must be a whole number. Write 7, without quotes.  (type-wrong)"
    `)
    expect(await initial("kind: 'dateRange', initial: {}")).toMatchInlineSnapshot(`
      "screens/two.ts:4:106  /body/0/grid/filters/0/initial
        lacks "lastDays", which "initial" needs. Add it: Number of days with today as the last; 1 is today alone.  (key-missing)"
    `)
    expect(await initial("kind: 'dateRange', initial: 30")).toMatchInlineSnapshot(`
      "screens/two.ts:4:106  /body/0/grid/filters/0/initial
        is 30 and must be a text or an object with "lastDays". Write {lastDays: 30} for days up to today.  (type-wrong)"
    `)
    expect(await initial("kind: 'toDate', initial: { lastDays: 7 }")).toMatchInlineSnapshot(`
      "screens/two.ts:4:115  /body/0/grid/filters/0/initial/lastDays
        counts several days, and a to-date is the last of them, which is today. Write 1 here, and the number of days in the from-date.  (initial-days-today)"
    `)
  })

  it('is no fixed end of days up to today', async () => {
    const period = (end: string) =>
      saidOf({
        'screens/home.ts': home,
        'screens/two.ts': list(
          'two',
          '/two',
          `${columns} filters: [{ kind: 'toDate', field: 'a', label: 'To', ${end} },
{ kind: 'fromDate', field: 'a', label: 'From', initial: { lastDays: 7 } }],`,
        ),
      })
    expect(await period('')).toBe('')
    expect(await period('initial: { lastDays: 1 }')).toBe('')
    expect(await period("initial: '2026-01-31'")).toMatchInlineSnapshot(`
      "screens/two.ts:4:104  /body/0/grid/filters/0/initial
        is a fixed day, and the period of "a" starts a number of days before today: in time it ends before it starts. Write {lastDays: 1} for today, or remove it: an empty end is now.  (initial-days-end)"
    `)
  })

  it('that counts days up to today is cleared by an empty text', async () => {
    const due = "filters: [{ kind: 'dateRange', field: 'due', label: 'Due', initial: { lastDays: 30 } }],"
    expect(await saidOfQuery("due: { value: '' }", due)).toBe('')
    expect(await saidOfQuery("due: { value: '' }", due.replace(', initial: { lastDays: 30 }', ''))).toContain(
      '(address-clears-nothing)',
    )
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
