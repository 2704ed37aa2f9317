import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFoundRecords } from '../../../schemas/wire/foundRecords.ts'
import { definitions } from '../../support/screens.ts'
import { gridRows, openTestSandbox } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
})
afterAll(() => opened.close())

async function found(persona: string, text: string) {
  const token = opened.sandbox.signIn(persona)
  const reply = await opened.ask(`GET /api/navigation/search/${encodeURIComponent(text)}`, { token })
  expect(reply.status).toBe(200)
  return readFoundRecords(reply.json()) ?? []
}

describe('record search', () => {
  it('finds an order by its number or the start of it', async () => {
    const [one, ...others] = await found('customer-service', ' 536365 ')
    expect(one).toMatchObject({ group: 'Orders', title: 'Order 536365', params: { id: '536365' } })
    expect(others.filter(({ group }) => group === 'Orders')).toEqual([])
    const several = await found('customer-service', '53636')
    expect(several.filter(({ title }) => title.startsWith('Order 53636')).length).toBeGreaterThan(1)
  })

  it('finds a customer by first name, last name, both and address, in any case', async () => {
    const token = opened.sandbox.signIn('admin')
    const [refund] = await gridRows<{ idRefund: number; customerName: string; customerEmail: string }>(
      opened.ask,
      '/api/finance/refunds/grid',
      token,
    )
    if (!refund) throw new Error('The seed has refunds.')
    const { customerName: name, customerEmail } = refund
    for (const text of [name, name.toUpperCase(), customerEmail]) {
      const people = (await found('admin', text)).filter(({ group }) => group === 'Customers')
      expect(people.map(({ title }) => title)).toContain(name)
      expect(people.map(({ params }) => params.fieldValue)).toContain(customerEmail)
    }
    const [first = ''] = name.split(' ')
    const byFirst = (await found('admin', first)).filter(({ group }) => group === 'Customers')
    expect(byFirst.length).toBeGreaterThan(0)
    const refunds = (await found('admin', name)).filter(({ group }) => group === 'Refunds')
    expect(refunds.every(({ note }) => note.startsWith(name))).toBe(true)
    expect(await found('admin', String(refund.idRefund))).toContainEqual(
      expect.objectContaining({ title: `Refund ${refund.idRefund}` }),
    )
  })

  it('finds returns, payments, transfers, payouts and partners by number, reference or name', async () => {
    const token = opened.sandbox.signIn('admin')
    const [rma] = await gridRows<Record<string, string>>(opened.ask, '/api/rma/grid', token)
    // These grids take their options as they are (spec 1 §7).
    const firstOf = async (path: string): Promise<Record<string, string>> => {
      const body = { pagination: { limit: 10, offset: 0 }, filter: [], sort: [], columns: [] }
      return Object((await opened.ask(`POST ${path}`, { token, body })).json()).data[0]
    }
    const payment = await firstOf('/api/cash-reconciliation/payments/grid')
    const payout = await firstOf('/api/payout/payouts/grid')
    const titles = async (text: string | undefined) =>
      (await found('admin', String(text))).map(({ title }) => title)
    expect(await titles(rma?.rmaNr)).toContain(`Return ${rma?.rmaNr}`)
    expect(await titles(rma?.rmaNr?.toLowerCase())).toContain(`Return ${rma?.rmaNr}`)
    expect(await titles(payment.reference)).toContain(`Payment ${payment.reference}`)
    expect(await titles(payout.idPayout)).toContain(`Payout ${payout.idPayout}`)
    expect(await titles(payout.partnerName)).toContain(payout.partnerName)
  })

  it('finds only records that the user may open', async () => {
    expect(await found('viewer', '536365')).toEqual([])
    expect(await found('collection-partner', '536365')).toEqual([])
    const groups = new Set((await found('payout', 'a')).map(({ group }) => group))
    expect(groups.has('Customers')).toBe(false)
  })

  it('finds nothing for one letter, or for a text at the start of no record', async () => {
    expect(await found('admin', 'a')).toEqual([])
    for (const text of ['zzzzzz', "' OR 1=1 --", '%%', '__']) expect(await found('admin', text)).toEqual([])
  })

  it('links to existing screens, with the parameters of their path', async () => {
    const paths = new Map(definitions.map(({ screen }) => [screen.name, screen.path]))
    const all = [...(await found('admin', '10')), ...(await found('admin', 'ma'))]
    expect(all.length).toBeGreaterThan(5)
    for (const { screen, params } of all) {
      const names = [...String(paths.get(screen)).matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(Object.keys(params)).toEqual(expect.arrayContaining(names))
    }
  })
})
