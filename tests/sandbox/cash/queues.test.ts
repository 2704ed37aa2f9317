import { describe, expect, it } from 'vitest'
import { cashClient, done, refused } from './cashClient.ts'

const client = cashClient()
const other = 'cash-reconciliation'

const payment = {
  reference: 'QUEUE-1',
  partnerId: 3,
  bankAccountId: 1,
  methodId: 1,
  amount: 250.25,
  currency: 'GBP',
  paidOn: '2011-12-09',
}

/** The row of a document by its reference. */
const rowOf = async (path: string, reference: string) => (await client.grid(path, 'reference', reference))[0]

describe('pending payment', () => {
  it('can be changed until it is decided, with its current version', async () => {
    await client.ask('POST payments', payment)
    const id = (await rowOf('payments-queue/grid', 'QUEUE-1'))?.id
    const path = `PUT payments-queue/${id}`
    const changed = { ...payment, amount: 260, note: 'Counted again', version: 1 }
    expect(await client.said(path, { ...changed, paidOn: '2011-02-30' })).toEqual([400, ['paidOn']])
    expect(await client.said(path, changed)).toEqual([200, `Payment ${id} was saved.`])
    expect(await client.said(path, changed, other)).toEqual([
      409,
      `Someone else changed payment ${id} in the meantime. It is now waiting for approval. Check it and try again.`,
    ])
    expect(await rowOf('payments-queue/grid', 'QUEUE-1')).toMatchObject({
      amount: 260,
      note: 'Counted again',
      version: 2,
    })
    expect(await client.said(`POST payments-queue/${id}/approve`, {}, other)).toEqual([
      200,
      '1 payment was approved.',
    ])
    expect(await client.said(path, { ...changed, version: 3 })).toEqual([
      409,
      `Payment ${id} was already decided by ${other} and cannot be changed.`,
    ])
  })

  it('needs a reference that no other document has', async () => {
    await client.ask('POST payments', { ...payment, reference: 'QUEUE-2' })
    const id = (await rowOf('payments-queue/grid', 'QUEUE-2'))?.id
    expect(await client.said(`PUT payments-queue/${id}`, payment)).toEqual([400, ['reference']])
    expect(await client.said(`PUT payments-queue/${id}`, { ...payment, reference: ' QUEUE-2 ' })).toEqual(
      done,
    )
  })

  it('can be entered again with its reference after it was rejected', async () => {
    const reference = 'QUEUE-7'
    await client.ask('POST payments', { ...payment, reference })
    const id = (await rowOf('payments-queue/grid', reference))?.id
    expect(await client.said('POST payments', { ...payment, reference })).toEqual([400, ['reference']])
    const reason = 'Wrong partner'
    expect(await client.said(`POST payments-queue/${id}/reject`, { reason, version: 1 }, other)).toEqual(done)
    expect(await client.said('POST payments', { ...payment, partnerId: 4, reference })).toEqual(done)
    expect(await client.said('POST payments', { ...payment, reference })).toEqual([400, ['reference']])
    const entered = await client.grid('payments-queue/grid', 'reference', reference)
    expect(entered.map(({ status, partner }) => [status, partner])).toEqual([
      ['rejected', 'Albion Parcels'],
      ['pending', 'Bridge Couriers'],
    ])
  })

  it('cannot be approved by the person who last changed it', async () => {
    await client.ask('POST payments', { ...payment, reference: 'QUEUE-6' })
    const id = (await rowOf('payments-queue/grid', 'QUEUE-6'))?.id
    const more = { ...payment, reference: 'QUEUE-6', amount: 9_000, version: 1 }
    expect(await client.said(`PUT payments-queue/${id}`, more, other)).toEqual(done)
    expect(await client.said(`POST payments-queue/${id}/approve`, {}, other)).toEqual([
      409,
      `You changed payment ${id} yourself. Someone else must decide it.`,
    ])
    expect(await client.said(`POST payments-queue/${id}/approve`, {})).toEqual(done)
  })

  it('is decided together with others, all or none', async () => {
    const references = ['QUEUE-3', 'QUEUE-4', 'QUEUE-5']
    for (const reference of references) await client.ask('POST payments', { ...payment, reference })
    const rows = await Promise.all(references.map(one => rowOf('payments-queue/grid', one)))
    const [first, second, third] = rows.map(row => Number(row?.id))
    const before = await client.balance('Albion Parcels', 'GBP')
    const both = { selection: { ids: [first, second] } }
    expect(await client.said('POST payments-queue/approve', both)).toEqual(refused)
    expect(await client.said('POST payments-queue/approve', both, other)).toEqual([
      200,
      '2 payments were approved.',
    ])
    expect(await client.balance('Albion Parcels', 'GBP')).toBeCloseTo(before - 500.5, 2)
    const mixed = { selection: { ids: [second, third] }, reason: 'Entered twice', note: 'See QUEUE-4' }
    expect(await client.said('POST payments-queue/reject', mixed, other)).toEqual([
      409,
      'Some of these are no longer waiting for approval. Nothing was changed.',
    ])
    expect(await rowOf('payments-queue/grid', 'QUEUE-5')).toMatchObject({ status: 'pending' })
    const one = { ...mixed, selection: { ids: [third] } }
    expect(await client.said('POST payments-queue/reject', { ...one, reason: 'No idea' }, other)).toEqual([
      400,
      ['reason'],
    ])
    expect(await client.said('POST payments-queue/reject', one, other)).toEqual([
      200,
      '1 payment was rejected.',
    ])
    expect(await rowOf('payments-queue/grid', 'QUEUE-5')).toMatchObject({
      status: 'rejected',
      decidedBy: other,
      reason: 'Entered twice',
      note: 'See QUEUE-4',
    })
    expect(await client.balance('Albion Parcels', 'GBP')).toBeCloseTo(before - 500.5, 2)
  })
})

describe('transfer', () => {
  it('moves a debt from one partner to another, after the approval of a second person', async () => {
    const from = await client.balance('Hub Leeds', 'GBP')
    const to = await client.balance('Bridge Couriers', 'GBP')
    const form = { reference: 'MOVE-1', relationship: 3, amount: 40.5, currency: 'GBP', paidOn: '2011-12-09' }
    expect(await client.said('POST transfers', { ...form, relationship: 99 })).toEqual([
      400,
      ['relationship'],
    ])
    expect(await client.said('POST transfers', { ...form, paidOn: '2011-12-11' })).toEqual([400, ['paidOn']])
    expect(await client.said('POST transfers', form)).toEqual(done)
    expect(await client.said('POST transfers', form)).toEqual([400, ['reference']])
    expect(await client.balance('Hub Leeds', 'GBP')).toBe(from)
    const id = (await rowOf('transfers-queue/grid', 'MOVE-1'))?.id
    expect(await client.said(`POST transfers-queue/${id}/approve`, {})).toEqual([
      409,
      `You created transfer ${id} yourself. Someone else must decide it.`,
    ])
    expect(await client.said(`POST transfers-queue/${id}/approve`, {}, other)).toEqual([
      200,
      '1 transfer was approved.',
    ])
    expect(await client.balance('Hub Leeds', 'GBP')).toBeCloseTo(from - 40.5, 2)
    expect(await client.balance('Bridge Couriers', 'GBP')).toBeCloseTo(to + 40.5, 2)
  })
})

describe('reallocation', () => {
  const form = { reference: 'REAL-1', partnerId: 3, toId: 4, amount: 10_000, currency: 'GBP' }

  it('moves no money by itself, and can be changed until a transaction is listed', async () => {
    const before = await client.balance('Albion Parcels', 'GBP')
    expect(await client.said('POST reallocations', { ...form, toId: 3 })).toEqual([400, ['toId']])
    expect(await client.said('POST reallocations', form)).toEqual(done)
    expect(await client.balance('Albion Parcels', 'GBP')).toBe(before)
    const id = (await rowOf('reallocations/grid', 'REAL-1'))?.id
    expect(await client.said(`PUT reallocations/${id}`, { ...form, amount: 20_000, version: 1 })).toEqual(
      done,
    )
    expect(await client.said(`PUT reallocations/${id}`, { ...form, version: 1 })).toEqual(refused)
    expect(await rowOf('reallocations/grid', 'REAL-1')).toMatchObject({ amount: 20_000 })
    const select = `transaction-list-info/select/reallocation/${id}`
    const [row] = await client.grid(`${select}/grid`)
    const selection = { ids: [Number(row?.idTransaction)] }
    const made = Object((await client.ask(`POST ${select}`, { selection })).json()).data
    expect(await client.said(`PUT reallocations/${id}`, form)).toEqual([
      409,
      `Reallocation ${id} has transaction lists. Reopen them before you change it.`,
    ])
    await client.ask(`POST reconciliation/reallocation/${id}/${made.transactionListId}/reopen`, {})
    expect(await client.said(`PUT reallocations/${id}`, form)).toEqual(done)
  })
})

describe('manual movement', () => {
  const form = { partnerId: 3, type: 'compensation', amount: 5, currency: 'GBP', reason: 'Cash difference' }

  it('has the direction of its type, and names an existing package', async () => {
    const before = await client.balance('Albion Parcels', 'GBP')
    for (const [field, wrong] of Object.entries({
      type: 'collection',
      reason: 'Entered twice',
      packageNr: 'PKG-none',
      partnerId: 999,
    }))
      expect(await client.said('POST transactions', { ...form, [field]: wrong })).toEqual([400, [field]])
    const [parcel] = await client.grid('packages/grid')
    expect(await client.said('POST transactions', { ...form, packageNr: parcel?.packageNr })).toEqual(done)
    expect(await client.balance('Albion Parcels', 'GBP')).toBeCloseTo(before - 5, 2)
    const [booked] = await client.grid('transactions/grid', 'packageNr', String(parcel?.packageNr))
    expect(booked).toMatchObject({ orderNr: parcel?.orderNr, amount: -5 })
    expect(await client.said('POST transactions', { ...form, type: 'penalty' })).toEqual(done)
    expect(await client.balance('Albion Parcels', 'GBP')).toBeCloseTo(before, 2)
  })
})
