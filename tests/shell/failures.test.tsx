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

  it('403 goes to forbidden before any onError', async () => {
    const opened = openConsole('/list/7', { token: 't', answers: { 'GET /api/list/7': 403 } })
    await vi.waitFor(() => expect(opened.path()).toBe('/forbidden'))
    expect(texts(opened)).toEqual([])
  })

  it('401 of who is signed in ends the session as that of any other call', async () => {
    const opened = openConsole('/list', { token: 't', answers: { 'GET /get-profile': 401 } })
    await vi.waitFor(() => expect(opened.left).toEqual(['/login?returnTo=%2Flist']))
    expect(texts(opened)).toEqual([])
  })

  it.each([403, 503])('%i of who is signed in leads nowhere: it runs in the background', async status => {
    const opened = openConsole('/list', { token: 't', answers: { 'GET /get-profile': status } })
    await vi.waitFor(() => expect(opened.calls).toContain('GET /get-profile'))
    await vi.waitFor(() => expect(opened.calls).toContain('GET /api/navigation/notification'))
    expect([opened.left, opened.address(), texts(opened)]).toEqual([[], '/list', []])
  })

  it.each([502, 503])('%i goes to maintenance', async status => {
    const opened = openConsole('/list/7', { token: 't', answers: { 'GET /api/list/7/extra': status } })
    await vi.waitFor(() => expect(opened.path()).toBe('/maintenance'))
    await expect.element(page.getByText('Closed for repairs').first()).toBeVisible()
  })

  it('503 of the resource list goes to maintenance, and maintenance opens', async () => {
    const opened = openConsole('/list', {
      token: 't',
      answers: { 'GET /api/navigation/acl-resource': 503 },
    })
    await expect.element(page.getByText('Closed for repairs').first()).toBeVisible()
    expect(opened.calls.filter(call => call.includes('/api/list'))).toEqual([])
  })

  it('404 of a grid leaves its page, and says what the server says', async () => {
    const opened = openConsole('/list', {
      token: 't',
      answers: { 'POST /api/list/grid': failed(404, { message: 'No such list' }) },
    })
    await vi.waitFor(() => expect(texts(opened)).toEqual(['No such list']))
    expect(opened.address()).toBe('/list')
  })

  it('no connection says so', async () => {
    const opened = openConsole('/list', { token: 't', answers: { 'POST /api/list/grid': -1 } })
    await expect
      .element(page.getByText('Please make sure that you are connected to the internet'))
      .toBeVisible()
    expect(opened.address()).toBe('/list')
  })

  it('spares public pages the way to login', async () => {
    const opened = openConsole('/not-found', {
      token: 't',
      answers: { 'GET /api/navigation/acl-resource': 401 },
    })
    await expect.element(page.getByText('Lost').first()).toBeVisible()
    expect(opened.left).toEqual([])
    expect(opened.token()).toBe('t')
  })
})

describe('loads of a screen', () => {
  it('that fail say what their onError says, and the screen goes on', async () => {
    const opened = openConsole('/list/7', { token: 't', answers: { 'GET /api/list/7/extra': 500 } })
    await expect.element(page.getByText('Seven')).toBeVisible()
    expect(texts(opened)).toEqual(['Extra is missing'])
  })

  it('lead to another screen after their toast', async () => {
    const opened = openConsole('/list/7', {
      token: 't',
      answers: { 'GET /api/list/7': failed(500, { message: 'The record is locked' }) },
    })
    await expect.element(page.getByText('The record is locked')).toBeVisible()
    await expect.poll(() => opened.path()).toBe('/error')
  })

  it('are looked at by the checks, the first that holds opens its screen', async () => {
    const opened = openConsole('/list/7', {
      token: 't',
      answers: { 'GET /api/list/7': ok({ data: { state: 'gone' } }) },
    })
    await vi.waitFor(() => expect(opened.path()).toBe('/not-found'))
  })
})

describe('permissions that cannot be loaded', () => {
  it('give an error toast and the error screen when there are none from before', async () => {
    const opened = openConsole('/list', {
      token: 't',
      answers: { 'GET /api/navigation/acl-resource': failed(500, { message: 'ACL is down' }) },
    })
    await expect.element(page.getByText('ACL is down')).toBeVisible()
    await expect.poll(() => opened.path()).toBe('/error')
  })

  it('stay as they were, with the toast', async () => {
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

  it('without a list say so', async () => {
    const opened = openConsole('/list', {
      token: 't',
      answers: { 'GET /api/navigation/acl-resource': ok({ nothing: true }) },
    })
    await vi.waitFor(() => expect(texts(opened)).toEqual(['Missing ACL permission ']))
  })
})

describe('the menu', () => {
  it('that fails says so with the text of the server', async () => {
    const opened = openConsole('/', {
      token: 't',
      answers: { 'GET /api/navigation/menu': failed(500, { message: 'Try later' }) },
    })
    await vi.waitFor(() => expect(texts(opened)).toEqual(['Error loading menu. Try later']))
  })

  it('that is no menu says so', async () => {
    const opened = openConsole('/', { token: 't', answers: { 'GET /api/navigation/menu': ok({}) } })
    await vi.waitFor(() => expect(texts(opened)).toEqual(['Error loading menu.']))
  })
})
