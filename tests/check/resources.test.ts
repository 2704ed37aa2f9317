import { expect, it } from 'vitest'
import { home, language, saidOf, screen } from './project.ts'

const grid = (action: string) =>
  screen(`name: 'refunds', path: '/refunds/{kind}', params: { kind: { example: 'a' } },
access: { resource: 'refund_idnex' },
body: [{ kind: 'grid', grid: { id: 'refunds', source: '/api/refunds', columns: [{ field: 'idRefund', label: 'Refund' }],
actions: [
${action}
] } }],`)

const files = (action: string) => ({
  'screens/home.ts': home,
  'screens/finance/refunds.ts': grid(action),
  'screens/finance/calls/refunds.ts': `import { defineCalls } from '${language}'
export default defineCalls({ calls: { cancel: { post: '/api/cancel', resource: 'refund_cancel' } } })
`,
})

const list = {
  'screens/shared/resources.ts': `import { defineResources } from '${language}'
export default defineResources({ finance: ['refund_index', 'rules_a-admin'] })
`,
}

it('a resource is in a list or has a call', async () => {
  const actions = `{ kind: 'request', label: 'A', call: '/a', access: { resource: 'refund_cancel' } },
{ kind: 'request', label: 'B', call: '/b', access: { resource: 'rules_{kind}-admin' } },
{ kind: 'request', label: 'C', call: '/c', access: { without: 'rules_{kind}-viewer' } },`
  expect(await saidOf({ ...files(actions), ...list })).toMatchInlineSnapshot(`
    "screens/finance/refunds.ts:4:21  /access/resource
      names the resource "refund_idnex", which no call and no list of resources has. Did you mean "refund_index"? A new one is the \`resource\` of the call that it protects.  (resource-unknown)
    screens/finance/refunds.ts:9:63  /body/0/grid/actions/2/access/without
      names the resource "rules_{kind}-viewer", which no call and no list of resources has. The most similar resources: "rules_a-admin". A new one is the \`resource\` of the call that it protects.  (resource-unknown)"
  `)
  // Where no list tells what the server knows, any is right.
  expect(await saidOf(files(actions))).toBe('')
})

it('the users of a screen hold the resource of the calls that it loads', async () => {
  const calls = `import { defineCalls } from '${language}'
export default defineCalls({ calls: {
  partners: { get: '/api/partners', many: 'partner', resource: 'partner_index' },
  groups: { get: '/api/groups', many: 'partner', resource: ['partner_index', 'refund_index'] },
} })`
  const entities = `import { defineEntities } from '${language}'
export default defineEntities({ partner: { fields: { idPartner: 'id' } } })`
  const of = (loads: string) =>
    saidOf({
      'screens/home.ts': home,
      'screens/finance/entities/partners.ts': entities,
      'screens/finance/calls/partners.ts': calls,
      'screens/finance/refunds.ts':
        screen(`name: 'refunds', path: '/refunds', access: { resource: 'refund_index' },
loads: { ${loads} }, body: { kind: 'table', load: 'partners', columns: ['idPartner'] },`),
    })
  expect(await of("partners: 'partners'")).toMatchInlineSnapshot(`
    "screens/finance/refunds.ts:4:20  /loads/partners
      names the call "partners", which needs the resource "partner_index"; users of this screen may lack it, and the screen would not open for them. Describe a call that they may send, or write onError: { value: …, global: false } to open without it.  (load-forbidden)"
  `)
  expect(await of("partners: 'groups'")).toBe('')
  expect(await of("partners: { call: 'partners', onError: { value: [], global: false } }")).toBe('')
})

it('the resource that a form needs for editing is known too', async () => {
  const edited = (resource: string) =>
    screen(`name: 'settings', path: '/settings', loads: { settings: { get: '/a', onError: { value: null } } },
body: [{ kind: 'form', form: { id: 'settings', values: 'settings',
readView: { editAccess: '${resource}' },
fields: [{ kind: 'text', name: 'a', label: 'A' }], submit: { call: '/a' } } }],`)
  const of = (resource: string) =>
    saidOf({ 'screens/home.ts': home, ...list, 'screens/finance/settings.ts': edited(resource) })
  expect(await of('refund_indx')).toMatchInlineSnapshot(`
    "screens/finance/settings.ts:5:25  /body/0/form/readView/editAccess
      names the resource "refund_indx", which no call and no list of resources has. Did you mean "refund_index"? A new one is the \`resource\` of the call that it protects.  (resource-unknown)"
  `)
  expect(await of('refund_index')).toBe('')
})

it('a resource list has areas with names', async () => {
  const wrong = list['screens/shared/resources.ts'].replace(
    "['refund_index', 'rules_a-admin']",
    "['refund index']",
  )
  expect(
    await saidOf({ 'screens/home.ts': home, 'screens/shared/resources.ts': wrong }),
  ).toMatchInlineSnapshot(`
    "screens/shared/resources.ts:2:44  /finance/0
      is "refund index", which does not have the form ^[A-Za-z0-9_-]+$. Name of a resource.  (form-wrong)"
  `)
})

it('a resource of a call that is nearly a listed one is misspelt, unless a screen names it too', async () => {
  const calls = (resource: string) => ({
    'screens/finance/calls/refunds.ts': `import { defineCalls } from '${language}'
export default defineCalls({ calls: { cancel: { post: '/api/cancel', resource: '${resource}' } } })
`,
  })
  const screens = files("{ kind: 'request', label: 'A', call: '/a', access: { resource: 'refund_index' } },")
  const reload = "{ kind: 'request', label: 'A', call: '/a' },"
  const right = {
    ...screens,
    'screens/finance/refunds.ts': grid(reload).replace('refund_idnex', 'refund_index'),
  }
  expect(await saidOf({ ...right, ...list, ...calls('refund_idnex') })).toMatchInlineSnapshot(`
    "screens/finance/calls/refunds.ts:2:80  /calls/cancel/resource
      names the resource "refund_idnex", which nothing else names; the lists of resources have "refund_index". Write "refund_index", or add "refund_idnex" to the list if it is another one.  (resource-misspelt)"
  `)
  expect(await saidOf({ ...right, ...list, ...calls('refund_cancel') })).toBe('')
  expect(await saidOf({ ...screens, ...list, ...calls('refund_idnex') })).toBe('')
})

it('the resources most like an unknown one are named, the nearest first', async () => {
  const many = Array.from({ length: 40 }, (_, at) => `'other_${at}_x'`).join(', ')
  const resources = `import { defineResources } from '${language}'
export default defineResources({ finance: ['order_index', 'finance_payout_index', 'finance_refund_send', 'finance_refund_index', ${many}] })
`
  const of = (name: string) =>
    saidOf({
      'screens/shared/resources.ts': resources,
      'screens/home.ts': home,
      'screens/one.ts': screen(
        `name: 'one', path: '/one', access: { resource: '${name}' }, body: [{ kind: 'screens' }],`,
      ),
    })
  expect(await of('finance_refunds_list')).toMatchInlineSnapshot(`
    "screens/one.ts:3:48  /access/resource
      names the resource "finance_refunds_list", which no call and no list of resources has. The most similar resources: "finance_refund_send", "finance_refund_index", "finance_payout_index". A new one is the \`resource\` of the call that it protects.  (resource-unknown)"
  `)
  expect(await of('payout_index')).toMatchInlineSnapshot(`
    "screens/one.ts:3:48  /access/resource
      names the resource "payout_index", which no call and no list of resources has. Did you mean "finance_payout_index"? A new one is the \`resource\` of the call that it protects.  (resource-unknown)"
  `)
  expect(await of('zzz')).toMatchInlineSnapshot(`
    "screens/one.ts:3:48  /access/resource
      names the resource "zzz", which no call and no list of resources has. The resources are "other_0_x", "other_1_x", "other_2_x", "other_3_x", "other_4_x", "other_5_x", "other_6_x", "other_7_x" and 36 more. A new one is the \`resource\` of the call that it protects.  (resource-unknown)"
  `)
})
