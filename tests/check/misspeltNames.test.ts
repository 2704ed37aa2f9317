import { expect, it } from 'vitest'
import { home, language, saidOf, screen } from './project.ts'

const links = (...names: readonly string[]) =>
  screen(`name: 'one', path: '/one', body: [{ kind: 'text', text: 'A', links: [
${names.map((name, at) => `{ label: 'L${at}', to: '${name}' },`).join('\n')}
] }],`)
const files = (...names: readonly string[]) => ({
  'screens/home.ts': home,
  'screens/one.ts': links(...names),
  'screens/two.ts': screen("name: 'refund-lst', path: '/two', body: [{ kind: 'screens' }],"),
})

it('a name that nothing uses as it is defined is reported there, once', async () => {
  expect(await saidOf(files('refund-list', 'refund-list'))).toMatchInlineSnapshot(`
    "screens/two.ts:3:7  /name
      nothing names "refund-lst", but 2 places name "refund-list", which does not exist: in screens/one.ts. Did you mean "refund-list"? Otherwise correct those places.  (name-misspelt)"
  `)
})

it('a name that something uses as it is defined is reported where it is misspelt', async () => {
  expect(await saidOf(files('refund-list', 'refund-list', 'refund-lst'))).toMatchInlineSnapshot(`
    "screens/one.ts:4:20  /body/0/links/0/to
      names the screen "refund-list", which does not exist. Did you mean "refund-lst"?  (screen-unknown)
    screens/one.ts:5:20  /body/0/links/1/to
      names the screen "refund-list", which does not exist. Did you mean "refund-lst"?  (screen-unknown)"
  `)
})

it('a single use is reported where it is', async () => {
  expect(await saidOf(files('refund-list'))).toContain('screens/one.ts:4:20')
})

it('the screen of a record that does not exist yet is reported once, and not as the name of its list', async () => {
  const said = await saidOf({
    'screens/home.ts': home,
    'screens/a/entities/parcels.ts': `import { defineEntities } from '${language}'
export default defineEntities({
  parcel: { screen: { name: 'parcel', params: { id: 'idParcel' } }, fields: { idParcel: 'id', other: 'id' } },
})
`,
    'screens/a/calls/parcels.ts': `import { defineCalls } from '${language}'
export default defineCalls({ base: '/api', of: 'parcel', calls: { parcels: { grid: '/parcels/grid' } } })
`,
    'screens/a/parcels.ts': screen(`name: 'parcels', path: '/parcels',
body: { kind: 'grid', call: 'parcels', columns: [
  'idParcel', { field: 'other', cell: { kind: 'link', to: 'parcel', params: { id: 'other' } } },
] },`),
  })
  expect(said).toMatchInlineSnapshot(`
    "screens/a/entities/parcels.ts:3:29  /parcel/screen/name
      names the screen "parcel", which does not exist. Add that screen, or did you mean "parcels"?  (screen-unknown)
    screens/a/parcels.ts:5:59  /body/columns/1/cell/to
      names the screen "parcel", which does not exist. Add that screen, or did you mean "parcels"?  (screen-unknown)"
  `)
})

it('a call is reported at its key', async () => {
  const said = await saidOf({
    'screens/home.ts': home,
    'screens/a/entities/refunds.ts': `import { defineEntities } from '${language}'
export default defineEntities({ refund: { fields: { idRefund: 'id' } } })
`,
    'screens/a/calls/refunds.ts': `import { defineCalls } from '${language}'
export default defineCalls({ calls: {
refundz: { get: '/refunds', many: 'refund' },
} })
`,
    'screens/a/one.ts': screen(`name: 'one', path: '/one', loads: { a: 'refunds', b: 'refunds' }, body: [
{ kind: 'table', load: 'a', columns: ['idRefund'] },
{ kind: 'table', load: 'b', columns: ['idRefund'] },
],`),
  })
  expect(said).toMatchInlineSnapshot(`
    "screens/a/calls/refunds.ts:3:1  /calls/refundz
      nothing names "refundz", but 2 places name "refunds", which does not exist: in screens/a/one.ts. Did you mean "refunds"? Otherwise correct those places.  (name-misspelt)"
  `)
})

const refundsWith = (option: string) => ({
  'screens/home.ts': home,
  'screens/a/entities/refunds.ts': `import { defineEntities } from '${language}'
export default defineEntities({ refund: { key: 'idRefund', fields: {
idRefund: 'id',
status: { type: 'status', options: ['open', ${option}, 'done'], tones: { danger: 'failed', success: 'done' } },
} } })
`,
  'screens/a/calls/refunds.ts': `import { defineCalls } from '${language}'
export default defineCalls({ calls: { refunds: { grid: '/refunds', many: 'refund' } } })
`,
  'screens/a/one.ts': screen(`name: 'one', path: '/one', body: [
{ kind: 'grid', id: 'grid-one', call: 'refunds', columns: ['idRefund', 'status'], filters: ['status'], actions: [
  { kind: 'navigate', label: 'Home', to: 'home', scope: 'row', visible: { status: 'failed' } },
  { kind: 'navigate', label: 'Failed', to: 'home', scope: 'row', visible: { status: ['open', 'failed'] } },
] },
],`),
})

it.each(["'faild'", "{ faild: 'Failed' }"])(
  'the option %s, which nothing names, is reported once and not at its uses',
  async option => {
    expect(await saidOf(refundsWith(option))).toBe(
      `screens/a/entities/refunds.ts:4:45  /refund/fields/status/options/1
  nothing names "faild", but 3 places name "failed", which does not exist: in screens/a/entities/refunds.ts, screens/a/one.ts. Did you mean "failed"? Otherwise correct those places.  (name-misspelt)`,
    )
  },
)

it('an option without one like it is reported at each place that names it', async () => {
  expect((await saidOf(refundsWith("'closed'"))).match(/\(\S+-unknown\)/g)).toHaveLength(3)
})
