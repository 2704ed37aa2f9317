import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestSandbox } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let token = ''
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  token = opened.sandbox.signIn('admin')
})
afterAll(() => opened.close())

const rules = '/api/rules-engine/rules/order-flags'

async function runOf(rule: string, name: string) {
  const body = { name, rule, tags: [], active: false }
  expect((await opened.ask(`POST ${rules}`, { token, body })).status).toBe(200)
  const grid = { pagination: { limit: 100, offset: 0 }, filter: [], sort: [], columns: [] }
  const list: { idRule: number; name: string }[] = Object(
    (await opened.ask(`POST ${rules}/grid`, { token, body: grid })).json(),
  ).data
  const id = list.find(one => one.name === name)?.idRule
  return Object((await opened.ask(`GET ${rules}/${id}/dry-run`, { token })).json()).data
}

it('a dry run returns how many of the last orders a rule matches, and the newest of them', async () => {
  const run = await runOf('Order.amount > 1000', 'Large')
  expect([run.tried, run.skipped]).toEqual([200, 0])
  expect(run.caught).toBeGreaterThan(0)
  expect(run.caught).toBeLessThan(200)
  expect(run.share).toBeCloseTo(run.caught / 2, 1)
  expect(run.samples).toHaveLength(Math.min(20, run.caught))
  for (const { amount } of run.samples) expect(amount).toBeGreaterThan(1000)
  expect((await runOf('Order.amount < 0', 'None')).caught).toBe(0)
  expect((await runOf('Order.amount >= 0', 'All')).caught).toBe(200)
})

it('the text of a rule is tried before it is saved, and saves nothing', async () => {
  const ask = (rule: string, by = token) => opened.ask(`POST ${rules}/dry-run`, { token: by, body: { rule } })
  const { data } = Object((await ask('Order.amount > 1000')).json())
  expect(data).toMatchObject({ tried: 200, skipped: 0 })
  expect(data.caught).toBe((await runOf('Order.amount > 1000', 'Saved')).caught)
  const wrong = await ask('Order.amont > 1000')
  expect(wrong.status).toBe(400)
  expect(wrong.json()).toMatchObject({ errors: [{ field: 'rule', message: 'The rule has a mistake.' }] })
  expect((await ask(' ')).status).toBe(400)
  expect((await ask('Order.amount > 1', opened.sandbox.signIn('viewer'))).status).toBe(403)
})

it('a dry run requires access to the ruleset and an existing rule', async () => {
  const viewer = opened.sandbox.signIn('viewer')
  expect((await opened.ask(`GET ${rules}/1/dry-run`, { token: viewer })).status).toBe(403)
  expect((await opened.ask(`GET ${rules}/999999/dry-run`, { token })).status).toBe(404)
})
