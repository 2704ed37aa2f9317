import { describe, expect, it } from 'vitest'
import { home, saidOf, saidOfScreen, screen } from './project.ts'

describe('addresses and names of screens', () => {
  it('a query parameter is used', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
query: { order: {}, kind: {}, field: {}, value: {} },
loads: { a: { get: '/a', query: { kind: '{kind}' }, onError: { toast: 'server' } } },
body: [
  { kind: 'table', load: 'a', columns: [{ field: 'x', label: 'X' }] },
  { kind: 'grid', grid: { id: 'g', source: '/g', initialFilters: { query: { field: 'field', value: 'value' } },
    columns: [{ field: 'id', label: 'Id' }] } },
],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:10  /query/order
        "order" is an unused query parameter. Use it as {order} in a call, in a redirect or as an initial filter, or remove it.  (query-unused)"
    `)
  })

  it('neither a failed load nor a check opens its own screen', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
loads: { a: { get: '/a', onError: { go: 'one' } } },
checks: [{ when: { field: 'a', is: '1' }, go: 'one' }],
body: [{ kind: 'screens' }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:41  /loads/a/onError/go
        opens this screen itself, in an endless loop. Name another screen, or leave it out to stay.  (go-itself)
      screens/one.ts:5:47  /checks/0/go
        opens this screen itself, in an endless loop. Name another screen, or leave it out to stay.  (go-itself)"
    `)
  })

  it('a name of the wrong form is reported where it is written, and not where the right one is used', async () => {
    const said = await saidOf({
      'screens/a.ts': screen("name: 'a', path: '/a', parent: 'all-refunds', body: [{ kind: 'screens' }],"),
      'screens/home.ts': home,
      'screens/refunds.ts': screen("name: 'All Refunds', path: '/refunds', body: [{ kind: 'screens' }],"),
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/refunds.ts:3:7  /name
        is "All Refunds", which does not have the form ^[a-z][a-z0-9]*(-[a-z0-9]+)*$. Did you mean "all-refunds"?  (form-wrong)"
    `)
  })

  it('the form of a panel has no read view', async () => {
    const said =
      await saidOfScreen(`name: 'one', path: '/one', body: [{ kind: 'grid', grid: { id: 'g', source: '/g',
columns: [{ field: 'id', label: 'Id' }],
actions: [{ kind: 'open', label: 'A', panel: { title: 'A', form: { id: 'f', readView: true,
  fields: [{ kind: 'text', name: 'note', label: 'Note' }] } } }],
} }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:77  /body/0/grid/actions/0/panel/form/readView
        is not allowed in the form of a panel, whose fields are always editable. Remove it, or show the values in a details block.  (read-view-in-panel)"
    `)
  })
})
