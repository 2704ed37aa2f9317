import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { labelPdf } from '../../../src/sandbox/returns/calls.ts'
import { openTestSandbox } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let [returns, service, admin] = ['', '', '']
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  returns = opened.sandbox.signIn('returns')
  service = opened.sandbox.signIn('customer-service')
  admin = opened.sandbox.signIn('admin')
})
afterAll(() => opened.close())

interface Item {
  readonly itemId: string
  readonly name: string
  readonly left: number
  readonly price: number
  readonly eligibility: string
  readonly why: string | null
  readonly overridable: number
  readonly state: string
  readonly total: number
}
/** Delivered two weeks ago, without a return. */
const order = '578031'
/** Of a year ago. */
const old = '536370'

async function get(path: string, token = returns) {
  const reply = await opened.ask(`GET ${path}`, { token })
  return { status: reply.status, ...Object(reply.json()) }
}
async function post(path: string, body: unknown = {}, token = returns) {
  const reply = await opened.ask(`POST ${path}`, { token, body })
  return { status: reply.status, ...Object(reply.json()) }
}
async function grid<T>(path: string, filter: unknown[] = [], token = returns): Promise<T[]> {
  const options = { pagination: { limit: 1000, offset: 0 }, filter, sort: [], columns: [] }
  return (await post(`${path}/grid`, { options }, token)).data
}
const itemsOf = (orderNr: string) => grid<Item>(`/api/rma/${orderNr}/items`)
const by = (index: string, value: string) => [[{ index, value, condition: 'equals' }]]
const chosen = (item: Item | undefined, quantity = 1) => ({
  items: [{ itemId: item?.itemId, quantity, reason: 'Arrived damaged', condition: 'Damaged' }],
  returnMethod: 'dropOff',
  refundMethod: 'BankTransfer',
})
const find = async (rmaNr: string) =>
  (await grid<{ idRma: number }>('/api/rma', by('rmaNr', rmaNr)))[0]?.idRma

describe('returns (spec 2 §7.7)', () => {
  it('agree with their refunds', async () => {
    const all = await grid<Record<string, unknown>>('/api/rma', by('status', 'closed'))
    expect(all.length).toBeGreaterThan(100)
    expect(new Set(all.map(({ refundStatus }) => refundStatus))).toEqual(new Set(['paid']))
    const [first] = all
    const refund = await get(`/api/finance/refunds/${first?.idRefund}`, admin)
    expect(refund.data).toMatchObject({
      rmaNr: first?.rmaNr,
      orderNr: first?.orderNr,
      amount: first?.amount,
      status: 'paid',
    })
  })

  it('can be filtered by the options of the server', async () => {
    const { data } = await get('/api/rma/filter')
    expect(Object.keys(data)).toEqual(['statuses', 'returnMethods', 'refundMethods'])
    for (const { value } of data.statuses) {
      const rows = await grid<{ status: string }>('/api/rma', by('status', value))
      expect(rows.length).toBeGreaterThan(0)
      expect(new Set(rows.map(({ status }) => status))).toEqual(new Set([value]))
    }
    for (const path of ['config', 'return-method']) expect((await get(`/api/rma/${path}`)).status).toBe(200)
  })
})

describe('new return', () => {
  it('offers the items with returnable pieces, and their number', async () => {
    for (const orderNr of [order, old]) {
      const { data } = await get(`/api/rma/${orderNr}`)
      const eligible = (await itemsOf(orderNr)).filter(({ eligibility }) => eligibility !== 'refused')
      expect(data.items).toEqual(
        eligible.map(({ itemId, name, left }) => ({ itemId, label: `${name} (${left})`, left })),
      )
    }
  })

  it('contains eligible pieces, and leads to a refund of what was accepted', async () => {
    const [first, second] = await itemsOf(order)
    expect(first).toMatchObject({ eligibility: 'eligible', why: null })
    const items = [first, second].flatMap(item => chosen(item).items)
    const made = await post(`/api/rma/${order}`, { ...chosen(first), items })
    expect(made).toMatchObject({ status: 200, message: `Return R${order} was created.` })
    const id = await find(`R${order}`)
    const detail = `/api/rma/details/${id}`
    expect((await get(detail)).data).toMatchObject({ status: 'requested', openItems: 2, idRefund: null })
    expect((await itemsOf(order))[0]?.left).toBe(Number(first?.left) - 1)

    expect(await post(`${detail}/refund`)).toMatchObject({ status: 409 })
    expect((await post(`${detail}/receive`)).status).toBe(200)
    expect(await post(`${detail}/receive`)).toMatchObject({
      status: 409,
      message: `Return R${order} is already received.`,
    })
    expect((await post(`${detail}/cancel`, { note: 'x' })).status).toBe(409)
    const [one, two] = await grid<Item>(`${detail}/items`)
    await post(`${detail}/items/${one?.itemId}/accept`)
    expect(await post(`${detail}/refund`)).toMatchObject({
      status: 409,
      message: '1 item is neither accepted nor rejected yet.',
    })
    expect((await post(`${detail}/items/${two?.itemId}/reject`)).errors).toEqual([
      { field: 'reason', message: 'This is required.' },
    ])
    await post(`${detail}/items/${two?.itemId}/reject`, { reason: 'Parts are missing' })
    const ended = await post(`${detail}/refund`)
    const { data } = await get(detail)
    expect([ended.status, data.status, data.amount]).toEqual([200, 'refunded', one?.total])
    expect(ended.data).toEqual({ idRefund: data.idRefund })
    const refund = await get(`/api/finance/refunds/${data.idRefund}`, admin)
    expect(refund.data).toMatchObject({
      rmaNr: `R${order}`,
      amount: one?.total,
      status: 'waiting',
      orderNr: order,
    })
    expect(data.timeline.map(({ title }: { title: string }) => title)).toEqual([
      ...['Refund made', 'Item rejected', 'Item accepted', 'Received at the warehouse', 'Return created'],
    ])
    const shown = Object((await opened.ask(`GET /api/oms/order/${order}`, { token: returns })).json()).data
    expect(
      shown.timeline.some(({ title }: { title: string }) => title === `Refund ${data.idRefund} created`),
    ).toBe(true)
  })

  it('is rejected field by field', async () => {
    const [first] = await itemsOf('578008')
    const wrong = {
      items: [
        ...chosen(first, 100).items,
        ...chosen(first, 100_000).items,
        ...chosen(first, 200).items,
        { itemId: 'none', quantity: 1, reason: 'Boredom', condition: 'x' },
        { ...chosen(first).items[0], reason: 'Boredom', condition: 'x' },
      ],
      returnMethod: 'pickup',
      refundMethod: 'Cowries',
    }
    const { status, errors } = await post('/api/rma/578008', wrong)
    expect(status).toBe(400)
    expect(errors.map(({ field }: { field: string }) => field)).toEqual([
      ...['items.0.quantity', 'items.1.itemId', 'items.1.quantity', 'items.2.itemId', 'items.2.quantity'],
      ...['items.3.itemId', 'items.4.itemId', 'items.4.reason', 'items.4.condition'],
      ...['pickupAt', 'refundMethod'],
    ])
    for (const [way, field] of [
      [{ returnMethod: 'pigeon' }, 'returnMethod'],
      [{ returnMethod: 'pickup', pickupAt: '2011-02-30' }, 'pickupAt'],
      [{ returnMethod: 'pickup', pickupAt: '2011-12-09' }, 'pickupAt'],
    ] as const)
      expect((await post('/api/rma/578008', { ...chosen(first), ...way })).errors).toMatchObject([{ field }])
    expect((await post('/api/rma/1', chosen(first))).status).toBe(404)
  })

  it('of an ineligible item requires an override, whose reason is stored', async () => {
    const [late] = await itemsOf(old)
    expect(late).toMatchObject({
      eligibility: 'refused',
      overridable: 1,
      why: expect.stringMatching(/^Delivered \d+ days ago/),
    })
    expect(await post(`/api/rma/${old}`, chosen(late))).toMatchObject({ status: 400 })
    const override = `/api/rma/${old}/items/${late?.itemId}/override`
    expect((await post(override, { reason: 'Promised by mail.' }, service)).status).toBe(403)
    expect((await post(override, { reason: ' ' })).status).toBe(400)
    expect((await post(override, { reason: 'Promised by mail.' })).status).toBe(200)
    expect((await post(override, { reason: 'Again.' })).status).toBe(409)
    expect((await itemsOf(old))[0]).toMatchObject({
      eligibility: 'overridden',
      why: 'returns: Promised by mail.',
    })
    const made = await post(`/api/rma/${old}`, chosen(late), service)
    expect(made.status).toBe(200)
    const rmaNr = String(/R[\d-]+/.exec(made.message))
    const { data } = await get(`/api/rma/details/${await find(rmaNr)}`)
    expect(data.timeline[0]).toMatchObject({ title: 'Returned although not eligible' })
  })

  it('is not created here when cs_return_migration_enabled is 1', async () => {
    const save = (flag: string, version: number) =>
      opened.ask('PUT /api/oms/database-settings/cs_return_migration_enabled', {
        token: admin,
        body: { flag, version },
      })
    const external = async () =>
      Object((await opened.ask(`GET /api/oms/order/${order}`, { token: returns })).json()).data.returnsAt
    expect(await external()).toBe('internal')
    expect((await save('1', 0)).status).toBe(200)
    expect(await external()).toBe('external')
    const [item] = await itemsOf(order)
    expect(await post(`/api/rma/${order}`, chosen(item))).toMatchObject({ status: 409 })
    expect((await save('0', 1)).status).toBe(200)
  })
})

describe('received return', () => {
  it('ends without a refund if nothing is accepted', async () => {
    const [row] = await grid<{ idRma: number; rmaNr: string }>('/api/rma', by('status', 'requested'))
    const detail = `/api/rma/details/${row?.idRma}`
    await post(`${detail}/receive`)
    const items = await grid<Item>(`${detail}/items`)
    for (const [at, { itemId }] of items.entries()) {
      expect((await get(detail)).data.openItems).toBe(items.length - at)
      await post(`${detail}/items/${itemId}/reject`, { reason: 'Parts are missing' })
    }
    expect(await post(`${detail}/refund`)).toMatchObject({
      status: 200,
      message: `Return ${row?.rmaNr} was closed without a refund.`,
    })
    const { data } = await get(detail)
    expect(data).toMatchObject({ status: 'refunded', amount: 0, idRefund: null, openItems: 0 })
  })

  it('leads to a refund that waits for the customer only if its method requires information', async () => {
    const [item] = await itemsOf('578008')
    const made = await post('/api/rma/578008', { ...chosen(item), refundMethod: 'NoPayment' })
    const detail = `/api/rma/details/${await find(String(/R[\d-]+/.exec(made.message)))}`
    await post(`${detail}/receive`)
    const [received] = await grid<Item>(`${detail}/items`)
    await post(`${detail}/items/${received?.itemId}/accept`)
    await post(`${detail}/refund`)
    const { data } = await get(detail)
    const refund = (await get(`/api/finance/refunds/${data.idRefund}`, admin)).data
    expect(refund).toMatchObject({ status: 'pending', method: 'NoPayment', reason: null })
    // The days of the refund settings.
    const day = (text: string) => Date.parse(`${text.slice(0, 10)}T00:00:00Z`) / 86_400_000
    expect(day(refund.dueAt) - day(refund.createdAt)).toBe(14)
  })

  it('can be changed with its current version only', async () => {
    const [row] = await grid<{ idRma: number }>('/api/rma', by('status', 'requested'))
    const detail = `/api/rma/details/${row?.idRma}`
    const { version } = (await get(detail)).data
    expect((await post(`${detail}/receive`, { version: version + 1 })).status).toBe(409)
    expect((await post(`${detail}/receive`, { version })).status).toBe(200)
  })
})

describe('item of a return', () => {
  it('is cancelled by permitted users, and the last item cancels the return', async () => {
    const [row] = await grid<{ idRma: number }>('/api/rma', by('status', 'requested'))
    const detail = `/api/rma/details/${row?.idRma}`
    const items = await grid<Item>(`${detail}/items`)
    for (const { itemId } of items) {
      const path = `${detail}/items/${itemId}/cancel`
      expect((await post(path, { reason: 'Customer keeps it' }, service)).status).toBe(403)
      expect((await post(path, {})).status).toBe(400)
      expect((await post(path, { reason: 'Customer keeps it' })).status).toBe(200)
      expect((await post(path, { reason: 'Customer keeps it' })).status).toBe(409)
    }
    expect((await get(detail)).data).toMatchObject({ status: 'cancelled', amount: 0, openItems: 0 })
  })

  it('of an unknown return, or of another one, is not found', async () => {
    expect((await get('/api/rma/details/999999')).status).toBe(404)
    expect((await get('/api/rma/details/x')).status).toBe(404)
    expect((await post('/api/rma/details/1/items/1/accept')).status).toBe(409)
    expect((await post('/api/rma/details/1/items/999999/accept')).status).toBe(404)
  })
})

it('the shipping label writes the address of the customer with the letters of its font', () => {
  const file = Buffer.from(labelPdf(['Größe (2) \\ Lindenstraße 7', 'Győr, Dún Laoghaire'])).toString(
    'latin1',
  )
  expect(file).toContain('(Größe \\(2\\) \\\\ Lindenstraße 7)')
  expect(file).toContain('(Gyor, Dún Laoghaire)')
  const [, length] = /Length (\d+)/.exec(file) ?? []
  const start = file.indexOf('stream\n') + 'stream\n'.length
  expect(file.slice(start + Number(length))).toMatch(/^\nendstream/)
})

it('the shipping label is a file in the timeline, and comments on a return belong to it', async () => {
  const label = await opened.ask('POST /api/rma/details/1/label', { token: returns })
  expect(label.headers.get('content-type')).toBe('application/pdf')
  expect(label.text.startsWith('%PDF-1.4')).toBe(true)
  expect((await get('/api/rma/details/1')).data.timeline[0]).toMatchObject({
    title: 'Shipping label printed',
    user: 'returns',
  })
  const said = { entityType: 'rma', entityId: '1', isIssue: false, content: 'Box is missing.' }
  expect((await post('/api/comment/', said)).status).toBe(200)
  expect((await get('/api/rma/details/comment/1')).data).toMatchObject([{ content: 'Box is missing.' }])
  expect((await get('/api/rma/details/comment/1', opened.sandbox.signIn('viewer'))).status).toBe(403)
})

it('a new return starts with the number of an order, trimmed, and rejects it at the field', async () => {
  const find = (salesOrderNumber: string, token = returns) =>
    post('/api/rma/find-order', { salesOrderNumber }, token)
  expect(await find(` ${order} `)).toMatchObject({ status: 200, data: { orderNr: order } })
  for (const [typed, message] of [
    ['99', 'There is no order 99.'],
    ['R1', 'An order number must have 1 to 20 digits.'],
    ['1'.repeat(21), 'An order number must have 1 to 20 digits.'],
  ] as const)
    expect(await find(typed)).toMatchObject({ status: 400, errors: [{ field: 'salesOrderNumber', message }] })
  expect((await find(order, opened.sandbox.signIn('viewer', ['return_index_csr']))).status).toBe(403)
})
