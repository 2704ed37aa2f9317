import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestSandbox } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let token = ''
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  token = opened.sandbox.signIn('admin')
})
afterAll(() => opened.close())

const equals = (index: string, value: string) => [{ index, value, condition: 'equals' }]
const ask = async (path: string, body: unknown) => {
  const reply = await opened.ask(`POST ${path}`, { token, body })
  return { status: reply.status, ...Object(reply.json()) }
}
/** How many rows of a grid match, and the one that was there first. */
async function found(path: string, filter: readonly unknown[], bare: boolean) {
  const options = { pagination: { limit: 1, offset: 0 }, filter, sort: [], columns: [] }
  const { data, rowCount } = await ask(path, bare ? options : { options })
  return { count: Number(rowCount), first: data[0] }
}

describe('selection of all rows of a filter', () => {
  it.each([
    ['/api/finance/write-off', 'approve', [equals('status', 'pending')]],
    ['/api/finance/write-off-wmt', 'reject', [equals('status', 'pending')]],
    ['/api/finance/refunds', 'ready', [equals('status', 'pending')]],
    ['/api/finance/pending-invoices', 'approve', [equals('status', 'pending')]],
    ['/api/finance/settings/navision', 'resend', [equals('status', 'failed')]],
    ['/api/finance/order-verification/3', 'take', [equals('status', 'open')]],
    ['/api/payout/payouts-automatic-queue/review', 'approve', []],
    ['/api/cash-reconciliation/payments-queue', 'approve', [equals('status', 'pending')]],
  ])('of %s is rejected as a whole if the rows differ from what the user saw', async (path, verb, filter) => {
    const bare = /payout|cash/.test(path)
    const before = await found(`${path}/grid`, filter, bare)
    expect(before.count).toBeGreaterThan(2)
    const except: never[] = []
    const shown = before.count + 1
    const reply = await ask(`${path}/${verb}`, {
      selection: { all: true, filter, except, count: shown },
      ...(verb === 'reject' && { note: 'Found' }),
    })
    expect(reply).toMatchObject({
      status: 409,
      message: expect.stringMatching(
        `^The selection now holds ${before.count} [a-z-]+s, not ${shown}\\. Nothing was changed\\. Check it and try again\\.$`,
      ),
    })
    expect(await found(`${path}/grid`, filter, bare)).toEqual(before)
  })

  it('is accepted if the rows are what the user saw, without the exceptions', async () => {
    const filter = [equals('status', 'pending')]
    const { count, first } = await found('/api/finance/write-off/grid', filter, false)
    const selection = { all: true, filter, except: [first.idWriteOff], count: count - 1 }
    expect(await ask('/api/finance/write-off/reject', { selection, note: 'Found' })).toMatchObject({
      status: 200,
      message: `${count - 1} write-offs were rejected.`,
    })
    expect(await found('/api/finance/write-off/grid', filter, false)).toEqual({ count: 1, first })
  })
})
