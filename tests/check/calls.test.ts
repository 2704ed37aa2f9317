import { expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { home, language, project, saidOf, screen } from './project.ts'

const entity = `import { defineEntities } from '${language}'
export default defineEntities({ account: { title: '{name}', fields: {
idAccount: { type: 'id', label: 'Account' },
name: { type: 'text', label: 'Name', maxLength: 60 },
currency: { type: 'text', label: 'Currency' },
version: { type: 'integer', label: 'Version' },
limit: { type: 'money', label: 'Limit', min: 0, help: 'Empty: none.' },
isDefault: { type: 'boolean', label: 'Default' },
status: { type: 'status', label: 'Status', options: { open: 'Open', closed: 'Closed' } },
} } })
`

const calls = `import { defineCalls } from '${language}'
export default defineCalls({ calls: {
accounts: { grid: '/api/accounts/grid', many: 'account' },
accountList: { get: '/api/accounts/list', many: 'account' },
addAccount: { post: '/api/accounts', body: ['name', 'limit?', 'isDefault', 'status'] },
changeAccount: { put: '/api/accounts/{idAccount}', body: ['name', 'limit?'] },
closeAccount: { post: '/api/accounts/{idAccount}/close', version: true },
closeAccounts: { post: '/api/accounts/close', selection: true },
limitAccount: { put: '/api/accounts/{idAccount}/limit', body: { limit: 'decimal', status: 'text' }, optional: ['status'] },
removeAccount: { delete: '/api/accounts/{idAccount}' },
accountSum: { post: '/api/accounts/sum', one: 'account', selection: true },
} })
`

const files = (actions: string, more = '') => ({
  'screens/home.ts': home,
  'screens/finance/entities/account.ts': entity,
  'screens/finance/calls/accounts.ts': calls,
  'screens/finance/accounts.ts':
    screen(`name: 'accounts', path: '/accounts', ${more} body: [{ kind: 'grid', grid: { id: 'accounts', call: 'accounts', columns: ['idAccount', 'name', { field: 'version', show: 'off' }], selection: true,
actions: [
${actions}
] } }],`),
})

async function actionsOf(actions: string, more = '') {
  const { problems, definitions } = await checkDefinitions(await project(files(actions, more)))
  expect(problems).toEqual([])
  const [block] = definitions.find(one => one.screen.name === 'accounts')?.screen.body ?? []
  return block?.kind === 'grid' ? block.grid.actions : undefined
}

it('an action is sent as its call says, with method, version and selection', async () => {
  const actions = await actionsOf(`{ kind: 'request', label: 'Close', call: 'closeAccount' },
{ kind: 'request', label: 'Close selected', call: 'closeAccounts' },
{ kind: 'request', label: 'Remove', call: 'removeAccount' },`)
  expect(actions).toEqual([
    { kind: 'request', label: 'Close', call: '/api/accounts/{idAccount}/close?version={version}' },
    { kind: 'request', label: 'Close selected', call: '/api/accounts/close', scope: 'selection' },
    { kind: 'request', label: 'Remove', call: '/api/accounts/{idAccount}', method: 'DELETE' },
  ])
})

it('a call is protected by the resources of the screens and actions that use it', async () => {
  const { problems, vocabulary } = await checkDefinitions(
    await project({
      ...files(
        `{ kind: 'request', label: 'Close', call: 'closeAccount', access: { resource: 'account_close' } },
{ kind: 'request', label: 'Remove', call: 'removeAccount', access: { resource: 'account_remove' } },`,
        "access: { resource: 'account_index' },",
      ),
      'screens/finance/admin.ts': screen(
        `name: 'admin', path: '/admin/{id}', params: { id: { example: '1' } }, access: { resource: 'account', perParams: true, suffixes: ['-all'] }, loads: { all: 'accountList' }, body: [{ kind: 'table', load: 'all', columns: ['name'] }, { kind: 'grid', grid: { id: 'removable', call: 'accounts', columns: ['idAccount', 'name'],
actions: [{ kind: 'request', label: 'Remove', call: 'removeAccount' }] } }],`,
      ),
    }),
  )
  expect(problems).toEqual([])
  const callers = (name: string) => vocabulary.calls.get(name)?.callers
  expect(callers('accounts')).toEqual([['account_{id}'], ['account_{id}-all'], ['account_index']])
  expect(callers('accountList')).toEqual([['account_{id}'], ['account_{id}-all']])
  expect(callers('closeAccount')).toEqual([['account_close', 'account_index']])
  expect(callers('removeAccount')).toEqual([
    ['account_{id}'],
    ['account_{id}-all'],
    ['account_index', 'account_remove'],
  ])
  expect(callers('accountSum')).toEqual([])
})

it('a form is filled with the values of the body of its call, as the entity describes them', async () => {
  const actions = await actionsOf(`{ kind: 'open', label: 'Add…', scope: 'screen',
  panel: { title: 'New', form: { id: 'account', submit: 'addAccount' } } },`)
  expect(actions).toEqual([
    {
      kind: 'open',
      label: 'Add…',
      scope: 'screen',
      panel: {
        title: 'New',
        form: {
          id: 'account',
          fields: [
            { kind: 'text', name: 'name', label: 'Name', required: true, maxLength: 60 },
            { kind: 'number', name: 'limit', label: 'Limit', help: 'Empty: none.', min: 0, decimals: 2 },
            { kind: 'checkbox', name: 'isDefault', label: 'Default' },
            {
              kind: 'select',
              name: 'status',
              label: 'Status',
              required: true,
              options: [
                { value: 'open', label: 'Open' },
                { value: 'closed', label: 'Closed' },
              ],
            },
          ],
          submit: { call: '/api/accounts', label: 'Add' },
        },
      },
    },
  ])
})

it('keys of a form field override those of the entity', async () => {
  const actions = await actionsOf(
    `{ kind: 'open', label: 'Change…', panel: { title: 'Change', form: { id: 'account',
  fields: [{ name: 'name', required: false, label: 'Called' }, { name: 'limit', options: 'list' }], submit: { call: 'changeAccount', label: 'Change' } } } },`,
    "loads: { list: 'accountList' },",
  )
  expect(actions).toMatchObject([
    {
      panel: {
        form: {
          fields: [
            { kind: 'text', name: 'name', label: 'Called', maxLength: 60 },
            {
              kind: 'select',
              name: 'limit',
              options: { load: 'list', value: 'idAccount', label: 'name' },
            },
          ],
          submit: {
            call: '/api/accounts/{idAccount}',
            method: 'PUT',
            version: 'version',
            label: 'Change',
          },
        },
      },
    },
  ])
  expect(JSON.stringify(actions)).not.toContain('required')
})

it('calls that do not fit, and forms that do not send what their call takes, are reported', async () => {
  const said = await saidOf(
    files(
      `{ kind: 'request', label: 'A', call: 'accountList' },
{ kind: 'request', label: 'B', call: 'closeAcount' },
{ kind: 'open', label: 'C', panel: { title: 'C', form: { id: 'c', fields: ['name', 'currency', 'isDefault'], submit: 'addAccount' } } },
{ kind: 'open', label: 'D', panel: { title: 'D', form: { id: 'd', fields: ['nam'], submit: 'closeAccount' } } },`,
      "loads: { list: 'closeAccount' },",
    ),
  )
  expect(said).toMatchInlineSnapshot(`
    "screens/finance/accounts.ts:3:53  /loads/list
      names the call "closeAccount", which changes: it cannot be used for a load. Loads use GET calls, actions and forms use calls that write, grids use a call with "grid".  (call-unfit)
    screens/finance/accounts.ts:5:38  /body/0/grid/actions/0/call
      names the call "accountList", which reads: it cannot be used for an action. Loads use GET calls, actions and forms use calls that write, grids use a call with "grid".  (call-unfit)
    screens/finance/accounts.ts:6:38  /body/0/grid/actions/1/call
      names the call "closeAcount", which does not exist. Did you mean "closeAccount"?  (call-unknown)
    screens/finance/accounts.ts:7:75  /body/0/grid/actions/2/panel/form/fields
      lacks "status", which the call "addAccount" needs. Add the field, or write "status?" in the body of the call.  (body-field-missing)
    screens/finance/accounts.ts:7:84  /body/0/grid/actions/2/panel/form/fields/1
      "currency" is not a value of the body of the call "addAccount". It takes "name", "limit", "isDefault", "status".  (body-field-unknown)
    screens/finance/accounts.ts:8:76  /body/0/grid/actions/3/panel/form/fields/0
      names the field "nam", which the entity "account" does not have. Did you mean "name"?  (entity-field-unknown)"
  `)
})

it('a computed field that no call takes is shown and not sent', async () => {
  const limit = (more: string) =>
    `{ kind: 'open', label: 'L', panel: { title: 'L', form: { id: 'l', fields: ['limit', { kind: 'number', name: 'twice', label: 'Twice', computed: { product: ['limit', 2]${more} } }], submit: 'limitAccount' } } },`
  expect(JSON.stringify(await actionsOf(limit('')))).toContain('"fields":["limit"]')
  expect(await saidOf(files(limit(', editable: true')))).toContain('(body-field-unknown)')
})

it('parameters that a call does not have, and values that a status never has, are reported', async () => {
  const said = await saidOf(
    files(
      `{ kind: 'request', label: 'A', call: 'removeAccount', path: { idAcount: '{idAccount}' }, visible: { field: 'status', is: 'opn' } },`,
      "loads: { list: { call: 'accountList', query: { activ: 'yes' } } },",
    ),
  )
  expect(said).toMatchInlineSnapshot(`
    "screens/finance/accounts.ts:3:92  /loads/list/query/activ
      "activ" is not a parameter in the query of the call "accountList". It takes none: describe it with "query" of the call.  (call-query-unknown)
    screens/finance/accounts.ts:5:73  /body/0/grid/actions/0/path/idAcount
      "idAcount" is not a parameter in the path of the call "removeAccount". Did you mean "idAccount"?  (call-parameter-unknown)
    screens/finance/accounts.ts:5:108  /body/0/grid/actions/0/visible/field
      names the field "status", which no part of the grid has. Add it to fields of the grid: fields: ['status'].  (row-field-unknown)
    screens/finance/accounts.ts:5:122  /body/0/grid/actions/0/visible/is
      compares "status" with "opn", which is not one of its values. Did you mean "open"?  (status-value-unknown)"
  `)
})

it('a call with the path / is sent to the base itself', async () => {
  const written = (base: string) => `import { defineCalls } from '${language}'
export default defineCalls({ ${base} calls: { addThing: { post: '/', reply: 'none', resource: 'things' } } })
`
  const pathWith = async (base: string) => {
    const files = { 'screens/home.ts': home, 'screens/area/calls/things.ts': written(base) }
    return (await checkDefinitions(await project(files))).vocabulary.calls.get('addThing')?.path
  }
  expect(await pathWith("base: '/api/things',")).toBe('/api/things')
  expect(await pathWith('')).toBe('/')
})

it('a form field comes from the body of its call if the record does not have it', async () => {
  const body = "{ reason: 'text', isFinal: 'boolean', limit: 'text', name: 'text' }"
  const written = calls.replace(
    'closeAccount: {',
    `endAccount: { post: '/api/end', of: 'account', body: ${body} },
closeAccount: {`,
  )
  const form = `{ label: 'End', title: 'End', form: { id: 'end', values: false,
fields: [{ name: 'reason', maxLength: 90 }, 'isFinal', 'limit', 'name'], submit: 'endAccount' } },`
  const { problems, definitions } = await checkDefinitions(
    await project({ ...files(form), 'screens/finance/calls/accounts.ts': written }),
  )
  expect(problems).toEqual([])
  const [block] = definitions.find(one => one.screen.name === 'accounts')?.screen.body ?? []
  const [action] = (block?.kind === 'grid' && block.grid.actions) || []
  expect(action?.kind === 'open' && action.panel.form.fields).toEqual([
    { kind: 'text', name: 'reason', label: 'Reason', required: true, maxLength: 90 },
    { kind: 'checkbox', name: 'isFinal', label: 'Final' },
    // The record says more of its fields than their types.
    {
      kind: 'number',
      name: 'limit',
      label: 'Limit',
      help: 'Empty: none.',
      required: true,
      min: 0,
      decimals: 2,
      currency: 'record.currency',
    },
    { kind: 'text', name: 'name', label: 'Name', required: true, maxLength: 60 },
  ])
})

it('a form that sends only changed values leaves out none that its call needs', async () => {
  const said = (submit: string, fields = "'name', 'limit'") =>
    saidOf(
      files(`{ kind: 'open', label: 'Change…', panel: { title: 'Change', form: { id: 'account', ${fields && `fields: [${fields}],`}
submit: ${submit} } } },`),
    )
  expect(await said("{ call: 'changeAccount', send: 'changed' }")).toMatchInlineSnapshot(`
    "screens/finance/accounts.ts:6:40  /body/0/grid/actions/0/panel/form/submit/send
      does not send "name" when unchanged, which the call "changeAccount" needs: the server would answer 400. Write "name?" in the body of the call if its server keeps values that are not sent, or remove send.  (changed-needed)"
  `)
  expect(await said("{ call: 'addAccount', send: 'changed' }", '')).toMatchInlineSnapshot(`
    "screens/finance/accounts.ts:6:37  /body/0/grid/actions/0/panel/form/submit/send
      does not send "name", "status" when unchanged, which the call "addAccount" needs: the server would answer 400. Write "name?", "status?" in the body of the call if its server keeps values that are not sent, or remove send.  (changed-needed)"
  `)
  expect(await said("{ call: 'changeAccount', send: 'changed', body: { name: 'x' } }", "'limit'")).toBe('')
  expect(await said("{ call: 'changeAccount', send: 'all' }")).toBe('')
  expect(await said("{ call: 'limitAccount', send: 'changed' }", "'limit', 'status'")).toMatchInlineSnapshot(`
    "screens/finance/accounts.ts:6:39  /body/0/grid/actions/0/panel/form/submit/send
      does not send "limit" when unchanged, which the call "limitAccount" needs: the server would answer 400. Add optional: ["limit"] to the call if its server keeps values that are not sent, or remove send.  (changed-needed)"
  `)
})

it('a body with the fields of another entity than the reply says so once (entity-field-unknown)', async () => {
  const of = (call: string) =>
    saidOf({
      'screens/home.ts': home,
      'screens/depot/entities/all.ts': `import { defineEntities } from '${language}'
export default defineEntities({
  order: { fields: { idOrder: 'id', status: 'text', note: 'text' } },
  line: { fields: { idLine: 'id', sku: 'text', note: 'text' } },
  receipt: { fields: { number: 'text', lines: { type: 'list', entity: 'line' } } },
})
`,
      'screens/depot/calls/all.ts': `import { defineCalls } from '${language}'
export default defineCalls({ calls: {
add: { post: '/api/add', one: 'receipt', ${call} },
} })
`,
    })
  expect(await of("body: ['status', 'note?']")).toMatchInlineSnapshot(`
    "screens/depot/calls/all.ts:3:49  /calls/add/body/0
      names the field "status", which the entity "receipt" does not have. The fields of the body belong to another entity: add of: 'order' to the call.  (entity-field-unknown)"
  `)
  expect(await of("body: ['number', 'sku']")).toMatchInlineSnapshot(`
    "screens/depot/calls/all.ts:3:59  /calls/add/body/1
      names the field "sku", which the entity "receipt" does not have. Its fields are "number", "lines". Describe it in the fields of "receipt", or take it over from another entity with include: { otherEntity: ['sku'] } there.  (entity-field-unknown)"
  `)
  expect(await of("body: ['note', 'sku']")).toMatchInlineSnapshot(`
    "screens/depot/calls/all.ts:3:49  /calls/add/body/0
      names the field "note", which the entity "receipt" does not have. The fields of the body belong to another entity: add of: 'line' to the call.  (entity-field-unknown)"
  `)
  expect(await of("of: 'line', body: ['note', 'sku']")).toBe('')
  expect(await of("body: ['numbr']")).toContain('Did you mean "number"?')
})
