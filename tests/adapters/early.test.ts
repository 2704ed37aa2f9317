import { afterEach, expect, it, vi } from 'vitest'
import { startEarly } from '../../src/app/early.ts'
import { remember } from '../../src/app/remembered.ts'

const cookie = 'early_session'
const before = window.location.href

afterEach(() => {
  vi.restoreAllMocks()
  window.history.replaceState(null, '', before)
  localStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: the session of the test
  document.cookie = `${cookie}=; Path=/; Max-Age=0`
})

it('the resource list that leaves while the script loads is given up after a minute, as every call', async () => {
  const patience = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  vi.spyOn(window, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  )
  window.history.replaceState(null, '', '/finance/refunds')
  // biome-ignore lint/suspicious/noDocumentCookie: the session of the test
  document.cookie = `${cookie}=t; Path=/`
  remember({ apiBase: '', sessionCookie: cookie })
  const reply = startEarly().take({ method: 'GET', path: '/api/navigation/acl-resource' }, '', () => 't')
  patience.abort('nobody answers')
  await expect(reply).rejects.toBe('nobody answers')
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
