import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readRows } from '../../../src/sandbox/imports/readRows.ts'
import { language } from '../../check/project.ts'
import { origin } from '../client.ts'
import { openDescribed, page } from './describedProject.ts'

let opened: Awaited<ReturnType<typeof openDescribed>>
let token = ''
beforeAll(async () => {
  opened = await openDescribed(
    `voucher: { label: 'Voucher', plural: 'Vouchers', key: 'code', fields: {
      code: { type: 'text', example: 'V-1001' }, value: 'decimal', usedAt: 'moment',
    } },
    scan: { key: 'id', fields: { id: 'id', idFile: { type: 'id', example: 5501 }, fileName: { type: 'text', example: 'scan-1.csv' } } },
    terms: { fields: { idText: { type: 'id', label: 'Text' }, version: 'integer', textName: { type: 'text', maxLength: 30 } } },
    customer: { fields: { code: 'text', holder: 'text', value: 'decimal', usedAt: 'moment', note: 'text' } },`,
    `vouchers: { grid: '/grid', many: 'voucher' }, customers: { grid: '/customers/grid', many: 'customer' },
    scans: { get: '/scans', many: 'scan' }, scanFile: { post: '/scans/{id}/file', reply: 'file' }, terms: { get: '/terms', one: 'terms' },`,
    {
      'marketing/runs.ts': `import { defineScreen } from '${language}'
const columns = [{ header: 'colour', required: true }]
export default defineScreen({ name: 'runs', path: '/runs', title: 'Runs', body: [
  { kind: 'grid', call: 'vouchers', columns: ['code'], import: { type: 77, columns } },
  { kind: 'grid', call: 'refunds', columns: ['idRefund'], import: { type: 78, columns } },
] })
`,
    },
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

describe('download of a file that no server has', () => {
  const download = async (body: object, as = token) => {
    const reply = await opened.ask('POST /api/navigation/download/', { token: as, body })
    return [reply.status, reply.headers.get('content-disposition'), reply.text]
  }
  const missing = [404, null, '{"message":"This file does not exist."}']

  it('has the sample record that names it', async () => {
    const [{ id, idFile, fileName }] = (await opened.answer('GET /api/vouchers/scans')).data
    const [status, disposition, text] = await download({ fileId: String(idFile), fileName })
    expect([status, disposition]).toEqual([200, `attachment; filename="${fileName}"`])
    const { rows } = readRows(String(text))
    expect(rows.map(({ cells }) => [...cells])).toEqual([
      ['Scan', 'File', 'File'],
      [String(id), String(idFile), fileName],
    ])
  })

  it('has the settings that name it', async () => {
    const { idText, textName } = (await opened.answer('GET /api/vouchers/terms')).data
    const [status, , text] = await download({ fileId: idText, fileName: textName })
    expect([status, readRows(String(text)).rows[1]?.cells[2]]).toEqual([200, textName])
  })

  it('is missing where no record names both, or the user may not see it', async () => {
    const [{ id, idFile, fileName }] = (await opened.answer('GET /api/vouchers/scans')).data
    expect(await download({ fileId: idFile, fileName: 'other.csv' })).toEqual(missing)
    expect(await download({ fileId: -1, fileName })).toEqual(missing)
    expect(await download({ fileId: id, fileName: String(id) })).toEqual(missing)
    expect(await download({ fileId: idFile, fileName }, opened.sandbox.signIn('viewer', []))).toEqual(missing)
  })

  it('is the record of the path where a call replies with it', async () => {
    const [, { id }] = (await opened.answer('GET /api/vouchers/scans')).data
    const { status, headers, text } = await opened.ask(`POST /api/vouchers/scans/${id}/file`, { token })
    expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment; filename="scanFile.csv"'])
    expect(readRows(text).rows[1]?.cells[0]).toBe(String(id))
  })
})

describe('import into a list that no server implements', () => {
  const send = async (content: string, type = 9, as = token) => {
    const body = new FormData()
    body.append('uploadFile', new File([content], 'vouchers.csv'))
    const headers = { authorization: `Bearer ${as}` }
    const request = new Request(`${origin}/api/mass-import/import/${type}`, { method: 'POST', headers, body })
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

  it('is only read where the screen of its type imports columns that its list does not have', async () => {
    const before = await listed()
    expect(await send('colour\nred\nblue\n', 77)).toMatchObject({ status: 200, response: '2 rows imported.' })
    expect(await listed()).toEqual(before)
    const [newest] = Object((await opened.ask('GET /api/navigation/notification', { token })).json())
    const message = 'Your import of vouchers.csv has finished: 2 rows imported.'
    expect(newest).toMatchObject({ body: { type: 'SUCCESS_MESSAGE', processType: 'massImport' }, message })
  })

  it('is refused without rows, for a list of the server, and without the resource of the list', async () => {
    const other = opened.sandbox.signIn('viewer', ['finance_write_off'])
    expect(await send('colour\n', 77)).toMatchObject({ status: 400, response: 'The file has no rows.' })
    const unknown = (type: number) => ({ status: 400, response: `There is no import type '${type}'.` })
    expect(await send('colour\nred\n', 78)).toMatchObject(unknown(78))
    expect(await send('colour\nred\n', 77, other)).toMatchObject(unknown(77))
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
