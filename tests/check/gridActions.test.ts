import { describe, expect, it } from 'vitest'
import { gridScreen, home, saidOf, saidOfScreen, screen } from './project.ts'

describe('grid actions', () => {
  it('have unique labels and act on existing rows', async () => {
    const said = await saidOfScreen(
      gridScreen(`  actions: [
    { kind: 'request', label: 'Do', call: '/api/do/{id}/{part}', enabled: { field: 'id', is: 1 }, disabledReason: 'No.' },
    { kind: 'request', label: 'Do', call: '/api/do', scope: 'selection' },
    { kind: 'navigate', label: 'Go', to: 'home', scope: 'selection' },
    { kind: 'download', label: 'File', call: '/api/file/{id}', scope: 'screen', visible: { field: 'id', is: 1 } },
  ],`),
    )
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:8:31  /body/0/grid/actions/1/label
        is "Do", the same as another action here. Give one of them another label.  (action-twice)
      screens/one.ts:8:61  /body/0/grid/actions/1/scope
        acts on a selection, but rows of this grid cannot be selected. Add selection: true to the grid, or choose another scope.  (selection-missing)
      screens/one.ts:9:57  /body/0/grid/actions/2/scope
        opens one screen for many rows. Give the action the scope row or screen.  (navigate-selection)
      screens/one.ts:9:57  /body/0/grid/actions/2/scope
        acts on a selection, but rows of this grid cannot be selected. Add selection: true to the grid, or choose another scope.  (selection-missing)
      screens/one.ts:10:46  /body/0/grid/actions/3/call
        {id} is a field of the row, but this action has no row. Give it the scope row, or remove the placeholder: for a selection, the call sends the selected rows.  (placeholder-rowless)
      screens/one.ts:10:90  /body/0/grid/actions/3/visible
        compares fields of a row, but this action has no row. Remove it, or choose another scope.  (condition-rowless)"
    `)
  })

  it('name fields of the grid', async () => {
    const said = await saidOfScreen(
      gridScreen(
        `  actions: [
    { kind: 'request', label: 'A', call: '/api/do/{idd}', enabled: { all: [{ field: 'state', is: 'open' }] }, disabledReason: 'No.' },
    { kind: 'request', label: 'B', call: '/api/do/{currency}', visible: { field: 'stats', is: 'open' } },
  ],`,
        `[
    { field: 'id', label: 'Id', cell: { kind: 'money', currency: 'currency' } },
    { field: 'state', label: 'State', show: 'off' },
  ]`,
      ),
    )
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:10:42  /body/0/grid/actions/0/call
        names the field "idd", which no part of the grid has. Did you mean "id"?  (row-field-unknown)
      screens/one.ts:11:82  /body/0/grid/actions/1/visible/field
        names the field "stats", which no part of the grid has. Did you mean "state"?  (row-field-unknown)"
    `)
  })

  it('give a reason wherever they can be disabled, with fields of the grid', async () => {
    const said = await saidOfScreen(
      gridScreen(`  actions: [
    { kind: 'request', label: 'A', call: '/api/a', disabledReason: 'It is done.' },
    { kind: 'request', label: 'B', call: '/api/b', enabled: { field: 'id', is: 1 }, disabledReason: 'It is {idd}.' },
    { kind: 'request', label: 'C', call: '/api/c', enabled: { field: 'id', is: 1 }, disabledReason: '{id} is done.' },
    { kind: 'request', label: 'D', call: '/api/d', enabled: { field: 'id', is: 1 } },
  ],`),
    )
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:7:52  /body/0/grid/actions/0/disabledReason
        says why the action is disabled, but it is always enabled. Add the condition enabled, or remove it.  (reason-unneeded)
      screens/one.ts:8:101  /body/0/grid/actions/1/disabledReason
        names the field "idd", which no part of the grid has. Did you mean "id"?  (row-field-unknown)
      screens/one.ts:10:52  /body/0/grid/actions/3/enabled
        can disable the action, but no reason is given. Add disabledReason, e.g. 'Only pending write-offs can be approved or rejected.'.  (reason-missing)"
    `)
  })

  it('give a reason for each field that can disable them, or one for all', async () => {
    const said = await saidOfScreen(
      gridScreen(
        `  actions: [
    { kind: 'request', label: 'A', call: '/api/a', enabled: { id: 1, currency: 'AED' }, disabledReason: { id: 'It is {idd}.', currncy: 'No.' } },
    { kind: 'request', label: 'B', call: '/api/b', enabled: { id: 1, currency: 'AED' }, disabledReason: { id: 'No.', other: ' ' } },
    { kind: 'request', label: 'C', call: '/api/c', enabled: { id: 1, currency: 'AED' }, disabledReason: { id: 'No.', currency: '{id} {.' } },
    { kind: 'request', label: 'D', call: '/api/d', confirm: '{id}?', formats: { ID: { kind: 'number' } } },
  ],`,
        "['id', 'currency'].map(field => ({ field, label: field }))",
      ),
    )
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:7:111  /body/0/grid/actions/0/disabledReason/id
        names the field "idd", which no part of the grid has. Did you mean "id"?  (row-field-unknown)
      screens/one.ts:7:127  /body/0/grid/actions/0/disabledReason/currncy
        is the reason for "currncy", with which the action is not disabled. Did you mean "currency"?  (reason-field-unknown)
      screens/one.ts:8:89  /body/0/grid/actions/1/disabledReason
        has no reason for "currency", which can disable the action too. Add currency: '…' to it.  (reason-field-missing)
      screens/one.ts:8:118  /body/0/grid/actions/1/disabledReason/other
        is the reason for "other", with which the action is not disabled. Enabled compares "id", "currency".  (reason-field-unknown)
      screens/one.ts:8:125  /body/0/grid/actions/1/disabledReason/other
        contains only spaces. Fill it.  (text-blank)
      screens/one.ts:9:128  /body/0/grid/actions/2/disabledReason/currency
        {id} {. has a brace outside a {placeholder}. Write each placeholder as a name between two braces.  (placeholder-open)
      screens/one.ts:10:81  /body/0/grid/actions/3/formats/ID
        is the format of {ID}, which no text here has. Did you mean "id"?  (format-unused)"
    `)
  })

  it('have a toast that links to an existing screen, with its filters', async () => {
    const link = (rest: string) =>
      `{ kind: 'request', label: '${rest.length}', call: '/api/do', onSuccess: { link: { label: 'Show', ${rest} } } },`
    const one = screen(
      gridScreen(`  filters: [{ kind: 'select', field: 'id', label: 'Id', options: [{ value: 'a', label: 'A' }] }],
  actions: [
    ${link("to: 'one'")}
    ${link("to: 'one', query: { id: 'a' }")}
    ${link("to: 'onee'")}
    ${link("to: 'one', query: { idd: 'a' }")}
    ${link("to: 'one', query: { id: 'bbbbb' }")}
  ],`),
    )
    const said = await saidOf({ 'screens/home.ts': home, 'screens/one.ts': one })
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:10:94  /body/0/grid/actions/2/onSuccess/link/to
        names the screen "onee", which does not exist. Did you mean "one"?  (screen-unknown)
      screens/one.ts:11:110  /body/0/grid/actions/3/onSuccess/link/query/idd
        "idd" is neither a filter nor a query parameter of the screen "one". Did you mean "id"?  (address-key-unknown)
      screens/one.ts:12:114  /body/0/grid/actions/4/onSuccess/link/query/id
        is "bbbbb", which is not an option of the filter "id". The options are "a".  (address-value-unknown)"
    `)
  })

  it('open existing screens, whose parameters they fill', async () => {
    const one = screen(
      gridScreen(`  empty: { text: 'None.', links: [{ label: 'Two', to: 'two' }, { label: 'Home', to: 'home' }] },
  actions: [
    { kind: 'navigate', label: 'A', to: 'two', params: { key: 'id' } },
    { kind: 'navigate', label: 'B', to: 'two' },
    { kind: 'navigate', label: 'C', to: 'to' },
    { kind: 'navigate', label: 'D', to: 'two', scope: 'screen' },
    { kind: 'request', label: 'E', call: '/api/do', onSuccess: { go: 'two' } },
    { kind: 'request', label: 'F', call: '/api/do', onSuccess: { go: 'two', params: { key: 'data.id' } } },
    { kind: 'request', label: 'G', call: '/api/do', onSuccess: { go: 'two', params: { kee: 'data.id' } } },
    { kind: 'request', label: 'H', call: '/api/do', onSuccess: { link: { label: 'Two', to: 'two', params: { key: 'data.id' } } } },
    { kind: 'request', label: 'I', call: '/api/do', onSuccess: { link: { label: 'Two', to: 'two' } } },
    { kind: 'request', label: 'J', call: '/api/do', onSuccess: { link: { label: 'Two', to: 'two', params: { kee: 'data.id' } } } },
  ],`),
    )
    const two = screen(
      "name: 'two', path: '/two/{key}', params: { key: { example: '1' } }, body: [{ kind: 'screens' }],",
    )
    const said = await saidOf({ 'screens/home.ts': home, 'screens/one.ts': one, 'screens/two.ts': two })
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:6:55  /body/0/grid/empty/links/0/to
        links to the screen "two", which needs "key", which nothing here provides. Link to a screen without parameters, or with parameters of this screen.  (target-params)
      screens/one.ts:9:5  /body/0/grid/actions/1
        does not fill the parameter "key" of the screen "two". Add "key" to params, with the field of the row that holds it.  (link-param-missing)
      screens/one.ts:10:41  /body/0/grid/actions/2/to
        names the screen "to", which does not exist. Did you mean "two"?  (screen-unknown)
      screens/one.ts:11:41  /body/0/grid/actions/3/to
        links to the screen "two", which needs "key", which nothing here provides. Link to a screen without parameters, or with parameters of this screen.  (target-params)
      screens/one.ts:12:70  /body/0/grid/actions/4/onSuccess/go
        links to the screen "two", which needs "key", which nothing here provides. Link to a screen without parameters, or with parameters of this screen.  (target-params)
      screens/one.ts:14:70  /body/0/grid/actions/6/onSuccess/go
        links to the screen "two", which needs "key", which nothing here provides. Link to a screen without parameters, or with parameters of this screen.  (target-params)
      screens/one.ts:14:87  /body/0/grid/actions/6/onSuccess/params/kee
        "kee" is not a path parameter of the screen "two". Did you mean "key"?  (link-param-unknown)
      screens/one.ts:16:92  /body/0/grid/actions/8/onSuccess/link/to
        links to the screen "two", which needs "key", which nothing here provides. Link to a screen without parameters, or with parameters of this screen.  (target-params)
      screens/one.ts:17:92  /body/0/grid/actions/9/onSuccess/link/to
        links to the screen "two", which needs "key", which nothing here provides. Link to a screen without parameters, or with parameters of this screen.  (target-params)
      screens/one.ts:17:109  /body/0/grid/actions/9/onSuccess/link/params/kee
        "kee" is not a path parameter of the screen "two". Did you mean "key"?  (link-param-unknown)"
    `)
  })

  it('open a screen with parameters of the reply and of this screen', async () => {
    const one = screen(
      gridScreen(`  actions: [
    { kind: 'request', label: 'A', call: '/api/do', onSuccess: { go: 'two', params: { key: 'data.id' } } },
    { kind: 'request', label: 'B', call: '/api/do', onSuccess: { go: 'one' } },
  ],`),
    )
    const two = screen(
      "name: 'two', path: '/two/{key}', params: { key: { example: '1' } }, body: [{ kind: 'screens' }],",
    )
    expect(await saidOf({ 'screens/home.ts': home, 'screens/one.ts': one, 'screens/two.ts': two })).toBe('')
  })

  it('a summary of the selection needs a selection and parameters of the screen', async () => {
    const summary = (path: string) =>
      `selectionSummary: { call: '${path}', fields: [{ field: 'total', label: 'Total' }] },`
    expect(await saidOfScreen(gridScreen(`  selection: true, ${summary('/api/sum/{part}')}`))).toBe('')
    expect(await saidOfScreen(gridScreen(`  ${summary('/api/sum/{id}')}`))).toMatchInlineSnapshot(`
      "screens/one.ts:6:21  /body/0/grid/selectionSummary
        describes the selected rows, but rows of this grid cannot be selected. Add selection: true to the grid, or remove it.  (summary-unselected)
      screens/one.ts:6:29  /body/0/grid/selectionSummary/call
        {id} is not a parameter of this screen. Its parameters are "part".  (placeholder-unknown)"
    `)
  })

  it('have kinds, and every kind its keys', async () => {
    const said = await saidOfScreen(
      gridScreen(`  actions: [
    { kind: 'request', label: 'A' },
    { kind: 'delete', label: 'B' },
    { kind: 'request', label: 'C', call: '/a', confirm: { type: 'sure', text: 'x' }, lock: -1 },
    { kind: 'navigate', label: 'D', to: 'home', call: '/a' },
    { label: 'E' },
  ],`),
    )
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:7:5  /body/0/grid/actions/0
        lacks "call", which a request action needs. Add it: Path of the call, with one slash at its start; a \`{placeholder}\` is a field of the row, else a parameter of the screen, and is encoded. Only an action on a row has a row.  (key-missing)
      screens/one.ts:8:13  /body/0/grid/actions/1/kind
        kind is "delete", which is not a kind of action. The kinds are "download", "navigate", "open", "request", "show".  (action-kind-unknown)
      screens/one.ts:9:65  /body/0/grid/actions/2/confirm/type
        is "sure", which is not allowed here. Possible: "approve", "action", "cancel", "delete".  (value-unknown)
      screens/one.ts:9:92  /body/0/grid/actions/2/lock
        is -1 and must be 0 or more. Choose a number within the limit.  (number-range)
      screens/one.ts:10:49  /body/0/grid/actions/3/call
        "call" is not a key of a navigate action. Its keys are "label", "scope", "access", "waitsFor", "confirm", "tone", "kind", "params", "query", "to", "visible", "enabled", "disabledReason", "formats", "because", "assumes". Known to: download action, request action.  (key-unknown)
      screens/one.ts:11:5  /body/0/grid/actions/4
        does not say what it does. Add "call" to send a call, "form" to open a form, or "to" to open a screen.  (action-idle)"
    `)
  })
})
