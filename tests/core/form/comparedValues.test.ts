import { describe, expect, it } from 'vitest'
import { type Surroundings } from '../../../runtime/core/form/fieldState.ts'
import { type FormValues } from '../../../runtime/core/form/values.ts'
import { formErrors } from '../../../runtime/kinds/form/formErrors.ts'
import { type Field, type Form, type LeafField } from '../../../schemas/index.ts'
import { formValidator } from '../../../stories/fixtures/formValidator.ts'
import { storeOf, wayOf } from './form.ts'

const number = (name: string, more: object = {}): LeafField => ({
  kind: 'number',
  name,
  label: name,
  ...more,
})
const date = (name: string, more: object = {}): LeafField => ({ kind: 'date', name, label: name, ...more })
const formOf = (...fields: Field[]): Form => ({ id: 'a', fields })

function filled(form: Form, values: FormValues, surroundings: Partial<Surroundings> = {}) {
  const store = storeOf(form, surroundings)
  store.fill(values)
  const check = () => formErrors(store, formValidator(form), wayOf(store))
  store.setErrors(check())
  return { store, check }
}

describe('compared field', () => {
  it('is at least or at most the value of another field, and equal values are taken', () => {
    const form = formOf(
      number('least'),
      number('most', { atLeast: 'least' }),
      number('a', { atMost: 'most' }),
    )
    expect(filled(form, { least: 10, most: 9.99, a: 1234.5 }).store.allErrors()).toEqual({
      most: ['At least 10 (least).'],
      a: ['At most 9.99 (most).'],
    })
    expect(filled(form, { least: 10, most: 10, a: 10 }).store.allErrors()).toEqual({})
  })

  it('compares days with today: of UTC, and moments with that of the time zone of the user', () => {
    const form = formOf(date('day', { atLeast: 'today+1' }), date('moment', { time: true, atMost: 'today' }))
    const around = { now: Date.parse('2011-12-09T22:00:00Z'), zone: 'Asia/Tokyo' }
    expect(filled(form, { day: '2011-12-09', moment: '2011-12-11 00:00' }, around).store.allErrors()).toEqual(
      {
        day: ['Not before 2011-12-10.'],
        moment: ['Not after 2011-12-10.'],
      },
    )
    expect(filled(form, { day: '2011-12-10', moment: '2011-12-10 23:59' }, around).store.allErrors()).toEqual(
      {},
    )
  })

  it('compares days, and a day with moments of the same day', () => {
    const form = formOf(
      date('from'),
      date('to', { atLeast: 'from' }),
      date('at', { time: true, atMost: 'to' }),
    )
    expect(
      filled(form, { from: '2026-02-10', to: '2026-02-09', at: '2026-02-10 00:00' }).store.allErrors(),
    ).toEqual({ to: ['Not before 2026-02-10 (from).'], at: ['Not after 2026-02-09 (to).'] })
    expect(
      filled(form, { from: '2026-02-10', to: '2026-02-10', at: '2026-02-10 23:59' }).store.allErrors(),
    ).toEqual({})
  })

  it('takes every value while the other one is empty, hidden or invalid', () => {
    const form = formOf(
      number('a', { visible: { field: 'b', not: 5 } }),
      number('b', { atLeast: 'a', atMost: 'record.most' }),
      date('from'),
      date('to', { atLeast: 'from' }),
    )
    expect(filled(form, { a: null, b: 1 }).store.allErrors()).toEqual({})
    expect(filled(form, { a: 9, b: 5 }).store.allErrors()).toEqual({})
    expect(Object.keys(filled(form, { from: '2026-02-31', to: '2026-02-01' }).store.allErrors())).toEqual([
      'from',
    ])
  })

  it('is compared with the record and the loads, whose numbers may be text and whose days have a time', () => {
    const form = formOf(
      number('amount', { atMost: 'record.open' }),
      number('pieces', { atMost: 'loads.stock.pieces' }),
      date('day', { atLeast: 'record.createdAt' }),
    )
    const record = { open: '12.50', createdAt: '2026-02-10 08:00:00' }
    const values = { amount: 12.51, pieces: 4, day: '2026-02-09' }
    expect(filled(form, values, { record, loads: { stock: { pieces: 3 } } }).store.allErrors()).toEqual({
      amount: ['At most 12.5.'],
      pieces: ['At most 3.'],
      day: ['Not before 2026-02-10.'],
    })
  })

  it('is compared within its own record of a table', () => {
    const form = formOf(number('most'), {
      kind: 'rows',
      name: 'lines',
      label: 'Lines',
      add: 'Add',
      fields: [
        number('ordered'),
        number('accepted', { atMost: 'ordered' }),
        number('price', { atMost: 'most' }),
      ],
    })
    const lines = [
      { ordered: 1, accepted: 2, price: 1 },
      { ordered: 2, accepted: 2, price: 6 },
    ]
    const { store, check } = filled(form, { most: 5, lines })
    expect(store.allErrors()).toEqual({
      'lines.0.accepted': ['At most 1 (ordered).'],
      'lines.1.price': ['At most 5 (most).'],
    })
    store.set('lines.1.ordered', 3)
    expect(Object.keys(store.allErrors())).toEqual(['lines.0.accepted', 'lines.1.price'])
    store.set('lines.0.ordered', 2)
    expect(Object.keys(store.allErrors())).toEqual(['lines.1.price'])
    store.set('most', 6)
    expect(store.allErrors()).toEqual({})
    expect(check()).toEqual({})
  })
})
