import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { equals, gridRows, openTestSandbox } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let [finance, manager] = ['', '']
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  finance = opened.sandbox.signIn('finance')
  manager = opened.sandbox.signIn('finance-manager')
})
afterAll(() => opened.close())

interface Message {
  readonly idMessage: number
  readonly documentNr: string
  readonly type: string
  readonly status: string
  readonly amount: number
  readonly attempts: number
  readonly sentBy: string | null
}
interface Refund {
  readonly idRefund: number
  readonly rmaNr: string
  readonly amount: number
  readonly status: string
  readonly currency: string
}
interface Invoice {
  readonly idInvoice: number
  readonly invoiceNr: string
  readonly idRefund: number | null
  readonly amount: number
}
interface WriteOff {
  readonly idWriteOff: number
  readonly amount: number
  readonly status: string
}

const rows = <T>(path: string, ...filter: unknown[]) =>
  gridRows<T>(opened.ask, `/api/finance/${path}/grid`, manager, filter)
const messages = (documentNr: string) => rows<Message>('settings/navision', equals('documentNr', documentNr))
const post = async (path: string, body: object = {}, token = finance) => {
  const reply = await opened.ask(`POST /api/finance/${path}`, { token, body })
  return [reply.status, Object(reply.json()).message]
}
const pass = (minutes: number) => opened.ask('POST /sandbox/clock', { body: { minutes } })
const timeline = async (id: number): Promise<string[]> => {
  const { data } = Object((await opened.ask(`GET /api/finance/refunds/${id}`, { token: finance })).json())
  return data.timeline.map(({ title, data: of }: { title: string; data: { Document?: string } | null }) =>
    of?.Document ? `${title} ${of.Document}` : title,
  )
}
/** One in that status whose credit note needed no approval. */
const taken = new Set<number>()
async function take(status: string): Promise<Refund> {
  const noted = new Set((await rows<Invoice>('pending-invoices')).map(one => one.idRefund))
  const found = (await rows<Refund>('refunds', equals('status', status))).find(
    one => !taken.has(one.idRefund) && !noted.has(one.idRefund) && one.amount < 2000,
  )
  if (!found) throw new Error(`There is no refund that is ${status}.`)
  taken.add(found.idRefund)
  return found
}

describe('decisions of finance are booked once', () => {
  it('an approved write-off, single or in bulk, is booked when Navision has it', async () => {
    const [one, two, three] = await rows<WriteOff>('write-off', equals('status', 'pending'))
    expect(await post(`write-off/${one?.idWriteOff}/approve`)).toEqual([200, '1 write-off was approved.'])
    expect((await post(`write-off/${two?.idWriteOff}/reject`, { note: 'Too late' }))[0]).toBe(200)
    const selection = {
      all: true,
      filter: [equals('idWriteOff', Number(three?.idWriteOff)), equals('status', 'pending')],
      except: [],
    }
    expect((await post('write-off/approve', { selection }))[0]).toBe(200)
    expect(await messages(`WO-${two?.idWriteOff}`)).toEqual([])
    for (const each of [one, three])
      expect(await messages(`WO-${each?.idWriteOff}`)).toMatchObject([
        { type: 'writeOffJournal', status: 'waiting', amount: each?.amount, attempts: 0, sentBy: null },
      ])
    expect((await post(`write-off/${one?.idWriteOff}/approve`, {}, manager))[0]).toBe(409)
    expect(await messages(`WO-${one?.idWriteOff}`)).toHaveLength(1)
    // Those that fail once for a reason that passes are there after the next turns.
    await pass(46)
    for (const each of [one, three]) {
      const [message] = await messages(`WO-${each?.idWriteOff}`)
      expect(message).toMatchObject({ status: 'booked', sentBy: 'automatic' })
      const [after] = await rows<WriteOff>('write-off', equals('idWriteOff', Number(each?.idWriteOff)))
      expect(after?.status).toBe('booked')
    }
  })

  it('a sent refund is credited, and a paid one is a payment, however often the bank returned it', async () => {
    const { idRefund, rmaNr, amount } = await take('ready')
    await post(`refunds/${idRefund}/send`, {}, manager)
    await post(`refunds/${idRefund}/failed`, { reason: 'AC04 Account is closed' })
    await post(`refunds/${idRefund}/retry`)
    await post(`refunds/${idRefund}/send`, {}, manager)
    expect(await messages(`CM-${rmaNr}`)).toMatchObject([{ status: 'waiting', type: 'creditMemo', amount }])
    expect(await messages(`PJ-${rmaNr}`)).toEqual([])
    await post(`refunds/${idRefund}/paid`)
    expect(await messages(`PJ-${rmaNr}`)).toMatchObject([{ type: 'paymentJournal', amount: -amount }])
    await pass(46)
    const titles = await timeline(idRefund)
    expect(titles).toContain(`Booked in Navision CM-${rmaNr}`)
    expect(titles).toContain(`Booked in Navision PJ-${rmaNr}`)
  })

  it('the credit of a cancelled refund is not sent, or reversed', async () => {
    const [unsent, booked] = [await take('ready'), await take('ready')]
    const reason = { reason: 'Refunded another way' }
    await post(`refunds/${booked.idRefund}/send`, {}, manager)
    await pass(46)
    await post(`refunds/${unsent.idRefund}/send`, {}, manager)
    for (const { idRefund } of [unsent, booked]) {
      await post(`refunds/${idRefund}/failed`, { reason: 'AC04 Account is closed' })
      expect((await post(`refunds/${idRefund}/cancel`, reason))[0]).toBe(200)
    }
    expect(await messages(`CM-${unsent.rmaNr}`)).toMatchObject([{ status: 'closed', sentBy: 'finance' }])
    expect(await messages(`CM-${unsent.rmaNr}-R`)).toEqual([])
    expect(await messages(`CM-${booked.rmaNr}`)).toMatchObject([{ status: 'booked' }])
    expect(await messages(`CM-${booked.rmaNr}-R`)).toMatchObject([
      { status: 'waiting', amount: -booked.amount },
    ])
  })

  it('an approved invoice or credit note has its own number; a rejected one is not booked', async () => {
    const waiting = await rows<Invoice>('pending-invoices', equals('status', 'pending'))
    const note = waiting.find(one => one.idRefund !== null)
    const [invoice, rejected] = waiting.filter(one => one.idRefund === null)
    const ids = [note?.idInvoice, invoice?.idInvoice]
    for (const one of waiting) expect(await messages(one.invoiceNr)).toEqual([])
    await post('pending-invoices/approve', { selection: { ids } }, manager)
    await post(`pending-invoices/${rejected?.idInvoice}/reject`, { reason: 'Amount is wrong' }, manager)
    expect(await messages(String(note?.invoiceNr))).toMatchObject([
      { type: 'creditMemo', status: 'waiting', amount: -Number(note?.amount) },
    ])
    expect(await messages(String(invoice?.invoiceNr))).toMatchObject([
      { type: 'salesInvoice', status: 'waiting', amount: invoice?.amount },
    ])
    expect(await messages(String(rejected?.invoiceNr))).toEqual([])
    expect(
      await post(`pending-invoices/${invoice?.idInvoice}/reject`, { reason: 'No mood' }, manager),
    ).toEqual([400, "'No mood' is not a valid reason."])
  })

  it('a verified order is invoiced; an invalid one is not', async () => {
    const [queue] = await rows<{ idQueue: number }>('order-verification', equals('name', 'Payment mismatch'))
    const home = `order-verification/${queue?.idQueue}`
    const open = await rows<{ idVerification: number; orderNr: string }>(home, equals('status', 'open'))
    const invoiced = await rows<{ orderNr: string }>('pending-invoices')
    const [good, bad] = open.filter(one => !invoiced.some(({ orderNr }) => orderNr === one.orderNr))
    const ids = [good?.idVerification, bad?.idVerification]
    await post(`${home}/take`, { selection: { ids } })
    await post(`${home}/${ids[0]}/verify`)
    await post(`${home}/${ids[1]}/invalidate`, { reason: 'Suspected fraud' })
    expect(await messages(`SI-${good?.orderNr}`)).toMatchObject([{ status: 'waiting', type: 'salesInvoice' }])
    expect(await messages(`SI-${bad?.orderNr}`)).toEqual([])
  })
})

describe('Navision queue', () => {
  it('agrees with the decisions: nothing is booked that is still pending', async () => {
    const waiting = await rows<Invoice>('pending-invoices', equals('status', 'pending'))
    for (const { idRefund, invoiceNr } of waiting) {
      expect(await messages(invoiceNr)).toEqual([])
      if (idRefund === null) continue
      const [refund] = await rows<Refund>('refunds', equals('idRefund', idRefund))
      expect(await messages(`CM-${refund?.rmaNr}`)).toEqual([])
    }
    const journals = await rows<Message>('settings/navision', equals('type', 'writeOffJournal'))
    for (const { documentNr, status } of journals) {
      const id = Number(documentNr.slice(3))
      const [writeOff] = await rows<WriteOff>('write-off/history', equals('idWriteOff', id))
      expect([documentNr, writeOff?.status]).toEqual([
        documentNr,
        status === 'booked' ? 'booked' : 'approved',
      ])
    }
  })
})
