import { describe, expect, it } from 'vitest'
import { home, language, saidOf, saidOfForm, saidOfScreen, screen } from './project.ts'

describe('form definition', () => {
  it('has fields with unique names', async () => {
    const said = await saidOfForm(`
{ kind: 'text', name: 'a', label: 'A' },
{ kind: 'text', name: 'a', label: 'A' },
{ kind: 'text', name: 'record', label: 'A' },
{ kind: 'rows', name: 'b', label: 'B', add: 'Add', fields: [
  { kind: 'text', name: 'a', label: 'A' },
  { kind: 'text', name: 'a', label: 'A' },
] },`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:6:23  /body/0/form/fields/1/name
        is "a", the same as another field here. Give one of the two another name.  (field-twice)
      screens/one.ts:7:23  /body/0/form/fields/2/name
        is "record", which has another meaning in conditions. Give it another name.  (field-name-taken)
      screens/one.ts:10:25  /body/0/form/fields/3/fields/1/name
        is "a", the same as another field here. Give one of the two another name.  (field-twice)"
    `)
  })

  it('has valid days, and unique former names', async () => {
    const said = await saidOfForm(`
{ kind: 'date', name: 'a', label: 'A', min: '2026-02-30', max: '2028-02-29' },
{ kind: 'text', name: 'b', label: 'B', was: 'a' },
{ kind: 'text', name: 'c', label: 'C', was: 'd' },`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:45  /body/0/form/fields/0/min
        is "2026-02-30", which is not a calendar day. Write an existing day, as yyyy-MM-dd.  (day-unknown)
      screens/one.ts:6:45  /body/0/form/fields/1/was
        is "a", the name of another one here, to which drafts, addresses and saved filters now refer. Remove was.  (former-taken)"
    `)
  })

  it('chooses its profile from a list', async () => {
    const said = await saidOfForm(
      "{ kind: 'text', name: 'a', label: 'A' },",
      "profile: { load: 'kinds', by: 'a', invalid: { list: 'No.', single: 'No.' } },",
      "loads: { kinds: { get: '/api/kinds', onError: { value: [] } } },",
    )
    expect(said).toContain(
      'names the field "a", which is not a field with options. Name a select or choice that offers the profiles.  (profile-typed)',
    )
  })

  it('leaves a field unfilled only where a record fills the form', async () => {
    const note = "{ kind: 'text', name: 'a', label: 'A', prefill: false },"
    const load = "loads: { thing: { get: '/api/thing', onError: { value: null } } },"
    expect(await saidOfForm(note, "values: 'thing',", load)).toBe('')
    expect(await saidOfForm(note)).toMatchInlineSnapshot(`
      "screens/one.ts:4:40  /body/0/form/fields/0/prefill
        is false, but no record fills the form: every field begins with its initial value, or empty. Remove it, or add values, the path of the record below the loads.  (prefill-unfilled)"
    `)
    const action = (values: string, scope = 'row') =>
      saidOfScreen(`name: 'one', path: '/one', body: [{ kind: 'grid', grid: { id: 'g', source: '/api/g',
columns: [{ field: 'a', label: 'A' }], selection: true, actions: [{ kind: 'open', label: 'Change', scope: '${scope}',
panel: { title: 'Change', form: { id: 'f', ${values} fields: [
{ kind: 'rows', name: 'b', label: 'B', add: 'Add', fields: [${note}] }],
submit: { call: '/api/change' } } } }] } }],`)
    expect(await action('')).toBe('')
    expect(await action('values: false,')).toMatchInlineSnapshot(`
      "screens/one.ts:6:100  /body/0/grid/actions/0/panel/form/fields/0/fields/0/prefill
        is false, but no record fills the form: every field begins with its initial value, or empty. Remove it, or fill the form with the row or record: values: true.  (prefill-unfilled)"
    `)
    expect(await action('', 'selection')).toContain('(prefill-unfilled)')
  })

  it('masks only a typed line', async () => {
    const said = await saidOfForm("{ kind: 'text', name: 'a', label: 'A', masked: true, rows: 3 },")
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:60  /body/0/form/fields/0/rows
        cannot be combined with masked: a secret is one typed line. Remove one of the two.  (beside-masked)"
    `)
  })

  it('gives JSON no limits of a text', async () => {
    const said = await saidOfForm(
      "{ kind: 'text', name: 'a', label: 'A', json: true, rows: 3, maxLength: 9 },",
    )
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:72  /body/0/form/fields/0/maxLength
        is for a text, and this field takes JSON of any shape. Remove it, or describe the value as a text.  (beside-json)"
    `)
  })

  it('has fast patterns for whole texts, with a message', async () => {
    const said = await saidOfForm(`
{ kind: 'text', name: 'a', label: 'A', pattern: { match: '^\\\\d{8}$' } },
{ kind: 'text', name: 'b', label: 'B', pattern: { match: '\\\\d{8}', message: 'Eight digits.' } },
{ kind: 'text', name: 'c', label: 'C', pattern: { match: '^([a-z]+)*$', message: 'Letters.' } },
{ kind: 'text', name: 'd', label: 'D', pattern: { match: '^[a-z$', message: 'Letters.' } },
{ kind: 'text', name: 'e', label: 'E', pattern: { match: '^[a-z]+$', message: 'Letters.' }, charset: 'english' },
{ kind: 'text', name: 'f', label: 'F', pattern: { match: '^[a-z]+$', message: 'Letters.' }, initial: '7' },
{ kind: 'text', name: 'g', label: 'G', pattern: { match: '^\\\\d{8}$', message: 'Eight digits.' } },`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:49  /body/0/form/fields/0/pattern
        lacks "message", which "pattern" needs. Add it: Error message of the field when the pattern does not match, e.g. \`Two letters and eight digits.\`  (key-missing)
      screens/one.ts:6:58  /body/0/form/fields/1/pattern/match
        \\d{8} matches values that only contain what it describes. Write ^\\d{8}$  (pattern-unanchored)
      screens/one.ts:7:58  /body/0/form/fields/2/pattern/match
        ^([a-z]+)*$ nests repetitions, so a long value could take exponential time. Write it without nested repetitions, as ^[a-z.]+$ instead of ^[a-z]+(\\.[a-z]+)*$.  (pattern-slow)
      screens/one.ts:8:58  /body/0/form/fields/3/pattern/match
        is not a regular expression: Invalid regular expression: /^[a-z$/u: Unterminated character class. Correct it.  (pattern-invalid)
      screens/one.ts:9:102  /body/0/form/fields/4/charset
        is a second format besides pattern. Remove one of the two: a pattern can name the characters too.  (charset-beside-pattern)
      screens/one.ts:10:102  /body/0/form/fields/5/initial
        is outside the limits of the field. Correct it, or the limits.  (initial-outside)"
    `)
  })

  it('has limits that allow values, including the initial one', async () => {
    const said = await saidOfForm(`
{ kind: 'number', name: 'a', label: 'A', min: 2, max: 1 },
{ kind: 'date', name: 'b', label: 'B', min: '2026-02-01', max: '2026-01-01' },
{ kind: 'text', name: 'c', label: 'C', length: 2, maxLength: 3 },
{ kind: 'select', name: 'd', label: 'D', initial: 'y', options: [{ value: 'x', label: 'X' }, { value: 'x', label: 'Y' }] },
{ kind: 'number', name: 'e', label: 'E', initial: 4, max: 3 },
{ kind: 'text', name: 'f', label: 'F', initial: 'abc', maxLength: 2 },
{ kind: 'date', name: 'g', label: 'G', initial: '2026-02-01', max: '2026-01-01' },
{ kind: 'multiSelect', name: 'h', label: 'H', initial: ['x', 'z'], options: [{ value: 'x', label: 'X' }] },
{ kind: 'text', name: 'i', label: 'I', options: [{ value: 'x', label: 'X' }] },`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:55  /body/0/form/fields/0/max
        allows no number: min is 2 and max is 1. Make min the smaller one.  (limits-crossed)
      screens/one.ts:6:64  /body/0/form/fields/1/max
        allows no day: min is 2026-02-01 and max is 2026-01-01. Make min the earlier one.  (days-crossed)
      screens/one.ts:7:62  /body/0/form/fields/2/maxLength
        limits a text with an exact length. Remove one of the two.  (max-length-beside-length)
      screens/one.ts:8:51  /body/0/form/fields/3/initial
        is "y", which is not an option of the field. The options are "x".  (option-unknown)
      screens/one.ts:8:103  /body/0/form/fields/3/options/1/value
        is "x", the same as another option of this field. Remove one of the options.  (field-option-twice)
      screens/one.ts:9:51  /body/0/form/fields/4/initial
        is outside the limits of the field. Correct it, or the limits.  (initial-outside)
      screens/one.ts:10:49  /body/0/form/fields/5/initial
        is outside the limits of the field. Correct it, or the limits.  (initial-outside)
      screens/one.ts:11:49  /body/0/form/fields/6/initial
        is outside the limits of the field. Correct it, or the limits.  (initial-outside)
      screens/one.ts:12:62  /body/0/form/fields/7/initial/1
        is "z", which is not an option of the field. The options are "x".  (option-unknown)
      screens/one.ts:13:49  /body/0/form/fields/8/options
        are never used: a text field has options only if a profile says dropdown. Make it a select, or add profile to the form.  (options-unused)"
    `)
  })

  it('has each of its fields in exactly one section, if it has sections', async () => {
    const field = (label: string) => `{ kind: 'text', name: 'a', label: '${label}' }`
    const said = await saidOfScreen(`name: 'one', path: '/one', body: [
{ kind: 'form', form: { id: 'f', fields: [${field('A')}],
sections: [{ title: 'One', fields: ['a', 'bb'] }] } },
{ kind: 'form', form: { id: 'g', sections: [{ title: 'One', fields: [${field('A')}] },
{ title: 'Two', fields: [${field('B')}] }] } }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:34  /body/0/form/fields
        cannot be combined with sections, which contain the fields of the form. Move each field into its section, and remove this.  (fields-beside-sections)
      screens/one.ts:7:48  /body/1/form/sections/1/fields/0/name
        is "a", the same as another field here. Give one of the two another name.  (field-twice)"
    `)
  })

  it('is filled and sent with existing fields', async () => {
    const said = await saidOfForm(
      "{ kind: 'select', name: 'a', label: 'A', options: { load: 'bank' } },",
      `readView: true, profile: { load: 'methods.list', by: 'method', invalid: { list: 'No.', single: 'No.' } },
submit: { call: '/api/{id}', version: 'version', body: { a: 1 }, onSuccess: { go: 'hom' } },`,
      "loads: { banks: { get: '/api/banks', onError: { value: [] } } },",
    )
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:3:143  /body/0/form/readView
        needs the record that fills the form, but nothing fills it. Add values, the path of the record below the loads, or remove it.  (record-missing)
      screens/one.ts:3:166  /body/0/form/profile/load
        names the load "methods", which this screen does not have. Its loads are "banks".  (load-unknown)
      screens/one.ts:3:186  /body/0/form/profile/by
        names the field "method", which does not exist. The fields are "a".  (field-unknown)
      screens/one.ts:4:17  /body/0/form/submit/call
        {id} is not a parameter of this screen. It has none: add it to the path and params, or to query.  (placeholder-unknown)
      screens/one.ts:4:39  /body/0/form/submit/version
        needs the record that fills the form, but nothing fills it. Add values, the path of the record below the loads, or remove it.  (record-missing)
      screens/one.ts:4:58  /body/0/form/submit/body/a
        "a" is a field of the form, whose value it would replace. Remove it from body, or rename the field.  (body-field)
      screens/one.ts:4:83  /body/0/form/submit/onSuccess/go
        names the screen "hom", which does not exist. Did you mean "home"?  (screen-unknown)
      screens/one.ts:5:59  /body/0/form/fields/0/options/load
        names the load "bank", which this screen does not have. Did you mean "banks"?  (load-unknown)"
    `)
  })

  it('can name the fields of the record that fills it, and the loads', async () => {
    const said = await saidOfForm(
      "{ kind: 'text', name: 'a', label: 'A', visible: { field: 'record.status', is: 'open' }, enabled: { field: 'loads.may', is: true } },",
      "values: 'thing.data', readView: true, submit: { call: '/api/{id}', version: 'version' },",
      "loads: { thing: { get: '/api/thing', onError: { go: 'home' } }, may: { get: '/api/may', onError: { value: false } } },",
    )
    expect(said).toBe('')
  })

  it('of a row names its fields in the spelling of the grid, in the title and in the call', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one', body: [{ kind: 'grid', grid: {
id: 'g', source: '/b', columns: [{ field: 'idRefund', label: 'Id' }],
actions: [{ kind: 'open', label: 'Edit', panel: { title: 'Edit {idRefnud}', form: { id: 'f',
  fields: [{ kind: 'text', name: 'a', label: 'A', visible: { field: 'record.any', is: 1 } }],
  submit: { call: '/api/{customerNr}/{idrefund}', version: 'version' } } } }],
} }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:58  /body/0/grid/actions/0/panel/title
        names the field "idRefnud", which no part of the grid has. Did you mean "idRefund"?  (row-field-unknown)
      screens/one.ts:7:19  /body/0/grid/actions/0/panel/form/submit/call
        names the field "idrefund", which no part of the grid has. Did you mean "idRefund"?  (row-field-unknown)"
    `)
  })

  it('shares an id only with a form with the same fields', async () => {
    const one = (name: string, field: string, call = '/api') =>
      screen(`name: '${name}', path: '/${name}', body: [{ kind: 'form', form: { id: 'f',
fields: [{ kind: 'text', name: '${field}', label: 'A' }], submit: { call: '${call}' } } }],`)
    const files = {
      'screens/home.ts': home,
      'screens/a.ts': one('a', 'x'),
      'screens/b.ts': one('b', 'x', '/other'),
    }
    expect(await saidOf(files)).toBe('')
    expect(await saidOf({ ...files, 'screens/c.ts': one('c', 'y') })).toMatchInlineSnapshot(`
      "screens/c.ts:3:59  /body/0/form/id
        is "f", the same as a form with other fields in screens/a.ts. Give one of them another id, or share the form.  (form-id-twice)"
    `)
  })

  it('accepts only keys of forms', async () => {
    const said = await saidOfForm(`
{ kind: 'txt', name: 'a', label: 'A' },
{ kind: 'text', name: 'b', label: 'B', maxlength: 3 },
{ kind: 'text', name: 'c', label: 'C', charset: 'arab' },
{ kind: 'text', name: 'd', label: 'D', clearWhen: 'hiden' },
{ kind: 'select', name: 'e', label: 'E' },
{ kind: 'text', name: 'f', label: 'F', required: false },`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:9  /body/0/form/fields/0/kind
        kind is "txt", which is not a kind of field. Did you mean "text"?  (field-kind-unknown)
      screens/one.ts:6:40  /body/0/form/fields/1/maxlength
        "maxlength" is not a key of a text field. Did you mean "maxLength"?  (key-unknown)
      screens/one.ts:7:49  /body/0/form/fields/2/charset
        is "arab", which is not allowed here. Did you mean "arabic"?  (value-unknown)
      screens/one.ts:8:51  /body/0/form/fields/3/clearWhen
        is "hiden", which is not allowed here. Did you mean "hidden"?  (value-unknown)
      screens/one.ts:9:1  /body/0/form/fields/4
        lacks "options", which a select field needs. Add it: The options: a fixed list of {value, label}, the entries of a load, or what a call finds.  (key-missing)
      screens/one.ts:10:50  /body/0/form/fields/5/required
        is the default. Remove it: defaults are never written.  (default-written)"
    `)
  })
})

describe('form with several submits', () => {
  const fields = `{ kind: 'text', name: 'a', label: 'A' }, { kind: 'text', name: 'b', label: 'B', required: true },`

  it('requires fields of a table for one button', async () => {
    const said = (name: string) =>
      saidOfForm(
        "{ kind: 'rows', name: 'lines', label: 'Lines', add: 'Add', fields: [{ kind: 'number', name: 'accepted', label: 'A' }] },",
        `submit: { call: '/api/a', requires: ['${name}'] }, otherSubmits: [{ call: '/api/b', label: 'Keep' }],`,
      )
    expect(await said('lines.accepted')).toBe('')
    expect(await said('lines.acepted')).toContain('Did you mean "lines.accepted"?  (field-unknown)')
  })

  it('has unique labels, and requires existing fields that are not required anyway', async () => {
    const said = await saidOfForm(
      fields,
      `submit: { call: '/api/a', requires: ['c', 'b', 'a'] },
otherSubmits: [{ call: '/api/b', label: 'Save', requires: ['a'] }, { call: '/api/c/{what}', label: 'Keep', requires: ['a'], body: { a: 1 } }],`,
    )
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:3:106  /body/0/form/submit/requires/0
        names the field "c", which does not exist. The fields are "a", "b".  (field-unknown)
      screens/one.ts:3:111  /body/0/form/submit/requires/1
        names the field "b", whose required: true holds for every button of this form. Remove it, or remove required from the field, so that only the buttons that name it in requires, and those whose call needs it, require it.  (required-anyway)
      screens/one.ts:3:116  /body/0/form/submit/requires/2
        names the field "a", like every submit of this form. Write required: true at the field instead.  (required-by-all)
      screens/one.ts:4:41  /body/0/form/otherSubmits/0/label
        is "Save", the same as another button of this form. Name the effect of each, e.g. "Save as draft" and "Submit for approval".  (submit-label-twice)
      screens/one.ts:4:76  /body/0/form/otherSubmits/1/call
        {what} is not a parameter of this screen. It has none: add it to the path and params, or to query.  (placeholder-unknown)
      screens/one.ts:4:133  /body/0/form/otherSubmits/1/body/a
        "a" is a field of the form, whose value it would replace. Remove it from body, or rename the field.  (body-field)"
    `)
  })

  it('sends existing fields, and every field is sent by one of them', async () => {
    const said = await saidOfForm(
      fields,
      `submit: { call: '/api/a', fields: ['a', 'c'] },
otherSubmits: [{ call: '/api/b', label: 'Keep', fields: ['a'] }],`,
    )
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:3:109  /body/0/form/submit/fields/1
        names the field "c", which does not exist. The fields are "a", "b".  (field-unknown)
      screens/one.ts:5:42  /body/0/form/fields/1
        "b" is not sent by any submit of this form. Add it to \`fields\` of one of them, or remove it from the form.  (field-unsent)"
    `)
  })

  it('has a submit for Enter, and labels for all', async () => {
    expect(await saidOfForm(fields, "otherSubmits: [{ call: '/api/b', label: 'Keep' }],")).toContain(
      'needs submit, which the Enter key sends. Make the most frequent of them the submit of the form.  (other-submits-alone)',
    )
    expect(
      await saidOfForm(fields, "submit: { call: '/api/a' }, otherSubmits: [{ call: '/api/b' }],"),
    ).toContain('lacks "label"')
  })

  it('opens existing screens with their parameters', async () => {
    const said = await saidOfForm(
      fields,
      `submit: { call: '/api/a', onSuccess: { query: { a: { value: 'x' } } } },
otherSubmits: [{ call: '/api/b', label: 'Keep', onSuccess: { go: 'home', query: { status: 'data.status' } } }],`,
    )
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:3:108  /body/0/form/submit/onSuccess/query
        is passed to the screen that opens, but none opens. Add go, the name of the screen, or remove it.  (go-missing)
      screens/one.ts:4:83  /body/0/form/otherSubmits/0/onSuccess/query/status
        "status" is neither a filter nor a query parameter of the screen "home". It has none: remove the entry.  (address-key-unknown)"
    `)
  })

  it('requires what its calls need, with the same values and about the same rows', async () => {
    const calls = (kept: string) => `import { defineCalls } from '${language}'
export default defineCalls({ resource: 'things', calls: {
  submitThing: { post: '/api/things', of: 'thing', body: ['a', 'b'] },
  keepThing: { post: '/api/kept', of: 'thing', ${kept} },
} })
`
    const form = (requires: string) =>
      `name: 'one', path: '/one', body: { kind: 'form', form: { id: 'f', fields: ['a', 'b'],
submit: { call: 'submitThing' }, otherSubmits: [{ call: 'keepThing', label: 'Keep', ${requires} }] } },`
    const said = (kept: string, requires = '') =>
      saidOf({
        'screens/home.ts': home,
        'screens/area/one.ts': screen(form(requires)),
        'screens/area/calls/things.ts': calls(kept),
        'screens/area/entities/things.ts': `import { defineEntities } from '${language}'
export default defineEntities({ thing: { fields: { id: 'id', a: 'text', b: 'text' } } })
`,
      })
    expect(await said("body: ['a', 'b?']")).toBe('')
    expect(await said("body: ['a', 'b?']", "requires: ['b']")).toContain(
      'names the field "b", like every submit of this form',
    )
    // A way sends what its call takes.
    expect(await said("body: ['a']")).toBe('')
    expect(await said("body: ['a', 'id?']")).toBe('')
    expect(await said("body: ['a', 'b'], selection: true")).toContain(
      'names the call "keepThing", and of it and "submitThing" only one takes the selected rows. Name calls that act on the same rows, or move it to the form of another action.  (submit-selection)',
    )
  })
})

it('a form has no text field for an object, a file or a list of records', async () => {
  const said = (field: string) =>
    saidOf({
      'screens/home.ts': home,
      'screens/area/one.ts': screen(`name: 'one', path: '/one', body: { kind: 'form', form: { id: 'f',
fields: ['a', ${field}], submit: 'saveThing' } },`),
      'screens/area/calls/things.ts': `import { defineCalls } from '${language}'
export default defineCalls({ resource: 'things', calls: {
  saveThing: { post: '/api/things', of: 'thing', body: ['a', 'place?', 'parts?'${field.includes('scan') ? ", 'scan?'" : ''}] } } })
`,
      'screens/area/entities/things.ts': `import { defineEntities } from '${language}'
export default defineEntities({ place: { fields: { street: 'text' } },
  thing: { fields: { a: 'id', place: { type: 'object', entity: 'place' }, parts: { type: 'list', entity: 'place' }, scan: 'file?' } } })
`,
    })
  expect(await said("'place'")).toMatchInlineSnapshot(`
    "screens/area/one.ts:4:15  /body/form/fields/1
      is "place", an object: a text field cannot show it and would send an empty text. Remove it, and show it in a details block.  (form-field-unfit)"
  `)
  expect(await said("'scan'")).toBe('')
  expect(await said("{ name: 'scan', kind: 'text' }")).toContain(
    'is "scan", a file: a text field cannot show it and would send an empty text. Write kind: \'file\', or leave the kind out.  (form-field-unfit)',
  )
  expect(await said("{ name: 'parts', kind: 'text' }")).toContain(
    'is "parts", a list of records: a text field cannot show',
  )
})
