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
