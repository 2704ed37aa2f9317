import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDescribed } from './describedProject.ts'

let opened: Awaited<ReturnType<typeof openDescribed>>
beforeAll(async () => {
  opened = await openDescribed(
    "voucher: { fields: { code: { type: 'id', example: 'V-1001' }, holder: 'text' } },",
    "voucher: { get: '/{code}', one: 'voucher' },",
  )
})
afterAll(() => opened.end())

it('comments on records that no server implements are kept', async () => {
  const comment = { entityType: 'voucher', entityId: 'V-1001', isIssue: false, content: 'Sent by mail.' }
  expect((await opened.answer('POST /api/comment/', comment)).status).toBe(200)
  const { data } = await opened.answer('GET /api/comment/voucher/V-1001')
  expect(data).toMatchObject([{ content: 'Sent by mail.', user: { username: 'viewer' } }])
  expect((await opened.answer('GET /api/comment/count/voucher/V-1001')).commentCount).toBe(1)
  expect((await opened.answer('GET /api/comment/voucher/V-1002')).data).toEqual([])
})

it('files of records that no server implements are kept', async () => {
  const form = new FormData()
  form.set('file', new File(['%PDF-1.4'], 'proof.pdf', { type: 'application/pdf' }))
  const sent = await opened.sandbox.fetch(
    new Request('http://localhost/api/attachments/voucher/V-1001', {
      method: 'POST',
      headers: { authorization: `Bearer ${opened.token}` },
      body: form,
    }),
  )
  expect(await sent.json()).toEqual({ success: true, message: 'proof.pdf was added.' })
  const { data } = await opened.answer('GET /api/attachments/voucher/V-1001')
  expect(data).toMatchObject([{ name: 'proof.pdf', size: 8, removable: true }])
})

it('who holds no resource of the calls has no comments, and neither has what is no entity', async () => {
  const token = opened.sandbox.signIn('viewer', [])
  const refused = await opened.ask('GET /api/comment/voucher/V-1001', { token })
  expect(refused.status).toBe(403)
  expect((await opened.ask('GET /api/attachments/voucher/V-1001', { token })).status).toBe(403)
  expect(await opened.answer('GET /api/comment/vouchr/1')).toMatchObject({
    status: 400,
    message:
      "There are no comments on 'vouchr', which is not an entity. A new screen must name an entity of its definitions.",
  })
})
