import { afterEach, describe, expect, it, vi } from 'vitest'
import { createHttp } from '../../src/adapters/http.ts'

const http = createHttp('', { token: () => 't', open: () => undefined, close: () => undefined })
const form = (bytes: number) => {
  const body = new FormData()
  body.set('uploadFile', new File([new Uint8Array(bytes)], 'rows.csv', { type: 'text/csv' }))
  return body
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('file upload', () => {
  it('reports the number of bytes sent', async () => {
    const reported: { sent: number; total: number }[] = []
    const reply = await http.send({
      method: 'POST',
      path: '/nothing-here',
      body: form(300_000),
      onProgress: (sent, total) => reported.push({ sent, total }),
    })
    expect(reply.status).toBeGreaterThan(0)
    const last = reported.at(-1)
    expect(last?.sent).toBeGreaterThan(300_000)
    expect(last?.sent).toBe(last?.total)
  })

  it('rejects with the reason of an aborted signal', async () => {
    const stop = new AbortController()
    const sent = http.send({
      method: 'POST',
      path: '/nothing-here',
      body: form(8_000_000),
      signal: stop.signal,
      onProgress: () => stop.abort('enough'),
    })
    await expect(sent).rejects.toBe('enough')
  })

  it('rejects a reply from the target of a redirect', async () => {
    vi.spyOn(XMLHttpRequest.prototype, 'responseURL', 'get').mockReturnValue('https://elsewhere.example/')
    const reply = await http.send({
      method: 'POST',
      path: '/nothing-here',
      body: form(10),
      onProgress: () => undefined,
    })
    expect(reply).toMatchObject({ ok: false, status: -1, reason: 'redirected' })
  })

  it('returns status -1 without a connection', async () => {
    const nowhere = createHttp('http://127.0.0.1:1', {
      token: () => undefined,
      open: () => undefined,
      close: () => undefined,
    })
    const reply = await nowhere.send({
      method: 'POST',
      path: '/x',
      body: form(10),
      onProgress: () => undefined,
    })
    expect(reply).toMatchObject({ ok: false, status: -1 })
  })
})
