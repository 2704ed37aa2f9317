import { afterEach, expect, it, vi } from 'vitest'
import { startEarly } from '../../src/app/early.ts'

const cookie = 'early_session'
const before = window.location.href

afterEach(() => {
  vi.restoreAllMocks()
  window.history.replaceState(null, '', before)
  localStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: the session of the test
  document.cookie = `${cookie}=; Path=/; Max-Age=0`
})

it('no call leaves with the session for an address without a scheme, before the configuration is refused', async () => {
  const sent: string[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async to => {
    sent.push(String(to))
    return Response.json({ apiBase: '//evil.example', sessionCookie: cookie })
  })
  window.history.replaceState(null, '', '/finance/refunds')
  // biome-ignore lint/suspicious/noDocumentCookie: the session of the test
  document.cookie = `${cookie}=t; Path=/`
  await startEarly().configuration
  await Promise.resolve()
  expect(sent).toEqual(['/config.json'])
})

it('the call that has left early is ended when the configuration turns out to be wrong', async () => {
  const signals: (AbortSignal | null | undefined)[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (to, init) => {
    if (String(to) === '/config.json') return Response.json({ apiBase: '/', sessionCookie: cookie })
    signals.push(init?.signal)
    return Response.json({})
  })
  window.history.replaceState(null, '', '/finance/refunds')
  // biome-ignore lint/suspicious/noDocumentCookie: the session of the test
  document.cookie = `${cookie}=t; Path=/`
  const early = startEarly()
  await vi.waitFor(() => expect(signals).toHaveLength(1))
  expect(signals[0]?.aborted).toBe(false)
  early.drop()
  expect(signals[0]?.aborted).toBe(true)
})
