import { describe, expect, it } from 'vitest'
import { saidOfScreen } from './project.ts'

describe('parameters', () => {
  it('every placeholder of the path is in params and every parameter is in the path', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one/{idrefund}/{x}/{x}/{day}',
params: { idrefnd: { example: '1' }, x: { example: '1' } },
body: [{ kind: 'screens' }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:3:20  /path
        {x} occurs twice in the path. Name the two placeholders differently.  (placeholder-twice)
      screens/one.ts:3:20  /path
        {day} is in the path but not in params. Params has "idrefnd", "x".  (placeholder-undeclared)
      screens/one.ts:4:11  /params/idrefnd
        "idrefnd" is not a placeholder of the path. Did you mean "idrefund"?  (param-unused)"
    `)
  })

  it('a single brace is invalid in a call or title', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
body: [{ kind: 'grid', grid: { id: 'g', source: '/b', columns: [{ field: 'a', label: 'A' }], actions: [
  { kind: 'request', label: 'A', call: '/x/{a/y' },
  { kind: 'open', label: 'B', panel: { title: 'Of {a} and b}', form: { id: 'f', fields: [{ kind: 'text', name: 't', label: 'T' }] } } },
] } }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:40  /body/0/grid/actions/0/call
        /x/{a/y has a brace outside a {placeholder}. Write each placeholder as a name between two braces.  (placeholder-open)
      screens/one.ts:6:47  /body/0/grid/actions/1/panel/title
        Of {a} and b} has a brace outside a {placeholder}. Write each placeholder as a name between two braces.  (placeholder-open)"
    `)
  })

  it('a placeholder of a call is not in the syntax of other programs', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
body: [{ kind: 'grid', grid: { id: 'g', source: '/b', columns: [{ field: 'a', label: 'A' }], actions: [
  { kind: 'request', label: 'A', call: '/x/:a/y' },
  { kind: 'request', label: 'B', call: '/x/\${a}/z' },
  { kind: 'request', label: 'C', call: '/x/{a}:cancel' },
] } }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:40  /body/0/grid/actions/0/call
        :a is not a placeholder here and would be sent literally. Did you mean "{a}"?  (placeholder-foreign)
      screens/one.ts:6:40  /body/0/grid/actions/1/call
        \${a} is not a placeholder here and would be sent literally. Did you mean "{a}"?  (placeholder-foreign)"
    `)
  })

  it('a placeholder of a text has no dollar sign', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one/{a}', params: { a: { example: '1' } },
heading: 'One \${a}', body: [{ kind: 'screens' }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:10  /heading
        \${a} shows a dollar sign before its value. Did you mean "{a}"?  (placeholder-dollar)"
    `)
  })

  it('a query parameter has a unique name', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one/{id}',
params: { id: { example: '1' } }, query: { id: {} },
body: [{ kind: 'screens' }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:44  /query/id
        "id" is also a path parameter, so {id} could mean both. Rename one of the two.  (parameter-twice)"
    `)
  })

  it('a placeholder of a call is a parameter of the screen', async () => {
    const said =
      await saidOfScreen(`name: 'one', path: '/one/{idrefund}', params: { idrefund: { example: '1' } },
loads: { a: { get: '/a/{idrefnd}', query: { q: '{zzz}' }, onError: { value: 1 } } },
body: [
  { kind: 'details', load: 'a', fields: [{ field: 'a', label: 'A' }] },
  { kind: 'grid', grid: { id: 'g', source: '/b/{n}', columns: [{ field: 'a', label: 'A' }] } },
],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:20  /loads/a/get
        {idrefnd} is not a parameter of this screen. Did you mean "idrefund"?  (placeholder-unknown)
      screens/one.ts:4:48  /loads/a/query/q
        {zzz} is not a parameter of this screen. Its parameters are "idrefund".  (placeholder-unknown)
      screens/one.ts:7:44  /body/1/grid/source
        {n} is not a parameter of this screen. Its parameters are "idrefund".  (placeholder-unknown)"
    `)
  })

  it('a placeholder of a fixed value of a grid is a parameter of the path', async () => {
    const said =
      await saidOfScreen(`name: 'one', path: '/one/{id}', params: { id: { example: '1' } }, query: { by: {} },
loads: { a: { get: '/a', query: { by: '{by}' }, onError: { value: 1 } } },
body: [
  { kind: 'details', load: 'a', fields: [{ field: 'a', label: 'A' }] },
  { kind: 'grid', grid: { id: 'g', source: '/b', columns: [{ field: 'a', label: 'A' }],
    params: { seller: '{id}', other: '{nope}', open: true, some: '{by}', odd: '{id' } } },
],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:8:38  /body/1/grid/params/other
        {nope} is not a parameter of this screen. Its parameters are "id".  (placeholder-unknown)
      screens/one.ts:8:66  /body/1/grid/params/some
        {by} is not a parameter of this screen. Its parameters are "id".  (placeholder-unknown)
      screens/one.ts:8:79  /body/1/grid/params/odd
        {id has a brace outside a {placeholder}. Write each placeholder as a name between two braces.  (placeholder-open)"
    `)
  })

  it('a placeholder on a screen without parameters says where to declare it', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
body: [{ kind: 'grid', grid: { id: 'g', source: '/b/{n}', columns: [{ field: 'a', label: 'A' }] } }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:49  /body/0/grid/source
        {n} is not a parameter of this screen. It has none: add it to the path and params, or to query.  (placeholder-unknown)"
    `)
  })

  it('the filter of an address uses query parameters of the screen', async () => {
    const said =
      await saidOfScreen(`name: 'one', path: '/one/{id}', params: { id: { example: '1' } }, query: { by: {} },
body: [{ kind: 'grid', grid: { id: 'g', source: '/b', columns: [{ field: 'a', label: 'A' }],
initialFilters: { query: { field: 'bi', value: 'id' } } } }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:35  /body/0/grid/initialFilters/query/field
        "bi" is not a query parameter of this screen. Did you mean "by"?  (query-unknown)
      screens/one.ts:5:48  /body/0/grid/initialFilters/query/value
        "id" is not a query parameter of this screen. Its query has "by".  (query-unknown)"
    `)
  })

  it('patterns are valid, completely anchored and fast', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one/{a}/{b}/{c}/{d}/{e}/{f}',
params: {
  a: { pattern: '[0-9]+' },
  b: { pattern: '^a|b$' },
  c: { pattern: '^(a+)+$' },
  d: { pattern: '^(' },
  e: { pattern: '^[0-9]+(?:-[0-9]+)?$' },
  f: { pattern: '^1\\\\$' },
},
body: [{ kind: 'screens' }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:6  /params/a
        has no example, which the tests need to open this screen. Add example: '…', a value of {a} that the sandbox has, or any if it has none.  (example-missing)
      screens/one.ts:5:17  /params/a/pattern
        [0-9]+ matches values that only contain what it describes. Write ^[0-9]+$  (pattern-unanchored)
      screens/one.ts:6:6  /params/b
        has no example, which the tests need to open this screen. Add example: '…', a value of {b} that the sandbox has, or any if it has none.  (example-missing)
      screens/one.ts:6:17  /params/b/pattern
        ^a|b$ matches values that only contain what it describes. Write ^(?:a|b)$  (pattern-unanchored)
      screens/one.ts:7:6  /params/c
        has no example, which the tests need to open this screen. Add example: '…', a value of {c} that the sandbox has, or any if it has none.  (example-missing)
      screens/one.ts:7:17  /params/c/pattern
        ^(a+)+$ nests repetitions, so a long value could take exponential time. Write it without nested repetitions, as ^[a-z.]+$ instead of ^[a-z]+(\\.[a-z]+)*$.  (pattern-slow)
      screens/one.ts:8:6  /params/d
        has no example, which the tests need to open this screen. Add example: '…', a value of {d} that the sandbox has, or any if it has none.  (example-missing)
      screens/one.ts:8:17  /params/d/pattern
        is not a regular expression: Invalid regular expression: /^(/: Unterminated group. Correct it.  (pattern-invalid)
      screens/one.ts:9:6  /params/e
        has no example, which the tests need to open this screen. Add example: '…', a value of {e} that the sandbox has, or any if it has none.  (example-missing)
      screens/one.ts:10:6  /params/f
        has no example, which the tests need to open this screen. Add example: '…', a value of {f} that the sandbox has, or any if it has none.  (example-missing)
      screens/one.ts:10:17  /params/f/pattern
        ^1\\$ matches values that only contain what it describes. Write ^1\\$$  (pattern-unanchored)"
    `)
  })

  it('the example of a parameter matches its pattern', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one/{a}',
params: { a: { pattern: '^[0-9]+$', example: 'x' } },
body: [{ kind: 'screens' }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:46  /params/a/example
        is "x", which ^[0-9]+$ does not match. Give an example that opens the screen.  (example-mismatch)"
    `)
  })

  it('a resource with parameter values needs parameters', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one', access: { resource: 'x', perParams: true },
body: [{ kind: 'screens' }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:3:64  /access/perParams
        joins path parameters, but the path has none. Remove perParams.  (per-params-empty)"
    `)
  })

  it('headings use parameters and loads of the screen', async () => {
    const said =
      await saidOfScreen(`name: 'one', path: '/one/{id}', params: { id: { example: '1' } }, query: { tab: {} },
loads: { refund: { get: '/a', onError: { value: null } } },
heading: 'Refund {id} of {refund.customerName}, {tab}',
body: [{ kind: 'screens' }],`)
    expect(said).toBe('')
    const wrong = await saidOfScreen(`name: 'one', path: '/one/{id}', params: { id: { example: '1' } },
loads: { refund: { get: '/a', onError: { value: null } } },
heading: 'Refund {idd} {refnd.name} {refund.name',
body: [{ kind: 'details', load: 'refund', fields: [{ field: 'a', label: 'A' }] }],`)
    expect(wrong).toMatchInlineSnapshot(`
      "screens/one.ts:5:10  /heading
        {idd} is not a parameter or load of this screen. Did you mean "id"?  (heading-unknown)
      screens/one.ts:5:10  /heading
        {refnd.name} is not a parameter or load of this screen. Did you mean "refund"?  (heading-unknown)
      screens/one.ts:5:10  /heading
        Refund {idd} {refnd.name} {refund.name has a brace outside a {placeholder}. Write each placeholder as a name between two braces.  (placeholder-open)"
    `)
  })

  it('messages use complete placeholders, and other texts none', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one', title: 'Refund {id}',
loads: { refund: { get: '/a', onError: { toast: 'No {refund.id}' } } },
body: [
  { kind: 'text', heading: 'Refund {refund.id', text: 'Of {refund.name} and refund.date}.' },
  { kind: 'text', text: 'Of {refund.name}.' },
  { kind: 'actions', load: 'refund', actions: [
    { kind: 'request', label: 'Send', call: '/a/{id}', confirm: { type: 'approve', text: 'Send {id}?' }, onSuccess: { toast: 'Sent {id}' } },
  ] },
],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:3:35  /title
        has {id}, but menus and breadcrumbs show the title before its values are known. Use the placeholder in heading, and a general name in title.  (placeholder-in-title)
      screens/one.ts:4:49  /loads/refund/onError/toast
        has {refund.id}, but this text has no placeholders. Remove it: only calls, disabledReason, text blocks, titles of panels, the heading of a screen, and the title and text of a confirmation of one record or a form have placeholders.  (placeholder-plain)
      screens/one.ts:6:28  /body/0/heading
        Refund {refund.id has a brace outside a {placeholder}. Write each placeholder as a name between two braces.  (placeholder-open)
      screens/one.ts:6:55  /body/0/text
        Of {refund.name} and refund.date}. has a brace outside a {placeholder}. Write each placeholder as a name between two braces.  (placeholder-open)
      screens/one.ts:9:126  /body/2/actions/0/onSuccess/toast
        has {id}, but this text has no placeholders. Remove it: only calls, disabledReason, text blocks, titles of panels, the heading of a screen, and the title and text of a confirmation of one record or a form have placeholders.  (placeholder-plain)"
    `)
  })

  it('an undeclared parameter of the path is one problem, wherever it is used', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one/{id}',
loads: { a: { get: '/a/{id}', query: { of: '{id}' }, onError: { value: 1 } } },
body: [{ kind: 'details', load: 'a', fields: [{ field: 'b', label: 'B' }] }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:3:20  /path
        {id} is in the path but not in params. Add params: { id: { example: '12' } }.  (placeholder-undeclared)"
    `)
  })

  it('a text names parameters that the screen has', async () => {
    const saidOfText = (text: string) =>
      saidOfScreen(`name: 'one', path: '/one/{id}', params: { id: { example: '1' } }, query: { sent: {} },
body: [{ kind: 'text', text: '${text}' }],`)
    expect(await saidOfText('Part {params.id} was sent by {params.sent}.')).toBe('')
    expect(await saidOfText('Part {params.ident} was sent by {params.sent}.')).toMatchInlineSnapshot(`
      "screens/one.ts:4:30  /body/0/text
        {ident} is not a parameter of this screen. Did you mean "sent"?  (placeholder-unknown)"
    `)
  })

  it('placeholders of a row belong to actions with a row', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
body: [{ kind: 'grid', grid: { id: 'things', source: '/a', selection: true, columns: [{ field: 'id', label: 'Id' }], actions: [
  { kind: 'request', label: 'A', scope: 'selection', call: '/a/{id}' },
  { kind: 'request', label: 'B', scope: 'screen', call: '/a/{other}' },
  { kind: 'request', label: 'C', call: '/a/{id}' },
] } }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:60  /body/0/grid/actions/0/call
        {id} is a field of the row, but this action has no row. Give it the scope row, or remove the placeholder: for a selection, the call sends the selected rows.  (placeholder-rowless)
      screens/one.ts:6:57  /body/0/grid/actions/1/call
        {other} is not a parameter of this screen. It has none: add it to the path and params, or to query.  (placeholder-unknown)"
    `)
  })

  it('placeholders of a call are not form fields, and money names the field of its currency', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
body: [
  { kind: 'form', form: { id: 'one', fields: [{ kind: 'text', name: 'orderNr', label: 'A' }], submit: { call: '/a/{orderNr}' } } },
  { kind: 'grid', grid: { id: 'things', source: '/a', columns: [{ field: 'id', label: 'Id', cell: { kind: 'money', currency: 'EUR' } }] } },
],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:111  /body/0/form/submit/call
        {orderNr} is a field of the form, which is sent in the body of the call. Remove the placeholder: a path uses the row, the record or parameters of the screen.  (placeholder-typed)
      screens/one.ts:6:126  /body/1/grid/columns/0/cell/currency
        is "EUR", which does not have the right form. Field of the row that holds the ISO 4217 currency code; not the code itself.  (form-wrong)"
    `)
  })
})
