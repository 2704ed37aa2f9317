import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gridRows, openTestSandbox } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let token = ''
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  token = opened.sandbox.signIn('returns')
})
afterAll(() => opened.close())

interface Item {
  readonly itemId: string
  readonly name: string
  readonly quantity: number
  readonly state: string
  readonly total: number
  readonly note: string | null
}
const items = (id: number) => gridRows<Item>(opened.ask, `/api/rma/details/${id}/items/grid`, token)
const rma = async (id: number) =>
  Object((await opened.ask(`GET /api/rma/details/${id}`, { token })).json()).data
const accept = async (id: number, itemId: string, body: object) => {
  const reply = await opened.ask(`POST /api/rma/details/${id}/items/${itemId}/accept-part`, { token, body })
  return { status: reply.status, ...Object(reply.json()) }
}
const reason = 'Parts are missing'

/** A return that is inspected, with an item of several pieces. */
async function inspected() {
  const list = await gridRows<{ idRma: number; status: string }>(opened.ask, '/api/rma/grid', token)
  for (const { idRma, status } of list.filter(one => one.status === 'received')) {
    const item = (await items(idRma)).find(one => one.state === 'received' && one.quantity > 2)
    if (item && status) return { id: idRma, item }
  }
  throw new Error('No return has an item of three pieces.')
}

describe('partly accepted item', () => {
  it('is accepted, the other pieces are rejected, and the refund is planned', async () => {
    const { id, item } = await inspected()
    const before = await rma(id)
    expect(before.openAmount + before.acceptedAmount + before.rejectedAmount).toBeGreaterThanOrEqual(
      item.total,
    )
    expect(await accept(id, item.itemId, { accepted: 1, reason, note: 'Lid' })).toMatchObject({ status: 200 })
    const after = await items(id)
    const part = after.find(({ itemId }) => itemId === item.itemId)
    expect(part).toMatchObject({ quantity: 1, state: 'accepted' })
    expect(after.at(-1)).toMatchObject({
      ...{ quantity: item.quantity - 1, state: 'rejected', note: 'Parts are missing: Lid' },
    })
    const now = await rma(id)
    expect(now.acceptedAmount).toBeCloseTo(before.acceptedAmount + Number(part?.total), 2)
    expect(now.openAmount).toBeCloseTo(before.openAmount - item.total, 2)
    expect((await accept(id, item.itemId, { accepted: 1, reason })).status).toBe(400)
  })

  it('says in the history how many pieces were accepted and rejected', async () => {
    const { id, item } = await inspected()
    await accept(id, item.itemId, { accepted: 2, reason, note: 'Lid' })
    const [rejected, accepted] = (await rma(id)).timeline
    expect(accepted).toMatchObject({
      ...{ title: 'Item accepted', data: `${item.name}, 2 of ${item.quantity} pieces` },
    })
    expect(rejected).toMatchObject({
      title: 'Item rejected',
      data: `${item.name}, ${item.quantity - 2} of ${item.quantity} pieces: Parts are missing: Lid`,
    })
  })

  it('requires a number between zero and all, and a reason', async () => {
    const { id, item } = await inspected()
    for (const accepted of [0, item.quantity, item.quantity + 1])
      expect(await accept(id, item.itemId, { accepted, reason })).toMatchObject({
        status: 400,
        errors: [{ field: 'accepted' }],
      })
    expect(await accept(id, item.itemId, { accepted: 1, reason: 'Why not' })).toMatchObject({
      status: 400,
      errors: [{ field: 'reason' }],
    })
    expect(await items(id)).toContainEqual(item)
  })
})

describe('figures of the overdue dashboard', () => {
  it('equal those of its chart', async () => {
    const admin = opened.sandbox.signIn('admin')
    const chart = Object(
      (await opened.ask('GET /api/payout/payout/dashboard/chart', { token: admin })).json(),
    ).data
    for (const currency of ['GBP', 'EUR']) {
      const path = `GET /api/payout/payout/dashboard/figures?currency=${currency}`
      const figures = Object((await opened.ask(path, { token: admin })).json()).data
      const rows: Record<string, number | null>[] = chart[currency]
      const sum = rows.flatMap(({ week, fortnight, month, older }) => [week, fortnight, month, older])
      expect(figures.overdue).toBeCloseTo(
        sum.reduce((all: number, one) => all + (one ?? 0), 0),
        2,
      )
      expect([figures.partners, figures.payouts]).toEqual([
        rows.length,
        rows.reduce((all, { payouts }) => all + (payouts ?? 0), 0),
      ])
    }
    const wrong = await opened.ask('GET /api/payout/payout/dashboard/figures?currency=USD', { token: admin })
    expect(wrong.status).toBe(400)
  })
})
