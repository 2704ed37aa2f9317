import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Screen } from '../../schemas/index.ts'
import { held, ok, openConsole } from './openConsole.tsx'
import { tableOf } from './screens.ts'

const dataOf = (calls: readonly string[]) => calls.filter(call => call.includes('/api/list'))
const list = 'GET /api/navigation/acl-resource'

describe('check on resources', () => {
  const work: Screen = {
    name: 'work',
    path: '/work',
    loads: { thing: { get: '/api/thing', onError: { value: null } } },
    checks: [
      { access: { resource: 'list_index' }, go: 'list' },
      { access: { without: 'queue_low' }, when: { field: 'thing.state', is: 'gone' }, go: 'not-found' },
    ],
    body: [{ kind: 'text', text: 'Shown' }],
  }
  const routes = tableOf(undefined, [work])
  const answers = { 'GET /api/thing': ok({ data: { state: 'gone' } }) }

  it('opens another screen for holders of its resource, before any load', async () => {
    const opened = openConsole('/work', { token: 't', routes, answers, resources: ['list_index'] })
    await vi.waitFor(() => expect(opened.path()).toBe('/list'))
    expect(opened.calls).not.toContain('GET /api/thing')
  })

  it('is evaluated with its condition only for those without that resource', async () => {
    openConsole('/work', { token: 't', routes, answers, resources: ['queue_low'] })
    await expect.element(page.getByText('Shown')).toBeVisible()
  })

  it('opens the target when its condition holds for a user without that resource', async () => {
    const opened = openConsole('/work', { token: 't', routes, answers, resources: [] })
    await vi.waitFor(() => expect(opened.path()).toBe('/not-found'))
  })
})

describe('check on parameters', () => {
  const thing: Screen = {
    name: 'thing',
    path: '/thing/{kind}',
    params: { kind: {} },
    query: { id: {} },
    loads: { thing: { get: '/api/thing', onError: { value: null } } },
    checks: [
      {
        when: { field: 'params.kind', is: 'former' },
        go: 'details',
        params: { id: 'params.id' },
        query: { tab: { value: 'history' } },
      },
    ],
    body: [
      { kind: 'text', text: 'Shown' },
      { kind: 'text', text: 'Of a new one', visible: { field: 'params.kind', is: 'new' } },
      { kind: 'text', text: 'Of an old one', visible: { field: 'params.kind', not: 'new' } },
    ],
  }
  const routes = tableOf(undefined, [thing])

  it('opens another screen with its parameters, before any load', async () => {
    const opened = openConsole('/thing/former?id=7', { token: 't', routes })
    await expect.element(page.getByText('Seven')).toBeVisible()
    expect(opened.address()).toBe('/list/7?tab=history')
    expect(opened.calls.filter(call => call.includes('/api/thing'))).toEqual([])
  })

  it('keeps the screen if it does not hold, and the blocks see the parameters', async () => {
    const opened = openConsole('/thing/new', { token: 't', routes })
    await expect.element(page.getByText('Of a new one')).toBeVisible()
    expect(page.getByText('Of an old one').query()).toBeNull()
    expect(opened.path()).toBe('/thing/new')
  })
})

describe('route guard', () => {
  it('redirects an unauthenticated user of a non-public state to login, with the requested address', async () => {
    const opened = openConsole('/list?page=2')
    await vi.waitFor(() => expect(opened.left).toHaveLength(1))
    expect(opened.address()).toBe('/login?returnTo=%2Flist%3Fpage%3D2')
    expect(opened.calls).toEqual([])
  })

  it('requests no data before it allows the screen, and the definition in parallel with the resource list', async () => {
    const resources = held()
    const opened = openConsole('/list', { token: 't', answers: { [list]: resources.answer } })
    await vi.waitFor(() => expect(opened.calls).toEqual([list]))
    resources.give(ok(['list_index']))
    await expect.element(page.getByRole('heading', { name: 'List' })).toBeVisible()
    expect(dataOf(opened.calls)).toEqual(['GET /api/list/defaults', 'POST /api/list/grid'])
  })

  it('opens the forbidden screen for a user without the resource and never requests the data', async () => {
    const opened = openConsole('/list', { token: 't', resources: ['other'] })
    await expect.element(page.getByText('No access').first()).toBeVisible()
    expect(opened.path()).toBe('/forbidden')
    expect(dataOf(opened.calls)).toEqual([])
  })

  it('opens a state without resource for any signed-in user, and fetches the list nevertheless', async () => {
    const opened = openConsole('/', { token: 't', resources: [] })
    await expect.element(page.getByText('Welcome')).toBeVisible()
    expect(opened.calls[0]).toBe(list)
  })

  it('joins a dynamic resource with the parameter values', async () => {
    openConsole('/queue/high', { token: 't', resources: ['queue_high'] })
    await expect.element(page.getByText('A queue')).toBeVisible()
  })

  it('rejects a dynamic resource of another parameter value', async () => {
    const opened = openConsole('/queue/low', { token: 't', resources: ['queue_high'] })
    await vi.waitFor(() => expect(opened.path()).toBe('/forbidden'))
  })

  it('opens the named screen of a redirect with the same parameters', async () => {
    const opened = openConsole('/former/7', { token: 't' })
    await expect.element(page.getByText('Seven')).toBeVisible()
    expect(opened.address()).toBe('/list/7')
  })

  it.each([
    ['/moved/7?state=all', '/list', 'of its parameters, before it asks for anything'],
    ['/moved/8', '/queue/high', 'of what it has loaded'],
    ['/moved/7', '/list/7', 'else the screen of the redirect'],
  ])('opens instead of %s, which redirects with checks, %s: %s', async (from, to) => {
    const resources = ['list_index', 'queue_high']
    const gone = ok({ data: { name: 'Eight', state: 'gone' } })
    const opened = openConsole(from, { token: 't', resources, answers: { 'GET /api/list/8': gone } })
    await vi.waitFor(() => expect(opened.path()).toBe(to))
    if (from.includes('?')) expect(opened.calls).not.toContain('GET /api/list/7')
  })

  it('follows an absolute address of a redirect unchanged', async () => {
    const opened = openConsole('/elsewhere', { token: 't' })
    await vi.waitFor(() => expect(opened.left).toEqual(['https://elsewhere.example/x']))
  })

  it('redirects an authenticated user from login to home', async () => {
    const opened = openConsole('/login', { token: 't' })
    await expect.element(page.getByText('Welcome')).toBeVisible()
    expect(opened.address()).toBe('/')
  })

  it('logs an authenticated user out at login with application=oms2, keeping state', async () => {
    const opened = openConsole('/login?application=oms2', {
      token: 't',
      answers: { 'GET /api/navigation/logout': call => ok(call.query) },
    })
    await vi.waitFor(() => expect(opened.left).toHaveLength(1))
    expect(opened.calls).toEqual(['GET /api/navigation/logout'])
    expect(opened.token()).toBeUndefined()
  })

  it('opens the older order management with application=oms2 and r on the first authenticated route', async () => {
    const opened = openConsole('/list?application=oms2&r=orders/view/1', {
      token: 't',
      configuration: { legacyBase: 'https://older.example/app' },
    })
    await vi.waitFor(() => expect(opened.left).toEqual(['https://older.example/app/orders/view/1']))
    expect(dataOf(opened.calls)).toEqual([])
  })

  it('redirects mobile visitors of home to the older site', async () => {
    const opened = openConsole('/', { mobile: true, configuration: { mobileSite: 'https://m.example' } })
    await vi.waitFor(() => expect(opened.left).toEqual(['https://m.example']))
  })

  it('opens not-found for an unknown address (spec 2 §2.9)', async () => {
    const opened = openConsole('/nowhere/at/all', { token: 't' })
    await expect.element(page.getByText('Lost').first()).toBeVisible()
    expect(opened.address()).toBe('/not-found')
  })

  it('passes the query parameters to the named screen of a redirect', async () => {
    const opened = openConsole('/former/7?lang=fr&page=2', { token: 't' })
    await expect.element(page.getByText('Seven')).toBeVisible()
    expect(opened.address()).toBe('/list/7?lang=fr&page=2')
  })

  it('adds the query of a redirect to the address, unless the address has the key already', async () => {
    const short: Screen = {
      name: 'short',
      path: '/short/{id}',
      params: { id: {} },
      redirect: { screen: 'details', query: { tab: 'history', page: '1' } },
    }
    const opened = openConsole('/short/7?page=2', { token: 't', routes: tableOf(undefined, [short]) })
    await expect.element(page.getByText('Seven')).toBeVisible()
    expect(opened.address()).toBe('/list/7?page=2&tab=history')
  })

  it('shows not-found for a parameter that does not match its pattern, without any request', async () => {
    const opened = openConsole('/list/12345', { token: 't' })
    await expect.element(page.getByText('Lost').first()).toBeVisible()
    expect(dataOf(opened.calls)).toEqual([])
  })

  it('treats an address with the hash prefix ! like the plain one', async () => {
    const opened = openConsole('/#!/list/7', { token: 't' })
    await expect.element(page.getByText('Seven')).toBeVisible()
    expect(opened.address()).toBe('/list/7')
  })

  it('opens the older order management for a query in front of the hash (spec 2 §4.1)', async () => {
    const opened = openConsole('/?application=oms2&r=orders/view/1#!/', {
      token: 't',
      configuration: { legacyBase: 'https://older.example/app' },
    })
    await vi.waitFor(() => expect(opened.left).toEqual(['https://older.example/app/orders/view/1']))
  })

  it('keeps the query in front of the hash', async () => {
    const opened = openConsole('/?lang=fr&page=1#!/list/7?page=2', { token: 't' })
    await expect.element(page.getByText('Seven')).toBeVisible()
    expect(opened.address()).toBe('/list/7?page=2&lang=fr')
  })

  it('follows a hash typed later without the query of the screen that it leaves', async () => {
    const opened = openConsole('/list?page=2', { token: 't' })
    await expect.element(page.getByRole('link', { name: '7' })).toBeVisible()
    window.location.hash = '#!/list/7'
    await expect.element(page.getByText('Seven')).toBeVisible()
    expect(opened.address()).toBe('/list/7')
  })

  it('fetches the resource list on every change of screen, not on paging', async () => {
    const opened = openConsole('/list', { token: 't' })
    await expect.element(page.getByRole('link', { name: '7' })).toBeVisible()
    opened.shell.navigate('/list?page=2')
    await vi.waitFor(() =>
      expect(opened.calls.filter(call => call === 'POST /api/list/grid')).toHaveLength(2),
    )
    expect(opened.calls.filter(call => call === list)).toHaveLength(1)
    opened.shell.navigate('/list/7')
    await expect.element(page.getByText('Seven')).toBeVisible()
    expect(opened.calls.filter(call => call === list)).toHaveLength(2)
  })

  it('reloads data when a query parameter of the screen changes, without another resource list', async () => {
    const opened = openConsole('/orders?searchField=a&searchValue=1', { token: 't' })
    await expect.element(page.getByText('Found orders')).toBeVisible()
    opened.shell.navigate('/orders?searchField=a&searchValue=2')
    await vi.waitFor(() => expect(opened.calls.filter(call => call === 'GET /api/orders')).toHaveLength(2))
    expect(opened.calls.filter(call => call === list)).toHaveLength(1)
  })

  it('loads the menu once and raises the login event once', async () => {
    const opened = openConsole('/', { token: 't' })
    let logins = 0
    opened.shell.events.addEventListener('login', () => {
      logins += 1
    })
    await expect.element(page.getByText('Welcome')).toBeVisible()
    opened.shell.navigate('/list/7')
    await expect.element(page.getByText('Seven')).toBeVisible()
    await vi.waitFor(() =>
      expect(opened.calls.filter(call => call === 'GET /api/navigation/menu')).toHaveLength(1),
    )
    expect(logins).toBe(1)
  })
})
