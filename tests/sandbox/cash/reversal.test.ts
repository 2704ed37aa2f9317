import { describe, expect, it } from 'vitest'
import { cashClient, done, list, type Row, refused } from './cashClient.ts'

const client = cashClient()
const clerk = 'cash-reconciliation'
const second = 'finance-manager'
const wrong = { reason: 'Matched with the wrong week' }

describe('reversed reconciliation', () => {
  it('restores the balances, reopens its lists, and keeps both entries in the ledger', async () => {
    const { payment, lists } = await listed('REV-1', 100)
    const before = await state(payment)
    await client.ask(
      `POST reconciliation/payment/${payment}/${lists}`,
      { rest: 'adjust', reason: 'Bank charges' },
      clerk,
    )
    expect(await client.get(`payment/${payment}`)).toMatchObject({ status: 'reconciled' })
    const id = await askToReverse('payment', payment, lists)
    expect(await client.said(`POST transactions-queue/${id}/approve`, {}, clerk)).toEqual(refused)
    expect(await client.get(`payment/${payment}`)).toMatchObject({ status: 'reconciled' })
    expect(await client.said(`POST transactions-queue/${id}/approve`, {}, second)).toEqual(done)
    expect(await state(payment)).toEqual(before)
    const booked = await client.grid('transactions/grid', 'idDocument', String(payment))
    const types = booked.map(({ typeName, amount }) => [typeName, amount])
    const [, adjusted] = types.find(([name]) => String(name).startsWith('Adjustment')) ?? []
    expect(types).toContainEqual(['Reversal', -Number(adjusted)])
    expect(booked.reduce((sum, { amount }) => sum + Number(amount), 0)).toBeCloseTo(-100, 2)
    expect(titles(await client.get(`payment/${payment}`))).toEqual([
      'Reversed',
      'Request approved',
      'Reversal waiting for approval',
      'Reconciled',
      'Listed',
      'Approved',
      'Created',
    ])
    const [call] = await client.grid('api-log/grid', 'call', 'POST /CashReceipts/reversal')
    expect(call).toMatchObject({ documentNr: 'REV-1' })
    expect(await client.said(`POST reconciliation/payment/${payment}/${lists}/reopen`, {}, clerk)).toEqual(
      done,
    )
  })

  it('returns reallocated amounts to their partner, with their package', async () => {
    const before = await Promise.all(
      ['Albion Parcels', 'Bridge Couriers'].map(one => client.balance(one, 'GBP')),
    )
    const { reallocation, lists, row } = await reallocated('REV-2')
    const id = await askToReverse('reallocation', reallocation, lists)
    expect(await client.said(`POST transactions-queue/${id}/approve`, {}, second)).toEqual(done)
    const after = await Promise.all(
      ['Albion Parcels', 'Bridge Couriers'].map(one => client.balance(one, 'GBP')),
    )
    expect(after).toEqual(before)
    const [parcel] = await client.grid('packages/grid', 'packageNr', String(row.packageNr))
    expect(parcel).toMatchObject({ partner: 'Albion Parcels' })
    const moved = await client.grid('transactions/grid', 'idDocument', String(reallocation))
    expect(moved.map(({ amount }) => Number(amount)).toSorted((a, b) => a - b)).toEqual([
      -Number(row.amount),
      -Number(row.amount),
      row.amount,
      row.amount,
    ])
    expect(await client.get(`reallocation/${reallocation}`)).toMatchObject({
      status: 'approved',
      reconciled: 0,
    })
  })

  it('is rejected while other bookings depend on it, and names them', async () => {
    const { reallocation, lists, row } = await reallocated('REV-3')
    const form = { ...paymentOf('REV-4', 10), partnerId: 4 }
    const payment = await approved(form)
    const select = `transaction-list-info/select/payment/${payment}`
    const open = (await client.grid(`${select}/grid`, 'packageNr', String(row.packageNr)))[0]
    await client.ask(`POST ${select}`, { selection: { ids: [open?.idTransaction] } }, clerk)
    const path = `POST reconciliation/reallocation/${reallocation}/${lists}/reverse`
    expect(await client.said(path, wrong, clerk)).toEqual([
      409,
      expect.stringMatching(/^Transaction \d+ of Bridge Couriers, .* Remove it from there first\.$/),
    ])
  })

  it('is requested once, with a reason, and only for confirmed reconciliations', async () => {
    const { payment, lists } = await listed('REV-5', 100)
    const path = `POST reconciliation/payment/${payment}/${lists}`
    expect(await client.said(`${path}/reverse`, wrong, clerk)).toEqual([
      409,
      `Transaction list ${lists} is open, so there is nothing to reverse.`,
    ])
    await client.ask(path, { rest: 'keep' }, clerk)
    expect((await client.ask(`${path}/reverse`, {}, clerk)).status).toBe(400)
    const id = await askToReverse('payment', payment, lists)
    expect(await client.said(`${path}/reverse`, wrong, clerk)).toEqual([
      409,
      `Request ${id} to reverse this is already waiting for approval.`,
    ])
    expect(await client.get(`transaction-list-info/${payment}?lists=${lists}`)).toMatchObject({
      reversible: false,
      idRequest: Number(id),
    })
  })
})

async function askToReverse(kind: string, document: unknown, lists: unknown): Promise<string> {
  const path = `POST reconciliation/${kind}/${document}/${lists}/reverse`
  const [status, message] = await client.said(path, wrong, clerk)
  const id = /^Request (\d+) is waiting for approval/.exec(String(message))?.[1]
  if (status !== 200 || id === undefined) throw new Error(`${path} said ${status} ${message}`)
  return id
}

/** What a reversal leaves as it was, of a payment of Albion Parcels. */
async function state(payment: number) {
  const { status, reconciled, outstanding, listed: inLists } = Object(await client.get(`payment/${payment}`))
  return { owed: await client.balance('Albion Parcels', 'GBP'), status, reconciled, outstanding, inLists }
}

function titles(document: unknown): string[] {
  const events = JSON.stringify(Object(document).timeline)
  return [...events.matchAll(/"title":"([^"]*)"/g)].map(([, title = '']) => title)
}

const paymentOf = (reference: string, amount: number) => ({
  ...{ reference, partnerId: 3, bankAccountId: 1, methodId: 1, amount, currency: 'GBP' },
  paidOn: '2011-12-09',
})

async function approved(form: ReturnType<typeof paymentOf>): Promise<number> {
  await client.ask('POST payments', form, clerk)
  const [row] = await client.grid('payments-queue/grid', 'reference', form.reference)
  await client.ask(`POST payments-queue/${row?.id}/approve`, {}, second)
  return Number(row?.id)
}

/** A payment with a list of two transactions. */
async function listed(reference: string, amount: number) {
  const payment = await approved(paymentOf(reference, amount))
  const select = `transaction-list-info/select/payment/${payment}`
  const rows = list(await client.grid(`${select}/grid`)).filter(row => Number(row.amount) < 150)
  const ids = rows.slice(0, 2).map(row => row.idTransaction)
  const made = await client.ask(`POST ${select}`, { selection: { ids } }, clerk)
  return { payment, lists: String(Object(made.json()).data.transactionListId) }
}

/** A package that was moved from Albion Parcels to Bridge Couriers. */
async function reallocated(reference: string) {
  const [row] = await openPackages()
  const form = { reference, partnerId: 3, toId: 4, amount: row?.amount, currency: 'GBP' }
  await client.ask('POST reallocations', form, clerk)
  const reallocation = (await client.grid('reallocations/grid', 'reference', reference))[0]?.id
  const select = `transaction-list-info/select/reallocation/${reallocation}`
  const made = await client.ask(`POST ${select}`, { selection: { ids: [row?.idTransaction] } }, clerk)
  const lists = String(Object(made.json()).data.transactionListId)
  expect(
    await client.said(`POST reconciliation/reallocation/${reallocation}/${lists}`, { rest: 'keep' }, clerk),
  ).toEqual(done)
  if (!row) throw new Error('Nothing is open.')
  return { reallocation, lists, row }
}

async function openPackages(): Promise<Row[]> {
  const rows = await client.grid('transactions/grid', 'partnerId', '3')
  return rows.filter(
    row => row.status === 'open' && row.packageNr && row.currency === 'GBP' && Number(row.amount) > 1,
  )
}
