import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isObject } from '../../../schemas/check/item.ts'
import { type BlockOf } from '../../../schemas/index.ts'
import { readTileFigures } from '../../../schemas/wire/tileFigures.ts'
import { gridsOf } from '../../support/grids.ts'
import { definitions } from '../../support/screens.ts'
import { openTestSandbox } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
})
afterAll(() => opened.close())

const tiles = definitions
  .flatMap(({ screen }) => screen.body ?? [])
  .flatMap(block => (block.kind === 'tiles' ? block.tiles : []))

describe('work queue', () => {
  it.each(tiles.filter(({ to }) => to !== 'finance-order-verification'))(
    'counts the rows that its list shows: $label',
    async tile => {
      const token = opened.sandbox.signIn('admin')
      const reply = await opened.ask(`GET ${tile.get}`, { token })
      expect(reply.status).toBe(200)
      const figures = readTileFigures(reply.json())
      expect(figures?.count).toBe(await rowsOf(tile, token))
      expect(figures?.overdue ?? 0).toBeLessThanOrEqual(figures?.count ?? 0)
      expect(figures?.oldestHours === undefined).toBe(figures?.count === 0)
    },
  )

  it('of the orders taken by a user follows what the user takes', async () => {
    const token = opened.sandbox.signIn('finance')
    const mine = async () => {
      const reply = await opened.ask('GET /api/navigation/work/orders-i-verify', { token })
      return readTileFigures(reply.json())?.count ?? -1
    }
    const before = await mine()
    const taken = await opened.ask('POST /api/finance/order-verification/1/take-next', { token })
    expect(taken.status).toBe(200)
    expect(await mine()).toBe(before + 1)
  })

  it('requires the resource of its list', async () => {
    const asked = { token: opened.sandbox.signIn('returns') }
    expect((await opened.ask('GET /api/navigation/work/refunds-to-send', asked)).status).toBe(403)
    expect((await opened.ask('GET /api/navigation/work/returns-to-inspect', asked)).status).toBe(200)
    expect((await opened.ask('GET /api/navigation/work/nothing', asked)).status).toBe(404)
    expect((await opened.ask('GET /api/navigation/work/toString', asked)).status).toBe(404)
  })
})

/** How many rows the list of a tile has with the filters that the tile sets, else with those it opens with. */
async function rowsOf({ to, query = {} }: BlockOf<'tiles'>['tiles'][number], token: string): Promise<number> {
  const definition = definitions.find(({ screen }) => screen.name === to)
  const grid = gridsOf().find(one => one.file === definition?.file)?.grid
  if (!definition || !grid) throw new Error(`${to} has no grid.`)
  const own = (grid.filters ?? []).flatMap(filter =>
    'initial' in filter && filter.initial !== undefined ? [[filter.field, filter.initial] as const] : [],
  )
  const filter = Object.entries({ ...Object.fromEntries(own), ...query }).map(([index, value]) => [
    { index, condition: 'in', value: [value].flat() },
  ])
  // The defaults that a server lists are those of a load.
  const served = definition.screen.loads?.defaults?.get
  if (served !== undefined && Object.keys(query).length === 0) {
    const reply: unknown = (await opened.ask(`GET ${served}`, { token })).json()
    const list = isObject(reply) && Array.isArray(reply.data) ? reply.data : []
    for (const { index, value } of list) filter.push([{ index, condition: 'in', value }])
  }
  const options = { pagination: { limit: 1, offset: 0 }, filter, sort: [], columns: [] }
  const body = grid.request === 'bare' ? options : { options }
  const reply = await opened.ask(`POST ${grid.source}`, { token, body })
  const rows: unknown = reply.json()
  return isObject(rows) ? Number(rows.rowCount) : Number.NaN
}
