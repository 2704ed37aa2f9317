import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestSandbox, origin } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let [returns, colleague] = ['', '']
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  returns = opened.sandbox.signIn('returns')
  colleague = opened.sandbox.signIn('customer-service')
})
afterAll(() => opened.close())

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])

async function add(path: string, file: File, token = returns) {
  const body = new FormData()
  body.set('file', file)
  const reply = await opened.sandbox.fetch(
    new Request(`${origin}/api/attachments/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
    }),
  )
  return [reply.status, Object(await reply.json()).message]
}
async function list(path: string, token = returns) {
  const reply = await opened.ask(`GET /api/attachments/${path}`, { token })
  return reply.status === 200 ? Object(reply.json()).data : reply.status
}
const file = (name: string, ...parts: BlobPart[]) => new File(parts, name)

describe('attachments', () => {
  it('are listed with their author, returned unchanged, and deleted only by their author', async () => {
    expect(await add('rma/1', file('box.png', png))).toEqual([200, 'box.png was added.'])
    const [box] = await list('rma/1')
    expect(box).toMatchObject({
      ...{ name: 'box.png', type: 'image/png', size: png.length, createdBy: 'returns', removable: true },
    })
    expect((await list('rma/1', colleague))[0].removable).toBe(false)
    const path = `/api/attachments/rma/1/${box.idAttachment}`
    const got = await opened.ask(`GET ${path}`, { token: colleague })
    expect(got.headers.get('content-type')).toBe('image/png')
    const refused = await opened.ask(`DELETE ${path}`, { token: colleague })
    expect([refused.status, Object(refused.json()).message]).toEqual([
      403,
      'Only returns, who added box.png, can delete it.',
    ])
    expect((await opened.ask(`DELETE ${path}`, { token: returns })).status).toBe(200)
    expect((await opened.ask(`GET ${path}`, { token: returns })).status).toBe(404)
  })

  it('are returned under their name, in any script', async () => {
    const name = 'Beleg – "März" 100%.png'
    expect(await add('rma/2', file(name, png))).toEqual([200, `${name} was added.`])
    const [{ idAttachment }] = await list('rma/2')
    const got = await opened.ask(`GET /api/attachments/rma/2/${idAttachment}`, { token: returns })
    expect([got.status, got.headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="Beleg _ _M_rz_ 100_.png"; filename*=UTF-8''${encodeURIComponent(name)}`,
    ])
  })

  it('with long names are shortened in the middle, keeping beginning and type', async () => {
    const name = `Photo of the parcel ${'x'.repeat(200)} taken by the driver.png`
    const [status, message] = await add('rma/9', file(name, png))
    expect(status).toBe(200)
    expect(message).toMatch(/^Photo of the parcel x+…x* taken by the driver\.png was added\.$/)
    const [stored] = await list('rma/9')
    expect([...stored.name].length).toBe(120)
  })

  it('have the type that their content shows, and a size', async () => {
    const other = 'is not a PDF, PNG or JPG file.'
    expect(await add('rma/1', file('box.png', '<svg onload="alert(1)">'))).toEqual([400, `box.png ${other}`])
    expect(await add('rma/1', file('box.html', png))).toEqual([400, `box.html ${other}`])
    expect(await add('rma/1', file('box.png', png, new Uint8Array(5_000_000)))).toEqual([
      413,
      'box.png is larger than 5 MB.',
    ])
  })

  it('are limited to twenty per record', async () => {
    for (let at = 0; at < 20; at++) expect((await add('rma/3', file(`${at}.pdf`, '%PDF-1.4')))[0]).toBe(200)
    expect(await add('rma/3', file('last.pdf', '%PDF-1.4'))).toEqual([
      409,
      'There are already 20 files. Delete one first.',
    ])
  })

  it('belong to an existing record, and are visible to users who see it', async () => {
    expect(await list('rma/999999999')).toBe(404)
    expect(await list('menu/1')).toBe(400)
    expect(await list('rma/1', opened.sandbox.signIn('viewer'))).toBe(403)
    expect(await list('payout/1')).toBe(403)
    expect((await add('payout/1', file('a.pdf', '%PDF-1.4')))[0]).toBe(403)
    // A transfer is no payment, though both are documents.
    const admin = opened.sandbox.signIn('admin')
    const payments = await opened.ask('POST /api/cash-reconciliation/payments/grid', {
      token: admin,
      body: { pagination: { limit: 1, offset: 0 }, filter: [], sort: [], columns: [] },
    })
    const [{ id }] = Object(payments.json()).data
    expect(await list(`transfer/${id}`, admin)).toBe(404)
    expect(Array.isArray(await list(`payment/${id}`, admin))).toBe(true)
  })
})
