import { type Grid } from '../../../schemas/index.ts'
import { filled, type ScreenFacts, screens } from '../../conformance/screenFacts.ts'
import { json } from '../faultProxy.ts'
import { type TestEnvironment } from '../testEnvironment.ts'
import { sinksOf, withTexts } from './replies.ts'
import { type HostilePage } from './sinks.ts'

interface Reply {
  readonly call: string
  readonly body: unknown
}

/** A page for every address of a screen: each text of each reply that it opens with is a sink. */
export async function screenPages(environment: TestEnvironment, token: string): Promise<HostilePage[]> {
  const shown = screens.filter(({ leads }) => !leads)
  const addresses = shown.flatMap(facts =>
    [...new Set([facts.address, ...facts.grids.map(({ address }) => address)])].map(address => ({
      facts,
      address,
    })),
  )
  const pages: HostilePage[] = []
  for (const { facts, address } of addresses) {
    const replies = await repliesOf(environment, token, facts, address)
    const sinks = replies.flatMap(({ call, body }) => sinksOf(call, body))
    if (sinks.length > 0) pages.push(pageOf(address, sinks, replies))
  }
  return pages
}

function pageOf(address: string, sinks: HostilePage['sinks'], replies: readonly Reply[]): HostilePage {
  return {
    name: address,
    sinks,
    async show({ proxy, open }, placed) {
      for (const { call, body } of replies) void proxy.arm(call, json(200, withTexts(call, body, placed)))
      await open(address)
    },
  }
}

/** What the server answers to the calls of an address. */
async function repliesOf(
  environment: TestEnvironment,
  token: string,
  facts: ScreenFacts,
  address: string,
): Promise<Reply[]> {
  const { screen, grids } = facts
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const loads = Object.values(screen.loads ?? {}).map(async ({ get, query }) => {
    const path = filled(get, screen)
    const search = query ? `?${new URLSearchParams(query)}` : ''
    return {
      call: `GET ${path}`,
      reply: await fetch(environment.console.address + path + search, { headers }),
    }
  })
  const lists = grids
    .filter(grid => grid.address === address)
    .map(async ({ grid }) => {
      const path = filled(grid.source, screen)
      const body = JSON.stringify(requestOf(grid))
      return {
        call: `POST ${path}`,
        reply: await fetch(environment.console.address + path, { method: 'POST', headers, body }),
      }
    })
  const answered = await Promise.all([...loads, ...lists])
  return await Promise.all(
    answered
      .filter(({ reply }) => reply.ok)
      .map(async ({ call, reply }) => ({ call, body: await reply.json() })),
  )
}

function requestOf({ request, params, columns }: Grid): object {
  const options = {
    pagination: { limit: 50, offset: 0 },
    filter: [],
    sort: [],
    columns: columns.map(({ field }) => field),
  }
  return request === 'bare' ? { ...params, ...options } : { ...params, options }
}
