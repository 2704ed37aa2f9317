import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestSandbox } from '../client.ts'

const base = '/api/cash-reconciliation'
const everything = { pagination: { limit: 50, offset: 0 }, filter: [], sort: [], columns: [] }

let opened: Awaited<ReturnType<typeof openTestSandbox>>
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
})
afterAll(() => opened.close())

type Row = Readonly<Record<string, unknown>>

describe('the lists of spec 2 §7.3', () => {
  it.each([
    ...['', '/payments', '/paymentsQueue', '/packages', '/transactionList', '/transactionsLists'].map(
      use => `collection-partner${use}`,
    ),
    ...['financeDashboard', 'accountStatement', 'currentBalanceDashboard'].map(
      use => `collection-partner/${use}`,
    ),
    ...['bank-account-list/payments', 'bank-account-list/paymentsQueue'],
    ...['collection-partner-navision', 'collection-partner-navision/payments'],
    ...['payment', 'transfer', 'transactionList'].map(use => `collectionAdjustments/${use}`),
    ...[
      'payment-status/0',
      'payment-status/1',
      'transfer-status/0',
      'transfer-status/1',
      'reallocation-status',
    ],
    ...['package-status', 'reasons/type/AdjustmentReason', 'reasons/type/RejectionReason'],
    ...['transaction-types', 'transaction-types/manual', 'transaction-types/automatic/true'],
    ...['payment-method', 'payment-method/external', 'last-mile'],
    ...['collection-partner-relationship', 'collection-partner-relationship/transfers'],
    'collection-partner-transfers-navision/transfers',
  ])('%s are values with labels', async path => {
    const data = await get(path)
    expect(data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ value: expect.anything(), label: expect.any(String) }),
      ]),
    )
  })

  it('ask for statuses with a queue flag of 0 or 1', async () => {
    expect((await ask('GET payment-status/2')).status).toBe(400)
    expect(await get('payment-status/1')).toMatchObject([{ value: 'pending' }, { value: 'rejected' }])
  })

  it('have the number of months of an export and the form settings', async () => {
    expect(await get('settings/cpmt_max_month_per_export')).toBe(3)
    const [carrier] = list(await get('collection-partner-form-settings'))
    expect(carrier).toMatchObject({ partnerType: 'carrier', fields: expect.arrayContaining([]) })
    expect(JSON.stringify(carrier)).toContain('iban')
  })

  it('answer what the steps of a reconciliation load, and 404 when there is none', async () => {
    const { json } = await ask('GET transaction-list-info/select/payment/1132')
    expect(json()).toMatchObject({ success: true, rowCount: expect.any(Number) })
    expect(await get('payment/1132')).toMatchObject({ id: 1132, openLists: '1096' })
    expect(await get('transaction-list-info/1132?lists=1096')).toMatchObject({
      lists: ['1096'],
      balanced: true,
    })
    expect(await get('transaction-list-transfer-info/1148?lists=1104')).toMatchObject({ listCount: 1 })
    expect(await get('transaction-list-reallocation-info/1149?lists=1105')).toMatchObject({ listCount: 1 })
    for (const path of ['payment/999999', 'transfer/1132', 'transaction-list-info/1132?lists=1']) {
      const { status, json } = await ask(`GET ${path}`)
      expect([status, json()]).toEqual([404, { message: expect.any(String) }])
    }
  })
})

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
    const { status, json } = await ask('POST payments', wrong)
    expect([status, json()]).toMatchObject([
      400,
      { errors: [{ field: 'bankAccountId' }, { field: 'receipt' }] },
    ])
    expect((await ask('POST payments', { ...form, paidOn: '2099-01-01' })).json()).toMatchObject({
      errors: [{ field: 'paidOn' }],
    })
  })

  it('waits for a second person, changes the balance with the yes, and is decided once', async () => {
    const before = await balance('Albion Parcels', 'GBP')
    expect(await ask('POST payments', form)).toMatchObject({ status: 200 })
    expect((await ask('POST payments', form)).json()).toMatchObject({ errors: [{ field: 'reference' }] })
    const id = await idOf('payments-queue', 'TEST-1')
    expect(await ask(`POST payments-queue/${id}/approve?version=1`, {})).toMatchObject({ status: 409 })
    expect(await balance('Albion Parcels', 'GBP')).toBe(before)
    const approved = await ask(`POST payments-queue/${id}/approve?version=1`, {}, 'cash-reconciliation')
    expect(approved.json()).toEqual({ success: true, message: '1 payment approved.' })
    expect(await balance('Albion Parcels', 'GBP')).toBeCloseTo(before - 100, 2)
    const again = await ask(
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
    const rows = await grid(`${select}/grid`)
    const chosen = rows.slice(0, 2)
    const selection = { ids: chosen.map(row => Number(row.idTransaction)) }
    const total = chosen.reduce((sum, row) => sum + Number(row.amount), 0)
    const sum = (await ask(`POST ${select}/sum`, { selection })).json()
    expect(sum).toMatchObject({ data: { rowCount: 2, currency: 'GBP' } })
    const made = await ask(`POST ${select}`, { selection })
    const amount = total.toLocaleString('en', { minimumFractionDigits: 2 })
    expect(JSON.stringify(await get(`payment/${id}`))).toContain(`2 transactions, ${amount} GBP`)
    const { transactionListId } = data(made.json())
    const raced = await ask(`POST ${select}`, { selection })
    expect([raced.status, raced.text]).toEqual([409, expect.stringContaining('somebody was faster')])
    const lists = `reconciliation/payment/${id}/${transactionListId}`
    expect(await ask(`POST ${lists}`, { rest: 'adjust' })).toMatchObject({ status: 400 })
    const before = await balance('Albion Parcels', 'GBP')
    const confirmed = await ask(`POST ${lists}`, { rest: 'adjust', reason: 'Bank charges' })
    expect(confirmed.status).toBe(200)
    expect(await balance('Albion Parcels', 'GBP')).toBeCloseTo(before + (100 - total), 2)
    expect(await get(`payment/${id}`)).toMatchObject({ status: 'reconciled', outstanding: 0 })
    const faster = await ask(`POST ${lists}/reopen`, {})
    expect([faster.status, faster.text]).toEqual([409, expect.stringContaining('already confirmed by admin')])
    const [booked] = await grid('api-log/grid', 'documentNr', 'TEST-1')
    expect(booked).toMatchObject({ system: 'Navision', call: 'POST /CashReceipts' })
  })
})

describe('lists', () => {
  it('can be reopened until they are confirmed, and several are confirmed at once', async () => {
    expect(await ask('POST reconciliation/transfer/1148/1104/reopen', {})).toMatchObject({ status: 200 })
    const select = 'transaction-list-info/select/transfer/1148'
    const ids = (await grid(`${select}/grid`)).slice(0, 2).map(row => Number(row.idTransaction))
    const made: unknown[] = []
    for (const id of ids)
      made.push(data((await ask(`POST ${select}`, { selection: { ids: [id] } })).json()).transactionListId)
    const reply = await ask(`POST reconciliation/transfer/1148/${made.join('%26')}`, { rest: 'keep' })
    expect(reply.json()).toMatchObject({ message: expect.stringContaining('was reconciled with') })
  })

  it('of a reallocation are confirmed one at a time, and never adjusted', async () => {
    expect(await ask('POST reconciliation/reallocation/1149/1%262', {})).toMatchObject({ status: 400 })
    expect(await ask('POST reconciliation/reallocation/1149/1105', { rest: 'keep' })).toMatchObject({
      status: 200,
    })
    expect(await get('reallocation/1149')).toMatchObject({ status: 'reconciled' })
  })
})

describe('packages that do not add up', () => {
  it('are assigned, adjusted, disputed or lost, and whoever comes second is told', async () => {
    const [row] = await grid('troubleshooting/grid', 'trouble', 'amountDiffers')
    const id = Number(row?.idPackage)
    expect(await ask(`POST troubleshooting/${id}/dispute?version=1`, {})).toMatchObject({ status: 200 })
    const body = { direction: 'up', amount: 1, reason: 'Cash difference', version: 1 }
    expect(await ask(`POST troubleshooting/${id}/adjust`, body)).toMatchObject({ status: 409 })
    expect(await ask(`POST troubleshooting/${id}/adjust`, { ...body, version: 2 })).toMatchObject({
      status: 200,
    })
    expect(await grid('troubleshooting/grid', 'idPackage', String(id))).toEqual([])
    const [orphan] = await grid('troubleshooting/grid', 'trouble', 'noPartner')
    const path = `troubleshooting/${orphan?.idPackage}`
    expect(await ask(`POST ${path}/lost`, {})).toMatchObject({ status: 409 })
    const before = await balance('Hub Leeds', String(orphan?.currency))
    expect(await ask(`POST ${path}/partner`, { partnerId: 9 })).toMatchObject({ status: 200 })
    const after = await balance('Hub Leeds', String(orphan?.currency))
    expect(after - before).toBeCloseTo(Number(orphan?.collected), 2)
  })
})

describe('settings', () => {
  it('are added, changed and switched off; of two who change one the second is told', async () => {
    const paths = {
      'payment-methods': { name: 'Voucher' },
      reasons: { name: 'Lost receipt', type: 'RejectionReason' },
    }
    for (const [path, form] of Object.entries(paths)) {
      expect(await ask(`POST ${path}`, form)).toMatchObject({ status: 200 })
      expect((await ask(`POST ${path}`, form)).json()).toMatchObject({ errors: [{ field: 'name' }] })
      const [row] = await grid(`${path}/grid`, 'name', form.name)
      const changed = { ...form, name: `${form.name} 2`, version: 1 }
      expect(await ask(`PUT ${path}/${row?.id}`, changed)).toMatchObject({ status: 200 })
      expect(await ask(`PUT ${path}/${row?.id}`, changed)).toMatchObject({ status: 409 })
      expect(await ask(`POST ${path}/${row?.id}/inactive`, {})).toMatchObject({ status: 200 })
      expect(await ask(`POST ${path}/${row?.id}/inactive`, {})).toMatchObject({ status: 409 })
    }
  })

  it('of a partner ask for what its type needs, which is a setting too', async () => {
    const form = { code: 'CP-099', name: 'New Riders', partnerType: 'hub', navisionCode: 'K1' }
    expect((await ask('POST collection-partners', form)).json()).toMatchObject({
      errors: [{ field: 'contact' }, { field: 'email' }],
    })
    const [hub] = await grid('collection-partner-forms/grid', 'type', 'hub')
    const fields = { contact: 'none', email: 'optional', version: hub?.version }
    expect(await ask(`PUT collection-partner-forms/${hub?.id}`, fields)).toMatchObject({ status: 200 })
    expect(await ask('POST collection-partners', form)).toMatchObject({ status: 200 })
  })

  it('let no automatic type be switched off', async () => {
    expect(await ask('POST transaction-types/1/inactive', {})).toMatchObject({ status: 409 })
    expect(await ask('POST transaction-types', { name: 'Storage fee', direction: 'up' })).toMatchObject({
      status: 200,
    })
    const transaction = {
      partnerId: 1,
      type: 'storageFee',
      amount: 5,
      currency: 'GBP',
      reason: 'Cash difference',
    }
    expect(await ask('POST transactions', transaction)).toMatchObject({ status: 200 })
  })
})

describe('dashboards', () => {
  it('come from the opening to the closing balance, which is the current one', async () => {
    const rows = await grid('finance-dashboard/grid')
    for (const row of rows) {
      const moved = ['opening', 'collected', 'paid', 'fees', 'adjusted', 'moved'].reduce(
        (sum, key) => sum + Number(row[key]),
        0,
      )
      expect(moved).toBeCloseTo(Number(row.closing), 2)
      expect(await balance(String(row.partner), String(row.currency))).toBeCloseTo(Number(row.closing), 2)
    }
    expect(rows).toHaveLength(24)
  })

  it('draw by currency what is open by age, whoever owes the most first', async () => {
    const rows = await grid('finance-dashboard/grid')
    const charts = Object(await get('finance-dashboard/chart'))
    for (const currency of ['GBP', 'EUR']) {
      const bars = list(charts[currency])
      const open = (row: Row) => Number(row.week) + Number(row.month) + Number(row.older)
      expect(bars.map(open)).toEqual(bars.map(open).toSorted((a, b) => b - a))
      const owing = rows.filter(row => row.currency === currency && open(row) > 0)
      expect(bars).toHaveLength(owing.length)
      for (const bar of bars)
        expect(open(bar)).toBeCloseTo(open(owing.find(({ partner }) => partner === bar.partner) ?? {}), 2)
    }
  })

  it('give the balance of all partners by currency to those who see them all', async () => {
    const rows = await grid('current-balance-dashboard/grid')
    const { balances } = Object(await get('current-balance-dashboard'))
    const owed = (currency: string) =>
      rows.reduce((sum, row) => sum + (row.currency === currency ? Number(row.balance) : 0), 0)
    const text = (currency: string) =>
      `${owed(currency).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} ${currency}`
    expect(balances).toEqual([text('EUR'), text('GBP')])
  })

  it('show a partner the own account alone', async () => {
    const own = (rows: readonly Row[]) => [...new Set(rows.map(({ partner }) => partner))]
    for (const path of [
      'account-statement/grid',
      'current-balance-dashboard/grid',
      'current-balance-dashboard/open/grid',
    ])
      expect(own(await grid(path, undefined, undefined, 'collection-partner'))).toEqual(['Albion Parcels'])
    const { json } = await ask('GET account-statement', undefined, 'collection-partner')
    expect(json()).toMatchObject({ data: { partner: 'Albion Parcels' } })
  })

  it('have a running balance whose last line is the balance', async () => {
    const [last] = await grid('account-statement/grid', 'currency', 'GBP', 'collection-partner')
    expect(last?.balance).toBeCloseTo(await balance('Albion Parcels', 'GBP'), 2)
  })
})

describe('exports', () => {
  const report = async (from: string, to: string) => {
    const filter = [
      [{ index: 'datedAt', value: from, condition: 'gteq' }],
      [{ index: 'datedAt', value: to, condition: 'lteq' }],
    ]
    const gridRequest = { ...everything, filter, export: true }
    const token = opened.sandbox.signIn('admin')
    return opened.ask('POST /api/report', {
      token,
      body: { reportType: 'cash_reconciliation-payments', gridRequest },
    })
  }

  it('span no more months than cpmt_max_month_per_export', async () => {
    expect(await report('2011-09-01 00:00:00', '2011-11-30 23:59:59')).toMatchObject({ status: 200 })
    const { status, text } = await report('2011-08-01 00:00:00', '2011-11-30 23:59:59')
    expect([status, text]).toEqual([400, expect.stringContaining('3 months at most')])
    await opened.sandbox.idle()
  })
})

async function ask(call: string, body?: unknown, persona = 'admin') {
  const [method, path] = call.split(' ')
  const token = opened.sandbox.signIn(persona)
  return opened.ask(`${method} ${base}/${path}`, { token, ...(body === undefined ? {} : { body }) })
}

async function get(path: string): Promise<unknown> {
  return Reflect.get(Object((await ask(`GET ${path}`)).json()), 'data')
}

async function grid(path: string, index?: string, value?: string, persona?: string): Promise<readonly Row[]> {
  const filter = index === undefined ? [] : [[{ index, value, condition: 'equals' }]]
  const reply = await ask(`POST ${path}`, { ...everything, filter }, persona)
  return list(Reflect.get(Object(reply.json()), 'data'))
}

async function idOf(path: string, reference: string): Promise<unknown> {
  return (await grid(`${path}/grid`, 'reference', reference))[0]?.id
}

async function balance(partner: string, currency: string): Promise<number> {
  const rows = await grid('current-balance-dashboard/grid', 'partner', partner)
  return Number(rows.find(row => row.currency === currency)?.balance)
}

function list(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value : []
}

function data(reply: unknown): Row {
  return Object(Reflect.get(Object(reply), 'data'))
}
