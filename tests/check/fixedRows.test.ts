import { expect, it } from 'vitest'
import { saidOfScreen } from './project.ts'

const form = (values: string, keys: string) => `name: 'one', path: '/one',
loads: { parcel: { get: '/api/parcel', onError: { value: null } } },
body: [{ kind: 'form', form: { id: 'inspection', ${values} submit: { call: '/api/inspections' }, fields: [
{ kind: 'rows', name: 'items', label: 'Items', ${keys} fields: [{ kind: 'number', name: 'accepted', label: 'Accepted' }] },
] } }],`

it('a table of records without a button that adds one has those of the record', async () => {
  expect(await saidOfScreen(form("values: 'parcel',", ''))).toBe('')
  expect(await saidOfScreen(form('', ''))).toMatchInlineSnapshot(`
    "screens/one.ts:4:10  /loads/parcel
      "parcel" is loaded and never used. Use it in a block, filter or condition, or remove it.  (load-unused)
    screens/one.ts:6:1  /body/0/form/fields/0
      has neither add nor a record that fills it, so that the table is always empty. Write add: 'Add a line', or let a record fill the form.  (rows-unfilled)"
  `)
  expect(await saidOfScreen(form("values: 'parcel',", 'prefill: false,'))).toContain('(rows-unfilled)')
})

it('a table of records without a button that adds one has no limits of their number', async () => {
  expect(await saidOfScreen(form("values: 'parcel',", 'min: 1, max: 3,'))).toMatchInlineSnapshot(`
    "screens/one.ts:6:48  /body/0/form/fields/0/min
      limits a number of records that the user cannot change. Remove it, or write add: 'Add a line'.  (rows-limit-fixed)
    screens/one.ts:6:56  /body/0/form/fields/0/max
      limits a number of records that the user cannot change. Remove it, or write add: 'Add a line'.  (rows-limit-fixed)"
  `)
})
