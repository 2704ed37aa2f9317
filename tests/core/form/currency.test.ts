import { describe, expect, it } from 'vitest'
import { type Form, type LeafField } from '../../../schemas/index.ts'
import { storeOf } from './form.ts'

const amount = (currency: string): LeafField => ({
  kind: 'number',
  name: 'amount',
  label: 'Amount',
  currency,
})
const text = (name: string): LeafField => ({ kind: 'text', name, label: name })

describe('currency of an amount', () => {
  it('is that of the record which fills the form', () => {
    const form: Form = { id: 'a', fields: [amount('record.currency')] }
    expect(storeOf(form, { record: { currency: 'EUR' } }).state('amount').unit).toBe('EUR')
  })

  it('is absent while its record has none, and is never a number or an object', () => {
    const form: Form = { id: 'a', fields: [amount('record.currency')] }
    for (const currency of [undefined, null, '', 7, { code: 'EUR' }])
      expect(storeOf(form, { record: { currency } }).state('amount').unit).toBeUndefined()
    expect(storeOf(form).state('amount').unit).toBeUndefined()
  })

  it('follows a field of the form', () => {
    const store = storeOf({ id: 'a', fields: [amount('currency'), text('currency')] })
    expect(store.state('amount').unit).toBeUndefined()
    store.set('currency', 'GBP')
    expect(store.state('amount').unit).toBe('GBP')
  })

  it('is that of the record which is chosen in a field', () => {
    const partner = { load: 'partners', value: 'id', label: 'name' }
    const store = storeOf(
      {
        id: 'a',
        fields: [
          amount('partner.currency'),
          { kind: 'select', name: 'partner', label: 'Partner', options: partner },
        ],
      },
      { loads: { partners: [{ id: 4, name: 'Albion', currency: 'EUR' }] } },
    )
    store.set('partner', 4)
    expect(store.state('amount').unit).toBe('EUR')
  })

  it('in a table is that of the same record first', () => {
    const lines = { kind: 'rows', name: 'lines', label: 'Lines', add: 'Add' } as const
    const store = storeOf(
      {
        id: 'a',
        fields: [{ ...lines, fields: [amount('currency'), text('currency')] }, text('currency')],
      },
      { record: { currency: 'USD', lines: [{ amount: 1, currency: 'EUR' }, { amount: 2 }] } },
    )
    expect(store.state('lines.0.amount').unit).toBe('EUR')
    expect(store.state('lines.1.amount').unit).toBeUndefined()
    store.set('lines.1.currency', 'GBP')
    expect(store.state('lines.1.amount').unit).toBe('GBP')
    expect(store.state('lines.0.amount').unit).toBe('EUR')
  })
})
