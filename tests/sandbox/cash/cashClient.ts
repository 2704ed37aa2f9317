import { afterAll, beforeAll, expect } from 'vitest'
import { openTestSandbox } from '../client.ts'

const base = '/api/cash-reconciliation'

/** The options of a grid; a filter is laid over them. */
const everything = { pagination: { limit: 50, offset: 0 }, filter: [], sort: [], columns: [] }

export type Row = Readonly<Record<string, unknown>>

/** What `said` gives of a call that was done, and of one that came too late. */
export const done = [200, expect.any(String)]
export const refused = [409, expect.any(String)]

/** A sandbox for the tests of a file, asked below the address of cash reconciliation. */
export function cashClient() {
  let opened: Awaited<ReturnType<typeof openTestSandbox>>
  beforeAll(async () => {
    opened = await openTestSandbox({ seed: 'basic' })
  })
  afterAll(() => opened.close())

  const ask = (call: string, body?: unknown, persona = 'admin') => {
    const [method, path] = call.split(' ')
    const token = opened.sandbox.signIn(persona)
    return opened.ask(`${method} ${base}/${path}`, { token, ...(body === undefined ? {} : { body }) })
  }
  const grid = async (path: string, index?: string, value?: string, persona?: string) => {
    const filter = index === undefined ? [] : [[{ index, value, condition: 'equals' }]]
    const reply = await ask(`POST ${path}`, { ...everything, filter }, persona)
    return list(Reflect.get(Object(reply.json()), 'data'))
  }
  return {
    ask,
    grid,
    async get(path: string): Promise<unknown> {
      return Reflect.get(Object((await ask(`GET ${path}`)).json()), 'data')
    },
    /** Status of an answer, and the fields that are wrong, else its message. */
    async said(call: string, body: unknown, persona?: string) {
      const { status, json } = await ask(call, body, persona)
      const { message, errors } = Object(json())
      return [status, errors?.map(({ field }: Row) => field) ?? message]
    },
    /** What a partner owes. */
    async balance(partner: string, currency: string): Promise<number> {
      const rows = await grid('current-balance-dashboard/grid', 'partner', partner)
      return Number(rows.find(row => row.currency === currency)?.balance)
    },
  }
}

export function list(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value : []
}
