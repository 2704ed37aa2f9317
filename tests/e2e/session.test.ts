import { describe, expect, it } from 'vitest'
import { chooseAtLogin, journeys, showsScreen, showsText, whereIs } from '../support/journeys.ts'

const on = journeys()
const refunds = '/finance/refunds?page=3&sort=amount'

describe('sign-in (spec 2 §4.2)', () => {
  it('opens home after the access-control login', async () => {
    const { page } = await on.visit()
    await page.goto('/')
    await chooseAtLogin(page, 'admin')
    await showsScreen(page, 'Home')
    expect(whereIs(page)).toBe('/')
  })

  it('opens the address that was requested while signed out', async () => {
    const { page } = await on.visit()
    await page.goto(refunds)
    await chooseAtLogin(page, 'finance')
    await showsScreen(page, 'Refunds')
    expect(whereIs(page)).toBe(refunds)
  })

  it('passes return address, application code and access flow to the login service', async () => {
    const { page } = await on.visit()
    await page.goto(refunds)
    const way = page.getByRole('button', { name: 'Sign in', exact: true })
    const service = page.getByRole('button', { name: 'Sign in as admin' })
    await way.or(service).first().waitFor()
    if (await way.isVisible()) await way.click()
    await service.waitFor()
    const { searchParams } = new URL(page.url())
    const { configuration } = on.console
    expect(searchParams.get('application')).toBe(configuration.applicationCode)
    expect(searchParams.get('flow')).toBe(configuration.accessFlow)
    const back = new URL(searchParams.get('return') ?? '')
    expect(back.origin).toBe(on.console.address)
    expect(back.searchParams.get('returnTo')).toBe(refunds)
  })

  it('opens home when the return address is external', async () => {
    for (const returnTo of [
      '/%09/javascript:alert(1)',
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      const { page } = await on.visit()
      await page.goto(`/login?returnTo=${encodeURIComponent(returnTo)}`)
      await chooseAtLogin(page, 'admin')
      await showsScreen(page, 'Home')
      expect(whereIs(page)).toBe('/')
    }
  })

  it('shows why it failed: Authentication error, and the message of the server', async () => {
    const { page } = await on.visit()
    await page.goto('/login?jwt=no-such-code')
    await showsText(page, /^Authentication error: The one-time code is unknown, used or expired\.$/)
    expect(await on.console.log()).toContainEqual(expect.objectContaining({ status: 401 }))
  })

  it('shows the raw text of the server when it has no message', async () => {
    await on.console.fault({
      call: 'POST /api/navigation/swap-authenticate-token/{code}',
      status: 500,
      body: 'out of order',
    })
    const { page } = await on.visit()
    await page.goto('/login?jwt=any')
    await showsText(page, /^Authentication error: out of order$/)
  })

  it('shows application name and venture code of the configuration at login', async () => {
    const { page } = await on.visit()
    const { configuration } = on.console
    await page.goto('/login?jwt=no-such-code')
    await page.getByRole('heading', { name: new RegExp(configuration.applicationName) }).waitFor()
    await showsText(page, configuration.ventureCode)
  })

  it('redirects a signed-in user from login to home', async () => {
    const { page } = await on.visitAs('admin')
    await page.goto('/login')
    await showsScreen(page, 'Home')
    expect(whereIs(page)).toBe('/')
  })

  it('signs a signed-in user out at login with application=oms2, keeping state', async () => {
    const { page, calls } = await on.visitAs('admin')
    await on.console.clearLog()
    await page.goto('/login?application=oms2')
    await page.getByRole('button', { name: 'Sign in as admin' }).waitFor()
    expect(calls).toContain('GET /api/navigation/logout')
    const logout = (await on.console.log()).find(({ path }) => path === '/api/navigation/logout')
    expect(new URLSearchParams(logout?.query).get('keepState')).toMatch(/^(?:1|true)$/)
  })

  it('redirects to the older order management with application=oms2 and r', async () => {
    const { page } = await on.visitAs('admin')
    const { configuration } = on.console
    await page.goto(`/?application=oms2&r=${encodeURIComponent('/orders/index?x=1')}`)
    await page.waitForURL(new URL(`${configuration.legacyBase}/orders/index?x=1`, on.console.address).href)
  })

  it('follows r only to the older order management', async () => {
    for (const r of ['//evil.example/', 'https://evil.example/', '.evil.example', '@evil.example']) {
      const { page, context } = await on.visitAs('admin')
      const left: string[] = []
      context.on('request', request => left.push(new URL(request.url()).hostname))
      await page.goto(`/?application=oms2&r=${encodeURIComponent(r)}`)
      await page.getByRole('heading').first().waitFor()
      expect([...new Set(left)]).toEqual(['127.0.0.1'])
    }
  })
})

describe('logout (spec 2 §4.2)', () => {
  it('calls the server, clears the cookie and redirects to the login service with a logout flag', async () => {
    const { page, context, calls } = await on.visitAs('admin')
    await page.goto('/logout')
    await showsText(page, 'You are signed out.')
    expect(new URL(page.url()).searchParams.get('logout')).toBe('1')
    expect(calls).toContain('GET /api/navigation/logout')
    expect(await context.cookies()).toEqual([])
    await page.goto('/finance/refunds')
    await chooseAtLogin(page, 'finance')
    await showsScreen(page, 'Refunds')
  })

  it('shows an error when it fails, and can be retried', async () => {
    await on.console.fault({ call: 'GET /api/navigation/logout', status: 500, times: 1 })
    const { page } = await on.visitAs('admin')
    await page.goto('/logout')
    await showsText(page, 'An error occurred on the logout process.')
    await page.getByRole('button', { name: 'Try again' }).click()
    await showsText(page, 'You are signed out.')
  })

  it('is allowed without a session', async () => {
    const { page } = await on.visit()
    await page.goto('/logout')
    await showsText(page, 'You are signed out.')
  })
})

describe('session', () => {
  it('that expires during work redirects to login and back to the same page of the list', async () => {
    const { page, context } = await on.visitAs('finance')
    await page.goto(refunds)
    await page.getByRole('gridcell').first().waitFor()
    await on.console.fault({ call: 'POST /api/finance/refunds/grid', status: 401, times: 1 })
    await page.getByRole('button', { name: 'Next page' }).click()
    await chooseAtLogin(page, 'finance')
    await showsScreen(page, 'Refunds')
    expect(whereIs(page)).toBe('/finance/refunds?page=4&sort=amount')
    expect((await context.cookies()).map(({ name }) => name)).toEqual([
      on.console.configuration.sessionCookie,
    ])
  })

  it.each(['', 'x', '../../etc', '%00', "' OR 1=1 --", 'é', 'a'.repeat(300)])(
    'with the tampered token %j leads to login',
    async token => {
      const { page, context } = await on.visit()
      const value = encodeURIComponent(token)
      await context.addCookies([
        { name: on.console.configuration.sessionCookie, value, url: on.console.address },
      ])
      await page.goto('/finance/refunds')
      await chooseAtLogin(page, 'finance')
      await showsScreen(page, 'Refunds')
    },
  )

  it('replaces a cookie that another system has left for a wider domain', async () => {
    const { page, context } = await on.visit()
    const { port } = new URL(on.console.address)
    const name = on.console.configuration.sessionCookie
    await context.addCookies([{ name, value: 'stale', domain: '.house.localhost', path: '/' }])
    await page.goto(`http://console.staff.house.localhost:${port}/finance/refunds`)
    await chooseAtLogin(page, 'finance')
    await showsScreen(page, 'Refunds')
    expect((await context.cookies()).map(({ domain }) => domain)).toEqual(['.staff.house.localhost'])
  })

  it('survives a reload and is shared with a second tab', async () => {
    const { page, context } = await on.visitAs('finance')
    await page.goto('/finance/refunds')
    await page.reload()
    await showsScreen(page, 'Refunds')
    const second = await context.newPage()
    await second.goto('/')
    await showsScreen(second, 'Home')
  })

  it('requests the resource list on every change of screen, not on paging', async () => {
    const { page, calls } = await on.visitAs('finance')
    const lists = () => calls.filter(call => call === 'GET /api/navigation/acl-resource').length
    await page.goto('/finance/refunds')
    await page.getByRole('gridcell').first().waitFor()
    expect(lists()).toBe(1)
    await page.getByRole('button', { name: 'Next page' }).click()
    await showsText(page, /Rows 11–20/)
    expect(lists()).toBe(1)
    await page.getByRole('gridcell').getByRole('link').first().click()
    await showsScreen(page, /^Refund \d+$/)
    expect(lists()).toBe(2)
  })

  it('loads the menu once', async () => {
    const { page, calls } = await on.visitAs('finance')
    await page.goto('/finance/refunds')
    await page.getByRole('gridcell').getByRole('link').first().click()
    await showsScreen(page, /^Refund \d+$/)
    await page.goBack()
    await showsScreen(page, 'Refunds')
    await expect.poll(() => calls.filter(call => call === 'GET /api/navigation/menu').length).toBe(1)
  })
})

describe('home screen', () => {
  it('redirects mobile visitors to the older site', async () => {
    const { configuration } = on.console
    const { page } = await on.visitAs('admin', {
      userAgent:
        'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
      isMobile: true,
      hasTouch: true,
      viewport: { width: 412, height: 915 },
    })
    await page.goto('/')
    await page.waitForURL(new URL(configuration.mobileSite, on.console.address).href)
  })
})
