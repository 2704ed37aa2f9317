import { afterEach, describe, expect, it, vi } from 'vitest'
import { type HttpCall } from '../../runtime/ports/http.ts'
import { startPrefetch } from '../../src/app/prefetch.ts'

const cookie = 'early_session'
const before = window.location.href

afterEach(() => {
  vi.restoreAllMocks()
  window.history.replaceState(null, '', before)
  localStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: the session of the test
  document.cookie = `${cookie}=; Path=/; Max-Age=0`
})

it('sends no request with the session before an address without a scheme is rejected', async () => {
  const sent: string[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async to => {
    sent.push(String(to))
    return Response.json({ apiBase: '//evil.example', sessionCookie: cookie })
  })
  window.history.replaceState(null, '', '/finance/refunds')
  // biome-ignore lint/suspicious/noDocumentCookie: the session of the test
  document.cookie = `${cookie}=t; Path=/`
  await startPrefetch().configuration
  await Promise.resolve()
  expect(sent).toEqual(['/config.json'])
})

it('aborts the prefetched call when the configuration turns out to be invalid', async () => {
  const signals: (AbortSignal | null | undefined)[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (to, init) => {
    if (String(to) === '/config.json') return Response.json({ apiBase: '/', sessionCookie: cookie })
    signals.push(init?.signal)
    return Response.json({})
  })
  window.history.replaceState(null, '', '/finance/refunds')
  // biome-ignore lint/suspicious/noDocumentCookie: the session of the test
  document.cookie = `${cookie}=t; Path=/`
  const early = startPrefetch()
  await vi.waitFor(() => expect(signals).toHaveLength(1))
  expect(signals[0]?.aborted).toBe(false)
  early.drop()
  expect(signals[0]?.aborted).toBe(true)
})

describe('prefetch of the first screen', () => {
  it('requests loads, then rows with the filters that depend on them, if the resource list allows the screen', async () => {
    const { calls } = begin('/finance/refunds?page=2', {
      '/api/navigation/acl-resource': { resources: ['finance_refund_index'] },
      '/api/finance/refunds/filters/default': { data: [{ index: 'status', value: ['ready'] }] },
    })
    await vi.waitFor(() => expect(calls.at(-1)?.path).toBe('/api/finance/refunds/grid'))
    expect(calls.map(({ path }) => path)).toEqual([
      '/api/navigation/acl-resource',
      '/api/finance/refunds/filters/default',
      '/api/finance/refunds/methods/list',
      '/api/finance/refunds/grid',
    ])
    expect(calls.at(-1)?.body).toMatchObject({
      options: {
        pagination: { offset: 10 },
        filter: [[{ index: 'status', value: 'ready' }]],
        sort: [{ index: 'createdAt', order: 'desc' }],
      },
    })
    expect(calls.every(({ token }) => token === 'Bearer t')).toBe(true)
  })

  it('requests nothing without the resource of the screen, or when the resource list is refused', async () => {
    for (const replies of [{ '/api/navigation/acl-resource': { resources: ['other'] } }, {}]) {
      const { calls } = begin('/finance/refunds', replies)
      await settled()
      expect(calls.map(({ path }) => path)).toEqual(['/api/navigation/acl-resource'])
    }
  })

  it('leaves the rows to the screen if their filters failed to load or depend on the current time', async () => {
    const list = { '/api/navigation/acl-resource': { resources: ['finance_refund_index'] } }
    const lost = begin('/finance/refunds', list)
    await vi.waitFor(() => expect(lost.calls).toHaveLength(3))
    const moment = begin('/finance/refunds?createdAt.from=2026-01-02', {
      ...list,
      '/api/finance/refunds/filters/default': { data: [] },
    })
    await vi.waitFor(() => expect(moment.calls).toHaveLength(3))
    await settled()
    expect([...lost.calls, ...moment.calls].some(({ path }) => path.endsWith('/grid'))).toBe(false)
  })

  it('hands each reply over once, to the same call with the same session, and only until the first screen has opened', async () => {
    const { early, calls } = begin('/finance/refunds', {
      '/api/navigation/acl-resource': { resources: ['finance_refund_index'] },
      '/api/finance/refunds/filters/default': { data: [] },
    })
    await vi.waitFor(() => expect(calls.at(-1)?.path).toBe('/api/finance/refunds/grid'))
    const { signal } = new AbortController()
    const grid = { method: 'POST', path: '/api/finance/refunds/grid', body: calls.at(-1)?.body } as const
    const take = (call: HttpCall, token = 't') => early.take(call, '/', () => token, signal)
    expect(take({ ...grid, body: { options: {} } })).toBeUndefined()
    expect(take(grid, 'other')).toBeUndefined()
    expect((await take(grid))?.status).toBe(404)
    expect(take(grid)).toBeUndefined()
    const methods = { method: 'GET', path: '/api/finance/refunds/methods/list' } as const
    early.drop()
    expect(take(methods)).toBeUndefined()
  })

  it('requests nothing that the screen has already requested', async () => {
    const { early, calls } = begin('/finance/refunds', {
      '/api/navigation/acl-resource': { resources: ['finance_refund_index'] },
      '/api/finance/refunds/filters/default': { data: [{ index: 'status', value: ['ready'] }] },
    })
    const load: HttpCall = { method: 'GET', path: '/api/finance/refunds/methods/list' }
    expect(early.take(load, '/', () => 't', new AbortController().signal)).toBeUndefined()
    await vi.waitFor(() => expect(calls.at(-1)?.path).toBe('/api/finance/refunds/grid'))
    expect(calls.map(({ path }) => path)).toEqual([
      '/api/navigation/acl-resource',
      '/api/finance/refunds/filters/default',
      '/api/finance/refunds/grid',
    ])
  })

  it('aborts a prefetched call when the call that took it over is aborted', async () => {
    const { early, calls } = begin('/finance/refunds', {
      '/api/navigation/acl-resource': { resources: ['finance_refund_index'] },
    })
    await vi.waitFor(() => expect(calls).toHaveLength(3))
    const given = new AbortController()
    early.take({ method: 'GET', path: calls[1]?.path ?? '' }, '/', () => 't', given.signal)
    expect(calls[1]?.signal?.aborted).toBe(false)
    given.abort()
    expect(calls[1]?.signal?.aborted).toBe(true)
  })
})

interface Made {
  readonly path: string
  readonly body: unknown
  readonly token: string | null
  readonly signal: AbortSignal | null | undefined
}

/** Begins at an address, with a session; a call without a reply here is answered with 404. */
function begin(address: string, replies: Readonly<Record<string, unknown>>) {
  const calls: Made[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (to, init) => {
    const path = String(to)
    if (path === '/config.json') return Response.json({ apiBase: '/', sessionCookie: cookie })
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    calls.push({
      path,
      body,
      token: new Headers(init?.headers).get('authorization'),
      signal: init?.signal,
    })
    const reply = replies[path]
    return reply === undefined ? Response.json({}, { status: 404 }) : Response.json(reply)
  })
  window.history.replaceState(null, '', address)
  // biome-ignore lint/suspicious/noDocumentCookie: the session of the test
  document.cookie = `${cookie}=t; Path=/`
  return { early: startPrefetch(), calls }
}

/** Nothing that is under way takes longer: the definition is there after the tests before. */
const settled = () => new Promise(resolve => setTimeout(resolve, 200))
