import { describe, expect, it } from 'vitest'
import { cashClient, done, list, refused } from './cashClient.ts'

const client = cashClient()
const clerk = 'cash-reconciliation'
const second = 'finance-manager'
const queue = 'transactions-queue'

const compensation = {
  partnerId: 3,
  type: 'compensation',
  amount: 50_000,
  currency: 'GBP',
  reason: 'Cash difference',
}
const owed = () => client.balance('Albion Parcels', 'GBP')

describe('movement above the limit of its type', () => {
  it('is booked only after somebody else has approved it', async () => {
    const before = await owed()
    const id = await ask('POST transactions', compensation)
    expect(await owed()).toBe(before)
    expect(await request(id)).toMatchObject({
      what: 'Transaction',
      partner: 'Albion Parcels',
      amount: -50_000,
      currency: 'GBP',
      status: 'pending',
      createdBy: clerk,
    })
    expect(await client.said(`POST ${queue}/${id}/approve`, {}, clerk)).toEqual([
      409,
      `You made request ${id} yourself. Someone else must decide it.`,
    ])
    expect(await owed()).toBe(before)
    expect(await client.said(`POST ${queue}/${id}/approve?version=1`, {}, second)).toEqual([
      200,
      `Request ${id} was approved and booked.`,
    ])
    expect(await owed()).toBeCloseTo(before - 50_000, 2)
    const [booked] = await client.grid('transactions/grid', 'amount', '-50000')
    expect(booked).toMatchObject({ createdBy: clerk, approvedBy: second, typeName: 'Compensation' })
    expect(await client.said(`POST ${queue}/${id}/approve`, {}, 'admin')).toEqual(refused)
    expect(await owed()).toBeCloseTo(before - 50_000, 2)
  })

  it('is rejected with a reason, and withdrawn only by its author; nothing is booked', async () => {
    const before = await owed()
    const first = await ask('POST transactions', compensation)
    expect((await client.ask(`POST ${queue}/${first}/reject`, {}, second)).status).toBe(400)
    const verdict = { reason: 'Receipt is missing', note: 'Who has agreed to this?' }
    expect(await client.said(`POST ${queue}/${first}/reject`, verdict, second)).toEqual(done)
    expect(await request(first)).toMatchObject({
      status: 'rejected',
      decidedBy: second,
      rejection: 'Receipt is missing',
      decisionNote: 'Who has agreed to this?',
    })
    const other = await ask('POST transactions', compensation)
    expect(await client.said(`POST ${queue}/${other}/withdraw`, {}, second)).toEqual([
      409,
      `Request ${other} can only be withdrawn by ${clerk}, who made it.`,
    ])
    expect(await client.said(`POST ${queue}/${other}/withdraw`, {}, clerk)).toEqual(done)
    expect(await client.said(`POST ${queue}/${other}/approve`, {}, second)).toEqual(refused)
    expect(await owed()).toBe(before)
  })

  it('cannot be split to avoid the limit: movements of one person for a partner on a day are added up', async () => {
    const part = { ...compensation, partnerId: 8, amount: 100 }
    for (const message of [/was booked/, /was booked/, /is waiting for approval/])
      expect(await client.said('POST transactions', part, clerk)).toEqual([
        200,
        expect.stringMatching(message),
      ])
    expect(await client.said('POST transactions', part, 'admin')).toEqual([
      200,
      expect.stringMatching(/was booked/),
    ])
  })

  it('is compared with a limit that does not apply to the person who set it', async () => {
    const [type] = await client.grid('transaction-types/grid', 'code', 'penalty')
    expect(type).toMatchObject({ approvalLimit: 500, limitBy: null })
    const form = { name: type?.name, direction: 'up', approvalLimit: 9000 }
    expect(await client.said(`PUT transaction-types/${type?.id}`, form, clerk)).toEqual(done)
    const penalty = { ...compensation, type: 'penalty', amount: 800 }
    await ask('POST transactions', penalty)
    expect(await client.said('POST transactions', penalty, 'admin')).toEqual([
      200,
      expect.stringMatching(/^Transaction \d+ was booked\.$/),
    ])
  })

  it('is decided together with others, all or none, after the sum is shown', async () => {
    const ids = [
      await ask('POST transactions', { ...compensation, amount: 1000 }),
      await ask('POST transactions', { ...compensation, amount: 2000.5, currency: 'EUR' }),
    ].map(Number)
    const selection = { ids }
    const sums = Object((await client.ask(`POST ${queue}/sum`, { selection }, second)).json()).data
    expect(sums).toEqual({ rowCount: 2, sums: ['-1,000.00 GBP', '-2,000.50 EUR'] })
    const before = await owed()
    expect(await client.said(`POST ${queue}/approve`, { selection }, clerk)).toEqual(refused)
    expect(await owed()).toBe(before)
    expect(await client.said(`POST ${queue}/approve`, { selection }, second)).toEqual([
      200,
      '2 requests were approved.',
    ])
    expect(await owed()).toBeCloseTo(before - 1000, 2)
    const again = { selection, reason: 'Entered twice' }
    expect(await client.said(`POST ${queue}/reject`, again, second)).toEqual(refused)
  })
})

describe('part of a package above the limit', () => {
  it('waits for approval, cannot be adjusted twice meanwhile, and is booked when somebody else approves it', async () => {
    const rows = await client.grid('troubleshooting/grid', 'trouble', 'notCollected')
    const row = rows.find(one => one.currency === 'GBP' && Number(one.amount) > 600 && one.waiting === 0)
    const path = `POST troubleshooting/${row?.idPackage}`
    const total = Number(row?.amount)
    const id = await ask(`${path}/adjust`, { amount: 600, reason: 'Cash difference' })
    const [waiting] = await client.grid('troubleshooting/grid', 'idPackage', String(row?.idPackage))
    expect(waiting).toMatchObject({ adjusted: 0, waiting: 600, remaining: -total })
    expect(Number(waiting?.amount)).toBeCloseTo(total - 600, 2)
    const rest = { amount: total, reason: 'Cash difference' }
    expect(await client.said(`${path}/adjust`, rest, clerk)).toEqual([400, ['amount']])
    expect(await client.said(`${path}/lost`, {}, clerk)).toEqual(refused)
    expect(await client.said(`POST ${queue}/${id}/approve`, {}, second)).toEqual(done)
    const [adjusted] = await client.grid('packages/grid', 'idPackage', String(row?.idPackage))
    expect(adjusted).toMatchObject({ adjusted: 600, waiting: 0 })
  })
})

describe('reconciliation with an adjustment above the limit', () => {
  it('keeps its lists waiting until somebody else approves it', async () => {
    const { payment, lists, chosen } = await listed('LIMIT-1', 5000)
    const path = `POST reconciliation/payment/${payment}/${lists}`
    const rest = 5000 - Number(chosen.amount)
    const before = await owed()
    const id = await ask(path, { rest: 'adjust', reason: 'Bank charges' })
    expect(await request(id)).toMatchObject({ kind: 'confirmation', amount: rest, paymentId: payment })
    const info = await client.get(`transaction-list-info/${payment}?lists=${lists}`)
    expect(info).toMatchObject({ status: 'waiting', isOpen: false, idRequest: Number(id) })
    expect(await client.said(`${path}/reopen`, {}, clerk)).toEqual(refused)
    expect(await client.said(path, { rest: 'keep' }, clerk)).toEqual(refused)
    expect(await owed()).toBe(before)
    expect(await client.said(`POST ${queue}/${id}/approve`, {}, second)).toEqual(done)
    expect(await owed()).toBeCloseTo(before + rest, 2)
    expect(await client.get(`payment/${payment}`)).toMatchObject({ status: 'reconciled', outstanding: 0 })
  })

  it('reopens its lists when it is rejected', async () => {
    const { payment, lists } = await listed('LIMIT-2', 5000)
    const path = `POST reconciliation/payment/${payment}/${lists}`
    const id = await ask(path, { rest: 'adjust', reason: 'Bank charges' })
    const verdict = { reason: 'Receipt is missing' }
    expect(await client.said(`POST ${queue}/${id}/reject`, verdict, second)).toEqual(done)
    const info = await client.get(`transaction-list-info/${payment}?lists=${lists}`)
    expect(info).toMatchObject({ status: 'open', isOpen: true, idRequest: null })
    expect(await client.said(`${path}/reopen`, {}, clerk)).toEqual(done)
  })

  it('cannot be approved when the remaining amount has changed', async () => {
    const { payment, lists } = await listed('LIMIT-3', 5000)
    const id = await ask(`POST reconciliation/payment/${payment}/${lists}`, {
      rest: 'adjust',
      reason: 'Bank charges',
    })
    const other = await makeList(payment)
    expect(await client.said(`POST reconciliation/payment/${payment}/${other.lists}`, {}, clerk)).toEqual(
      done,
    )
    expect(await client.said(`POST ${queue}/${id}/approve`, {}, second)).toEqual([
      409,
      expect.stringContaining('Reject the request'),
    ])
  })
})

/** Does what needs a second person, and gives the number of the request. */
async function ask(call: string, body: unknown): Promise<string> {
  const [status, message] = await client.said(call, body, clerk)
  const id = /^Request (\d+) is waiting for approval/.exec(String(message))?.[1]
  if (status !== 200 || id === undefined) throw new Error(`${call} said ${status} ${message}`)
  return id
}

async function request(id: string): Promise<unknown> {
  return await client.get(`${queue}/${id}`)
}

/** A payment of Albion Parcels that is approved, with a list of one transaction. */
async function listed(reference: string, amount: number) {
  const form = {
    ...{ reference, partnerId: 3, bankAccountId: 1, methodId: 1, amount, currency: 'GBP' },
    paidOn: '2011-12-09',
  }
  await client.ask('POST payments', form, clerk)
  const [row] = await client.grid('payments-queue/grid', 'reference', reference)
  await client.ask(`POST payments-queue/${row?.id}/approve`, {}, second)
  return { payment: Number(row?.id), ...(await makeList(Number(row?.id))) }
}

async function makeList(payment: number) {
  const select = `transaction-list-info/select/payment/${payment}`
  const [chosen] = list(await client.grid(`${select}/grid`))
  const made = await client.ask(`POST ${select}`, { selection: { ids: [chosen?.idTransaction] } }, clerk)
  if (!chosen) throw new Error('Nothing is open.')
  return { lists: String(Object(made.json()).data.transactionListId), chosen }
}
