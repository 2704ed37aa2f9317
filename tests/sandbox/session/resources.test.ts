import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import resources from '../../../screens/shared/resources.ts'
import { menuEntries } from '../../../src/sandbox/navigation/menuEntries.ts'
import { allRulesets } from '../../../src/sandbox/rules/rulesets.ts'
import { calls } from '../../../src/sandbox/server/calls.ts'
import { personaOf, personas } from '../../../src/sandbox/session/personas.ts'
import { openTestSandbox } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
beforeAll(async () => {
  opened = await openTestSandbox()
})
afterAll(() => opened.close())

const addressed = calls.map(call => ({
  call: `${call.method} ${call.path.replace(/:\w+/g, '1')}`,
  access: call.access,
}))
const guarded = addressed.flatMap(({ call, access }) =>
  typeof access === 'string' ? [] : [{ call, access }],
)

describe('every call', () => {
  it.each(addressed.filter(one => one.access !== 'public'))(
    '$call answers 401 without a session',
    async ({ call }) => expect((await opened.ask(call)).status).toBe(401),
  )

  it.each(guarded)('$call returns 403 without its resource', async ({ call }) => {
    const reply = await opened.ask(call, { token: opened.sandbox.signIn('viewer') })
    expect([reply.status, reply.json()]).toEqual([403, { message: expect.any(String) }])
  })

  it.each(guarded)('$call is allowed with its resource alone', async ({ call, access }) => {
    for (const resource of access) {
      const reply = await opened.ask(call, { token: opened.sandbox.signIn('viewer', [resource]) })
      expect([401, 403, 500]).not.toContain(reply.status)
    }
  })

  it('returns 404 for an unknown call, only to signed-in users', async () => {
    expect((await opened.ask('GET /api/no/such/call')).status).toBe(401)
    const reply = await opened.ask('GET /api/no/such/call', { token: opened.sandbox.signIn('viewer') })
    expect([reply.status, reply.json()]).toEqual([404, { message: expect.any(String) }])
  })
})

describe('acl-permission', () => {
  it('returns a map of resource to boolean', async () => {
    const token = opened.sandbox.signIn('finance')
    const permission = async (resource: string) =>
      (await opened.ask(`GET /api/navigation/acl-permission/${resource}`, { token })).json()
    expect(await permission('finance_refund_index')).toEqual({ finance_refund_index: true })
    expect(await permission('payout_payouts_access')).toEqual({ payout_payouts_access: false })
  })

  it('returns data.data.hasPermission for the manager rights', async () => {
    const answer = async (persona: string) =>
      (
        await opened.ask('GET /api/navigation/acl-permission/finance_pending_invoices_manager', {
          token: opened.sandbox.signIn(persona),
        })
      ).json()
    expect(await answer('finance-manager')).toEqual({ data: { data: { hasPermission: true } } })
    expect(await answer('finance')).toEqual({ data: { data: { hasPermission: false } } })
  })
})

describe('personas', () => {
  it('give the admin every resource of the menu except the one that hides the search', () => {
    const held = new Set(personaOf('admin')?.resources)
    const asked = menuEntries.flatMap(function all(entry): readonly string[] {
      return [...(entry.resources ?? []), ...(entry.pages ?? []).flatMap(all)]
    })
    expect(asked.filter(resource => !held.has(resource))).toEqual([])
    expect(held.has('reconciliation_current_balance_dashboard_access_hmt')).toBe(false)
  })

  it('have only resources that the check and the calls know', () => {
    const listed = new Set<string>(Object.values(resources).flat())
    const asked = calls.flatMap(({ access }) => (typeof access === 'string' ? [] : access))
    expect(
      [...new Set([...asked, ...personas.flatMap(one => one.resources)])].filter(one => !listed.has(one)),
    ).toEqual(
      // What the joined name of the dynamic flag is called, 2 §4.1.
      allRulesets.map(({ name }) => `rules_engine_${name}`),
    )
  })

  it('hide the search from the collection partner and give the viewer nothing', () => {
    expect(personaOf('collection-partner')?.resources).toContain(
      'reconciliation_current_balance_dashboard_access_hmt',
    )
    expect(personaOf('viewer')?.resources).toEqual([])
  })
})
