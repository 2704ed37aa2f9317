import { describe, expect, it } from 'vitest'
import { draftValues } from '../../../runtime/core/form/draftValues.ts'
import { exactProduct, exactSum } from '../../../runtime/core/form/exactNumbers.ts'
import { sentBody } from '../../../runtime/core/form/sentValues.ts'
import { type Form, type LeafField } from '../../../schemas/index.ts'
import { storeOf, wayOf } from './form.ts'

const number = (name: string, more: object = {}): LeafField => ({
  kind: 'number',
  name,
  label: name,
  ...more,
})

/** An invoice: lines with a total each, of all lines, and with a tax that the user may change. */
const invoice: Form = {
  id: 'invoice',
  fields: [
    {
      kind: 'rows',
      name: 'lines',
      label: 'Lines',
      add: 'Add',
      fields: [
        number('pieces'),
        number('price'),
        number('amount', { decimals: 2, computed: { product: ['pieces', 'price'] } }),
      ],
    },
    number('net', { decimals: 2, computed: { sum: ['lines.amount'] } }),
    { kind: 'checkbox', name: 'taxed', label: 'Taxed', initial: true },
    number('tax', {
      decimals: 2,
      visible: { field: 'taxed', is: true },
      computed: { product: ['net', 0.2], editable: true },
    }),
    number('total', { decimals: 2, computed: { sum: ['net', 'tax'] } }),
  ],
  submit: { call: '/api/invoices' },
}

describe('computed number', () => {
  it('follows the values that it is computed from, through tables and other computed fields', () => {
    const store = storeOf(invoice)
    store.addRow('lines')
    store.set('lines.0.pieces', 3)
    expect(store.get('lines.0.amount')).toBe(null)
    store.set('lines.0.price', 0.1)
    store.addRow('lines')
    store.set('lines.1.pieces', 1)
    store.set('lines.1.price', 1.005)
    expect([store.get('lines.0.amount'), store.get('lines.1.amount')]).toEqual([0.3, 1.01])
    expect([store.get('net'), store.get('tax'), store.get('total')]).toEqual([1.31, 0.26, 1.57])
    expect(sentBody(store, wayOf(store))).toMatchObject({ net: 1.31, tax: 0.26, total: 1.57 })
    store.removeRow('lines', 1)
    expect(store.get('total')).toBe(0.36)
  })

  it('notifies those who see it, and never keeps a value that is set', () => {
    const store = storeOf(invoice)
    const seen: unknown[] = []
    store.subscribe('total', () => seen.push(store.get('total')))
    store.set('lines', [{ pieces: 1, price: 5, amount: 999 }])
    expect(seen).toEqual([6])
    store.set('total', 7)
    expect(store.get('total')).toBe(6)
  })

  it('is empty while its numbers are, and counts hidden fields as empty', () => {
    const store = storeOf(invoice)
    expect([store.get('net'), store.get('total')]).toEqual([null, null])
    store.set('lines', [{ pieces: 1, price: 5, amount: null }])
    expect(store.get('total')).toBe(6)
    store.set('taxed', false)
    expect(store.get('total')).toBe(5)
    store.set('lines.0.price', 'five')
    expect([store.get('lines.0.amount'), store.get('net')]).toEqual([null, null])
  })

  it('loses its error when it changes, and is in no draft', () => {
    const store = storeOf(invoice)
    store.setErrors({ total: ['total is required.'], net: ['net is required.'] })
    store.set('lines', [{ pieces: 1, price: 5, amount: null }])
    expect(store.allErrors()).toEqual({})
    expect(Object.keys(draftValues(store))).toEqual(['lines', 'tax'])
  })

  it('is computed for the record that fills the form, which is not changed by that', () => {
    const record = { lines: [{ pieces: 2, price: 5, amount: 0 }], taxed: true, tax: 1 }
    const store = storeOf(invoice, { record })
    expect([store.get('lines.0.amount'), store.get('total'), store.changed()]).toEqual([10, 11, []])
  })
})

describe('proposed value', () => {
  const proposal = () => {
    const store = storeOf(invoice)
    store.set('lines', [{ pieces: 1, price: 10, amount: null }])
    return store
  }

  it('stays as the user has written it', () => {
    const store = proposal()
    store.set('tax', 1.5)
    expect(store.get('total')).toBe(11.5)
    store.set('lines.0.price', 20)
    expect([store.get('tax'), store.get('total')]).toEqual([1.5, 21.5])
  })

  it('follows again once it is empty, and not before its sources change', () => {
    const store = proposal()
    store.set('tax', null)
    store.set('taxed', false)
    store.set('taxed', true)
    expect(store.get('tax')).toBe(null)
    store.set('lines.0.price', 20)
    expect(store.get('tax')).toBe(4)
  })

  it('is restored from a draft, and does not replace the value of a record', () => {
    const store = proposal()
    store.set('tax', 1)
    const other = storeOf(invoice)
    other.fill(draftValues(store))
    expect([other.get('tax'), other.get('total')]).toEqual([1, 11])
    expect(storeOf(invoice, { record: { lines: [{ pieces: 1, price: 10 }], tax: 0 } }).get('tax')).toBe(0)
  })
})

describe('value of another field', () => {
  const orders = [
    { orderNr: 7, currency: 'EUR', amount: '12.5', day: '2026-03-01 10:00:00' },
    { orderNr: 8, currency: 'GBP', amount: 1, day: null },
  ]
  const options = { load: 'orders', value: 'orderNr', label: 'orderNr' }
  const form: Form = {
    id: 'refund',
    fields: [
      { kind: 'select', name: 'order', label: 'Order', options },
      { kind: 'text', name: 'currency', label: 'Currency', computed: { from: 'order.currency' } },
      { kind: 'date', name: 'day', label: 'Day', computed: { from: 'order.day' } },
      number('amount', { computed: { from: 'order.amount', editable: true } }),
      { kind: 'text', name: 'owner', label: 'Owner', computed: { from: 'record.owner' } },
      { kind: 'text', name: 'copy', label: 'Copy', computed: { from: 'amount', editable: true } },
    ],
    submit: { call: '/api/refunds' },
  }

  it('is that of the chosen entry, as the field holds it', () => {
    const store = storeOf(form, { record: { owner: 'Nour' }, loads: { orders } })
    const values = () => ['currency', 'day', 'amount', 'owner', 'copy'].map(store.get)
    expect(values()).toEqual(['', '', null, 'Nour', ''])
    store.set('order', 7)
    expect(values()).toEqual(['EUR', '2026-03-01', 12.5, 'Nour', '12.5'])
    store.set('order', '8')
    expect(values()).toEqual(['GBP', '', 1, 'Nour', '1'])
    store.set('order', null)
    expect(values()).toEqual(['', '', null, 'Nour', ''])
  })

  it('follows loads that arrive later', () => {
    const store = storeOf(form, { loads: {} })
    store.set('order', 7)
    expect(store.get('currency')).toBe('')
    store.renew({ record: undefined, loads: { orders } })
    expect(store.get('currency')).toBe('EUR')
  })
})

describe('exact arithmetic', () => {
  it('has no errors of floating point, and rounds half away from zero', () => {
    expect(exactSum([0.1, 0.2], [], undefined)).toBe(0.3)
    expect(exactSum([1e21, 1], [1e21], undefined)).toBe(1)
    expect(exactSum([1e-7], [2e-7], undefined)).toBe(-1e-7)
    expect(exactProduct([1.005, 100], undefined)).toBe(100.5)
    expect([exactProduct([1.005], 2), exactProduct([-1.005], 2), exactProduct([-0.001], 2)]).toEqual([
      1.01, -1.01, 0,
    ])
    expect(exactProduct([1.5], 0)).toBe(2)
  })
})
