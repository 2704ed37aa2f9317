import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readRows } from '../../../src/sandbox/imports/readRows.ts'
import { plainText } from '../../../src/sandbox/reports/csvCell.ts'
import { openTestSandbox } from '../client.ts'
import { copySeededData } from '../seededData.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let token = ''
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  token = opened.sandbox.signIn('finance')
})
afterAll(() => opened.close())

interface Notification {
  readonly id: number
  readonly message: string
  readonly body: { readonly type: string; readonly fileUrl?: string }
}

const whole = { pagination: { limit: 10, offset: 0 }, filter: [], sort: [], columns: [], export: true }
const order = async (body: unknown, as = token) => {
  const reply = await opened.ask('POST /api/report', { token: as, body })
  return [reply.status, Object(reply.json()).message]
}
const notifications = async (as = token): Promise<Notification[]> =>
  Object((await opened.ask('GET /api/navigation/notification', { token: as })).json())
const download = (body: unknown, as = token) =>
  opened.ask('POST /api/navigation/download/', { token: as, body })
const started = [200, 'The export has started. You will be notified when it is ready.']

async function exported(reportType: string, gridRequest: object): Promise<string[][]> {
  expect(await order({ reportType, gridRequest: { ...whole, ...gridRequest } })).toEqual(started)
  await opened.sandbox.idle()
  return newestFile()
}

async function newestFile(): Promise<string[][]> {
  const [newest] = await notifications()
  const { text } = await download({ notificationId: newest?.id })
  return readRows(text).rows.map(row => [...row.cells])
}

describe('report', () => {
  it('is created while other calls are answered, and announced when it is ready', async () => {
    expect(await order({ reportType: 'finance-write-off', gridRequest: whole })).toEqual(started)
    expect((await notifications())[0]).toMatchObject({
      body: { type: 'IN_PROGRESS' },
      message: 'Your export is being prepared.',
    })
    await opened.sandbox.idle()
    const list = await notifications()
    expect(list[0]).toMatchObject({
      message: expect.stringMatching(/^Your export of \d,\d{3} rows is ready\.$/),
      body: {
        type: 'SUCCESS_DOWNLOAD',
        fileUrl: expect.stringMatching(/^\/exports\/\d+\/finance-write-off-2011-12-10-08\d{4}\.csv$/),
      },
    })
    expect(list.filter(one => one.body.type === 'IN_PROGRESS')).toEqual([])
  })

  it('contains the filter, order and columns of the grid, without paging', async () => {
    const filter = [[{ index: 'status', value: 'pending', condition: 'equals' }]]
    const sort = [{ index: 'amount', order: 'asc' }]
    const columns = ['idWriteOff', 'amount', 'partner', 'createdAt', 'decidedBy']
    const [header, ...rows] = await exported('finance-write-off-wmt', { filter, sort, columns })
    expect(header).toEqual(['Write-Off', 'Amount', 'Partner', 'Created', 'Decided By'])
    const options = { pagination: { limit: 1000, offset: 0 }, filter, sort, columns: [] }
    const reply = await opened.ask('POST /api/finance/write-off-wmt/grid', { token, body: { options } })
    const { data, rowCount } = Object(reply.json())
    expect(rows.length).toBe(rowCount)
    expect(
      rows.map(([id, amount, partner, created, by]) => [
        Number(id),
        Number(amount),
        plainText(partner ?? ''),
        created,
        by,
      ]),
    ).toEqual(
      data.map((row: Record<string, unknown>) => [
        row.idWriteOff,
        row.amount,
        row.partner,
        row.createdAt,
        '',
      ]),
    )
  })

  it('formats negative amounts exactly and escapes formulas in names', async () => {
    const [, ...rows] = await exported('finance-write-off', { columns: ['amount', 'partner'] })
    const amounts = rows.map(([amount]) => amount ?? '')
    expect(amounts.filter(amount => !/^-?\d+\.\d\d$/.test(amount))).toEqual([])
    expect(amounts.some(amount => amount.startsWith('-'))).toBe(true)
    const partners = new Set(rows.map(([, partner]) => partner))
    expect(partners).toContain("'@Home Collect")
    expect(partners).toContain("'+Hub Manchester")
    expect(partners).toContain('City Riders, London')
  })

  it('contains the requested headings, labels and days, without formulas', async () => {
    const columns = [
      { field: 'status', heading: '=Status', words: { pending: '=Pending' } },
      { field: 'createdAt', heading: 'Created' },
      { field: 'createdAt', heading: 'Created (UTC)', time: true },
      { field: 'amount', heading: 'Amount' },
      { field: 'currency', heading: 'Currency' },
    ]
    const filter = [[{ index: 'status', value: 'pending', condition: 'equals' }]]
    const reply = await order({
      reportType: 'finance-write-off',
      gridRequest: { ...whole, filter, columns: ['status', 'createdAt', 'amount'] },
      columns,
    })
    expect(reply).toEqual(started)
    await opened.sandbox.idle()
    const [header, ...rows] = await newestFile()
    expect(header).toEqual(["'=Status", 'Created', 'Created (UTC)', 'Amount', 'Currency'])
    expect(rows.length).toBeGreaterThan(100)
    for (const [status, day, time, amount, currency] of rows) {
      expect(status).toBe("'=Pending")
      expect(time?.slice(0, 10)).toBe(day)
      expect(amount).toMatch(/^-?\d+\.\d\d$/)
      expect(currency).toMatch(/^[A-Z]{3}$/)
    }
  })

  it('rejects a column that the grid does not have', async () => {
    expect(
      await order({
        reportType: 'finance-write-off',
        gridRequest: whole,
        columns: [{ field: 'secret', heading: 'Secret' }],
      }),
    ).toEqual([400, "This grid has no field 'secret' (columns)."])
  })

  it('of refunds has a row for every refund', async () => {
    const [, ...rows] = await exported('finance-refunds', {})
    const reply = await opened.ask('POST /api/finance/refunds/grid', {
      token,
      body: { options: { ...whole } },
    })
    expect(rows.length).toBe(Object(reply.json()).rowCount)
  })

  it('without rows has a header', async () => {
    const filter = [[{ index: 'orderNr', value: 'none', condition: 'equals' }]]
    expect(await exported('finance-write-off', { filter, columns: ['orderNr'] })).toEqual([['Order Nr']])
  })

  it.each([{}, { reportType: '' }, { reportType: null, gridRequest: whole }, { gridRequest: whole }])(
    "of %j is refused with 'Report type is undefined!'",
    async body => expect(await order(body)).toEqual([400, 'Report type is undefined!']),
  )

  it('of an unknown type, an unknown field or an invalid request is rejected', async () => {
    expect(await order({ reportType: 'payouts', gridRequest: whole })).toEqual([
      400,
      "There is no report type 'payouts'.",
    ])
    for (const wrong of [{ columns: ['no'] }, { sort: [{ index: 'no', order: 'asc' }] }, { filter: 1 }])
      expect((await order({ reportType: 'finance-refunds', gridRequest: { ...whole, ...wrong } }))[0]).toBe(
        400,
      )
    await opened.sandbox.idle()
  })

  it('requires the resource of its grid', async () => {
    const returns = opened.sandbox.signIn('returns')
    expect((await order({ reportType: 'finance-write-off', gridRequest: whole }, returns))[0]).toBe(403)
  })
})

describe('download', () => {
  it('returns the file as an attachment with its name and size', async () => {
    await exported('finance-refunds', {})
    const [{ body, id } = { body: { fileUrl: '' }, id: 0 }] = await notifications()
    const [, , fileId, fileName] = body.fileUrl?.split('/') ?? []
    const byNotification = await download({ notificationId: id })
    const byFile = await download({ fileId, fileName })
    expect(byFile.text).toBe(byNotification.text)
    expect(byFile.headers.get('content-disposition')).toBe(`attachment; filename="${fileName}"`)
    expect(byFile.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(Number(byFile.headers.get('content-length'))).toBe(
      // The mark of UTF-8 is no part of the text.
      Buffer.byteLength(byFile.text) + 3,
    )
  })

  it('works for the export in the seed', async () => {
    const seeded = (await notifications()).find(one => one.body.fileUrl?.endsWith('/refunds-2011-12-09.csv'))
    const { text } = await download({ notificationId: seeded?.id })
    expect(readRows(text).rows.length).toBeGreaterThan(10)
  })

  it('of another user, without parameters, or with only some is rejected with JSON', async () => {
    const [{ id, body } = { id: 0, body: { fileUrl: '' } }] = await notifications()
    const fileId = body.fileUrl?.split('/')[2]
    const answers = [
      await download({ notificationId: id }, opened.sandbox.signIn('finance-manager')),
      await download({ notificationId: 99_999 }),
      await download({ notificationId: 'x' }),
      await download({ fileId, fileName: '../../etc/passwd' }),
      await download({ fileId }),
      await download({}),
      await download([]),
    ]
    expect(answers.map(reply => reply.status)).toEqual([404, 404, 404, 404, 400, 400, 400])
    for (const reply of answers) expect(reply.json()).toEqual({ message: expect.any(String) })
  })
})

describe('sandbox closed while it creates a report', () => {
  it('reports the interruption after the restart', async () => {
    const { mkdtempSync, readdirSync, rmSync, writeFileSync } = await import('node:fs')
    const { basename } = await import('node:path')
    const { tmpdir } = await import('node:os')
    const folder = mkdtempSync(`${tmpdir()}/sandbox-report-`)
    const data = `${folder}/data.sqlite`
    copySeededData(data)
    const first = await openTestSandbox({ data, seed: 'basic' })
    const session = first.sandbox.signIn('finance')
    await first.ask('POST /api/report', {
      token: session,
      body: { reportType: 'finance-refunds', gridRequest: whole },
    })
    first.close()
    await first.sandbox.idle()
    const second = await openTestSandbox({ data, seed: 'basic' })
    const reply = await second.ask('GET /api/navigation/notification', { token: session })
    expect(Object(reply.json())[0]).toMatchObject({
      body: { type: 'ERROR_MESSAGE' },
      message: 'Your export was interrupted by a restart.',
    })
    await second.ask('POST /api/report', {
      token: session,
      body: { reportType: 'finance-refunds', gridRequest: whole },
    })
    await second.sandbox.idle()
    expect(readdirSync(`${data}.files`)).toEqual([expect.stringMatching(/finance-refunds-.*\.csv$/)])
    second.close()

    writeFileSync(`${data}.files/99-half.csv.part`, 'half')
    const third = await openTestSandbox({
      data: `${folder}/../${basename(folder)}/data.sqlite`,
      seed: 'basic',
    })
    expect(readdirSync(`${data}.files`)).toEqual([expect.stringMatching(/finance-refunds-.*\.csv$/)])
    third.close()
    rmSync(folder, { recursive: true })
  })
})
