import { afterEach, describe, expect, it, vi } from 'vitest'
import { browser } from '../../src/adapters/browser.ts'
import { createMemory } from '../../src/adapters/memory.ts'
import { replyToOpener } from '../../src/adapters/popup.ts'
import { createSession } from '../../src/adapters/session.ts'

const name = 'console_test_session'

afterEach(() => {
  createSession(name).close()
  vi.restoreAllMocks()
})

describe('browser session', () => {
  it('stores the token in the configured cookie', () => {
    const session = createSession(name)
    expect(session.token()).toBeUndefined()
    session.open('a=b; c%')
    expect(session.token()).toBe('a=b; c%')
    expect(document.cookie).toContain(`${name}=`)
  })

  it('removes the session and session-token cookies', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie of another part of the system
    document.cookie = `${name}-token=x; Path=/`
    const session = createSession(name)
    session.open('t')
    session.close()
    expect(session.token()).toBeUndefined()
    expect(document.cookie).not.toContain(name)
  })

  it.each(['%E0%A4%A', 'a%0Ab', 'a%00b', '%E2%82%AC'])('ignores the malformed cookie %s', value => {
    // biome-ignore lint/suspicious/noDocumentCookie: a cookie that no page has written
    document.cookie = `${name}=${value}; Path=/`
    expect(createSession(name).token()).toBeUndefined()
  })
})

describe('browser storage', () => {
  it('never throws when the browser denies access to storage', () => {
    const memory = createMemory(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    memory.set('a', 'b')
    memory.remove('a')
    expect(memory.get('a')).toBeUndefined()
  })
})

describe('sign-in popup', () => {
  it('resolves with the query of the return address', async () => {
    vi.spyOn(window, 'open').mockReturnValue(window)
    vi.spyOn(window, 'close').mockReturnValue(undefined)
    const answer = browser.popup('https://login.example')
    const stays = vi.fn()
    replyToOpener(new URLSearchParams('code=1&state=2'), stays)
    await expect(answer).resolves.toEqual({ code: '1', state: '2' })
    await vi.waitFor(() => expect(stays).toHaveBeenCalledOnce())
  })

  it('rejects when the browser blocks the popup', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    await expect(browser.popup('https://login.example')).rejects.toThrow(
      'The browser has blocked the window.',
    )
  })
})
