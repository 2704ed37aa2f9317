import { describe, expect, it } from 'vitest'
import { cashClient, done, type Row, refused } from './cashClient.ts'

const client = cashClient()

describe('payment', () => {
  const form = {
    reference: 'TEST-1',
    partnerId: 3,
    bankAccountId: 1,
    methodId: 1,
    amount: 100,
    currency: 'GBP',
    paidOn: '2011-12-09',
  }

  it('is rejected with its invalid fields', async () => {
    const wrong = { ...form, bankAccountId: 2, methodId: 2 }
    const { status, json } = await client.ask('POST payments', wrong)
    expect([status, json()]).toMatchObject([
      400,
      { errors: [{ field: 'bankAccountId' }, { field: 'receipt' }] },
    ])
    expect((await client.ask('POST payments', { ...form, paidOn: '2099-01-01' })).json()).toMatchObject({
      errors: [{ field: 'paidOn' }],
    })
  })

  it('waits for a second person, changes the balance when approved, and is decided once', async () => {
    const before = await client.balance('Albion Parcels', 'GBP')
    expect(await client.ask('POST payments', form)).toMatchObject({ status: 200 })
    expect((await client.ask('POST payments', form)).json()).toMatchObject({
      errors: [{ field: 'reference' }],
    })
    const id = await idOf('payments-queue', 'TEST-1')
    expect(await client.ask(`POST payments-queue/${id}/approve?version=1`, {})).toMatchObject({ status: 409 })
    expect(await client.balance('Albion Parcels', 'GBP')).toBe(before)
    const approved = await client.ask(
      `POST payments-queue/${id}/approve?version=1`,
      {},
      'cash-reconciliation',
    )
    expect(approved.json()).toEqual({ success: true, message: '1 payment was approved.' })
    expect(await client.balance('Albion Parcels', 'GBP')).toBeCloseTo(before - 100, 2)
    const again = await client.ask(
      `POST payments-queue/${id}/reject`,
      { reason: 'Entered twice' },
      'cash-reconciliation',
    )
    expect([again.status, again.text]).toEqual([
      409,
      expect.stringContaining('was already decided by cash-reconciliation.'),
    ])
  })

  it('is matched with a list that belongs to no other payment, and reconciled with the remainder', async () => {
    const id = await idOf('payments', 'TEST-1')
    const select = `transaction-list-info/select/payment/${id}`
    const rows = await client.grid(`${select}/grid`)
    const chosen = rows.slice(0, 2)
    const selection = { ids: chosen.map(row => Number(row.idTransaction)) }
    const total = chosen.reduce((sum, row) => sum + Number(row.amount), 0)
    const sum = (await client.ask(`POST ${select}/sum`, { selection })).json()
    expect(sum).toMatchObject({ data: { rowCount: 2, currency: 'GBP' } })
    const none = { selection: { ids: [] } }
    expect((await client.ask(`POST ${select}/sum`, none)).json()).toMatchObject({
      data: { rowCount: 0, total: 0, outstanding: 100, difference: 100 },
    })
    expect((await client.ask(`POST ${select}`, none)).status).toBe(400)
    const made = await client.ask(`POST ${select}`, { selection })
    const amount = total.toLocaleString('en', { minimumFractionDigits: 2 })
    expect(JSON.stringify(await client.get(`payment/${id}`))).toContain(`2 transactions, ${amount} GBP`)
    const { transactionListId } = data(made.json())
    const raced = await client.ask(`POST ${select}`, { selection })
    expect([raced.status, raced.text]).toEqual([
      409,
      expect.stringContaining('transactions are no longer open. No list was created.'),
    ])
    const lists = `reconciliation/payment/${id}/${transactionListId}`
    expect(await client.ask(`POST ${lists}`, { rest: 'adjust' })).toMatchObject({ status: 400 })
    const before = await client.balance('Albion Parcels', 'GBP')
    const confirmed = await client.said(`POST ${lists}`, { rest: 'adjust', reason: 'Bank charges' })
    expect(confirmed).toEqual(done)
    const asked = /^Request (\d+) is waiting/.exec(String(confirmed[1]))?.[1]
    if (asked) await client.ask(`POST transactions-queue/${asked}/approve`, {}, 'cash-reconciliation')
    expect(await client.balance('Albion Parcels', 'GBP')).toBeCloseTo(before + (100 - total), 2)
    expect(await client.get(`payment/${id}`)).toMatchObject({ status: 'reconciled', outstanding: 0 })
    const faster = await client.ask(`POST ${lists}/reopen`, {})
    expect([faster.status, faster.text]).toEqual([409, expect.stringContaining('already confirmed by ')])
    const [booked] = await client.grid('api-log/grid', 'documentNr', 'TEST-1')
    expect(booked).toMatchObject({ system: 'Navision', call: 'POST /CashReceipts' })
  })
})

describe('lists', () => {
  it('can be reopened until they are confirmed, and several are confirmed at once', async () => {
    expect(await client.ask('POST reconciliation/transfer/1148/1104/reopen', {})).toMatchObject({
      status: 200,
    })
    const select = 'transaction-list-info/select/transfer/1148'
    const ids = (await client.grid(`${select}/grid`)).slice(0, 2).map(row => Number(row.idTransaction))
    const made: unknown[] = []
    for (const id of ids)
      made.push(
        data((await client.ask(`POST ${select}`, { selection: { ids: [id] } })).json()).transactionListId,
      )
    const [one] = made
    const info = await client.get(`transaction-list-transfer-info/1148?lists=${one}%260${one}`)
    expect(info, 'a list that is named twice').toMatchObject({
      ...{ listCount: 1, rowCount: 1, listsName: `list ${one}` },
    })
    const both = await client.get(`transaction-list-transfer-info/1148?lists=${made.join('%26')}`)
    expect(both).toMatchObject({ listsName: `lists ${made.join(' and ')}` })
    const reply = await client.ask(`POST reconciliation/transfer/1148/${made.join('%26')}`, { rest: 'keep' })
    expect(reply.json()).toMatchObject({ message: expect.stringContaining('was reconciled with') })
  })

  it('of a reallocation cannot exceed its amount, which is shown during selection', async () => {
    const form = { reference: 'TEST-R', partnerId: 3, toId: 4, amount: 0.5, currency: 'GBP' }
    await client.ask('POST reallocations', form)
    const id = await idOf('reallocations', 'TEST-R')
    const select = `transaction-list-info/select/reallocation/${id}`
    const row = (await client.grid(`${select}/grid`)).find(one => one.packageNr && Number(one.amount) > 1)
    const selection = { ids: [Number(row?.idTransaction)] }
    const problem = `The selection is ${money(Number(row?.amount) - 0.5)} GBP more than reallocation ${id} has left to move. Select less.`
    expect(data((await client.ask(`POST ${select}/sum`, { selection })).json())).toMatchObject({
      fits: `No, ${money(Number(row?.amount) - 0.5)} GBP too much`,
    })
    expect(await client.said(`POST ${select}`, { selection })).toEqual([
      400,
      `${problem} No list was created.`,
    ])
    expect(await client.said(`PUT reallocations/${id}`, { ...form, amount: row?.amount })).toEqual(done)
    expect(data((await client.ask(`POST ${select}/sum`, { selection })).json())).toMatchObject({
      fits: 'Yes',
    })
    const made = data((await client.ask(`POST ${select}`, { selection })).json()).transactionListId
    const whole = `POST reconciliation/reallocation/${id}/${made}`
    const before = await client.balance('Albion Parcels', 'GBP')
    expect(await client.ask(whole, { rest: 'keep' })).toMatchObject({ status: 200 })
    expect(await client.balance('Albion Parcels', 'GBP')).toBeCloseTo(before - Number(row?.amount), 2)
    const [parcel] = await client.grid('packages/grid', 'packageNr', String(row?.packageNr))
    expect(parcel).toMatchObject({ partnerId: 4 })
  })

  it('that are too large are reduced: transactions are removed or moved to a new list', async () => {
    const path = await tooLarge('TEST-L')
    expect((await client.said(`POST ${path.whole}`, { rest: 'keep' }))[1]).toMatch(
      /more than the reallocation\. Remove transactions from it or split it\.$/,
    )
    const rows = await client.grid(`${path.whole}/grid`)
    const all = { selection: { ids: rows.map(row => Number(row.idTransaction)) } }
    expect(await client.said(`POST ${path.whole}/split`, all)).toMatchObject({ 0: 400 })
    const [one, two, three] = rows.map(row => Number(row.idTransaction))
    const sum = data((await client.ask(`POST ${path.whole}/sum`, { selection: { ids: [one] } })).json())
    expect(sum).toMatchObject({ rowCount: 1 })
    const version = Number(Object(await client.get(`reallocation/${path.id}`)).version)
    const split = await client.ask(`POST ${path.whole}/split`, { selection: { ids: [one] } })
    const other = data(split.json()).transactionListId
    expect(await client.said(`POST ${path.whole}/remove`, { selection: { ids: [one] } })).toEqual(refused)
    expect(await client.said(`POST ${path.whole}/remove`, { selection: { ids: [two] } })).toEqual([
      200,
      '1 transaction was removed from the list and can be selected again.',
    ])
    const stale = await client.said(`POST ${path.whole}`, { rest: 'keep', version })
    expect(stale, 'who confirms what the list was before').toEqual(refused)
    const left = await client.grid(`${path.whole}/grid`)
    expect(left.map(({ idTransaction }) => idTransaction)).toEqual(
      rows.map(row => row.idTransaction).filter(id => id !== one && id !== two),
    )
    expect(await client.said(`POST ${path.base}/${other}/remove`, { selection: { ids: [one] } })).toEqual(
      done,
    )
    expect(await client.get(`transaction-list-reallocation-info/${path.id}?lists=${other}`)).toMatchObject({
      status: 'reopened',
      rowCount: 0,
    })
    expect(await client.said(`POST ${path.whole}`, { rest: 'keep' })).toEqual(done)
    expect(three).toBeDefined()
  })

  it('of a reallocation are confirmed one at a time, and never adjusted', async () => {
    expect(await client.ask('POST reconciliation/reallocation/1149/1%262', {})).toMatchObject({ status: 400 })
    const listed = await client.grid('reconciliation/reallocation/1149/1105/grid')
    expect(await client.ask('POST reconciliation/reallocation/1149/1105', { rest: 'keep' })).toMatchObject({
      status: 200,
    })
    const { status, toPartner } = Object(await client.get('reallocation/1149'))
    expect(status).toBe('reconciled')
    const moved = listed.map(row => row.packageNr).filter(Boolean)
    expect(moved.length).toBeGreaterThan(0)
    // A package is with the partner that its timeline and its transactions name.
    for (const number of moved)
      expect(await client.grid('packages/grid', 'packageNr', String(number))).toMatchObject([
        { partner: toPartner },
      ])
  })
})

/** A reallocation whose open list is too large, because one with a negative amount was reopened. */
async function tooLarge(reference: string) {
  const form = { reference, partnerId: 3, toId: 4, amount: 100_000, currency: 'GBP' }
  await client.ask('POST reallocations', form)
  const id = await idOf('reallocations', reference)
  const select = `transaction-list-info/select/reallocation/${id}`
  const rows = await client.grid(`${select}/grid`)
  const fee = rows.find(row => Number(row.amount) < 0)
  const chosen = rows.filter(row => Number(row.amount) > 0 && row.packageNr).slice(0, 3)
  const total = chosen.reduce((sum, row) => sum + Math.round(Number(row.amount) * 100), 0)
  const amount = (total + Math.round(Number(fee?.amount) * 100)) / 100
  await client.ask(`PUT reallocations/${id}`, { ...form, amount })
  const make = async (ids: unknown[]) =>
    data((await client.ask(`POST ${select}`, { selection: { ids } })).json()).transactionListId
  const base = `reconciliation/reallocation/${id}`
  const negative = await make([fee?.idTransaction])
  const large = await make(chosen.map(row => row.idTransaction))
  await client.ask(`POST ${base}/${negative}/reopen`, {})
  return { id, base, whole: `${base}/${large}` }
}

function money(amount: number): string {
  return amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}

async function idOf(path: string, reference: string): Promise<unknown> {
  return (await client.grid(`${path}/grid`, 'reference', reference))[0]?.id
}

function data(reply: unknown): Row {
  return Object(Reflect.get(Object(reply), 'data'))
}
