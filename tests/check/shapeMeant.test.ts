import { describe, expect, it } from 'vitest'
import { home, language, saidOf, saidOfForm, saidOfScreen } from './project.ts'

describe('intended shape', () => {
  it('of a value in another form is the form that the key takes', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
access: 'finance_refund_index',
body: [
  { kind: 'grid', grid: { id: 'things', source: '/api/things', sort: 'id', columns: [{ field: 'id', label: 'Id', cell: 'date' }], filters: [
    { kind: 'multiSelect', field: 'a', label: 'A', initial: 'x', options: [{ value: 'x', label: 'X' }] },
  ] } },
  { kind: 'form', form: { id: 'one', fields: [
    { kind: 'text', name: 'a', label: 'A', visible: 'b == 1', required: 'yes', clearWhen: true, sensitive: 'no' },
  ] } },
],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:9  /access
        is "finance_refund_index" and must be "public" or an object with "resource". Write {resource: "finance_refund_index"}.  (type-wrong)
      screens/one.ts:6:70  /body/0/grid/sort/field
        names the column "id", which is not sortable. Add sortable: true to the column "id".  (sort-column-fixed)
      screens/one.ts:6:120  /body/0/grid/columns/0/cell
        is a text and must be an object with "kind". Write {kind: "date"} with what else it needs.  (type-wrong)
      screens/one.ts:7:61  /body/0/grid/filters/0/initial
        is a text and must be a list. Write ["x"].  (type-wrong)
      screens/one.ts:10:53  /body/1/form/fields/0/visible
        is "b == 1" and must be a condition. A condition names fields and their values: {status: 'open'}, {status: ['open', 'held'], queue: {not: 'manual'}}, or {any: [{…}, {…}]}.  (type-wrong)
      screens/one.ts:10:73  /body/1/form/fields/0/required
        is "yes" and must be true or a condition. A condition names fields and their values: {status: 'open'}, {status: ['open', 'held'], queue: {not: 'manual'}}, or {any: [{…}, {…}]}.  (type-wrong)
      screens/one.ts:10:91  /body/1/form/fields/0/clearWhen
        is true and must be "hidden" or "disabled" or a condition. A condition names fields and their values: {status: 'open'}, {status: ['open', 'held'], queue: {not: 'manual'}}, or {any: [{…}, {…}]}.  (type-wrong)
      screens/one.ts:10:108  /body/1/form/fields/0/sensitive
        is a text and must be true or false. Write true, or leave it out. True: its value is never stored outside the page, not even in a draft. Default: derived from name and label; a text or number that is an IBAN, account number, national id, password, one-time code or card number is sensitive. False stores such a value nevertheless, and needs \`because\`.  (type-wrong)"
    `)
  })

  it('of an unknown key is a kind that knows it, also for longer names of other tools', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
body: [
  { kind: 'grid', grid: { id: 'things', source: '/api/things', columns: [{ field: 'id', label: 'Id', sortable: true }], sort: { field: 'id', order: 'descending' } } },
  { kind: 'form', form: { id: 'one', fields: [{ kind: 'number', name: 'a', label: 'A', minimum: 1, maxLength: 3 }], submit: { call: '/a', confirm: { type: 'action' } } } },
],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:149  /body/0/grid/sort/order
        is "descending", which is not allowed here. Did you mean "desc"?  (value-unknown)
      screens/one.ts:6:88  /body/1/form/fields/0/minimum
        "minimum" is not a key of a number field. Did you mean "min"?  (key-unknown)
      screens/one.ts:6:100  /body/1/form/fields/0/maxLength
        "maxLength" is not a key of a number field. Did you mean "max"? Known to: text field, rule field.  (key-unknown)
      screens/one.ts:6:148  /body/1/form/submit/confirm
        lacks "text", which a confirmation needs. Add it: What the pop-up says.  (key-missing)"
    `)
  })

  it('of a value with wrong quotes, or a text for an object, is written out', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
body: [{ kind: 'grid', grid: {
  id: 'things', source: '/api/things', autoLoad: 'false', sort: 'id',
  columns: [{ field: 'id', label: 5, sortable: 'true', width: '80' }],
  filters: [{ kind: 'select', field: 'a', label: 'A', options: ['paid'] }],
} }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:50  /body/0/grid/autoLoad
        is a text and must be true or false. Write false, without quotes.  (type-wrong)
      screens/one.ts:5:65  /body/0/grid/sort/field
        names the column "id", which is not sortable. Add sortable: true to the column "id".  (sort-column-fixed)
      screens/one.ts:6:35  /body/0/grid/columns/0/label
        is 5 and must be a text. Write "5".  (type-wrong)
      screens/one.ts:6:48  /body/0/grid/columns/0/sortable
        is a text and must be true or false. Write true, without quotes.  (type-wrong)
      screens/one.ts:6:63  /body/0/grid/columns/0/width
        is a text and must be a whole number. Write 80, without quotes.  (type-wrong)
      screens/one.ts:7:65  /body/0/grid/filters/0/options/0
        is a text and must be an object with "value", "label". Write {value: "paid", label: "paid"}.  (type-wrong)"
    `)
  })

  it('of a value in the spelling of other programs is suggested', async () => {
    const said = await saidOfScreen(`name: 'One Thing', path: 'Things/:id/',
params: { id: { pattern: '^[0-9]+$', example: '1' } },
body: [
  { kind: 'grid', grid: { id: 'things', source: 'https://oms.example/api/things', columns: [{ field: 'id', label: 'Id' }] } },
  { kind: 'form', form: { id: 'oneForm', fields: [{ kind: 'text', name: 'a', label: 'A' }], submit: { call: 'POST /api/{id}' } } },
],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:3:7  /name
        is "One Thing", which does not have the form ^[a-z][a-z0-9]*(-[a-z0-9]+)*$. Did you mean "one-thing"?  (form-wrong)
      screens/one.ts:3:26  /path
        is "Things/:id/", which does not have the right form. Did you mean "/things/{id}"?  (form-wrong)
      screens/one.ts:6:49  /body/0/grid/source
        is "https://oms.example/api/things", which does not have the right form. Did you mean "/api/things"?  (form-wrong)
      screens/one.ts:7:31  /body/1/form/id
        is "oneForm", which does not have the form ^[a-z][a-z0-9]*(-[a-z0-9]+)*$. Did you mean "one-form"?  (form-wrong)
      screens/one.ts:7:109  /body/1/form/submit/call
        is "POST /api/{id}", which does not have the right form. Did you mean "/api/{id}"?  (form-wrong)"
    `)
  })

  it('of a misplaced key is its word, and of a kind the key that holds it', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
body: [
  { kind: 'grid', columns: [], grid: { id: 'things', source: '/api/things', order: 'desc', columns: [{ field: 'id', label: 'Id', cell: { type: 'date' } }] } },
  { kind: 'form', id: 'one', form: { fields: [{ kind: 'text', name: 'a', label: 'A' }], submit: { call: '/a' } } },
],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:19  /body/0/columns
        "columns" is not a key of a grid block. Move it into "grid". Known to: table block.  (key-unknown)
      screens/one.ts:5:77  /body/0/grid/order
        "order" is not a key of a grid. Move it into "sort".  (key-unknown)
      screens/one.ts:5:136  /body/0/grid/columns/0/cell
        lacks "kind", the kind of cell. Did you mean "kind" instead of "type"?  (cell-kind-missing)
      screens/one.ts:6:19  /body/1/id
        "id" is not a key of a form block. Move it into "form". Known to: attachments block, comments block.  (key-unknown)
      screens/one.ts:6:36  /body/1/form
        lacks "id", which a form needs. Add submit: 'nameOfCall', which gives the form its button and its id; a form that only shows values has an id of its own.  (key-missing)"
    `)
  })

  it('problems that only follow from another one are not reported', async () => {
    const body = `name: 'one', path: '/one', loads: { a: { get: '/a', onError: { value: 1 } } },
bdy: [{ kind: 'details', load: 'a', fields: [{ field: 'b', label: 'B' }] }],`
    expect(await saidOfScreen(body)).toMatchInlineSnapshot(`
      "screens/one.ts:4:1  /bdy
        "bdy" is not a key of a screen. Did you mean "body"?  (key-unknown)"
    `)
    const columns = `name: 'one', path: '/one',
body: [{ kind: 'grid', grid: { id: 'things', source: '/api/things', columns: {}, sort: { field: 'id' }, actions: [
  { kind: 'request', label: 'Send', call: '/a/{id}', enabled: { field: 'status', is: 'open' }, disabledReason: 'No.' },
] } }],`
    expect(await saidOfScreen(columns)).toMatchInlineSnapshot(`
      "screens/one.ts:4:78  /body/0/grid/columns
        is an object and must be a list. The columns in reading order.  (type-wrong)"
    `)
    const options = `name: 'one', path: '/one',
body: [
  { kind: 'grid', grid: { id: 'things', source: '/api/things', columns: [{ field: 'id', label: 'Id' }], filters: [
    { kind: 'select', field: 'a', label: 'A', options: ['x', { value: 'y', label: 'Y' }], initial: 'x' },
  ] } },
  { kind: 'form', form: { id: 'one', fields: [
    { kind: 'select', name: 'a', label: 'A', options: ['x', { value: 'y', label: 'Y' }], initial: 'x' },
    { kind: 'text', name: 'b', label: 'B', visible: { field: 'a', is: 'x' } },
  ] } },
],`
    expect(await saidOfScreen(options)).toMatchInlineSnapshot(`
      "screens/one.ts:6:57  /body/0/grid/filters/0/options/0
        is a text and must be an object with "value", "label". Write {value: "x", label: "x"}.  (type-wrong)
      screens/one.ts:9:56  /body/1/form/fields/0/options/0
        is a text and must be an object with "value", "label". Write {value: "x", label: "x"}.  (type-wrong)"
    `)
  })

  it('a kind that is not allowed inside itself is reported as such', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
body: [
  { kind: 'tabs', tabs: [
    { id: 'a', label: 'A', body: [{ kind: 'tabs', tabs: [] }] },
    { id: 'b', label: 'B', body: [{ kind: 'form', form: { id: 'one', fields: [
      { kind: 'rows', name: 'a', label: 'A', add: 'Add', fields: [{ kind: 'rows', name: 'b', label: 'B' }] },
    ] } }] },
  ] },
],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:6:43  /body/0/tabs/0/body/0/kind
        kind is "tabs", a block that is not allowed here. The kinds here are "actions", "attachments", "beside", "chart", "code", "commentList", "comments", "details", "download", "expandable", "filters", "form", "grid", "jobs", "recent", "ruleTest", "screens", "signIn", "signOut", "table", "text", "tiles", "timeline", "views".  (block-kind-misplaced)
      screens/one.ts:8:75  /body/0/tabs/1/body/0/form/fields/0/fields/0/kind
        kind is "rows", a field that is not allowed here. A record of a table has no table: give its records a screen. The kinds here are "checkbox", "choice", "date", "multiSelect", "number", "select", "text".  (field-kind-misplaced)"
    `)
  })

  it('a condition that never holds is rejected', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
loads: { refund: { get: '/a', onError: { value: 1 } } },
body: [
  { kind: 'tabs', tabs: [
    { id: 'a', label: 'A', body: [{ kind: 'screens' }], visible: { all: [{ field: 'refund.status', is: 'open' }, { field: 'refund.status', is: 'paid' }] } },
    { id: 'b', label: 'B', body: [{ kind: 'screens' }], visible: { all: [{ field: 'refund.status', in: ['open', 1] }, { field: 'refund.status', in: ['1', 'x'] }, { field: 'refund.id', is: 1 }] } },
  ] },
  { kind: 'actions', load: 'refund', actions: [
    { kind: 'request', label: 'A', call: '/a', visible: { all: [{ field: 'status', is: 'open' }, { field: 'status', present: false }] } },
    { kind: 'request', label: 'B', call: '/b', enabled: { all: [{ field: 'status', is: null }, { field: 'status', present: false }] }, disabledReason: 'No.' },
    { kind: 'request', label: 'C', call: '/c', enabled: { any: [{ field: 'status', is: 'open' }, { field: 'status', is: 'paid' }] }, disabledReason: 'No.' },
  ] },
  { kind: 'form', form: { id: 'one', fields: [
    { kind: 'text', name: 'a', label: 'A' },
    { kind: 'text', name: 'b', label: 'B', required: { all: [{ field: 'a', present: true }, { field: 'a', present: false }] } },
  ] } },
],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:7:114  /body/0/tabs/0/visible/all/1
        asks "refund.status" for a different value than another leaf, so the condition never holds. Write both values in one leaf with "in", or use any.  (condition-never)
      screens/one.ts:11:98  /body/1/actions/0/visible/all/1
        asks "status" for a different value than another leaf, so the condition never holds. Write both values in one leaf with "in", or use any.  (condition-never)
      screens/one.ts:17:93  /body/2/form/fields/1/required/all/1
        asks "a" for a different value than another leaf, so the condition never holds. Write both values in one leaf with "in", or use any.  (condition-never)"
    `)
  })
})

describe('a key of another place', () => {
  it('that makes a field read-only is a condition, or a computed value', async () => {
    const said = await saidOfForm(`
{ kind: 'text', name: 'a', label: 'A', readOnly: true },
{ kind: 'checkbox', name: 'b', label: 'B', readonly: true },`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:40  /body/0/form/fields/0/readOnly
        "readOnly" is not a key of a text field. Write enabled, a condition, if users can change it only at times, as in enabled: {status: 'open'}. A field that only shows a value has computed, as in computed: {from: 'record.status'}.  (key-unknown)
      screens/one.ts:6:44  /body/0/form/fields/1/readonly
        "readonly" is not a key of a checkbox field. Write enabled, a condition, if users can change it only at times, as in enabled: {status: 'open'}. A field that only shows a value has computed, as in computed: {from: 'record.status'}.  (key-unknown)"
    `)
    expect(await saidOfForm(`{ kind: 'text', name: 'a', label: 'A' },`, 'readOnly: true,')).toContain(
      '"readOnly" is not a key of a form. A form without submit is read-only.',
    )
  })

  it('for a pattern or a comparison says which fields take it', async () => {
    const said = await saidOfForm(`
{ kind: 'rows', name: 'a', label: 'A', add: 'Add', pattern: '^a$', fields: [{ kind: 'text', name: 'b', label: 'B' }] },
{ kind: 'text', name: 'c', label: 'C', pattern: '[A-Z]' },
{ kind: 'number', name: 'd', label: 'D', lessThan: 'e' },
{ kind: 'number', name: 'e', label: 'E', moreThan: 5 },`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:52  /body/0/form/fields/0/pattern
        "pattern" is not a key of a rows field. Write it at a text field in its fields.  (key-unknown)
      screens/one.ts:6:49  /body/0/form/fields/1/pattern
        is a text and must be an object with "match", "message". Write {match: "^[A-Z]$", message: "…"}.  (type-wrong)
      screens/one.ts:7:42  /body/0/form/fields/2/lessThan
        "lessThan" is not a key of a number field. Write atMost with the name of another field, as in atMost: 'total', or max with a fixed value; an equal value is accepted.  (key-unknown)
      screens/one.ts:8:42  /body/0/form/fields/3/moreThan
        "moreThan" is not a key of a number field. Write atLeast with the name of another field, as in atLeast: 'total', or min with a fixed value; an equal value is accepted.  (key-unknown)"
    `)
    const fields = (tags: string) => ({
      'screens/home.ts': home,
      'screens/all/entities/all.ts': `import { defineEntities } from '${language}'
export default defineEntities({ one: { fields: { id: 'id', tags: ${tags}, note: { type: 'text', readOnly: true } } } })
`,
    })
    expect(await saidOf(fields("{ type: 'list', pattern: '^a$' }"))).toMatchInlineSnapshot(`
      "screens/all/entities/all.ts:2:82  /one/fields/tags/pattern
        "pattern" is not a key of a list field. Write it where a form has the field, as pattern: {match: …, message: …}: it holds for each text.  (key-unknown)
      screens/all/entities/all.ts:2:122  /one/fields/note/readOnly
        "readOnly" is not a key of a text field. Whether users can change it is written where a form has the field.  (key-unknown)"
    `)
  })
})

describe('a limit of the wrong kind', () => {
  it('is a number in a condition, and the name of a field in a field', async () => {
    const number = (name: string, more: string) => `{ kind: 'number', name: '${name}', label: 'N', ${more} },`
    const said = await saidOfForm(`
${number('a', "visible: { b: { lessThan: 'c' } }")}
${number('b', "visible: { c: { atLeast: '2026-01-31' } }")}
${number('c', 'atLeast: 5')}
${number('d', "atMost: { field: 'a' }")}
${number('e', "max: 'd'")}
{ kind: 'date', name: 'f', label: 'F', min: 'start' },`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:68  /body/0/form/fields/0/visible/b/lessThan
        is a text and must be a number. Write a number: a condition compares with a fixed one, not with another field or a date. To limit a number or date field of a form by another field, write atMost: 'c' at it.  (type-wrong)
      screens/one.ts:6:67  /body/0/form/fields/1/visible/c/atLeast
        is a text and must be a number. Compare days with before and after: write after: 'today-1', which is from today on.  (type-wrong)
      screens/one.ts:7:51  /body/0/form/fields/2/atLeast
        is 5 and must be a text. Write min: 5; atLeast names another field.  (type-wrong)
      screens/one.ts:8:50  /body/0/form/fields/3/atMost
        is an object and must be a text. Write "a".  (type-wrong)
      screens/one.ts:9:47  /body/0/form/fields/4/max
        is a text and must be a number. Write atMost: 'd' for the value of another field.  (type-wrong)
      screens/one.ts:10:45  /body/0/form/fields/5/min
        is "start", which does not have the form ^\\d{4}-\\d{2}-\\d{2}$. Write atLeast: 'start' for the value of another field.  (form-wrong)"
    `)
  })

  it('is right as the messages say', async () => {
    const number = (name: string, more: string) => `{ kind: 'number', name: '${name}', label: 'N', ${more} },`
    const said = await saidOfForm(`
{ kind: 'date', name: 'start', label: 'S' },
${number('a', "atMost: 'c'")} ${number('c', 'min: 5')} ${number('d', "atMost: 'a'")} ${number('e', "atMost: 'd'")}
{ kind: 'date', name: 'f', label: 'F', atLeast: 'start' },
{ kind: 'text', name: 'g', label: 'G', list: true, pattern: { match: '^[A-Z]$', message: 'A letter.' } },`)
    expect(said).toBe('')
  })
})
