import { describe, expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { home, language, project, saidOf, saidOfScreen, screen } from './project.ts'

const resources = `import { defineResources } from '${language}'
export default defineResources({ finance: ['refund_index', 'refund_{kind}_money'] })
`.replace('{kind}', 'a')

const text = "{ kind: 'text', text: 'One' }"

describe('access of blocks, tabs and fields of details', () => {
  it('names known resources', async () => {
    const refunds =
      screen(`name: 'refunds', path: '/refunds/{kind}', params: { kind: { example: 'a' } }, access: { resource: 'refund_index' },
loads: { refund: { get: '/api/refund', onError: { value: null } } },
body: [
{ kind: 'text', text: 'One', access: { resource: 'refund_idnex' } },
{ kind: 'grid', access: { without: 'refund_idnex' }, grid: { id: 'refunds', source: '/api/refunds', columns: [{ field: 'id', label: 'Id' }] } },
{ kind: 'tabs', tabs: [
{ id: 'a', label: 'A', body: [${text}], access: { resource: 'refund_{kind}_money' } },
{ id: 'b', label: 'B', body: [${text}], access: { resource: 'refund_{kind}_mony' } },
] },
{ kind: 'details', load: 'refund', fields: [{ field: 'a', label: 'A', access: { resource: 'refund_indx' } }] },
],`)
    expect(
      await saidOf({
        'screens/home.ts': home,
        'screens/finance/refunds.ts': refunds,
        'screens/shared/resources.ts': resources,
      }),
    ).toMatchInlineSnapshot(`
      "screens/finance/refunds.ts:6:50  /body/0/access/resource
        names the resource "refund_idnex", which no call and no list of resources has. Did you mean "refund_index"? A new one is the \`resource\` of the call that it protects.  (resource-unknown)
      screens/finance/refunds.ts:7:36  /body/1/access/without
        names the resource "refund_idnex", which no call and no list of resources has. Did you mean "refund_index"? A new one is the \`resource\` of the call that it protects.  (resource-unknown)
      screens/finance/refunds.ts:10:83  /body/2/tabs/1/access/resource
        names the resource "refund_{kind}_mony", which no call and no list of resources has. The most similar resources: "refund_a_money", "refund_index". A new one is the \`resource\` of the call that it protects.  (resource-unknown)
      screens/finance/refunds.ts:12:91  /body/3/fields/0/access/resource
        names the resource "refund_indx", which no call and no list of resources has. Did you mean "refund_index"? A new one is the \`resource\` of the call that it protects.  (resource-unknown)"
    `)
  })

  it('of a check names known resources, and can replace its condition', async () => {
    const saidOfChecks = async (checks: string) =>
      saidOf({
        'screens/home.ts': home,
        'screens/finance/one.ts':
          screen(`name: 'one', path: '/one/{kind}', params: { kind: { example: 'a' } },
checks: [${checks}], body: [${text}],`),
        'screens/shared/resources.ts': resources,
      })
    expect(
      await saidOfChecks(
        "{ access: { resource: 'refund_index' }, go: 'home' }, { when: { 'params.kind': 'b' }, go: 'home' }",
      ),
    ).toBe('')
    expect(
      await saidOfChecks("{ access: { resource: 'refund_idx' }, go: 'home' }, { go: 'home' }"),
    ).toMatchInlineSnapshot(`
      "screens/finance/one.ts:4:32  /checks/0/access/resource
        names the resource "refund_idx", which no call and no list of resources has. Did you mean "refund_index"? A new one is the \`resource\` of the call that it protects.  (resource-unknown)
      screens/finance/one.ts:4:62  /checks/1
        always holds, so that nothing after it applies. Add when, a condition, or access, a resource. A screen that always opens another one has a redirect.  (check-unconditional)"
    `)
  })

  it('has only parameters of the path, and can be held by a user', async () => {
    expect(
      await saidOfScreen(`name: 'one', path: '/one/{part}', params: { part: { example: '1' } },
body: [
{ kind: 'text', text: 'One', access: { resource: 'a_{prt}' } },
{ kind: 'beside', access: { resource: 'a', without: 'a' }, body: [${text}, ${text}] },
{ kind: 'text', text: 'Two', access: { role: 'a' } },
{ kind: 'text', text: 'Three', permission: 'a' },
{ kind: 'table', load: 'refund', columns: [{ field: 'a', label: 'A', access: { resource: 'a' } }] },
],`),
    ).toMatchInlineSnapshot(`
      "screens/one.ts:5:50  /body/0/access/resource
        {prt} is not a parameter of this screen. Did you mean "part"?  (placeholder-unknown)
      screens/one.ts:6:53  /body/1/access/without
        is "a", which is also required: no user ever sees this. Remove one of them.  (permission-nobody)
      screens/one.ts:7:40  /body/2/access/role
        "role" is not a key of an access rule. Did you mean "resource"?  (key-unknown)
      screens/one.ts:8:32  /body/3/permission
        "permission" is not a key of a text block. Did you mean "access"? Write access: {resource: 'name_of_the_resource'}.  (key-unknown)
      screens/one.ts:9:24  /body/4/load
        names the load "refund", which this screen does not have. Declare it in loads.  (load-unknown)
      screens/one.ts:9:70  /body/4/columns/0/access
        "access" is not a key of a column. Its keys are "field", "label", "cell".  (key-unknown)"
    `)
  })

  it('is a key of a block with a grid in its short form, and of what its calls need', async () => {
    const files = {
      'screens/home.ts': home,
      'screens/finance/entities/refunds.ts': `import { defineEntities } from '${language}'
export default defineEntities({ refund: { fields: { idRefund: 'id', note: 'text?' } } })
`,
      'screens/finance/calls/refunds.ts': `import { defineCalls } from '${language}'
export default defineCalls({ base: '/api', of: 'refund', calls: {
  refunds: { grid: '/refunds/grid' },
  latest: { get: '/refunds/latest', one: 'refund' },
  oldest: { get: '/refunds/oldest', one: 'refund' },
} })
`,
      'screens/finance/refunds.ts':
        screen(`name: 'refunds', path: '/refunds', title: 'Refunds', access: { resource: 'refund_index' },
body: [
{ kind: 'grid', call: 'refunds', columns: ['idRefund', 'note'], access: { resource: 'refund_list' } },
{ kind: 'tabs', tabs: [
{ label: 'A', body: { kind: 'details', call: 'latest', fields: ['note'] }, access: { resource: 'refund_money' } },
{ label: 'B', body: { kind: 'details', call: 'oldest', fields: [{ field: 'note', access: { resource: 'refund_note' } }] } },
] },
],`),
    }
    const { problems, vocabulary } = await checkDefinitions(await project(files))
    expect(problems).toEqual([])
    const callers = (name: string) => vocabulary.calls.get(name)?.callers
    expect(callers('refunds')).toEqual([['refund_index', 'refund_list']])
    expect(callers('latest')).toEqual([['refund_index', 'refund_money']])
    expect(callers('oldest')).toEqual([['refund_index']])
  })
})
