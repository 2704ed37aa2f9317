import { afterAll, beforeAll, expect, it } from 'vitest'
import { gridRows, openTestSandbox } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let token = ''
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  token = opened.sandbox.signIn('admin')
})
afterAll(() => opened.close())

interface Aged {
  readonly createdAt: string
  readonly ageDays: number
  /** Of a refund that is closed, its age no longer grows. */
  readonly status?: string
}

it.each(['/api/finance/write-off/grid', '/api/finance/refunds/grid', '/api/finance/pending-invoices/grid'])(
  'ages of %s count the days between the dates, so rows of one day have one age',
  async path => {
    expectAges(await gridRows<Aged>(opened.ask, path, token))
  },
)

it('ages of waiting payments count them too', async () => {
  // Its options are sent bare.
  const body = { pagination: { limit: 1000, offset: 0 }, filter: [], sort: [], columns: [] }
  const reply = await opened.ask('POST /api/cash-reconciliation/payments-queue/grid', { token, body })
  expectAges(Object(reply.json()).data)
})

function expectAges(rows: readonly Aged[]): void {
  const open = rows.filter(({ status }) => status !== 'paid' && status !== 'cancelled')
  expect(open.length).toBeGreaterThan(1)
  for (const { createdAt, ageDays } of open)
    expect(ageDays, createdAt).toBe(
      (Date.parse('2011-12-10') - Date.parse(createdAt.slice(0, 10))) / 86_400_000,
    )
}
