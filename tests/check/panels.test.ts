import { describe, expect, it } from 'vitest'
import { gridScreen, home, language, saidOf, saidOfScreen, screen } from './project.ts'

describe('panel of blocks', () => {
  it('has loads in addition to those of the screen, and its row as the load record', async () => {
    const said = await saidOfScreen(
      gridScreen(`  actions: [
    { label: 'Look', title: '{id}', loads: {
      parts: { get: '/api/things/{id}/parts', onError: { value: [] } },
      unused: { get: '/api/unused/{idd}', onError: { value: [] } },
      record: { get: '/api/record', onError: { value: null } },
    }, body: [
      { kind: 'details', load: 'record', fields: [{ field: 'id', label: 'Id' }] },
      { kind: 'table', load: 'parts', columns: [{ field: 'name', label: 'Name' }] },
      { kind: 'code', load: 'part' },
    ] },
    { label: 'All', scope: 'selection', title: 'All', body: { kind: 'code', load: 'parts' } },
  ],`),
    )
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:9:22  /body/0/grid/actions/0/loads/unused/get
        {idd} is neither a field of the row nor a parameter of this screen. Did you mean "id"?  (placeholder-of-row)
      screens/one.ts:10:7  /body/0/grid/actions/0/loads/record
        is named "record", which in a panel is the row or record that it was opened for. Give the load another name.  (panel-load-named-record)
      screens/one.ts:14:29  /body/0/grid/actions/0/body/2/load
        names the load "part", which this screen does not have. Did you mean "parts"?  (load-unknown)
      screens/one.ts:16:28  /body/0/grid/actions/1/scope
        acts on a selection, but rows of this grid cannot be selected. Add selection: true to the grid, or choose another scope.  (selection-missing)
      screens/one.ts:16:28  /body/0/grid/actions/1/scope
        shows one panel for many rows. Give the action the scope row or screen.  (show-selection)
      screens/one.ts:16:83  /body/0/grid/actions/1/body/load
        names the load "parts", which this screen does not have. Declare it in loads.  (load-unknown)"
    `)
  })

  it('is beside the list only where an action has rows to move through (docked-rowless)', async () => {
    const docked = "title: 'Look', docked: true, body: { kind: 'text', text: 'Here.' }"
    const said = await saidOfScreen(
      gridScreen(`  actions: [
    { label: 'Look', ${docked} },
    { label: 'All', scope: 'screen', ${docked} },
  ],`),
    )
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:8:53  /body/0/grid/actions/1/docked
        shows the row that the user moves to, but this action has no rows. Remove it, or put the action on the rows of a grid.  (docked-rowless)"
    `)
    const files = {
      'screens/home.ts': home,
      'screens/a/one.ts': screen(
        `name: 'one', path: '/one', loads: { it: { get: '/it', onError: { value: null } } },
body: [{ kind: 'actions', load: 'it', actions: [{ label: 'Look', ${docked} }] }],`,
      ),
    }
    expect(await saidOf(files)).toMatchInlineSnapshot(`
      "screens/a/one.ts:4:81  /body/0/actions/0/docked
        shows the row that the user moves to, but this action has no rows. Remove it, or put the action on the rows of a grid.  (docked-rowless)"
    `)
  })

  it('has no load with the name of one of the screen', async () => {
    const load = "{ get: '/api/parts', onError: { value: [] } }"
    const said = await saidOfScreen(
      gridScreen(`  actions: [
    { label: 'Look', title: '{id}', loads: { parts: ${load} }, body: { kind: 'code', load: 'parts' } },
  ],`).replace('body:', `loads: { parts: ${load} },\n  body:`),
    )
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:8:46  /body/0/grid/actions/0/loads/parts
        is called "parts", the same as a load of the screen, which the blocks of the panel see too. Use that of the screen, or give this one another name.  (panel-load-twice)"
    `)
  })

  it('contains no action with another panel of blocks at any depth, and no sign-in', async () => {
    const said = await saidOfScreen(
      gridScreen(`  actions: [
    { label: 'Look', title: '{id}', body: [
      { kind: 'signIn' },
      { kind: 'expandable', title: 'More', body: [
        { kind: 'actions', load: 'record', actions: [{ label: 'More', title: 'More', body: { kind: 'code', load: 'record' } }] },
      ] },
    ] },
  ],`),
    )
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:8:15  /body/0/grid/actions/0/body/0/kind
        kind is "signIn", a block that is not allowed here. The kinds here are "actions", "attachments", "beside", "chart", "code", "commentList", "comments", "details", "download", "expandable", "filters", "form", "grid", "jobs", "recent", "ruleTest", "screens", "table", "tabs", "text", "tiles", "timeline", "views".  (block-kind-misplaced)
      screens/one.ts:10:54  /body/0/grid/actions/0/body/1/body/0/actions/0/kind
        kind is "show", an action that is not allowed here. The kinds here are "download", "navigate", "open", "request".  (action-kind-misplaced)"
    `)
  })

  it('contains blocks inside of others, forms and filters, which its own blocks follow', async () => {
    const list = (more: string) =>
      `{ kind: 'grid', id: 'parts', source: '/api/parts/{id}', columns: [{ field: 'part', label: 'Part' }], ${more} }`
    const part =
      "{ kind: 'filters', filters: [{ kind: 'text', field: 'part', label: 'Part', condition: 'like' }] }"
    const panel = (follows: string) =>
      gridScreen(`  actions: [
    { label: 'Look', title: '{id}', body: [
      { kind: 'tabs', tabs: [
        { label: 'Parts', body: [{ kind: 'beside', body: [${part}, ${list(`follows: ['${follows}']`)}] }] },
        { label: 'Note', body: { kind: 'form', form: { id: 'note', values: 'record',
          fields: [{ kind: 'text', name: 'note', label: 'Note', maxLength: 80 }],
          submit: { call: '/api/things/{id}/note', label: 'Save' } } } },
      ] },
    ] },
  ],`)
    expect(await saidOfScreen(panel('part'))).toBe('')
    expect(await saidOfScreen(panel('pard'))).toMatchInlineSnapshot(`
      "screens/one.ts:9:111  /body/0/grid/actions/0/body/0/tabs/0/body/0/body/0/filters/0/field
        has no effect: no block follows "part". Name it in follows of a grid, chart, details or block of tiles, or remove it.  (filter-unfollowed)
      screens/one.ts:9:269  /body/0/grid/actions/0/body/0/tabs/0/body/0/body/1/follows/0
        follows "pard", which no block of filters in this panel has. Did you mean "part"?  (follow-unknown)"
    `)
  })

  it('does not follow filters of its screen, nor the screen those of a panel', async () => {
    const filters = (field: string) =>
      `{ kind: 'filters', filters: [{ kind: 'text', field: '${field}', label: 'One', condition: 'like' }] }`
    const chart = (follows: string) =>
      `{ kind: 'chart', get: '/chart', label: { field: 'a', label: 'A' }, series: [{ field: 'b', label: 'B' }], follows: ['${follows}'] }`
    const look = (...blocks: string[]) =>
      `{ kind: 'actions', load: 'l', actions: [{ label: 'Look', title: 'Look', body: [${blocks.join(', ')}] }] }`
    const load = "loads: { l: { get: '/l', onError: { value: null } } },"
    const saidOfBlocks = (...blocks: string[]) =>
      saidOfScreen(`name: 'one', path: '/one', ${load} body: [
${blocks.join(',\n')}
],`)
    const rightPanel = look(filters('one'), chart('one'))
    expect(await saidOfBlocks(filters('one'), chart('one'), rightPanel)).toBe('')
    expect(
      await saidOfBlocks(filters('outer'), chart('inner'), look(filters('inner'), chart('outer'))),
    ).toMatchInlineSnapshot(`
      "screens/one.ts:4:53  /body/0/filters/0/field
        has no effect: no block follows "outer". Name it in follows of a grid, chart, details or block of tiles, or remove it.  (filter-unfollowed)
      screens/one.ts:5:116  /body/1/follows/0
        follows "inner", which no block of filters on this screen has. They have "outer".  (follow-unknown)
      screens/one.ts:6:132  /body/2/actions/0/body/0/filters/0/field
        has no effect: no block follows "inner". Name it in follows of a grid, chart, details or block of tiles, or remove it.  (filter-unfollowed)
      screens/one.ts:6:294  /body/2/actions/0/body/1/follows/0
        follows "outer", which no block of filters in this panel has. They have "inner".  (follow-unknown)"
    `)
  })

  it('takes the entity of its record from its list', async () => {
    const said = await saidOf({
      'screens/home.ts': home,
      'screens/finance/entities/thing.ts': `import { defineEntities } from '${language}'
export default defineEntities({ thing: { fields: { idThing: { type: 'id', label: 'Thing' }, note: 'text' } } })
`,
      'screens/finance/calls/things.ts': `import { defineCalls } from '${language}'
export default defineCalls({ calls: {
things: { grid: '/api/things/grid', many: 'thing' },
thing: { get: '/api/things/{idThing}', one: 'thing' },
} })
`,
      'screens/finance/things.ts': screen(
        `name: 'things', path: '/things', body: { kind: 'grid', id: 'things', call: 'things', columns: ['idThing'],
actions: [{ label: 'Look', title: 'Thing {idThing}', loads: { thing: 'thing' }, body: [
  { kind: 'details', load: 'record', fields: ['idThing', 'noet'] },
  { kind: 'details', load: 'thing', fields: ['note', 'nothing'] },
] }] },`,
      ),
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/finance/things.ts:5:58  /body/actions/0/body/0/fields/1
        names the field "noet", which the entity "thing" does not have. Did you mean "note"?  (entity-field-unknown)
      screens/finance/things.ts:6:54  /body/actions/0/body/1/fields/1
        names the field "nothing", which the entity "thing" does not have. Did you mean "idThing"?  (entity-field-unknown)"
    `)
  })

  it('is opened by a cell that names an action of its row', async () => {
    const said = await saidOfScreen(
      gridScreen(
        `  actions: [{ label: 'Look', title: '{id}', body: { kind: 'details', load: 'record', fields: [{ field: 'id', label: 'Id' }] } }],`,
        `[{ field: 'id', label: 'Id', cell: { kind: 'action', action: 'Lok' } }]`,
      ),
    )
    const outside = await saidOf({
      'screens/home.ts': home,
      'screens/one.ts': screen(
        `name: 'one', path: '/one', loads: { one: { get: '/api/one', onError: { value: null } } },
body: { kind: 'details', load: 'one', fields: [{ field: 'id', label: 'Id', cell: { kind: 'action', action: 'Look' } }] },`,
      ),
    })
    expect(`${said}\n${outside}`).toMatchInlineSnapshot(`
      "screens/one.ts:5:117  /body/0/grid/columns/0/cell/action
        names the action "Lok", which the rows of this grid do not have. Did you mean "Look"?  (action-unknown)
      screens/one.ts:4:82  /body/fields/0/cell
        runs an action of a row, but there are no rows here. Use it in the column of a grid with actions.  (action-cell-outside)"
    `)
  })
})
