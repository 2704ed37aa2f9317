import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { compileForm } from '../../../runtime/core/compile/compileForm.ts'
import { createFormStore } from '../../../runtime/core/form/formStore.ts'
import { multipartBody } from '../../../runtime/core/form/multipartBody.ts'
import { sentBody } from '../../../runtime/core/form/sentValues.ts'
import { type FormValues } from '../../../runtime/core/form/values.ts'
import { type Form } from '../../../schemas/index.ts'
import { createHttp } from '../../../src/adapters/http.ts'
import { origin } from '../client.ts'
import { openDescribed } from './describedProject.ts'

let opened: Awaited<ReturnType<typeof openDescribed>>
beforeAll(async () => {
  opened = await openDescribed(
    `voucher: { key: 'code', fields: { code: { type: 'id', example: 'V-1001' }, scan: 'file?', pieces: 'integer', note: 'text?',
      endsOn: 'date?', shops: 'list?', lines: { type: 'list?', entity: 'line' }, urgent: 'boolean' } },
    line: { fields: { item: 'text', amount: 'decimal' } },`,
    `vouchers: { get: '/', many: 'voucher' },
    addVoucher: { post: '/', body: ['scan', 'pieces', 'note?', 'endsOn?', 'shops?', 'lines?', 'urgent'] },`,
  )
})
afterAll(() => opened.end())

const form: Form = {
  id: 'voucher',
  fields: [
    { kind: 'file', name: 'scan', label: 'Scan' },
    { kind: 'number', name: 'pieces', label: 'Pieces' },
    { kind: 'text', name: 'note', label: 'Note' },
    { kind: 'date', name: 'endsOn', label: 'Ends' },
    { kind: 'text', name: 'shops', label: 'Shops', list: true },
    {
      kind: 'rows',
      name: 'lines',
      label: 'Lines',
      add: 'Add',
      fields: [
        { kind: 'text', name: 'item', label: 'Item' },
        { kind: 'number', name: 'amount', label: 'Amount' },
      ],
    },
    { kind: 'checkbox', name: 'urgent', label: 'Urgent' },
  ],
  submit: { call: '/api/vouchers/' },
}

/** Sends the form with these values as the page does, to the sandbox. */
function send(values: FormValues, change: (body: FormData) => void = () => undefined) {
  const { fetch } = globalThis
  onTestFinished(() => {
    globalThis.fetch = fetch
  })
  globalThis.fetch = async (input, init) => opened.sandbox.fetch(new Request(input, init))
  const store = createFormStore(compileForm(form), { record: undefined, loads: {} })
  store.fill(values)
  const body = multipartBody(sentBody(store, { fields: undefined, send: 'all', version: '', body: {} }))
  change(body)
  const session = { token: () => opened.token, open: () => undefined, close: () => undefined }
  return createHttp(origin, session).send({ method: 'POST', path: '/api/vouchers/', body })
}

const scan = new File(['%PDF-1.4'.padEnd(2_000_000)], 'scan.pdf', { type: 'application/pdf' })

describe('a multipart form for a call that no server implements', () => {
  it('adds the record of its values, the file by its name', async () => {
    const lines = [{ item: 'Mug', amount: 2.5 }]
    const values = {
      scan,
      pieces: 3,
      note: '12',
      endsOn: '2026-05-01',
      shops: 'Cairo\nGiza',
      lines,
      urgent: true,
    }
    expect(await send(values)).toMatchObject({ status: 200, data: { success: true } })
    const [added] = (await opened.answer('GET /api/vouchers/')).data
    expect(added).toMatchObject({
      scan: 'scan.pdf',
      pieces: 3,
      note: '12',
      endsOn: '2026-05-01',
      shops: ['Cairo', 'Giza'],
      lines,
    })
    expect(await send({ scan, pieces: 0 })).toMatchObject({ status: 200 })
    const [blank] = (await opened.answer('GET /api/vouchers/')).data
    expect(blank).toMatchObject({ pieces: 0, note: '', endsOn: null, shops: [], lines: [] })
  })

  it('is refused with its fields where the contract does not allow a value, or lacks the file', async () => {
    const refused = (field: string, message: string) => ({
      status: 400,
      data: { errors: [{ field, message }] },
    })
    expect(await send({ pieces: 1 })).toMatchObject(refused('scan', 'This is required.'))
    expect(await send({ scan })).toMatchObject(refused('pieces', 'This must be of type integer.'))
    expect(await send({ scan, pieces: 1.5 })).toMatchObject(
      refused('pieces', 'This must be of type integer.'),
    )
    expect(await send({ scan, pieces: 1 }, body => body.set('lines', 'none'))).toMatchObject(
      refused('lines', 'This must be of type array.'),
    )
  })

  it('is refused as JSON', async () => {
    expect(await opened.answer('POST /api/vouchers/', { scan: 'scan.pdf', pieces: 1, urgent: true })).toEqual(
      {
        status: 400,
        message: 'The body is not a multipart form.',
      },
    )
  })
})
