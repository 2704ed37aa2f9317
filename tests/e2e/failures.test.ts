import { describe, expect, it } from 'vitest'
import { chooseAtLogin, journeys, showsScreen, showsText, whereIs } from '../support/journeys.ts'

const on = journeys()
const grid = 'POST /api/finance/refunds/grid'

describe('unknown addresses (spec 2 §2.9 and §5)', () => {
  it.each([
    '/no-such-page',
    '/finance',
    '/finance/refunds/x',
    '/%E0%A4%A',
    '/mailto:%0Aa',
    '/a//b',
    '/constructor',
    '/__proto__',
    '/%09/javascript:alert(1)',
  ])('%s opens not-found', async path => {
    const { page } = await on.visitAs('finance')
    await page.goto(path)
    await showsScreen(page, 'Page not found')
    expect(whereIs(page)).toMatch(/^\/not-found(?:\?|$)/)
  })

  it.each(['0123456789', 'abc', '1.5', '-1', '1%20', '1%2F2', '%00'])(
    '/finance/refunds/details/%s is against the pattern and shows not-found, and nothing is asked for',
    async id => {
      const { page, calls } = await on.visitAs('finance')
      await page.goto(`/finance/refunds/details/${id}`)
      await showsScreen(page, 'Page not found')
      expect(calls.filter(call => call.includes('/api/finance/'))).toEqual([])
    },
  )

  it('a missing refund opens the error screen after a toast', async () => {
    const { page } = await on.visitAs('finance')
    await page.goto('/finance/refunds/details/999999999')
    await showsScreen(page, 'Error')
    await page.getByRole('listitem').filter({ hasText: /\S/ }).first().waitFor()
  })

  it('/#!/path redirects to /path', async () => {
    const { page } = await on.visitAs('finance')
    await page.goto('/#!/finance/refunds?page=2')
    await showsText(page, /Rows 11–20 of/)
    expect(page.url()).toBe(`${on.console.address}/finance/refunds?page=2`)
  })
})

describe('global HTTP handling (spec 1 §8)', () => {
  it.each([502, 503])('%d opens maintenance', async status => {
    await on.console.fault({ call: grid, status })
    const { page } = await on.visitAs('finance')
    await page.goto('/finance/refunds')
    await showsScreen(page, 'Maintenance')
  })

  it.each([502, 503])(
    '%i on the first page links to home, because there is no previous page',
    async status => {
      await on.console.fault({ call: grid, status })
      const { page } = await on.visitAs('finance')
      await page.goto('/finance/refunds')
      await showsScreen(page, 'Maintenance')
      await page.getByRole('link', { name: 'Go back' }).click()
      await expect.poll(() => whereIs(page)).toBe('/')
    },
  )

  it('403 opens forbidden', async () => {
    await on.console.fault({ call: grid, status: 403 })
    const { page } = await on.visitAs('finance')
    await page.goto('/finance/refunds')
    await showsScreen(page, 'No access')
  })

  it('404 of a grid opens not-found', async () => {
    await on.console.fault({ call: grid, status: 404, body: { message: 'No such grid.' } })
    const { page } = await on.visitAs('finance')
    await page.goto('/finance/refunds')
    await showsText(page, 'No such grid.')
    await showsScreen(page, 'Refunds')
  })

  it('403, 502 and 503 take precedence over the onError of a load', async () => {
    await on.console.fault({
      call: 'GET /api/finance/refunds/{id}',
      status: 503,
      body: { message: 'Closed.' },
    })
    const { page } = await on.visitAs('finance')
    await page.goto('/finance/refunds/details/1')
    await showsScreen(page, 'Maintenance')
  })

  it('a lost connection shows a message and keeps the rows', async () => {
    const { page, context, settled } = await on.visitAs('finance')
    // What comes after the first rows is waited for: it could not be fetched without a connection.
    const toasts = page.waitForResponse(/\/assets\/frame-[\w-]+\.js$/)
    await page.goto('/finance/refunds')
    await page.getByRole('gridcell').first().waitFor()
    await page.getByRole('navigation', { name: 'Areas' }).waitFor()
    await (await toasts).finished()
    await settled()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Next page' }).click()
    await showsText(page, 'Please make sure that you are connected to the internet')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await showsText(page, /Rows 11–20 of/)
  })

  it('a dropped connection shows the same message', async () => {
    await on.console.fault({ call: grid, drop: true })
    const { page } = await on.visitAs('finance')
    await page.goto('/finance/refunds')
    await showsText(page, 'Please make sure that you are connected to the internet')
  })

  it.each(['', 'null', '[]', '{', '<html>', '{"data":{},"rowCount":"x"}'])(
    'a reply of %j is a failed one, never a blank screen',
    async body => {
      await on.console.fault({ call: grid, body })
      const { page } = await on.visitAs('finance')
      await page.goto('/finance/refunds')
      await showsText(page, 'An unexpected error occurred while loading the grid data.')
      await showsScreen(page, 'Refunds')
    },
  )

  it('a failed resource list opens the error screen, and the session stays', async () => {
    await on.console.fault({ call: 'GET /api/navigation/acl-resource', status: 500, times: 1 })
    const { page } = await on.visitAs('finance')
    await page.goto('/finance/refunds')
    await showsScreen(page, 'Error')
    await page.goto('/finance/refunds')
    await showsScreen(page, 'Refunds')
  })

  it('an error shows the ErrorLogId of the server', async () => {
    await on.console.fault({ call: grid, status: 500, body: { message: 'Broken.', ErrorLogId: 'E-4711' } })
    const { page } = await on.visitAs('finance')
    await page.goto('/finance/refunds')
    await showsText(page, 'Broken.')
    await showsText(page, /E-4711/)
  })
})

describe('deployment during work', () => {
  it('reloads once when a script chunk is missing, and keeps the address', async () => {
    const { page, context, settled } = await on.visitAs('finance')
    await page.goto('/')
    await showsScreen(page, 'Home')
    await settled()
    let gone = 0
    let loads = 0
    await context.route('**/assets/*.js', route => {
      gone += 1
      return route.fulfill({ status: 404 })
    })
    page.on('request', request => {
      if (!request.isNavigationRequest()) return
      loads += 1
      void context.unroute('**/assets/*.js')
    })
    await page.getByRole('main').getByRole('link', { name: 'Refunds', exact: true }).click()
    await page.getByRole('gridcell').first().waitFor()
    expect(gone).toBeGreaterThan(0)
    expect(loads).toBe(1)
    expect(whereIs(page)).toBe('/finance/refunds')
  })

  it('keeps typed text when a chunk of the list is missing', async () => {
    const { page, context, problems, settled } = await on.visitAs('finance')
    // Gone before the browser was idle, so that it could not be fetched ahead.
    const part = '**/assets/MultiSelectList-*.js'
    await context.route(part, route => route.fulfill({ status: 404 }))
    await page.goto('/finance/refunds')
    await page.getByRole('gridcell').first().waitFor()
    await settled()
    page.on('request', request => {
      if (request.isNavigationRequest()) void context.unroute(part)
    })
    await page.getByLabel('Customer', { exact: true }).fill('an')
    await Promise.all([
      page.waitForEvent('domcontentloaded'),
      page.getByRole('button', { name: /^Status/ }).click(),
    ])
    await page.getByRole('gridcell').first().waitFor()
    expect(await page.getByLabel('Customer', { exact: true }).inputValue()).toBe('an')
    expect(whereIs(page)).toContain('customerName=an')
    // React itself reports the part that is gone.
    expect(problems.filter(problem => !/dynamically imported module|ChunkMissing/.test(problem))).toEqual([])
    problems.length = 0
  })
})

describe('invalid configuration', () => {
  it.each([
    ['no JSON', '{', /config/i],
    ['a missing key', '{"applicationName":"Console"}', /accessControlLogin|sessionCookie/],
    ['a wrong value', '{"applicationName":"", "unknownKey": 1}', /applicationName|unknownKey/],
    [
      'an address without a scheme',
      '{"apiBase":"//evil.example"}',
      /apiBase must be a full address with its scheme.*"\/\/evil\.example"/,
    ],
    ['a key that is none', '{"applicationName":"A", "unknownKey": 1}', /additional properties: unknownKey/],
  ])('with %s shows the errors', async (_, body, text) => {
    const { page } = await on.visit()
    await page.route('**/config.json', route => route.fulfill({ contentType: 'application/json', body }))
    await page.goto('/')
    await showsText(page, text)
  })

  it('that cannot be fetched shows an error', async () => {
    const { page } = await on.visit()
    await page.route('**/config.json', route => route.fulfill({ status: 500, body: '' }))
    await page.goto('/')
    await showsText(page, /config/i)
  })
})

describe('permissions (spec 2 §4.1)', () => {
  it('a missing resource opens forbidden', async () => {
    const { page } = await on.visitAs('viewer')
    await page.goto('/finance/refunds')
    await showsScreen(page, 'No access')
  })

  it('the error screens open without a session', async () => {
    for (const [path, title] of [
      ['/forbidden', 'No access'],
      ['/maintenance', 'Maintenance'],
      ['/error', 'Error'],
      ['/not-found', 'Page not found'],
    ] as const) {
      const { page } = await on.visit()
      await page.goto(path)
      await showsScreen(page, title)
      expect(whereIs(page)).toBe(path)
    }
  })

  it('an unknown address does not ask the user to sign in', async () => {
    const { page } = await on.visit()
    await page.goto('/no-such-page')
    await showsScreen(page, 'Page not found')
  })

  it('a resource that is granted later opens the screen without a new sign-in', async () => {
    const { page } = await on.visitAs('viewer')
    await page.goto('/finance/refunds')
    await showsScreen(page, 'No access')
    await on.console.fault({ call: 'GET /api/navigation/acl-resource', body: ['finance_refund_index'] })
    await on.console.fault({ call: grid, body: { success: true, data: [], rowCount: 0 } })
    await on.console.fault({ call: 'GET /api/finance/refunds/{a}/{b}', body: { data: [] } })
    await page.goto('/finance/refunds')
    await showsScreen(page, 'Refunds')
  })

  it('a signed-out user is asked to sign in', async () => {
    const { page } = await on.visit()
    await page.goto('/admin')
    await chooseAtLogin(page, 'admin')
    await showsScreen(page, 'Administration Dashboard')
  })
})
