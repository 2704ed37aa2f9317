import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { failed, ok, openConsole } from './openConsole.tsx'

const texts = (opened: ReturnType<typeof openConsole>) => opened.toasts().flatMap(toast => toast.texts)

describe('global HTTP handling', () => {
  it('401 removes the session cookies and redirects to /login with the address', async () => {
    const opened = openConsole('/list/7', { token: 't', answers: { 'GET /api/list/7': 401 } })
    await vi.waitFor(() => expect(opened.left).toEqual(['/login?returnTo=%2Flist%2F7']))
    expect(opened.token()).toBeUndefined()
    expect(texts(opened)).toEqual([])
  })

  it('403 opens forbidden before any onError', async () => {
    const opened = openConsole('/list/7', { token: 't', answers: { 'GET /api/list/7': 403 } })
    await vi.waitFor(() => expect(opened.path()).toBe('/forbidden'))
    expect(texts(opened)).toEqual([])
  })

  it('401 for the current user ends the session like that of any other call', async () => {
    const opened = openConsole('/list', { token: 't', answers: { 'GET /get-profile': 401 } })
    await vi.waitFor(() => expect(opened.left).toEqual(['/login?returnTo=%2Flist']))
    expect(texts(opened)).toEqual([])
  })

  it.each([403, 503])(
    '%i for the current user does not navigate: the call runs in the background',
    async status => {
      const opened = openConsole('/list', { token: 't', answers: { 'GET /get-profile': status } })
      await vi.waitFor(() => expect(opened.calls).toContain('GET /get-profile'))
      await vi.waitFor(() => expect(opened.calls).toContain('GET /api/navigation/notification'))
      expect([opened.left, opened.address(), texts(opened)]).toEqual([[], '/list', []])
    },
  )

  it.each([502, 503])('%i opens maintenance', async status => {
    const opened = openConsole('/list/7', { token: 't', answers: { 'GET /api/list/7/extra': status } })
    await vi.waitFor(() => expect(opened.path()).toBe('/maintenance'))
    await expect.element(page.getByText('Closed for repairs').first()).toBeVisible()
  })

  it('503 of the resource list opens maintenance', async () => {
    const opened = openConsole('/list', {
      token: 't',
      answers: { 'GET /api/navigation/acl-resource': 503 },
    })
    await expect.element(page.getByText('Closed for repairs').first()).toBeVisible()
    expect(opened.calls.filter(call => call.includes('/api/list'))).toEqual([])
  })

  it('404 of a grid opens not-found, with the message of the server', async () => {
    const opened = openConsole('/list', {
      token: 't',
      answers: { 'POST /api/list/grid': failed(404, { message: 'No such list' }) },
    })
    await vi.waitFor(() => expect(texts(opened)).toEqual(['No such list']))
    expect(opened.address()).toBe('/list')
  })

  it('a lost connection shows a message', async () => {
    const opened = openConsole('/list', { token: 't', answers: { 'POST /api/list/grid': -1 } })
    await expect
      .element(page.getByText('Please make sure that you are connected to the internet'))
      .toBeVisible()
    expect(opened.address()).toBe('/list')
  })

  it('does not redirect public pages to login', async () => {
    const opened = openConsole('/not-found', {
      token: 't',
      answers: { 'GET /api/navigation/acl-resource': 401 },
    })
    await expect.element(page.getByText('Lost').first()).toBeVisible()
    expect(opened.left).toEqual([])
    expect(opened.token()).toBe('t')
    await expect.poll(() => page.getByRole('complementary', { name: 'Menu' }).query()).toBeNull()
  })

  it('keeps the room of the menu on a public page until the menu is known', async () => {
    openConsole('/not-found', {
      token: 't',
      answers: { 'GET /api/navigation/menu': () => new Promise(() => {}) },
    })
    await expect.element(page.getByText('Lost').first()).toBeVisible()
    await expect.element(page.getByRole('complementary', { name: 'Menu' })).toBeVisible()
  })
})

describe('failed loads of a screen', () => {
  it('show the toast of their onError, and the screen uses the fallback value', async () => {
    const opened = openConsole('/list/7', { token: 't', answers: { 'GET /api/list/7/extra': 500 } })
    await expect.element(page.getByText('Seven')).toBeVisible()
    expect(texts(opened)).toEqual(['Extra is missing'])
  })

  it('open another screen after their toast', async () => {
    const opened = openConsole('/list/7', {
      token: 't',
      answers: { 'GET /api/list/7': failed(500, { message: 'The record is locked' }) },
    })
    await expect.element(page.getByText('The record is locked')).toBeVisible()
    await expect.poll(() => opened.path()).toBe('/error')
  })

  it('are evaluated by the checks, of which the first that holds opens its screen', async () => {
    const opened = openConsole('/list/7', {
      token: 't',
      answers: { 'GET /api/list/7': ok({ data: { state: 'gone' } }) },
    })
    await vi.waitFor(() => expect(opened.path()).toBe('/not-found'))
  })
})

describe('permissions that cannot be loaded', () => {
  it('show an error toast and the error screen if there are no earlier ones', async () => {
    const opened = openConsole('/list', {
      token: 't',
      answers: { 'GET /api/navigation/acl-resource': failed(500, { message: 'ACL is down' }) },
    })
    await expect.element(page.getByText('An error ocurred, could not get acl')).toBeVisible()
    await expect.poll(() => opened.path()).toBe('/error')
  })

  it('leave screens open that need none', async () => {
    const opened = openConsole('/', {
      token: 't',
      answers: { 'GET /api/navigation/acl-resource': failed(500, { ErrorLogId: 'E-7' }) },
    })
    await expect.element(page.getByText('Welcome')).toBeVisible()
    expect(opened.path()).toBe('/')
    expect(texts(opened)).toEqual(['An error ocurred, could not get acl'])
  })

  it('keep the earlier ones, with the toast', async () => {
    let reply = ok(['list_index'])
    const opened = openConsole('/', {
      token: 't',
      answers: { 'GET /api/navigation/acl-resource': () => reply },
    })
    await expect.element(page.getByText('Welcome')).toBeVisible()
    reply = failed(500)
    opened.shell.navigate('/list/7')
    await expect.element(page.getByText('Seven')).toBeVisible()
    expect(texts(opened)).toEqual(['An error ocurred, could not get acl'])
  })

  it('show an error for a reply without a list', async () => {
    const opened = openConsole('/list', {
      token: 't',
      answers: { 'GET /api/navigation/acl-resource': ok({ nothing: true }) },
    })
    await vi.waitFor(() => expect(texts(opened)).toEqual(['Missing ACL permission ']))
  })
})

describe('menu', () => {
  it('shows the text of the server when it fails', async () => {
    const opened = openConsole('/', {
      token: 't',
      answers: { 'GET /api/navigation/menu': failed(500, { message: 'Try later' }) },
    })
    await vi.waitFor(() => expect(texts(opened)).toEqual(['Error loading menu. Try later']))
  })

  it('shows an error for a reply that is not a menu', async () => {
    const opened = openConsole('/', { token: 't', answers: { 'GET /api/navigation/menu': ok({}) } })
    await vi.waitFor(() => expect(texts(opened)).toEqual(['Error loading menu.']))
  })
})
