import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { failed, ok, openConsole } from './openConsole.tsx'

const swap = 'POST /api/navigation/swap-authenticate-token/abc'
const google = { authorizeUrl: 'https://google.example/authorize', clientId: 'console' }
const texts = (opened: ReturnType<typeof openConsole>) => opened.toasts().flatMap(toast => toast.texts)

describe('login', () => {
  it('without code and session redirects to the access-control login with return address, code and flow', async () => {
    const opened = openConsole('/login?returnTo=%2Flist%3Fpage%3D2')
    await vi.waitFor(() => expect(opened.left).toHaveLength(1))
    const address = new URL(opened.left[0] ?? '')
    expect(address.origin + address.pathname).toBe('https://login.example/sign-in')
    expect(address.searchParams.get('application')).toBe('console')
    expect(address.searchParams.get('flow')).toBe('staff')
    expect(address.searchParams.get('return')).toBe(
      `${window.location.origin}/login?returnTo=%2Flist%3Fpage%3D2`,
    )
  })

  it('exchanges the one-time code once, stores the token and opens home', async () => {
    const opened = openConsole('/login?jwt=abc', { answers: { [swap]: ok({ satellizer: 'token-1' }) } })
    await expect.element(page.getByText('Welcome')).toBeVisible()
    expect(opened.token()).toBe('token-1')
    expect(opened.calls.filter(call => call === swap)).toHaveLength(1)
    expect(opened.address()).toBe('/')
  })

  it('opens a return address of the console', async () => {
    const opened = openConsole('/login?jwt=abc&returnTo=%2Flist%2F7', {
      answers: { [swap]: ok({ satellizer: 'token-1' }) },
    })
    await expect.element(page.getByText('Seven')).toBeVisible()
    expect(opened.address()).toBe('/list/7')
  })

  it('opens home instead of an external return address', async () => {
    const opened = openConsole('/login?jwt=abc&returnTo=https%3A%2F%2Fevil.example%2Flist', {
      answers: { [swap]: ok({ satellizer: 'token-1' }) },
    })
    await expect.element(page.getByText('Welcome')).toBeVisible()
    expect(opened.left).toEqual([])
  })

  it.each([
    ['the server message', failed(500, { message: 'Code expired' }), 'Authentication error: Code expired'],
    ['the raw text', failed(500, 'gateway fell over'), 'Authentication error: gateway fell over'],
  ])('that fails shows Authentication error with %s and offers a retry', async (_, reply, text) => {
    const opened = openConsole('/login?jwt=abc', { answers: { [swap]: reply } })
    await vi.waitFor(() => expect(texts(opened)).toEqual([text]))
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(opened.left).toHaveLength(1)
    expect(opened.token()).toBeUndefined()
  })

  it.each([
    [
      'without a connection',
      -1,
      'Authentication error: Please make sure that you are connected to the internet',
    ],
    [
      'whose server quotes the call',
      failed(404, 'Cannot POST /api/navigation/swap-authenticate-token/abc'),
      'Authentication error: Cannot POST …',
    ],
    ['whose reply is no session', ok('token-1'), 'Authentication error: The server gave no session.'],
  ] as const)('%s shows neither code nor address', async (_, reply, text) => {
    const opened = openConsole('/login?jwt=abc', { answers: { [swap]: reply } })
    await vi.waitFor(() => expect(texts(opened)).toEqual([text]))
  })

  it('reports that the browser does not keep the session, without a redirect loop', async () => {
    const opened = openConsole('/login?jwt=abc', {
      answers: { [swap]: ok({ satellizer: 'token-1' }) },
      refusesCookies: true,
    })
    await vi.waitFor(() =>
      expect(texts(opened)).toEqual(['Authentication error: The browser does not keep the session.']),
    )
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(opened.left).toEqual([])
  })

  it('offers Google with a state value fetched beforehand', async () => {
    const asked: string[] = []
    const opened = openConsole('/login', {
      configuration: { google },
      popup: async address => {
        asked.push(address)
        return { code: 'g', state: 's-1' }
      },
      answers: {
        'GET /api/navigation/authenticate/state': ok({ state: 's-1' }),
        'POST /api/navigation/authenticate/google': call => {
          expect(call.body).toMatchObject({ code: 'g', state: 's-1', clientId: 'console' })
          return ok({ satellizer: 'token-g' })
        },
      },
    })
    const button = page.getByRole('button', { name: 'Sign in with Google' })
    await expect.element(button).not.toHaveAttribute('aria-disabled', 'true')
    await button.click()
    await expect.element(page.getByText('Welcome')).toBeVisible()
    expect(new URL(asked[0] ?? '').searchParams.get('state')).toBe('s-1')
    expect(opened.token()).toBe('token-g')
  })

  it('shows nothing when the popup was closed', async () => {
    const closed = vi.fn(async () => undefined)
    const opened = openConsole('/login', {
      configuration: { google },
      popup: closed,
      answers: { 'GET /api/navigation/authenticate/state': ok({ state: 's-1' }) },
    })
    const button = page.getByRole('button', { name: 'Sign in with Google' })
    await expect.element(button).not.toHaveAttribute('aria-disabled', 'true')
    await button.click()
    await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce())
    await expect.element(button).toBeVisible()
    expect(texts(opened)).toEqual([])
  })

  it('passes the answer of the second popup only to that one when the first was closed', async () => {
    const waiting: ((answer: Record<string, string>) => void)[] = []
    const opened = openConsole('/login', {
      configuration: { google },
      popup: () => new Promise(resolve => waiting.push(resolve)),
      answers: {
        'GET /api/navigation/authenticate/state': ok({ state: 's-1' }),
        'POST /api/navigation/authenticate/google': ok({ satellizer: 'token-g' }),
      },
    })
    const button = page.getByRole('button', { name: 'Sign in with Google' })
    await expect.element(button).not.toHaveAttribute('aria-disabled', 'true')
    await button.click()
    await button.click()
    await vi.waitFor(() => expect(waiting).toHaveLength(2))
    // Both windows are waited for on the same channel.
    for (const answer of waiting) answer({ code: 'g', state: 's-1' })
    await expect.element(page.getByText('Welcome')).toBeVisible()
    expect(opened.calls.filter(call => call === 'POST /api/navigation/authenticate/google')).toHaveLength(1)
    expect(texts(opened)).toEqual([])
  })

  it('rejects an answer of the popup with another state', async () => {
    const opened = openConsole('/login', {
      configuration: { google },
      popup: async () => ({ code: 'g', state: 'forged' }),
      answers: { 'GET /api/navigation/authenticate/state': ok({ state: 's-1' }) },
    })
    const button = page.getByRole('button', { name: 'Sign in with Google' })
    await expect.element(button).not.toHaveAttribute('aria-disabled', 'true')
    await button.click()
    await vi.waitFor(() => expect(texts(opened)[0]).toMatch(/^Authentication error: /))
    expect(opened.calls).not.toContain('POST /api/navigation/authenticate/google')
  })

  it('shows Authentication error with the error message when the browser blocks the popup', async () => {
    const opened = openConsole('/login', {
      configuration: { google },
      popup: () => Promise.reject(new Error('The browser has blocked the window.')),
      answers: { 'GET /api/navigation/authenticate/state': ok({ state: 's-1' }) },
    })
    const button = page.getByRole('button', { name: 'Sign in with Google' })
    await expect.element(button).not.toHaveAttribute('aria-disabled', 'true')
    await button.click()
    await vi.waitFor(() =>
      expect(texts(opened)).toEqual(['Authentication error: The browser has blocked the window.']),
    )
  })
})

describe('login with application=oms2 and r', () => {
  const address = '/login?application=oms2&r=%2Forders%2Fview%2F1'
  const back = (opened: ReturnType<typeof openConsole>) =>
    new URL(opened.left[0] ?? '').searchParams.get('return') ?? ''

  it.each([
    ['signed out', undefined],
    ['signed in, who is logged out', 'old'],
  ])('redirects a user %s to the older order management after login', async (_, token) => {
    const before = openConsole(token ? `${address}&jwt=used` : address, token ? { token } : {})
    await vi.waitFor(() => expect(before.left).toHaveLength(1))
    const returned = new URL(back(before))
    expect(returned.searchParams.has('jwt')).toBe(false)
    returned.searchParams.set('jwt', 'abc')
    const opened = openConsole(returned.pathname + returned.search, {
      configuration: { legacyBase: 'https://older.example/app' },
      answers: { [swap]: ok({ satellizer: 'token-1' }) },
    })
    await vi.waitFor(() => expect(opened.left).toEqual(['https://older.example/app/orders/view/1']))
    expect(opened.token()).toBe('token-1')
  })
})

describe('logout', () => {
  it('calls the server, clears the cookie and redirects to the login service with a logout flag', async () => {
    const opened = openConsole('/logout', { token: 't' })
    await vi.waitFor(() => expect(opened.left).toHaveLength(1))
    expect(opened.calls).toEqual(['GET /api/navigation/logout'])
    expect(opened.token()).toBeUndefined()
    expect(new URL(opened.left[0] ?? '').searchParams.get('logout')).toBe('1')
  })

  it('that fails shows an error, keeps the user signed in and can be retried', async () => {
    let reply = failed(500)
    const opened = openConsole('/logout', {
      token: 't',
      answers: { 'GET /api/navigation/logout': () => reply },
    })
    await expect.element(page.getByText('An error occurred on the logout process.')).toBeVisible()
    expect(opened.token()).toBe('t')
    expect(opened.left).toEqual([])
    reply = ok({})
    await page.getByRole('button', { name: 'Try again' }).click()
    await vi.waitFor(() => expect(opened.left).toHaveLength(1))
  })
})

describe('session started in another tab', () => {
  it('does not know what the earlier session requested', async () => {
    const opened = openConsole('/list', { token: 'of one' })
    const { session, ports, navigate } = opened.shell
    const asked = (call: string) => opened.calls.filter(one => one === call)
    await vi.waitFor(() => expect(asked('GET /get-profile')).toHaveLength(1))
    session.keepLoad('kept until sign-out', 1)
    let ended = 0
    session.ends.add(() => ended++)
    ports.session.open('of another')
    navigate('/list/7')
    await expect.element(page.getByText('Seven')).toBeVisible()
    await vi.waitFor(() => expect(asked('GET /get-profile')).toHaveLength(2))
    expect(asked('GET /api/navigation/menu')).toHaveLength(2)
    expect([...session.loads]).toEqual([])
    expect(ended).toBe(1)
  })
})
