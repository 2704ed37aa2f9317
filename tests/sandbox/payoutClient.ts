import { afterAll, beforeAll } from 'vitest'
import { type asking, equals, openTestSandbox } from './client.ts'
import { pausable } from './pausable.ts'

/** A payout, as its grids have it. */
export interface Payout {
  readonly idPayout: number
  readonly idPartner: number
  readonly partnerName: string
  readonly gross: number
  readonly fees: number
  readonly adjustments: number
  readonly net: number
  readonly currency: string
  readonly queue: string
  readonly status: string
  readonly blocked: string | null
  readonly version: number
}

export const review = 'payouts-automatic-queue/review'
export const execution = 'payouts-automatic-queue/execution'

/** Those that can be paid. */
export const free = (list: readonly Payout[]) => list.filter(({ blocked }) => blocked === null)

/** A sandbox for the tests of a file, with a clerk of the payouts and a manager. */
export function payoutClient() {
  let opened: Awaited<ReturnType<typeof openTestSandbox>>
  const bank = pausable()
  let [payout, manager] = ['', '']
  beforeAll(async () => {
    opened = await openTestSandbox({ seed: 'basic', pause: bank.pause })
    payout = opened.sandbox.signIn('payout')
    manager = opened.sandbox.signIn('finance-manager')
  })
  afterAll(() => opened.close())

  return {
    bank,
    get sandbox() {
      return opened.sandbox
    },
    get ask() {
      return opened.ask
    },
    get payout() {
      return payout
    },
    get manager() {
      return manager
    },
    /** The rows of a grid below `/api/payout`, which takes bare options; `terms` are values of its columns. */
    async rows<T = Payout>(
      path: string,
      terms: Readonly<Record<string, string | number>> = {},
      ask: ReturnType<typeof asking> = opened.ask,
      token = payout,
    ): Promise<T[]> {
      const filter = Object.entries(terms).map(([index, value]) => equals(index, value))
      const body = { pagination: { limit: 1000, offset: 0 }, filter, sort: [], columns: [] }
      return Object((await ask(`POST /api/payout/${path}/grid`, { token, body })).json()).data
    },
    /** Status and body of the answer. */
    async post(path: string, body: object = {}, token = payout) {
      const reply = await opened.ask(`POST /api/payout/${path}`, { token, body })
      return [reply.status, Object(reply.json())]
    },
    one: async (id: number) =>
      Object((await opened.ask(`GET /api/payout/payouts/${id}`, { token: payout })).json()).data,
  }
}
