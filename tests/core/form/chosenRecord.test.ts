import { describe, expect, it } from 'vitest'
import { draftOptions, readDraftOptions } from '../../../runtime/core/form/draftValues.ts'
import { momentaryErrors } from '../../../runtime/core/form/formErrors.ts'
import { foundOptions, isSearched, searchCall } from '../../../runtime/core/form/searchedOptions.ts'
import { type Form, type LeafField } from '../../../schemas/index.ts'
import { storeOf, wayOf } from './form.ts'

const searched = (reads: [string, ...string[]]): LeafField => ({
  kind: 'select',
  name: 'product',
  label: 'Product',
  options: { search: '/products/grid', grid: true, by: 'name', value: 'id', label: 'name', reads },
})
const serial: LeafField = {
  kind: 'text',
  name: 'serial',
  label: 'Serial number',
  required: { field: 'product.tracked', is: true },
}
const quantity: LeafField = {
  kind: 'number',
  name: 'quantity',
  label: 'Quantity',
  atMost: 'product.stock.free',
}

const drill = { value: 4, label: 'Drill', fields: { tracked: true, 'stock.free': 2 } }
const nails = { value: 5, label: 'Nails', fields: { tracked: false, 'stock.free': 900 } }

const form: Form = { id: 'issue', fields: [searched(['tracked', 'stock.free']), serial, quantity] }
const table: Form = {
  id: 'issues',
  fields: [
    { kind: 'rows', name: 'lines', label: 'Lines', add: 'Add', fields: [searched(['tracked']), serial] },
  ],
}

describe('the record chosen in a field', () => {
  it('of a load is what conditions compare', () => {
    const method = { load: 'methods', value: 'id', label: 'name' }
    const store = storeOf(
      {
        id: 'payment',
        fields: [
          { kind: 'select', name: 'method', label: 'Method', options: method },
          {
            kind: 'text',
            name: 'receipt',
            label: 'Receipt',
            required: { field: 'method.needsReceipt', is: true },
          },
        ],
      },
      {
        loads: {
          methods: [
            { id: 1, name: 'Card', needsReceipt: 0 },
            { id: 2, name: 'Cash', needsReceipt: 1 },
          ],
        },
      },
    )
    expect(store.state('receipt').required).toBe(false)
    store.set('method', 2)
    expect(store.state('receipt').required).toBe(true)
    store.set('method', '1')
    expect(store.state('receipt').required).toBe(false)
  })

  it('of a search is what conditions and limits compare', () => {
    const store = storeOf(form)
    store.choose('product', drill)
    expect(store.state('serial').required).toBe(true)
    store.set('quantity', '3')
    expect(momentaryErrors(store, wayOf(store)).map(({ path }) => path)).toEqual(['serial', 'quantity'])
    store.choose('product', nails)
    expect(momentaryErrors(store, wayOf(store))).toEqual([])
    store.choose('product', drill)
    expect(store.state('serial').required).toBe(true)
  })

  it('of a search in a table belongs to its record', () => {
    const store = storeOf(table, { record: { lines: [{ product: 5 }, { product: 4 }] } })
    expect(store.state('lines.1.serial').required).toBe(false)
    store.choose('lines.1.product', drill)
    store.choose('lines.0.product', nails)
    expect([0, 1].map(at => store.state(`lines.${at}.serial`).required)).toEqual([false, true])
    store.removeRow('lines', 0)
    expect(store.state('lines.0.serial').required).toBe(true)
  })

  it('of a search is unknown while the record of the form fills the choice, until it is chosen again', () => {
    const store = storeOf(form, { record: { product: 4 } })
    expect(store.state('serial').required).toBe(false)
    store.choose('product', drill)
    expect(store.state('serial').required).toBe(true)
    store.renew({ record: { product: 4 }, loads: {} })
    expect(store.state('serial').required).toBe(true)
  })

  it('is asked for with the columns of the search, and read from its reply', () => {
    const [field] = storeOf(form).form.fields
    if (!field || !isSearched(field)) throw new Error('The first field is no searched choice.')
    expect(searchCall(field.options, {}, 'dr').body).toMatchObject({
      options: { columns: ['id', 'name', 'tracked', 'stock.free'] },
    })
    const rows = [{ id: 4, name: 'Drill', tracked: true, stock: { free: 2 } }]
    expect(foundOptions(field.options, { success: true, data: rows, rowCount: 1 })).toEqual([
      { ...drill, note: '' },
    ])
  })

  it('is kept with a draft, without its sensitive values', () => {
    const own: Form = { id: 'own', fields: [searched(['tracked', 'iban']), serial] }
    const store = storeOf(own)
    store.choose('product', { ...drill, fields: { tracked: true, iban: 'GB33BUKB20201555555555' } })
    const kept: unknown = JSON.parse(JSON.stringify(draftOptions(store)))
    expect(JSON.stringify(kept)).not.toContain('GB33')
    const restored = storeOf(own)
    restored.recall(readDraftOptions(restored.form, kept))
    restored.fill({ product: 4 })
    expect(restored.state('serial').required).toBe(true)
    expect(readDraftOptions(restored.form, { product: [{ value: 4, fields: { other: 1 } }] })).toEqual({
      product: [{ value: 4, label: '4' }],
    })
  })
})
