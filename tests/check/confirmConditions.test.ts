import { expect, it } from 'vitest'
import { gridScreen, saidOfForm, saidOfScreen } from './project.ts'

const said = (when: string, more = '') =>
  saidOfForm(
    `{ kind: 'number', name: 'amount', label: 'Amount' }, { kind: 'checkbox', name: 'urgent', label: 'Urgent' },
{ kind: 'choice', name: 'way', label: 'Way', options: [{ value: 'bank', label: 'Bank' }, { value: 'cash', label: 'Cash' }] },`,
    `${more} submit: { label: 'Send', call: '/a', confirm: { text: 'Sure?', when: ${when} } },`,
  )

it('the condition of a confirmation names values of the form', async () => {
  expect(await said('{ amount: { moreThan: 500 } }')).toBe('')
  expect(await said("{ any: [{ way: 'cash' }, { urgent: true }] }")).toBe('')
  expect(await said('{ amuont: { moreThan: 500 } }')).toMatchInlineSnapshot(`
    "screens/one.ts:3:149  /body/0/form/submit/confirm/when/amuont
      names the field "amuont", which does not exist. Did you mean "amount"?  (field-unknown)"
  `)
  expect(await said("{ way: 'bnak', urgent: 'yes' }")).toMatchInlineSnapshot(`
    "screens/one.ts:3:146  /body/0/form/submit/confirm/when/way
      is "bnak", which is not an option of the field. Did you mean "bank"?  (option-unknown)
    screens/one.ts:3:162  /body/0/form/submit/confirm/when/urgent
      is "yes", which a checkbox field never is. Write true or false.  (value-never)"
  `)
  expect(await said('{ way: { moreThan: 5 } }')).toMatchInlineSnapshot(`
    "screens/one.ts:3:158  /body/0/form/submit/confirm/when/way/moreThan
      compares "way" by size, but it is a choice field. Compare a number this way: an integer, decimal, money, percent or duration, in a form a number field.  (size-unfit)"
  `)
  expect(
    await said("{ 'record.status': 'sent', 'profile.a': 'b', 'loads.some.a': 1 }"),
  ).toMatchInlineSnapshot(`
    "screens/one.ts:3:158  /body/0/form/submit/confirm/when/record.status
      needs the record that fills the form, but nothing fills it. Add values, the path of the record below the loads, or remove it.  (record-missing)
    screens/one.ts:3:179  /body/0/form/submit/confirm/when/profile.a
      needs a profile, but the form has none. Add profile to the form.  (profile-missing)
    screens/one.ts:3:200  /body/0/form/submit/confirm/when/loads.some.a
      names the load "some", which this screen does not have. Declare it in loads.  (load-unknown)"
  `)
  expect(
    await said('{ all: [{ field: "amount", is: 1 }, { field: "amount", is: 2 }] }'),
  ).toMatchInlineSnapshot(`
    "screens/one.ts:3:175  /body/0/form/submit/confirm/when/all/1
      asks "amount" for a different value than another leaf, so the condition never holds. Write both values in one leaf with "in", or use any.  (condition-never)"
  `)
})

it('the condition of a confirmation belongs to a form: to a submit, or to an action with fields', async () => {
  const action = (keys: string) => saidOfScreen(gridScreen(`actions: [{ label: 'Pay', ${keys} }],`))
  const when = "confirm: { text: 'Sure?', when: { amuont: { present: true } } }"
  const fields = "fields: [{ kind: 'number', name: 'amount', label: 'Amount' }]"
  expect(await action(`title: 'Pay', call: '/pay', ${fields}, ${when}`)).toMatchInlineSnapshot(`
    "screens/one.ts:6:11  /body/0/grid/actions/0
      lacks "id", which a form needs. Add submit: 'nameOfCall', which gives the form its button and its id; a form that only shows values has an id of its own.  (key-missing)
    screens/one.ts:6:160  /body/0/grid/actions/0/confirm/when/amuont
      names the field "amuont", which does not exist. Did you mean "amount"?  (field-unknown)"
  `)
  expect(await action(`kind: 'request', call: '/pay', ${when}`)).toMatchInlineSnapshot(`
    "screens/one.ts:6:92  /body/0/grid/actions/0/confirm/when/amuont
      "when" is not a key of a confirmation. Its keys are "type", "text", "title", "yes", "no".  (key-unknown)"
  `)
})
