import { afterAll, beforeAll } from 'vitest'
import { equals, gridRows, openTestSandbox } from './client.ts'

/** An order in a queue, as its grid has it. */
export interface Order {
  readonly idVerification: number
  readonly orderNr: string
  readonly amount: number
  readonly status: string
  readonly takenBy: string | null
  readonly owned: string
  readonly comments: number
  readonly version: number
}

export interface Queue {
  readonly idQueue: number
  readonly name: string
  readonly waiting: number
  readonly taken: number
  readonly escalated: number
  readonly oldestAt: string | null
  readonly oldestHours: number | null
  readonly owner: string
  readonly status: string
  readonly version: number
}

export const home = '/api/finance/order-verification'
export const management = '/api/finance/settings/order-verification-management'

/** A sandbox for the tests of a file, with a verifier of orders and a manager of the queues. */
export function verificationClient() {
  let opened: Awaited<ReturnType<typeof openTestSandbox>>
  let [finance, manager] = ['', '']
  beforeAll(async () => {
    opened = await openTestSandbox({ seed: 'basic' })
    finance = opened.sandbox.signIn('finance')
    manager = opened.sandbox.signIn('finance-manager')
  })
  afterAll(() => opened.close())

  const queues = () => gridRows<Queue>(opened.ask, `${home}/grid`, finance)
  return {
    get ask() {
      return opened.ask
    },
    get finance() {
      return finance
    },
    get manager() {
      return manager
    },
    signIn: (persona: string) => opened.sandbox.signIn(persona),
    queues,
    /** The one with this name. Throws if it does not exist. */
    async queue(name: string): Promise<Queue> {
      const found = (await queues()).find(one => one.name === name)
      if (!found) throw new Error(`There is no queue ${name}.`)
      return found
    },
    /** Those of a queue in that status, or all of them. */
    orders: (queue: number, status?: string) =>
      gridRows<Order>(
        opened.ask,
        `${home}/${queue}/grid`,
        finance,
        status === undefined ? [] : [equals('status', status)],
      ),
    /** Status and message of the answer. */
    async post(path: string, body: unknown = {}, token = finance, method = 'POST') {
      const reply = await opened.ask(`${method} ${path}`, { token, body })
      return [reply.status, Object(reply.json()).message]
    },
    get: async (path: string, token = finance) => Object((await opened.ask(`GET ${path}`, { token })).json()),
  }
}
