import { describe, expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { home, language, project, saidOf, screen } from './project.ts'

const entity = (fields: string, keys = '') =>
  `import { defineEntities } from '${language}'
export default defineEntities({ refund: { key: 'idRefund', ${keys} fields: {
${fields}
} } })
`

const fields = `idRefund: 'id',
amount: 'money',
currency: 'text?',
name: { type: 'text', label: 'Customer' },
status: { type: 'status', label: 'Status', options: { open: 'Open', done: 'Done' }, tones: { info: 'open' } },
createdAt: { type: 'moment', label: 'Created' },
validFrom: 'date',
validTo: 'date',
parts: { type: 'list', label: 'Parts' },`

const calls = `import { defineCalls } from '${language}'
export default defineCalls({ resource: 'refund_list', calls: {
refunds: { grid: '/api/refunds/grid', many: 'refund' },
refund: { get: '/api/refunds/{id}', one: 'refund' },
} })
`

const steps = `import { defineCalls } from '${language}'
export default defineCalls({ resource: 'refund_list', of: 'refund', calls: {
usualFilters: { get: '/api/refunds/filters', reply: 'any' },
payRefunds: { post: '/api/refunds/pay', selection: true },
closeRefund: { post: '/api/refunds/{idRefund}/close', body: ['status'] },
} })
`

const details = screen(`name: 'refund-details', path: '/refunds/{id}', access: { resource: 'refund_list' },
params: { id: { example: '1' } },
loads: { refund: 'refund' },
body: [{ kind: 'details', load: 'refund', fields: ['idRefund', { field: 'name', label: 'Payee' }] }],`)

const files = (grid: string, loads = '') => ({
  'screens/home.ts': home,
  'screens/finance/refundDetails.ts': details,
  'screens/finance/entities/refund.ts': entity(fields, "screen: 'refund-details',"),
  'screens/finance/calls/refunds.ts': calls,
  'screens/finance/calls/steps.ts': steps,
  'screens/finance/refunds.ts': screen(
    `name: 'refunds', path: '/refunds', ${loads} access: { resource: 'refund_list' },\nbody: [{ kind: 'grid', grid: { id: 'refunds', call: 'refunds',\n${grid}\n} }],`,
  ),
})

async function resolved(grid: string, loads?: string) {
  const { problems, definitions } = await checkDefinitions(await project(files(grid, loads)))
  expect(problems).toEqual([])
  return (name: string) => definitions.find(one => one.screen.name === name)?.screen
}

describe('grid whose call returns an entity', () => {
  it('takes label, cell, sorting and width of its columns from the fields of the entity', async () => {
    const screens = await resolved("columns: ['idRefund', { field: 'amount', total: true }, 'status'],")
    expect(screens('refunds')?.body).toEqual([
      {
        kind: 'grid',
        grid: {
          id: 'refunds',
          source: '/api/refunds/grid',
          columns: [
            {
              field: 'idRefund',
              label: 'Refund',
              sortable: true,
              width: 92,
              cell: { kind: 'link', to: 'refund-details', params: { id: 'idRefund' } },
            },
            {
              field: 'amount',
              label: 'Amount',
              sortable: true,
              width: 116,
              cell: { kind: 'money', currency: 'currency' },
              total: true,
            },
            {
              field: 'status',
              label: 'Status',
              sortable: true,
              width: 68,
              cell: {
                kind: 'status',
                values: { open: { label: 'Open', tone: 'info' }, done: { label: 'Done' } },
              },
            },
          ],
        },
      },
    ])
  })

  it('takes the control of a filter from the type of its field, and its options from a status', async () => {
    const screens = await resolved(
      "columns: ['idRefund'], filters: ['idRefund', 'name', 'status', 'amount', { kind: 'fromDate', field: 'createdAt' }],",
    )
    expect(screens('refunds')?.body).toMatchObject([
      {
        grid: {
          filters: [
            { kind: 'text', field: 'idRefund', label: 'Refund' },
            { kind: 'text', field: 'name', label: 'Customer', condition: 'like' },
            {
              kind: 'multiSelect',
              label: 'Status',
              options: [
                { value: 'open', label: 'Open' },
                { value: 'done', label: 'Done' },
              ],
            },
            { kind: 'number', field: 'amount', label: 'Amount' },
            { kind: 'fromDate', field: 'createdAt', label: 'Created from' },
          ],
        },
      },
    ])
  })

  it.each([
    ['toDate', 'validTo', 'Valid to'],
    ['fromDate', 'validFrom', 'Valid from'],
    ['fromDate', 'validTo', 'Valid to from'],
  ])('labels a %s of %s "%s"', async (kind, field, label) => {
    const screens = await resolved(
      `columns: ['idRefund'], filters: [{ kind: '${kind}', field: '${field}' }],`,
    )
    expect(screens('refunds')?.body).toMatchObject([{ grid: { filters: [{ kind, label }] } }])
  })

  it('offers some values of a status with their labels', async () => {
    const form =
      "form: { id: 'close', fields: [{ name: 'status', options: ['done'] }], submit: 'closeRefund' }"
    const screens = await resolved(
      `columns: ['idRefund'], filters: [{ field: 'status', options: ['done'] }],
actions: [{ label: 'Close…', title: 'Close', ${form} }],`,
    )
    const options = [{ value: 'done', label: 'Done' }]
    expect(screens('refunds')?.body).toMatchObject([
      {
        grid: {
          filters: [{ kind: 'select', options }],
          actions: [{ panel: { form: { fields: [{ options }] } } }],
        },
      },
    ])
    expect(
      await saidOf(files("columns: ['idRefund'], filters: [{ field: 'status', options: ['don'] }],")),
    ).toMatchInlineSnapshot(`
        "screens/finance/refunds.ts:5:63  /body/0/grid/filters/0/options/0
          offers "don" for "Status", which is not one of its values. Did you mean "done"?  (status-option-unknown)"
      `)
  })

  it('has selectable rows if the call of an action takes the selection', async () => {
    const screens = await resolved("columns: ['idRefund'], actions: [{ label: 'Pay', call: 'payRefunds' }],")
    expect(screens('refunds')?.body).toMatchObject([
      { grid: { selection: true, actions: [{ scope: 'selection' }] } },
    ])
    const without = await resolved("columns: ['idRefund'],")
    expect(JSON.stringify(without('refunds'))).not.toContain('selection')
  })

  it('starts without filters if the load of its initial filters fails', async () => {
    const screens = await resolved(
      "columns: ['idRefund'], filters: ['status'], initialFilters: { load: 'usual' },",
      "loads: { usual: 'usualFilters' },",
    )
    expect(screens('refunds')?.loads).toMatchObject({
      usual: { onError: { toast: 'An error ocurred, could not get default filters', value: [] } },
    })
  })

  it('prefers keys of a column to those of the entity', async () => {
    const screens = await resolved(
      "columns: [{ field: 'idRefund', label: 'Number', width: 60, cell: { kind: 'text' }, sortable: false }],",
    )
    expect(screens('refunds')?.body).toMatchObject([
      { grid: { columns: [{ field: 'idRefund', label: 'Number', width: 60, cell: { kind: 'text' } }] } },
    ])
    expect(JSON.stringify(screens('refunds'))).not.toContain('sortable')
  })

  it('sorts in descending order by a field with a minus before it', async () => {
    const screens = await resolved("columns: ['idRefund', 'createdAt'], sort: '-createdAt',")
    expect(screens('refunds')?.body).toMatchObject([
      { grid: { sort: { field: 'createdAt', order: 'desc' } } },
    ])
  })

  it('uses the key of the entity for its rows if its first column is another field', async () => {
    const screens = await resolved("columns: ['name', 'idRefund'],")
    expect(screens('refunds')?.body).toMatchObject([{ grid: { rowKey: 'idRefund' } }])
  })
})

describe('load with a call', () => {
  it('has the path, the place of the record, and the handling of a failure', async () => {
    const screens = await resolved("columns: ['idRefund'],")
    expect(screens('refund-details')?.loads).toEqual({
      refund: { get: '/api/refunds/{id}', select: 'data', onError: { toast: 'server' } },
    })
  })

  it('gives its entity to the details of its record', async () => {
    const screens = await resolved("columns: ['idRefund'],")
    expect(screens('refund-details')?.body).toMatchObject([
      {
        fields: [
          { field: 'idRefund', label: 'Refund' },
          { field: 'name', label: 'Payee' },
        ],
      },
    ])
  })

  it('links a key to the screen of its record, but not on that screen', async () => {
    const screens = await resolved("columns: ['idRefund'],")
    expect(JSON.stringify(screens('refunds')?.body)).toContain('"to":"refund-details"')
    expect(JSON.stringify(screens('refund-details')?.body)).not.toContain('"to":"refund-details"')
  })
})

describe('check of entities and calls', () => {
  it('reports a misspelt field wherever a grid names one, at its place', async () => {
    const said = await saidOf(
      files(`columns: ['idRefund', 'amout', { field: 'nam' }],
filters: ['stats'],
sort: '-createAt',`),
    )
    expect(said).toMatchInlineSnapshot(`
      "screens/finance/refunds.ts:5:23  /body/0/grid/columns/1
        names the field "amout", which the entity "refund" does not have. Did you mean "amount"?  (entity-field-unknown)
      screens/finance/refunds.ts:5:41  /body/0/grid/columns/2/field
        names the field "nam", which the entity "refund" does not have. Did you mean "name"?  (entity-field-unknown)
      screens/finance/refunds.ts:6:11  /body/0/grid/filters/0
        names the field "stats", which the entity "refund" does not have. Did you mean "status"?  (entity-field-unknown)
      screens/finance/refunds.ts:7:7  /body/0/grid/sort
        names the field "createAt", which the entity "refund" does not have. Did you mean "createdAt"?  (entity-field-unknown)"
    `)
  })

  it('reports cells that cannot show the type of a field', async () => {
    const said = await saidOf(
      files(
        `columns: ['idRefund', { field: 'name', cell: { kind: 'progress' } }, { field: 'amount', cell: { kind: 'number' } }],`,
      ),
    )
    expect(said).toMatchInlineSnapshot(`
      "screens/finance/refunds.ts:5:54  /body/0/grid/columns/1/cell/kind
        is "progress", which cannot show "name", a field of type text. Name a field of type "decimal", "duration", "integer", "percent", or remove the cell: the type of the field has one.  (cell-unfit)"
    `)
  })

  it('reports progress without a total of a field that is no percentage', async () => {
    const columns = (cell: string) =>
      files(
        `columns: ['idRefund', { field: 'packed', cell: { kind: 'progress'${cell} } }], fields: ['lines'],`,
      )
    const of = (type: string, cell = '') =>
      saidOf({
        ...columns(cell),
        'screens/finance/entities/refund.ts': entity(`${fields}\npacked: '${type}', lines: 'integer',`),
      })
    expect(await of('integer')).toMatchInlineSnapshot(`
      "screens/finance/refunds.ts:5:56  /body/0/grid/columns/1/cell/kind
        shows "packed", a field of type integer, as a percentage. Add total, the field that holds the number at 100 %, or make the type of the field percent.  (progress-total)"
    `)
    expect(await of('integer', ", total: 'lines'")).toBe('')
    expect(await of('percent')).toBe('')
  })

  it('reports filters that the type of a field does not support', async () => {
    const said = await saidOf(
      files(`columns: ['idRefund'],
filters: ['parts', { field: 'amount', kind: 'text' }],`),
    )
    expect(said).toMatchInlineSnapshot(`
      "screens/finance/refunds.ts:6:11  /body/0/grid/filters/0
        filters by "parts", which cannot be filtered by: its type is list, or the entity says filterable: false. Remove the filter.  (filter-unsupported)
      screens/finance/refunds.ts:6:45  /body/0/grid/filters/1/kind
        is "text", which does not fit a field of type money. Use one of "number", "numberRange".  (filter-kind-unfit)"
    `)
  })

  it('reports missing calls and entities, and names without an entity', async () => {
    const said = await saidOf({
      ...files("columns: ['idRefund'],"),
      'screens/one.ts': screen(`name: 'one', path: '/one',
loads: { a: 'refnd', b: { call: 'refund' } },
body: [
  { kind: 'details', load: 'b', entity: 'refnd', fields: ['name'] },
  { kind: 'grid', grid: { id: 'g', source: '/api/g/grid', columns: ['name', { field: 'a', label: 'A' }] } },
],`),
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:13  /loads/a
        names the call "refnd", which does not exist. Did you mean "refund"?  (call-unknown)
      screens/one.ts:4:25  /loads/b
        does not fill {id}, which the path of the call "refund" has. Add path: {id: '…'} with a fixed value, or give the screen a parameter of that name.  (call-parameter-missing)
      screens/one.ts:6:41  /body/0/entity
        names the entity "refnd", which does not exist. Did you mean "refund"?  (entity-unknown)
      screens/one.ts:7:69  /body/1/grid/columns/0
        names the field "name" where no entity is known. Give the grid a call that returns an entity, or write field and label.  (entity-missing)"
    `)
  })

  it('reports invalid entities: types, keys, currencies, references, options', async () => {
    const said = await saidOf({
      'screens/home.ts': home,
      'screens/finance/entities/refund.ts': entity(`id: { type: 'mony', label: 'Refund' },
amount: { type: 'money', label: 'Amount', currency: 'curency' },
order: { type: 'reference', label: 'Order', entity: 'ordr' },
status: { type: 'status', label: 'Status' },
name: { type: 'text', label: 'Name', sortable: true, maxlength: 3 },`),
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/finance/entities/refund.ts:3:13  /refund/fields/id/type
        type is "mony", which is not a type of field. Did you mean "money"?  (field-type-unknown)
      screens/finance/entities/refund.ts:6:9  /refund/fields/status
        lacks "options", which a status field needs. Add it: The values; an object gives them labels where the derived ones ("Being paid" from \`beingPaid\`) do not fit.  (key-missing)
      screens/finance/entities/refund.ts:7:48  /refund/fields/name/sortable
        is the default. Remove it: defaults are never written.  (default-written)
      screens/finance/entities/refund.ts:7:54  /refund/fields/name/maxlength
        "maxlength" is not a key of a text field. Did you mean "maxLength"?  (key-unknown)"
    `)
    const readable = await saidOf({
      'screens/home.ts': home,
      'screens/finance/entities/refund.ts': entity(`id: { type: 'id', label: 'Refund' },
amount: { type: 'money', label: 'Amount', currency: 'curency' },
order: { type: 'reference', label: 'Order', entity: 'ordr' },`),
    })
    expect(readable).toMatchInlineSnapshot(`
      "screens/finance/entities/refund.ts:2:48  /refund/key
        is "idRefund", which is not a field of the entity. Its fields are "id", "amount", "order".  (entity-key-unknown)
      screens/finance/entities/refund.ts:4:53  /refund/fields/amount/currency
        "amount" is an amount of money whose currency is in "curency", which is not a field of the entity. Add that field, or name another one with "currency". Its fields are "id", "amount", "order".  (currency-missing)
      screens/finance/entities/refund.ts:5:53  /refund/fields/order/entity
        names the entity "ordr", which does not exist. The entities are "refund".  (entity-unknown)"
    `)
  })

  it('reports duplicate names of entities and calls', async () => {
    const said = await saidOf({
      'screens/home.ts': home,
      'screens/finance/entities/a.ts': entity("idRefund: { type: 'id', label: 'Refund' },"),
      'screens/finance/entities/b.ts': entity("idRefund: { type: 'id', label: 'Refund' },"),
      'screens/finance/calls/a.ts': calls,
      'screens/finance/calls/b.ts': calls.replaceAll('/api/', '/api/other/'),
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/finance/calls/b.ts:3:1  /calls/refunds
        "refunds" is a call of screens/finance/calls/a.ts already. Rename one of them.  (call-twice)
      screens/finance/calls/b.ts:4:1  /calls/refund
        "refund" is a call of screens/finance/calls/a.ts already. Rename one of them.  (call-twice)
      screens/finance/entities/b.ts:2:33  /refund
        "refund" is an entity of screens/finance/entities/a.ts already. Rename one of them.  (entity-twice)"
    `)
  })

  it('reports calls without a path, with two paths or a duplicate path, and unknown entities', async () => {
    const said = await saidOf({
      'screens/home.ts': home,
      'screens/finance/calls/refunds.ts': `import { defineCalls } from '${language}'
export default defineCalls({ calls: {
a: { many: 'refund' },
b: { get: '/api/b', post: '/api/b' },
c: { get: '/api/c', reply: 'texts' },
d: { get: '/api/c', one: 'refnd' },
} })
`,
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/finance/calls/refunds.ts:3:1  /calls/a
        has no path. Write its path in exactly one of "grid", "get", "post", "put", "patch", "delete".  (call-methods)
      screens/finance/calls/refunds.ts:4:1  /calls/b
        has more than one path: "get", "post". Write its path in exactly one of "grid", "get", "post", "put", "patch", "delete".  (call-methods)
      screens/finance/calls/refunds.ts:6:11  /calls/d/get
        is GET /api/c, the same path as the call "c". Use that call, or remove one of them.  (call-path-twice)
      screens/finance/calls/refunds.ts:6:26  /calls/d/one
        names the entity "refnd", which does not exist. Define it in a file of \`entities/\`.  (entity-unknown)"
    `)
  })
})
