import { describe, expect, it } from 'vitest'
import { cashDesk, type Row } from './cashDesk.ts'

const desk = cashDesk()

describe('a payment', () => {
  const form = {
    reference: 'TEST-1',
    partnerId: 3,
    bankAccountId: 1,
    methodId: 1,
    amount: 100,
    currency: 'GBP',
    paidOn: '2011-12-09',
  }

  it('is refused with the fields that are wrong', async () => {
    const wrong = { ...form, bankAccountId: 2, methodId: 2 }
    const { status, json } = await desk.ask('POST payments', wrong)
    expect([status, json()]).toMatchObject([
      400,
      { errors: [{ field: 'bankAccountId' }, { field: 'receipt' }] },
    ])
    expect((await desk.ask('POST payments', { ...form, paidOn: '2099-01-01' })).json()).toMatchObject({
      errors: [{ field: 'paidOn' }],
    })
  })

  it('waits for a second person, changes the balance with the yes, and is decided once', async () => {
    const before = await desk.balance('Albion Parcels', 'GBP')
    expect(await desk.ask('POST payments', form)).toMatchObject({ status: 200 })
    expect((await desk.ask('POST payments', form)).json()).toMatchObject({ errors: [{ field: 'reference' }] })
    const id = await idOf('payments-queue', 'TEST-1')
    expect(await desk.ask(`POST payments-queue/${id}/approve?version=1`, {})).toMatchObject({ status: 409 })
    expect(await desk.balance('Albion Parcels', 'GBP')).toBe(before)
    const approved = await desk.ask(`POST payments-queue/${id}/approve?version=1`, {}, 'cash-reconciliation')
    expect(approved.json()).toEqual({ success: true, message: '1 payment approved.' })
    expect(await desk.balance('Albion Parcels', 'GBP')).toBeCloseTo(before - 100, 2)
    const again = await desk.ask(
      `POST payments-queue/${id}/reject`,
      { reason: 'Entered twice' },
      'cash-reconciliation',
    )
    expect([again.status, again.text]).toEqual([
      409,
      expect.stringContaining('cash-reconciliation was faster'),
    ])
  })

  it('is matched with a list that nobody else has, and reconciled with what is left', async () => {
    const id = await idOf('payments', 'TEST-1')
    const select = `transaction-list-info/select/payment/${id}`
    const rows = await desk.grid(`${select}/grid`)
    const chosen = rows.slice(0, 2)
    const selection = { ids: chosen.map(row => Number(row.idTransaction)) }
    const total = chosen.reduce((sum, row) => sum + Number(row.amount), 0)
    const sum = (await desk.ask(`POST ${select}/sum`, { selection })).json()
    expect(sum).toMatchObject({ data: { rowCount: 2, currency: 'GBP' } })
    const made = await desk.ask(`POST ${select}`, { selection })
    const amount = total.toLocaleString('en', { minimumFractionDigits: 2 })
    expect(JSON.stringify(await desk.get(`payment/${id}`))).toContain(`2 transactions, ${amount} GBP`)
    const { transactionListId } = data(made.json())
    const raced = await desk.ask(`POST ${select}`, { selection })
    expect([raced.status, raced.text]).toEqual([409, expect.stringContaining('somebody was faster')])
    const lists = `reconciliation/payment/${id}/${transactionListId}`
    expect(await desk.ask(`POST ${lists}`, { rest: 'adjust' })).toMatchObject({ status: 400 })
    const before = await desk.balance('Albion Parcels', 'GBP')
    const confirmed = await desk.ask(`POST ${lists}`, { rest: 'adjust', reason: 'Bank charges' })
    expect(confirmed.status).toBe(200)
    expect(await desk.balance('Albion Parcels', 'GBP')).toBeCloseTo(before + (100 - total), 2)
    expect(await desk.get(`payment/${id}`)).toMatchObject({ status: 'reconciled', outstanding: 0 })
    const faster = await desk.ask(`POST ${lists}/reopen`, {})
    expect([faster.status, faster.text]).toEqual([409, expect.stringContaining('already confirmed by admin')])
    const [booked] = await desk.grid('api-log/grid', 'documentNr', 'TEST-1')
    expect(booked).toMatchObject({ system: 'Navision', call: 'POST /CashReceipts' })
  })
})

describe('lists', () => {
  it('can be reopened until they are confirmed, and several are confirmed at once', async () => {
    expect(await desk.ask('POST reconciliation/transfer/1148/1104/reopen', {})).toMatchObject({ status: 200 })
    const select = 'transaction-list-info/select/transfer/1148'
    const ids = (await desk.grid(`${select}/grid`)).slice(0, 2).map(row => Number(row.idTransaction))
    const made: unknown[] = []
    for (const id of ids)
      made.push(
        data((await desk.ask(`POST ${select}`, { selection: { ids: [id] } })).json()).transactionListId,
      )
    const [one] = made
    const info = await desk.get(`transaction-list-transfer-info/1148?lists=${one}%260${one}`)
    expect(info, 'a list that is named twice').toMatchObject({ listCount: 1, rowCount: 1 })
    const reply = await desk.ask(`POST reconciliation/transfer/1148/${made.join('%26')}`, { rest: 'keep' })
    expect(reply.json()).toMatchObject({ message: expect.stringContaining('was reconciled with') })
  })

  it('of a reallocation are no more than it announces, and take their packages along', async () => {
    const form = { reference: 'TEST-R', partnerId: 3, toId: 4, amount: 0.5, currency: 'GBP' }
    await desk.ask('POST reallocations', form)
    const id = await idOf('reallocations', 'TEST-R')
    const select = `transaction-list-info/select/reallocation/${id}`
    const row = (await desk.grid(`${select}/grid`)).find(one => one.packageNr && Number(one.amount) > 1)
    const selection = { ids: [Number(row?.idTransaction)] }
    const { transactionListId } = data((await desk.ask(`POST ${select}`, { selection })).json())
    const path = `reconciliation/reallocation/${id}/${transactionListId}`
    const confirm = () => desk.ask(`POST ${path}`, { rest: 'keep' })
    expect((await confirm()).text).toContain('more than the reallocation: take transactions out of it.')
    await desk.ask(`POST ${path}/reopen`, {})
    await desk.ask(`PUT reallocations/${id}`, { ...form, amount: row?.amount })
    const again = data((await desk.ask(`POST ${select}`, { selection })).json()).transactionListId
    const whole = `POST reconciliation/reallocation/${id}/${again}`
    const before = await desk.balance('Albion Parcels', 'GBP')
    expect(await desk.ask(whole, { rest: 'keep' })).toMatchObject({ status: 200 })
    expect(await desk.balance('Albion Parcels', 'GBP')).toBeCloseTo(before - Number(row?.amount), 2)
    const [parcel] = await desk.grid('packages/grid', 'packageNr', String(row?.packageNr))
    expect(parcel).toMatchObject({ partnerId: 4 })
  })

  it('of a reallocation are confirmed one at a time, and never adjusted', async () => {
    expect(await desk.ask('POST reconciliation/reallocation/1149/1%262', {})).toMatchObject({ status: 400 })
    expect(await desk.ask('POST reconciliation/reallocation/1149/1105', { rest: 'keep' })).toMatchObject({
      status: 200,
    })
    expect(await desk.get('reallocation/1149')).toMatchObject({ status: 'reconciled' })
  })
})

async function idOf(path: string, reference: string): Promise<unknown> {
  return (await desk.grid(`${path}/grid`, 'reference', reference))[0]?.id
}

function data(reply: unknown): Row {
  return Object(Reflect.get(Object(reply), 'data'))
}
