import { afterEach, describe, expect, it, vi } from 'vitest'
import { type ReceivedFile } from '../../runtime/ports/http.ts'
import { createHttp } from '../../src/adapters/http.ts'

const session = (token?: string) => ({ token: () => token, open: () => undefined, close: () => undefined })

function answer(make: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    requests.push(request)
    return make(request)
  })
  return requests
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('HTTP adapter', () => {
  it('sends the session token and never uses the cache', async () => {
    const requests = answer(() => Response.json({ a: 1 }))
    const reply = await createHttp('', session('t')).send({
      method: 'GET',
      path: '/api/x',
      query: { q: 'a b' },
    })
    expect(reply).toEqual({ ok: true, status: 200, data: { a: 1 } })
    const [request] = requests
    expect(request?.headers.get('authorization')).toBe('Bearer t')
    expect(request?.cache).toBe('no-store')
    expect(new URL(request?.url ?? '').search).toMatch(/^\?q=a(\+|%20)b$/)
  })

  it('sends a JSON body to the base address', async () => {
    const requests = answer(() => Response.json({}))
    await createHttp('https://api.example/', session()).send({
      method: 'POST',
      path: '/api/x',
      body: { a: [1] },
    })
    const [request] = requests
    expect(request?.url).toBe('https://api.example/api/x')
    expect(await request?.json()).toEqual({ a: [1] })
    expect(request?.headers.has('authorization')).toBe(false)
    expect(request?.credentials).toBe('include')
  })

  it('sends the idempotency key as a structured-field string', async () => {
    const requests = answer(() => Response.json({}))
    const http = createHttp('', session())
    await http.send({ method: 'POST', path: '/x', body: {}, idempotencyKey: 'k-1' })
    await http.send({ method: 'POST', path: '/x', body: {} })
    expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['"k-1"', null])
  })

  it('does not change an encoded path segment', async () => {
    const requests = answer(() => Response.json({}))
    await createHttp('', session()).send({ method: 'GET', path: '/api/x/a%2Fb%3Fc' })
    expect(new URL(requests[0]?.url ?? '').pathname).toBe('/api/x/a%2Fb%3Fc')
  })

  it.each([400, 401, 404, 500, 503])('resolves with a reply of %i', async status => {
    answer(() => Response.json({ message: 'no' }, { status }))
    const reply = await createHttp('', session()).send({ method: 'GET', path: '/x' })
    expect(reply).toMatchObject({ ok: false, status, data: { message: 'no' } })
  })

  it('returns the text of a reply that is not JSON', async () => {
    answer(() => new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }))
    const reply = await createHttp('', session()).send({ method: 'GET', path: '/x' })
    expect(reply).toEqual({ ok: false, status: 502, statusText: 'Bad Gateway', data: '<h1>Bad gateway</h1>' })
  })

  it('rejects a reply from the target of a redirected change', async () => {
    answer(() => Object.defineProperty(Response.json({ success: true }), 'redirected', { value: true }))
    const http = createHttp('', session())
    expect(await http.send({ method: 'POST', path: '/x', body: {} })).toMatchObject({
      ok: false,
      status: -1,
      reason: 'redirected',
    })
    expect(await http.send({ method: 'GET', path: '/x' })).toMatchObject({ ok: true })
  })

  it('returns status -1 without a connection', async () => {
    const requests = answer(() => Promise.reject(new TypeError('Failed to fetch')))
    const reply = await createHttp('', session()).send({ method: 'GET', path: '/x' })
    expect(reply).toEqual({ ok: false, status: -1, statusText: '', data: null })
    expect(requests).toHaveLength(1)
  })

  describe('HTTP adapter with an incomplete reply', () => {
    /** Begins and never ends, unless it is given up. */
    const stall = () =>
      answer(({ signal }) => {
        const stalled = new ReadableStream({
          start: stream => {
            stream.enqueue(new TextEncoder().encode('{"data":'))
            signal.addEventListener('abort', () => stream.error(signal.reason))
          },
        })
        return new Response(stalled)
      })

    it('times out after a minute, which is not a lost connection', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      stall()
      const reply = createHttp('', session()).send({ method: 'GET', path: '/x' })
      await vi.advanceTimersByTimeAsync(60_000)
      expect(await reply).toEqual({
        ok: false,
        status: -1,
        statusText: '',
        data: null,
        reason: 'unanswered',
      })
    })

    it('has no timeout if the user can stop the wait, and then rejects with the reason', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      stall()
      const stop = new AbortController()
      const ended = vi.fn()
      const reply = createHttp('', session()).send({
        method: 'POST',
        path: '/x',
        patient: true,
        signal: stop.signal,
      })
      reply.then(ended, ended)
      await vi.advanceTimersByTimeAsync(24 * 3_600_000)
      expect(ended).not.toHaveBeenCalled()
      stop.abort('stopped')
      await expect(reply).rejects.toBe('stopped')
    })

    it('times out after a minute also for a prefetched call', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const reply = createHttp('', session(), () => new Promise(() => {})).send({ method: 'GET', path: '/x' })
      await vi.advanceTimersByTimeAsync(60_000)
      expect(await reply).toMatchObject({ ok: false, status: -1, reason: 'unanswered' })
    })

    it('lets the user stop a prefetched call too', async () => {
      const stop = new AbortController()
      const http = createHttp('', session(), () => new Promise(() => {}))
      const reply = http.send({ method: 'GET', path: '/x', patient: true, signal: stop.signal })
      stop.abort('stopped')
      await expect(reply).rejects.toBe('stopped')
    })
  })

  it('leaves no timers when all calls have ended', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    answer(() => Response.json({}))
    const http = createHttp('', session())
    for (let times = 0; times < 5; times += 1) await http.send({ method: 'GET', path: '/x' })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('rejects with the reason of an aborted signal', async () => {
    answer(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.throwIfAborted()
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    )
    const stop = new AbortController()
    const reply = createHttp('', session()).send({ method: 'GET', path: '/x', signal: stop.signal })
    stop.abort('newer')
    await expect(reply).rejects.toBe('newer')
  })

  it('sends a form as multipart', async () => {
    const requests = answer(() => Response.json({}))
    const body = new FormData()
    body.set('uploadFile', new File(['a,b'], 'rows.csv'))
    await createHttp('', session()).send({ method: 'POST', path: '/x', body })
    const [request] = requests
    expect(request?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
    const sent = (await request?.formData())?.get('uploadFile')
    expect(sent instanceof File && (await sent.text())).toBe('a,b')
  })

  it('returns a binary reply as a file with the name that the server gives', async () => {
    const headers = { 'content-disposition': `attachment; filename="a.csv"; filename*=UTF-8''r%C3%A9.csv` }
    answer(() => new Response(new Uint8Array([0xff, 0, 1]), { headers }))
    const reply = await createHttp('', session()).send({ method: 'POST', path: '/x', responseType: 'bytes' })
    expect(reply.data).toMatchObject({ name: 'ré.csv' })
    // The line above has seen it.
    const { content } = reply.data as ReceivedFile
    expect([...new Uint8Array(await content.arrayBuffer())]).toEqual([0xff, 0, 1])
  })

  it('reads a failed binary reply as JSON', async () => {
    answer(() => new Response(new TextEncoder().encode('{"message":"gone"}'), { status: 410 }))
    const reply = await createHttp('', session()).send({ method: 'POST', path: '/x', responseType: 'bytes' })
    expect(reply).toMatchObject({ ok: false, status: 410, data: { message: 'gone' } })
  })

  it.each([
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename=plain.csv', 'plain.csv'],
    ['attachment; filename="a \\"b\\".csv"', 'a "b".csv'],
    [`attachment; filename*=UTF-8''%E0%A4%A; filename="kept.csv"`, 'kept.csv'],
    ['attachment', undefined],
  ])('names a downloaded file as %s', async (disposition, name) => {
    answer(() => new Response('', { headers: { 'content-disposition': disposition } }))
    const reply = await createHttp('', session()).send({ method: 'POST', path: '/x', responseType: 'bytes' })
    expect(reply.data).toMatchObject({ name })
  })

  it('uses the reply of a prefetched call instead of sending it again', async () => {
    const requests = answer(() => Response.json({}))
    const http = createHttp('', session('t'), () => Promise.resolve(Response.json(['early'])))
    expect(await http.send({ method: 'GET', path: '/x' })).toEqual({ ok: true, status: 200, data: ['early'] })
    expect(requests).toEqual([])
  })
})
