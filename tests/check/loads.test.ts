import { describe, expect, it } from 'vitest'
import { saidOfScreen } from './project.ts'

describe('loads', () => {
  it('every named load is declared', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
loads: { refund: { get: '/x', onError: { value: 1 } } },
checks: [{ when: { all: [{ field: 'refnd.status', is: 1 }, { field: 'refund.status', is: 1 }] }, go: 'home' }],
body: [
  { kind: 'details', load: 'other', fields: [{ field: 'a', label: 'b' }], visible: { field: 'q', is: 1 } },
  { kind: 'grid', grid: {
    id: 'a', source: '/b', initialFilters: { load: 'i' }, columns: [{ field: 'a', label: 'b' }],
    filters: [{ kind: 'select', field: 'a', label: 'b', options: { load: 'o', value: 'a', label: 'b' } }],
  } },
],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:35  /checks/0/when/all/0/field
        names the load "refnd", which this screen does not have. Did you mean "refund"?  (load-unknown)
      screens/one.ts:7:28  /body/0/load
        names the load "other", which this screen does not have. Its loads are "refund".  (load-unknown)
      screens/one.ts:7:93  /body/0/visible/field
        names the load "q", which this screen does not have. Its loads are "refund".  (load-unknown)
      screens/one.ts:9:52  /body/1/grid/initialFilters/load
        names the load "i", which this screen does not have. Its loads are "refund".  (load-unknown)
      screens/one.ts:10:74  /body/1/grid/filters/0/options/load
        names the load "o", which this screen does not have. Its loads are "refund".  (load-unknown)"
    `)
  })

  it('a load is not also unused if its name is misspelt where it is used', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
loads: {
  refund: { get: '/x', onError: { value: 1 } },
  other: { get: '/y', onError: { value: 1 } },
},
body: [{ kind: 'details', load: 'refnd', fields: [{ field: 'a', label: 'A' }] }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:6:3  /loads/other
        "other" is loaded and never used. Use it in a block, filter or condition, or remove it.  (load-unused)
      screens/one.ts:8:33  /body/0/load
        names the load "refnd", which this screen does not have. Did you mean "refund"?  (load-unknown)"
    `)
  })

  it('an unused load is rejected, unless its failure opens another screen', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
loads: {
  refund: { get: '/x', onError: { value: 1 } },
  gate: { get: '/y', onError: { go: 'home' } },
},
body: [{ kind: 'screens' }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:3  /loads/refund
        "refund" is loaded and never used. Use it in a block, filter or condition, or remove it.  (load-unused)"
    `)
  })

  it('a load with a record name is not unused: a missing record opens another screen', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one/{id}', params: { id: { example: '1' } },
loads: { refund: { get: '/x/{id}', record: 'refund {id}', onError: { value: 1 } } },
body: [{ kind: 'screens' }],`)
    expect(said).toBe('')
  })

  it('a record name contains parameters of the screen, and its messages only the record', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one/{id}', params: { id: { example: '1' } },
loads: { refund: { get: '/x/{id}', record: 'refund {idd}', onError: { value: 1 } } },
body: [{ kind: 'text', text: 'a', whenMissing: { heading: 'There is no {recod}.', text: 'Of {record} {id' } }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:44  /loads/refund/record
        {idd} is not a parameter of this screen. Did you mean "id"?  (placeholder-unknown)
      screens/one.ts:5:59  /body/0/whenMissing/heading
        {recod} is not available for a missing record. Write {record}: the name that the load gives the missing record.  (record-placeholder)
      screens/one.ts:5:89  /body/0/whenMissing/text
        Of {record} {id has a brace outside a {placeholder}. Write each placeholder as a name between two braces.  (placeholder-open)"
    `)
  })

  it('loads are not repeated in the path of a record', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
loads: { refund: { get: '/a', onError: { value: 1 } } },
body: [
  { kind: 'details', load: 'refund', fields: [{ field: 'refund.amount', label: 'A' }, { field: 'refundId', label: 'B' }] },
  { kind: 'table', load: 'refund.lines', columns: [{ field: 'refund.lines.sku', label: 'S' }] },
  { kind: 'actions', load: 'refund', actions: [
    { kind: 'request', label: 'A', call: '/a', visible: { any: [{ field: 'refund.status', is: 'open' }, { field: 'status', is: 'x' }] } },
  ] },
],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:6:56  /body/0/fields/0/field
        is "refund.amount", but the path is already relative to the record. Write "amount".  (record-prefixed)
      screens/one.ts:7:61  /body/1/columns/0/field
        is "refund.lines.sku", but the path is already relative to the record. Write "sku".  (record-prefixed)
      screens/one.ts:9:74  /body/2/actions/0/visible/any/0/field
        is "refund.status", but the path is already relative to the record. Write "status".  (record-prefixed)"
    `)
  })
})
