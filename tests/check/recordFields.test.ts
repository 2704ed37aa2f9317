import { describe, expect, it } from 'vitest'
import { home, language, saidOf, screen } from './project.ts'

const vocabulary = {
  'screens/home.ts': home,
  'screens/thing.ts': screen(
    "name: 'thing', path: '/things/{id}', params: { id: { example: '1' } }, body: [{ kind: 'screens' }],",
  ),
  'screens/finance/entities/thing.ts': `import { defineEntities } from '${language}'
export default defineEntities({ thing: { fields: {
idThing: { type: 'id', label: 'Thing' },
amount: { type: 'money', label: 'Amount' },
currency: { type: 'text', label: 'Currency' },
status: { type: 'status', label: 'Status', options: { open: 'Open', done: 'Done' } },
createdAt: { type: 'moment', label: 'Created' },
} } })
`,
  'screens/finance/calls/things.ts': `import { defineCalls } from '${language}'
export default defineCalls({ calls: {
things: { grid: '/api/things/grid', many: 'thing' },
thing: { get: '/api/things/{id}', one: 'thing' },
} })
`,
}

function saidOfGrid(grid: string): Promise<string> {
  return saidOf({
    ...vocabulary,
    'screens/finance/things.ts': screen(
      `name: 'things', path: '/things', body: [{ kind: 'grid', grid: { id: 'things',\n${grid}\n} }],`,
    ),
  })
}

describe('record fields', () => {
  it('are the only fields that a grid names, as key of its rows, in cells and in actions', async () => {
    const said = await saidOfGrid(`call: 'things', rowKey: 'idThng', inactive: { field: 'state' },
columns: [
  'idThing',
  { field: 'amount', cell: { kind: 'money', currency: 'curency' } },
  { field: 'status', cell: { kind: 'link', to: 'thing', params: { id: 'thingId' } } },
  { field: 'createdAt', tooltip: [{ field: 'amount', cell: { kind: 'money', currency: 'coin' } }] },
],
actions: [
  { kind: 'navigate', label: 'Open', to: 'thing', params: { id: 'idThin' } },
  { kind: 'request', label: 'A', call: '/a', visible: { field: 'createdAt', is: 5 } },
  { kind: 'request', label: 'B', call: '/b', enabled: { field: 'status', is: 'open' }, disabledReason: 'It is {stat}.' },
],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/finance/things.ts:4:25  /body/0/grid/rowKey
        names the field "idThng", which the entity "thing" does not have. Did you mean "idThing"?  (entity-field-unknown)
      screens/finance/things.ts:4:54  /body/0/grid/inactive/field
        names the field "state", which the entity "thing" does not have. Did you mean "status"?  (entity-field-unknown)
      screens/finance/things.ts:7:55  /body/0/grid/columns/1/cell/currency
        names the field "curency", which the entity "thing" does not have. Did you mean "currency"?  (entity-field-unknown)
      screens/finance/things.ts:8:71  /body/0/grid/columns/2/cell/params/id
        names the field "thingId", which the entity "thing" does not have. Did you mean "idThing"?  (entity-field-unknown)
      screens/finance/things.ts:9:87  /body/0/grid/columns/3/tooltip/0/cell/currency
        names the field "coin", which the entity "thing" does not have. Its fields are "idThing", "amount", "currency", "status", "createdAt". Describe it in the fields of "thing", or take it over from another entity with include: { otherEntity: ['coin'] } there.  (entity-field-unknown)
      screens/finance/things.ts:12:65  /body/0/grid/actions/0/params/id
        names the field "idThin", which the entity "thing" does not have. Did you mean "idThing"?  (entity-field-unknown)
      screens/finance/things.ts:13:81  /body/0/grid/actions/1/visible/is
        compares "createdAt", which is a date, with 5. Compare it with a day, e.g. { before: 'today' }, or ask with "present" whether there is one.  (date-value-unfit)
      screens/finance/things.ts:14:104  /body/0/grid/actions/2/disabledReason
        names the field "stat", which the entity "thing" does not have. Did you mean "status"?  (entity-field-unknown)"
    `)
  })

  it('are checked for a grid with path and labels if a call has that path', async () => {
    const said = await saidOfGrid(`source: '/api/things/grid',
columns: [
  { field: 'id', label: 'Thing' },
  { field: 'amount', label: 'Amount', cell: { kind: 'money', currency: 'currency' } },
],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/finance/things.ts:6:12  /body/0/grid/columns/0/field
        names the field "id", which the entity "thing" does not have. Its fields are "idThing", "amount", "currency", "status", "createdAt". Describe it in the fields of "thing", or take it over from another entity with include: { otherEntity: ['id'] } there.  (entity-field-unknown)"
    `)
  })

  it('are unknown for a grid whose path no call has', async () => {
    const said = await saidOfGrid(`source: '/api/others/grid', rowKey: 'number',
columns: [{ field: 'id', label: 'Other', cell: { kind: 'money', currency: 'coin' } }],`)
    expect(said).toBe('')
  })
})
