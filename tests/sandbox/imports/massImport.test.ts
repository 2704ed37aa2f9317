import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeOffReasons } from '../../../src/sandbox/writeOffs/writeOffStatuses.ts'
import { openTestSandbox, origin } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let token = ''
let orders: readonly { orderNr: string; currency: string }[] = []
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  token = opened.sandbox.signIn('finance')
  const options = { pagination: { limit: 1000, offset: 0 }, filter: [], sort: [], columns: [] }
  const reply = await opened.ask('POST /api/finance/refunds/grid', { token, body: { options } })
  orders = Object(reply.json()).data
})
afterAll(() => opened.close())

const head = 'orderNr,amount,currency,reason'
const good = (amount: string, at = 0) =>
  `${orders[at]?.orderNr},${amount},${orders[at]?.currency},Cash difference`

async function send(
  content: string | Uint8Array<ArrayBuffer> | undefined,
  { type = '1', name = 'rows.csv', context }: { type?: string; name?: string; context?: string } = {},
) {
  const body = new FormData()
  if (content !== undefined) body.append('uploadFile', new File([content], name))
  if (context !== undefined) body.append('massImportContext', context)
  const reply = await opened.sandbox.fetch(
    new Request(`${origin}/api/mass-import/import/${type}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
    }),
  )
  const json: { success: boolean; response: string; errors?: { line: number; message: string }[] } =
    await reply.json()
  return { status: reply.status, ...json }
}

async function grid(variant = 'write-off', amount?: number) {
  const filter = amount === undefined ? [] : [[{ index: 'amount', value: amount, condition: 'equals' }]]
  const options = { pagination: { limit: 1000, offset: 0 }, filter, sort: [], columns: [] }
  const reply = await opened.ask(`POST /api/finance/${variant}/grid`, { token, body: { options } })
  const page: { data: Record<string, unknown>[]; rowCount: number } = Object(reply.json())
  return page
}

describe('mass import', () => {
  it('accepts an exported file with further columns', async () => {
    const head = 'Write-off,Order Nr,Customer,Amount,Currency,Reason,Status'
    const row = `7,${orders[0]?.orderNr},"Nour, A.",12.34,${orders[0]?.currency},Cash difference,Pending`
    expect(await send(`${head}\r\n${row}\r\n`)).toMatchObject({
      status: 200,
      response: '1 row imported.',
    })
  })

  it('creates pending write-offs of the variant of its type', async () => {
    const text = `${head}\r\n${good('1111.11')}\r\n${good('-1111.12', 1)}\r\n`
    expect(await send(text, { type: '2', context: '{"from":"test"}' })).toEqual({
      status: 200,
      success: true,
      response: '2 rows imported.',
      errors: [],
    })
    const { data } = await grid('write-off-wmt', -1111.12)
    expect(data).toEqual([
      expect.objectContaining({
        orderNr: orders[1]?.orderNr,
        currency: orders[1]?.currency,
        reason: 'Cash difference',
        status: 'pending',
        decidedBy: null,
        ageDays: 0,
        createdAt: expect.stringMatching(/^2011-12-10 08:/),
        customerName: expect.any(String),
      }),
    ])
    expect((await grid('write-off', 1111.11)).rowCount).toBe(0)
  })

  it('imports valid rows and rejects the others with line and reason', async () => {
    const other = orders.find(one => one.currency !== orders[0]?.currency)?.currency
    const rows = [
      good('2222.01'),
      'no-such-order,1,GBP,Cash difference',
      '',
      good('"1,5"'),
      good('12.345'),
      good('0.00'),
      `${orders[0]?.orderNr},1.00,${other},Cash difference`,
      `${orders[0]?.orderNr},1.00,${orders[0]?.currency},"Because\nof me"`,
      `${orders[0]?.orderNr},1.00`,
      ',1.00,GBP,Cash difference',
      good('2222.02'),
    ]
    const { status, response, errors } = await send(`${head}\n${rows.join('\n')}\n`)
    expect([status, response]).toEqual([200, '2 rows imported, 8 refused.'])
    expect(errors).toEqual([
      { line: 3, message: "There is no order 'no-such-order'." },
      { line: 5, message: "amount is '1,5', which is not an amount such as 12.50." },
      { line: 6, message: "amount is '12.345', which is not an amount such as 12.50." },
      { line: 7, message: 'amount is 0.' },
      { line: 8, message: `currency is '${other}', but the order is in ${orders[0]?.currency}.` },
      { line: 9, message: `reason is 'Because\nof me'. Use one of: ${writeOffReasons.join(', ')}.` },
      { line: 11, message: 'This line has 2 values and the header 4.' },
      { line: 12, message: 'orderNr is required.' },
    ])
    expect((await grid('write-off', 2222.01)).rowCount + (await grid('write-off', 2222.02)).rowCount).toBe(2)
  })

  it('refuses a line with more values than the header, as its preview does', async () => {
    const { response, errors } = await send(`${head}\n${good('2222.04')},x\n${good('2222.05')}\n`)
    expect(response).toBe('1 row imported, 1 refused.')
    expect(errors).toEqual([{ line: 2, message: 'This line has 5 values and the header 4.' }])
    expect((await grid('write-off', 2222.04)).rowCount).toBe(0)
  })

  it('refuses a line that is the same as an imported one, naming it', async () => {
    const rows = ['x,1,GBP,y', good('2222.06'), good('2222.07'), good('2222.06'), 'x,1,GBP,y']
    const { response, errors } = await send(`${head}\n${rows.join('\n')}\n`)
    expect(response).toBe('2 rows imported, 3 refused.')
    expect(errors?.map(one => one.message)).toEqual([
      "There is no order 'x'.",
      'This line is the same as line 3.',
      "There is no order 'x'.",
    ])
    expect((await grid('write-off', 2222.06)).rowCount).toBe(1)
  })

  it('skips the empty rows of a spreadsheet, but counts their lines', async () => {
    const { response, errors } = await send(`${head}\n,,,\n${good('2222.03')}\n , ,,\nx,1,GBP,y\n,,,\n`)
    expect(response).toBe('1 row imported, 1 refused.')
    expect(errors).toEqual([{ line: 5, message: "There is no order 'x'." }])
  })

  it('with only invalid rows is rejected with all reasons', async () => {
    expect(await send(`${head}\nx,1,GBP,y\n`)).toEqual({
      status: 400,
      success: false,
      response: '0 rows imported, 1 refused.',
      errors: [{ line: 2, message: "There is no order 'x'." }],
    })
  })

  it('imports all of 50,000 rows', async () => {
    const before = await grid()
    const rows = Array.from({ length: 50_000 }, (_, at) =>
      good(`${1 + (at % 997)}.${10 + (at % 90)}`, at % 1000),
    )
    expect(await send(`${head}\n${rows.join('\n')}\n`)).toMatchObject({
      status: 200,
      response: '50,000 rows imported.',
    })
    expect((await grid()).rowCount).toBe(before.rowCount + 50_000)
  })

  it('accepts columns in any order and case, with semicolons or tabs, and ignores others', async () => {
    const { orderNr, currency } = orders[0] ?? {}
    for (const [at, mark] of [',', ';', '\t'].entries()) {
      const rows = [
        ['Reason', 'comment', 'CURRENCY', 'amount', 'ordernr'],
        ['Lost package', 'x', currency, `3333.0${at}`, orderNr],
      ]
      expect(await send(rows.map(cells => cells.join(mark)).join('\r'))).toMatchObject({ status: 200 })
      expect((await grid('write-off', 3333 + at / 100)).rowCount).toBe(1)
    }
  })

  it('reads escaped values of an export', async () => {
    const { orderNr, currency } = orders[0] ?? {}
    const escaped = `${head}\n${orderNr},-4444.01,${currency},'=1+1\n`
    expect((await send(escaped)).errors?.[0]?.message).toContain("reason is '=1+1'")
  })
})

describe('import file', () => {
  const utf16 = (text: string, big: boolean) => {
    const bytes = Buffer.from(text, 'utf16le')
    return new Uint8Array(big ? bytes.swap16() : bytes)
  }
  it.each([
    ['UTF-8', (text: string) => new Uint8Array(Buffer.from(text))],
    ['UTF-8 with its mark', (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`))],
    ['UTF-16 LE', (text: string) => utf16(`\ufeff${text}`, false)],
    ['UTF-16 BE', (text: string) => utf16(`\ufeff${text}`, true)],
    ['UTF-16 LE without its mark', (text: string) => utf16(text, false)],
    ['UTF-16 BE without its mark', (text: string) => utf16(text, true)],
  ])('can be %s', async (_name, encode) => {
    expect(await send(encode(`${head}\r\n${good('5555.01')}\r\n`))).toMatchObject({
      status: 200,
      response: '1 row imported.',
    })
  })

  it.each([
    ['nothing', new Uint8Array(), 'The file is empty.'],
    ['a mark alone', new Uint8Array([0xef, 0xbb, 0xbf]), 'The file has no rows.'],
    ['a header alone', `${head}\n`, 'The file has no rows.'],
    ['empty lines', '\n\n\n', 'The file has no rows.'],
    ['lines of empty cells', ',,,\n,,,\n', 'The file has no rows.'],
    [
      'a picture',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]),
      'The file is not text in UTF-8 or UTF-16.',
    ],
    [
      'an older encoding',
      new Uint8Array([...Buffer.from(`${head}\n`), 0xe9]),
      'The file is not text in UTF-8 or UTF-16.',
    ],
    ['half a UTF-16 letter', new Uint8Array([0xff, 0xfe, 0x61]), 'The file is not text in UTF-8 or UTF-16.'],
    ['zero bytes', new Uint8Array([0x61, 0x61, 0, 0x61]), 'The file is not text in UTF-8 or UTF-16.'],
    ['no such columns', 'a,b\n1,2\n', 'The file has no column orderNr, amount, currency, reason.'],
    ['one column too few', 'orderNr,amount,currency\n1,2,3\n', 'The file has no column reason.'],
    [
      'a quotation that never ends',
      `${head}\n\n1,2,GBP,"Cash difference\n1,2,GBP,x\n`,
      'The file is cut off. The quotation that begins on line 3 never ends.',
    ],
  ])('of %s is rejected with a reason', async (_name, bytes, response) => {
    const before = (await grid()).rowCount
    expect(await send(bytes)).toEqual({ status: 400, success: false, response })
    expect((await grid()).rowCount).toBe(before)
  })
})

describe('invalid import', () => {
  it.each([
    ['of an unknown type', { type: '9' }, "There is no import type '9'."],
    ['of a type that is no number', { type: 'constructor' }, "There is no import type 'constructor'."],
    ['of another kind of file', { name: 'rows.xlsx' }, 'Only .csv files can be imported.'],
    ['with a context that is no JSON', { context: '{' }, 'The massImportContext is not JSON.'],
  ])('%s is rejected', async (_name, how, response) =>
    expect(await send(`${head}\n${good('1')}\n`, how)).toEqual({ status: 400, success: false, response }),
  )

  it('without a file, without a form, or with half a form is rejected', async () => {
    expect(await send(undefined)).toEqual({ status: 400, success: false, response: 'File is required.' })
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    for (const sent of [{ body: '{}' }, { body: '--x\r\nContent-Disp', headers }]) {
      const reply = await opened.ask('POST /api/mass-import/import/1', { token, ...sent })
      expect([reply.status, Object(reply.json()).response]).toEqual([400, expect.stringContaining('form')])
    }
  })

  it('of more than 100 MB is rejected before it is read', async () => {
    const reply = await opened.ask('POST /api/mass-import/import/1', {
      token,
      body: 'x',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '200000000' },
    })
    expect([reply.status, Object(reply.json()).response]).toEqual([413, expect.stringContaining('100')])
  })
})
