import { describe, expect, it } from 'vitest'
import { saidOfForm } from './project.ts'

const number = (name: string, more = '') => `{ kind: 'number', name: '${name}', label: 'N', ${more} },`
const date = (name: string, more = '') => `{ kind: 'date', name: '${name}', label: 'D', ${more} },`

describe('compared field', () => {
  it('names a field of its kind, in a table one of the same record or of the form', async () => {
    const said = await saidOfForm(`
${number('least')} ${number('most', "atLeast: 'least'")} ${date('from')} ${date('to', "atLeast: 'from', time: true")}
{ kind: 'rows', name: 'lines', label: 'Lines', add: 'Add', fields: [
  ${number('ordered')} ${number('accepted', "atLeast: 'least', atMost: 'ordered'")}
] },`)
    expect(said).toBe('')
  })

  it('is refused with the place and the fix where it names something else', async () => {
    const said = await saidOfForm(`
{ kind: 'text', name: 'a', label: 'A' },
${number('b', "atLeast: 'a'")}
${number('c', "atMost: 'bb'")}
${number('d', "atMost: 'd'")}
${number('e', "atMost: 'b.amount'")}
${number('f', "atMost: 'record.amount'")}
${number('g', "atMost: 'loads.none.amount'")}
${date('h', "atLeast: 'b'")}`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:6:51  /body/0/form/fields/1/atLeast
        names "a" of a text field, which cannot be compared with a number field. Name a number field, or a path below record or loads.  (compared-unfit)
      screens/one.ts:7:50  /body/0/form/fields/2/atMost
        names the field "bb", which does not exist. Did you mean "b"?  (field-unknown)
      screens/one.ts:8:50  /body/0/form/fields/3/atMost
        compares "d" with itself. Name another field, or remove it.  (compared-self)
      screens/one.ts:9:50  /body/0/form/fields/4/atMost
        names "b.amount", but "b" is a number field, which has no fields. Write "b".  (computed-step)
      screens/one.ts:10:50  /body/0/form/fields/5/atMost
        needs the record that fills the form, but nothing fills it. Add values, the path of the record below the loads, or remove it.  (record-missing)
      screens/one.ts:11:50  /body/0/form/fields/6/atMost
        names the load "none", which this screen does not have. Declare it in loads.  (load-unknown)
      screens/one.ts:12:49  /body/0/form/fields/7/atLeast
        names "b" of a number field, which cannot be compared with a date field. Name a date field, or a path below record or loads.  (compared-unfit)"
    `)
  })
})

describe('currency of an amount', () => {
  it('is a field of the form, of the same record of a table, or of a record that is chosen', async () => {
    const said = await saidOfForm(
      `
{ kind: 'text', name: 'code', label: 'Currency' },
{ kind: 'select', name: 'partner', label: 'Partner', options: { load: 'partners', value: 'id', label: 'name' } },
${number('a', "currency: 'code'")}
${number('b', "currency: 'partner.currency'")}
{ kind: 'rows', name: 'lines', label: 'Lines', add: 'Add', fields: [
  { kind: 'text', name: 'own', label: 'Currency' }, ${number('c', "currency: 'own'")}
] },`,
      '',
      "loads: { partners: { get: '/api/partners', onError: { toast: 'server' } } },",
    )
    expect(said).toBe('')
  })

  it('is refused with the place and the fix where it names something else', async () => {
    const said = await saidOfForm(`
{ kind: 'text', name: 'code', label: 'Currency' },
${number('a', "currency: 'cod'")}
${number('b', "currency: 'b'")}
${number('c', "currency: 'record.currency'")}
${number('d', "currency: 'code.name'")}`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:6:52  /body/0/form/fields/1/currency
        names the field "cod", which does not exist. Did you mean "code"?  (field-unknown)
      screens/one.ts:7:52  /body/0/form/fields/2/currency
        names the amount "b" as its own currency. Name the field that holds the currency, e.g. record.currency.  (currency-self)
      screens/one.ts:8:52  /body/0/form/fields/3/currency
        needs the record that fills the form, but nothing fills it. Add values, the path of the record below the loads, or remove it.  (record-missing)
      screens/one.ts:9:52  /body/0/form/fields/4/currency
        names "code.name", but "code" is a text field, which has no fields. Write "code".  (computed-step)"
    `)
  })
})
