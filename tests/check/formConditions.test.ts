import { describe, expect, it } from 'vitest'
import { saidOfForm } from './project.ts'

describe('conditions of form fields', () => {
  it('use existing loads, and profiles name existing fields', async () => {
    const said = await saidOfForm(
      `
{ kind: 'text', name: 'loads', label: 'L' },
{ kind: 'select', name: 'a', label: 'A', options: { load: 'kinds' }, visible: { field: 'loads.allowed', is: true } },
{ kind: 'text', name: 'b', label: 'B', visible: { field: 'loads.allowd.flag', is: true } },`,
      `profile: { load: 'kinds', by: 'a', exact: ['x'], free: ['b', 'y'], invalid: { list: 'No.', single: 'No.' } },`,
      `loads: { kinds: { get: '/api/kinds', onError: { value: [] } }, allowed: { get: '/api/allowed', onError: { value: false } } },`,
    )
    expect(said.split('\n').filter(line => !line.startsWith('screens/'))).toEqual([
      '  names the field "x", which does not exist. The fields are "loads", "a", "b".  (field-unknown)',
      '  names the field "y", which does not exist. The fields are "loads", "a", "b".  (field-unknown)',
      '  is "loads", which has another meaning in conditions. Give it another name.  (field-name-taken)',
      '  names the load "allowd", which this screen does not have. Did you mean "allowed"?  (load-unknown)',
    ])
  })

  it('use existing fields, records and profiles', async () => {
    const said = await saidOfForm(`
{ kind: 'select', name: 'type', label: 'T', options: [{ value: 'Other', label: 'O' }, { value: 1, label: '1' }] },
{ kind: 'text', name: 'a', label: 'A', visible: { field: 'typ', is: 'Other' } },
{ kind: 'text', name: 'b', label: 'B', enabled: { all: [{ field: 'type', in: ['Othr', '1'] }, { field: 'record.x', present: true }] } },
{ kind: 'text', name: 'c', label: 'C', required: { field: 'profile.alias', is: 'x' }, clearWhen: 'hidden' },
{ kind: 'text', name: 'd', label: 'D', visible: { field: 'd', present: true }, clearWhen: 'disabled' },
{ kind: 'rows', name: 'e', label: 'E', add: 'Add', fields: [
  { kind: 'text', name: 'f', label: 'F', saveWhen: { field: 'type', is: 'Other' } },
  { kind: 'text', name: 'g', label: 'G', saveWhen: { field: 'ff', is: 'Other' } },
  { kind: 'text', name: 'h', label: 'H', visible: { field: 'loads.mya', is: 'Other' } },
] },`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:6:58  /body/0/form/fields/1/visible/field
        names the field "typ", which does not exist. Did you mean "type"?  (field-unknown)
      screens/one.ts:7:79  /body/0/form/fields/2/enabled/all/0/in/0
        is "Othr", which is not an option of the field. Did you mean "Other"?  (option-unknown)
      screens/one.ts:7:104  /body/0/form/fields/2/enabled/all/1/field
        needs the record that fills the form, but nothing fills it. Add values, the path of the record below the loads, or remove it.  (record-missing)
      screens/one.ts:8:59  /body/0/form/fields/3/required/field
        needs a profile, but the form has none. Add profile to the form.  (profile-missing)
      screens/one.ts:8:98  /body/0/form/fields/3/clearWhen
        clears the field when it is hidden, and it never is. Add visible to the field, or remove clearWhen.  (clear-never)
      screens/one.ts:9:58  /body/0/form/fields/4/visible/field
        depends on its own value: once hidden, it is never shown again. Compare another field.  (visible-by-itself)
      screens/one.ts:9:91  /body/0/form/fields/4/clearWhen
        clears the field when it is locked, and it never is. Add enabled to the field, or remove clearWhen.  (clear-never)
      screens/one.ts:12:61  /body/0/form/fields/5/fields/1/saveWhen/field
        names the field "ff", which does not exist. Did you mean "f"?  (field-unknown)
      screens/one.ts:13:60  /body/0/form/fields/5/fields/2/visible/field
        names the load "mya", which this screen does not have. Declare it in loads.  (load-unknown)"
    `)
  })

  it('of a table name values that may occur once, which are fields of its records', async () => {
    const said = await saidOfForm(`
{ kind: 'rows', name: 'e', label: 'E', add: 'Add', unique: ['f', 'ff'], fields: [{ kind: 'text', name: 'f', label: 'F' }] },`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:66  /body/0/form/fields/0/unique/1
        names the field "ff", which does not exist. Did you mean "f"?  (field-unknown)"
    `)
  })

  it('never wait for each other', async () => {
    const said = await saidOfForm(`
{ kind: 'text', name: 'a', label: 'A', visible: { field: 'b', present: true } },
{ kind: 'text', name: 'b', label: 'B', visible: { all: [{ field: 'loads', present: true }, { field: 'c', is: 'x' }] } },
{ kind: 'text', name: 'c', label: 'C', enabled: { any: [{ field: 'a', is: 'y' }, { field: 'd', is: true }] } },
{ kind: 'checkbox', name: 'd', label: 'D', enabled: { field: 'd', is: true } },
{ kind: 'text', name: 'e', label: 'E', visible: { field: 'a', present: true } },
{ kind: 'rows', name: 'f', label: 'F', add: 'Add', fields: [
  { kind: 'number', name: 'g', label: 'G', enabled: { field: 'h', present: true } },
  { kind: 'number', name: 'h', label: 'H', enabled: { field: 'g', present: true } },
] },`)
    expect(said.split('\n').filter(line => !line.includes('load'))).toMatchInlineSnapshot(`
      [
        "screens/one.ts:5:58  /body/0/form/fields/0/visible/field",
        "  keeps the field from ever being filled in: "a" waits for "b" waits for "c" waits for "a". Make one of them depend on another field, or give it an initial value.  (fields-waiting)",
        "screens/one.ts:6:101  /body/0/form/fields/1/visible/all/1/field",
        "  keeps the field from ever being filled in: "b" waits for "c" waits for "a" waits for "b". Make one of them depend on another field, or give it an initial value.  (fields-waiting)",
        "screens/one.ts:7:66  /body/0/form/fields/2/enabled/any/0/field",
        "  keeps the field from ever being filled in: "c" waits for "a" waits for "b" waits for "c". Make one of them depend on another field, or give it an initial value.  (fields-waiting)",
        "screens/one.ts:8:62  /body/0/form/fields/3/enabled/field",
        "  keeps the field from ever being filled in: "d" waits for "d". Make one of them depend on another field, or give it an initial value.  (fields-waiting)",
        "screens/one.ts:11:62  /body/0/form/fields/5/fields/0/enabled/field",
        "  keeps the field from ever being filled in: "g" waits for "h" waits for "g". Make one of them depend on another field, or give it an initial value.  (fields-waiting)",
        "screens/one.ts:12:62  /body/0/form/fields/5/fields/1/enabled/field",
        "  keeps the field from ever being filled in: "h" waits for "g" waits for "h". Make one of them depend on another field, or give it an initial value.  (fields-waiting)",
      ]
    `)
  })

  it('can exclude each other, and can wait for a field with an initial value or from a record', async () => {
    const waiting = `
{ kind: 'text', name: 'a', label: 'A', visible: { field: 'b', present: true } },
{ kind: 'text', name: 'b', label: 'B', visible: { field: 'a', present: true } INITIAL },`
    const said = await Promise.all([
      saidOfForm(`
{ kind: 'text', name: 'a', label: 'A', visible: { field: 'b', present: false } },
{ kind: 'text', name: 'b', label: 'B', visible: { field: 'a', present: false } },`),
      saidOfForm(waiting.replace('INITIAL', ", initial: 'x'")),
      saidOfForm(
        waiting.replace('INITIAL', ''),
        "values: 'one',",
        "loads: { one: { get: '/x', onError: { value: {} } } },",
      ),
    ])
    expect(said).toEqual(['', '', ''])
  })

  it('compare a field with possible values', async () => {
    const said = await saidOfForm(`
{ kind: 'checkbox', name: 'a', label: 'A' },
{ kind: 'number', name: 'b', label: 'B' },
{ kind: 'text', name: 'c', label: 'C', visible: { field: 'a', is: 'yes' } },
{ kind: 'text', name: 'd', label: 'D', visible: { any: [{ field: 'b', in: [1, '2', 'many'] }, { field: 'a', is: null }] } },`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:7:67  /body/0/form/fields/2/visible/is
        is "yes", which a checkbox field never is. Write true or false.  (value-never)
      screens/one.ts:8:84  /body/0/form/fields/3/visible/any/0/in/2
        is "many", which a number field never is. Write a number.  (value-never)"
    `)
  })

  it('never clear a field depending on its own value, nor each other', async () => {
    const said = await saidOfForm(`
{ kind: 'text', name: 'a', label: 'A', clearWhen: { field: 'a', present: true } },
{ kind: 'text', name: 'b', label: 'B', clearWhen: { field: 'c', present: true } },
{ kind: 'text', name: 'c', label: 'C', clearWhen: { any: [{ field: 'd', is: true }, { field: 'e', present: true }] } },
{ kind: 'checkbox', name: 'd', label: 'D', clearWhen: { field: 'b', present: true } },
{ kind: 'text', name: 'e', label: 'E', clearWhen: { field: 'f', present: false } },
{ kind: 'text', name: 'f', label: 'F', visible: { field: 'e', present: false }, clearWhen: 'hidden' },
{ kind: 'rows', name: 'g', label: 'G', add: 'Add', fields: [
  { kind: 'text', name: 'a', label: 'A', clearWhen: { field: 'b', is: 'x' } },
  { kind: 'text', name: 'b', label: 'B', clearWhen: { field: 'a', is: 'x' } },
  { kind: 'text', name: 'h', label: 'H', clearWhen: { field: 'c', is: 'x' } },
] },`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:60  /body/0/form/fields/0/clearWhen/field
        clears the field depending on its own value: typed text disappears at once. Compare another field, or remove clearWhen.  (cleared-by-itself)
      screens/one.ts:6:60  /body/0/form/fields/1/clearWhen/field
        makes fields clear each other: b ← c ← d ← b. Let one of them keep its value.  (fields-clearing)
      screens/one.ts:7:68  /body/0/form/fields/2/clearWhen/any/0/field
        makes fields clear each other: c ← d ← b ← c. Let one of them keep its value.  (fields-clearing)
      screens/one.ts:8:64  /body/0/form/fields/3/clearWhen/field
        makes fields clear each other: d ← b ← c ← d. Let one of them keep its value.  (fields-clearing)
      screens/one.ts:12:62  /body/0/form/fields/6/fields/0/clearWhen/field
        makes fields clear each other: a ← b ← a. Let one of them keep its value.  (fields-clearing)
      screens/one.ts:13:62  /body/0/form/fields/6/fields/1/clearWhen/field
        makes fields clear each other: b ← a ← b. Let one of them keep its value.  (fields-clearing)"
    `)
  })
})
