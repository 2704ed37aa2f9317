import { describe, expect, it } from 'vitest'
import { cashClient, done, refused } from './cashClient.ts'

const client = cashClient()
const reason = 'Cash difference'

describe('packages with a difference', () => {
  it('are assigned, adjusted, disputed or lost, and a second user gets a conflict', async () => {
    const [row] = await client.grid('troubleshooting/grid', 'trouble', 'amountDiffers')
    const id = Number(row?.idPackage)
    expect(await client.ask(`POST troubleshooting/${id}/dispute?version=1`, {})).toMatchObject({
      status: 200,
    })
    const body = { amount: Number(row?.amount), reason, version: 1 }
    expect(await client.ask(`POST troubleshooting/${id}/adjust`, body)).toMatchObject({ status: 409 })
    expect(await client.ask(`POST troubleshooting/${id}/adjust`, { ...body, version: 2 })).toMatchObject({
      status: 200,
    })
    expect(await client.grid('troubleshooting/grid', 'idPackage', String(id))).toEqual([])
    const [orphan] = await client.grid('troubleshooting/grid', 'trouble', 'noPartner')
    const path = `troubleshooting/${orphan?.idPackage}`
    expect(await client.ask(`POST ${path}/lost`, {})).toMatchObject({ status: 409 })
    const before = await client.balance('Hub Leeds', String(orphan?.currency))
    expect(await client.ask(`POST ${path}/partner`, { partnerId: 9 })).toMatchObject({ status: 200 })
    const after = await client.balance('Hub Leeds', String(orphan?.currency))
    expect(after - before).toBeCloseTo(Number(orphan?.collected), 2)
  })

  it('stay in the list until nothing remains, whatever part of the difference is adjusted', async () => {
    const row = await missing()
    const id = Number(row.idPackage)
    const total = Number(row.amount)
    const one = async () => (await client.grid('troubleshooting/grid', 'idPackage', String(id)))[0]
    expect(row).toMatchObject({ adjusted: 0, remaining: -total, open: `${total.toFixed(2)} GBP missing` })
    const before = await client.balance(String(row.partner), 'GBP')
    expect(await client.said(`POST troubleshooting/${id}/adjust`, { amount: 10, reason })).toEqual([
      200,
      `Package ${row.packageNr} was adjusted by 10.00 GBP. ${(total - 10).toFixed(2)} GBP is still missing.`,
    ])
    expect(await one()).toMatchObject({
      status: row.status,
      trouble: row.trouble,
      adjusted: 10,
      remaining: money(10 - total),
      amount: money(total - 10),
    })
    expect(await client.said(`POST troubleshooting/${id}/adjust`, { amount: 0.35, reason })).toEqual(done)
    expect(await one()).toMatchObject({ adjusted: 10.35, remaining: money(10.35 - total) })
    const rest = money(total - 10.35)
    expect(await client.said(`POST troubleshooting/${id}/adjust`, { amount: rest, reason })).toEqual([
      200,
      `Package ${row.packageNr} was adjusted by ${rest.toFixed(2)} GBP and now adds up.`,
    ])
    expect(await one()).toBeUndefined()
    expect((await client.grid('packages/grid', 'idPackage', String(id)))[0]).toMatchObject({
      status: 'collected',
      trouble: null,
      adjusted: total,
      remaining: 0,
    })
    expect(await client.balance(String(row.partner), 'GBP')).toBeCloseTo(before + total, 2)
  })

  it('are adjusted at most by the difference, in its direction and in whole pence', async () => {
    const row = await missing()
    const total = Number(row.amount)
    const adjust = `POST troubleshooting/${row.idPackage}/adjust`
    const before = await client.balance(String(row.partner), 'GBP')
    for (const amount of [money(total + 0.01), 2.345, 1.005])
      expect(await client.said(adjust, { amount, reason })).toEqual([400, ['amount']])
    expect(await client.said(adjust, { amount: 1, reason, direction: 'down' })).toEqual([400, ['direction']])
    expect(await client.balance(String(row.partner), 'GBP')).toBe(before)
  })

  it('are owed by the partner who lost them, less what was collected and adjusted', async () => {
    const row = await missing()
    const before = await client.balance(String(row.partner), 'GBP')
    await client.said(`POST troubleshooting/${row.idPackage}/adjust`, { amount: 1.5, reason })
    expect(await client.said(`POST troubleshooting/${row.idPackage}/lost`, {})).toEqual([
      200,
      `Package ${row.packageNr} was marked as lost. Its partner owes ${money(Number(row.amount) - 1.5).toFixed(2)} GBP.`,
    ])
    expect(await client.balance(String(row.partner), 'GBP')).toBeCloseTo(before + Number(row.amount), 2)
    expect(await client.said(`POST troubleshooting/${row.idPackage}/lost`, {})).toEqual(refused)
  })
})

it('packages with a difference are counted by trouble', async () => {
  const counts = await client.ask('POST troubleshooting/counts', { field: 'trouble', filter: [] })
  const rows = await client.grid('troubleshooting/grid', 'trouble', 'noPartner')
  expect(counts.json()).toMatchObject({
    data: expect.arrayContaining([{ value: 'noPartner', count: rows.length }]),
  })
})

/** A package of which more than 20.00 GBP is missing and nothing was adjusted, within the limit of one person. */
async function missing() {
  const rows = await client.grid('troubleshooting/grid', 'trouble', 'notCollected')
  const row = rows.find(
    ({ amount, adjusted, currency }) =>
      currency === 'GBP' && adjusted === 0 && Number(amount) > 20 && Number(amount) < 400,
  )
  if (!row) throw new Error('Nothing is missing in the seed.')
  return row
}

function money(amount: number): number {
  return Math.round(amount * 100) / 100
}
