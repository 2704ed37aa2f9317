import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readRows } from '../../../src/sandbox/imports/readRows.ts'
import { origin } from '../client.ts'
import { openDescribed, page } from './describedProject.ts'

let opened: Awaited<ReturnType<typeof openDescribed>>
let token = ''
beforeAll(async () => {
  opened = await openDescribed(
    `voucher: { label: 'Voucher', plural: 'Vouchers', key: 'code', fields: {
      code: { type: 'text', example: 'V-1001' }, value: 'decimal', usedAt: 'moment',
    } },
    customer: { fields: { code: 'text', holder: 'text', value: 'decimal', usedAt: 'moment', note: 'text' } },`,
    `vouchers: { grid: '/grid', many: 'voucher' }, customers: { grid: '/customers/grid', many: 'customer' },`,
  )
  token = opened.sandbox.signIn('viewer', ['voucher_index', 'finance_write_off'])
})
afterAll(() => opened.end())

const listed = async () => opened.answer('POST /api/vouchers/grid', { options: page })

describe('export of a list that no server implements', () => {
  const order = async (fields: readonly string[], as = token) => {
    const columns = fields.map(field => ({ field, heading: `The ${field}` }))
    const body = { reportType: 'marketing-vouchers', gridRequest: { ...page, export: true }, columns }
    const reply = await opened.ask('POST /api/report', { token: as, body })
    return [reply.status, Object(reply.json()).message]
  }

  it('has its made-up records, a moment as a day', async () => {
    expect((await order(['code', 'usedAt']))[0]).toBe(200)
    await opened.sandbox.idle()
    const [newest] = Object((await opened.ask('GET /api/navigation/notification', { token })).json())
    const { text } = await opened.ask('POST /api/navigation/download/', {
      token,
      body: { notificationId: newest.id },
    })
    const [head, first, ...rest] = readRows(text).rows.map(({ cells }) => [...cells])
    const { data, rowCount } = await listed()
    expect(head).toEqual(['The code', 'The usedAt'])
    expect(first).toEqual([data[0].code, data[0].usedAt.slice(0, 10)])
    expect(rest).toHaveLength(rowCount - 1)
  })

  it('is refused for columns that no list has, and for a user without its resource', async () => {
    const refused = [400, "There is no report type 'marketing-vouchers'."]
    expect(await order(['code', 'owner'])).toEqual(refused)
    expect(await order(['code'], opened.sandbox.signIn('viewer', []))).toEqual(refused)
  })
})

describe('import into a list that no server implements', () => {
  const send = async (content: string) => {
    const body = new FormData()
    body.append('uploadFile', new File([content], 'vouchers.csv'))
    const headers = { authorization: `Bearer ${token}` }
    const request = new Request(`${origin}/api/mass-import/import/9`, { method: 'POST', headers, body })
    const reply = await opened.sandbox.fetch(request)
    return { status: reply.status, ...Object(await reply.json()) }
  }

  it('adds its rows to the list', async () => {
    const before = (await listed()).rowCount
    expect(await send('Code,value\nV-2001,12.50\nV-2002,\n')).toEqual({
      status: 200,
      success: true,
      response: '2 rows imported.',
      errors: [],
    })
    const { data, rowCount } = await listed()
    expect(rowCount).toBe(before + 2)
    expect(data).toContainEqual(expect.objectContaining({ code: 'V-2001', value: 12.5 }))
  })

  it('is refused for columns that no list has', async () => {
    expect(await send('code,colour\nV-3001,red\n')).toEqual({
      status: 400,
      success: false,
      response: "There is no import type '9'.",
      errors: undefined,
    })
  })
})
