import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openConsole } from './openConsole.tsx'
import { tableOf } from './screens.ts'

const list = () => page.getByRole('heading', { level: 1, name: 'List' })
const home = () => page.getByText('Welcome')
const lost = () => page.getByText('Lost', { exact: true }).first()

describe('screen', () => {
  const addresses = ['/list', '/list/', '/list//', '/%6Cist', '/list?page=2']

  it.each(addresses)('is opened by %s', async address => {
    openConsole(address, { token: 't' })
    await expect.element(list()).toBeVisible()
  })

  it.each(addresses)('is opened by %s from another screen', async address => {
    const { shell } = openConsole('/', { token: 't' })
    await expect.element(home()).toBeVisible()
    shell.navigate(address)
    await expect.element(list()).toBeVisible()
  })

  it('without placeholders has precedence, in any order of definition', async () => {
    const routes = tableOf(undefined, [
      { name: 'new', path: '/list/new', title: 'New', access: 'public', body: [] },
    ])
    const { shell } = openConsole('/list/7', { token: 't', routes })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Details' })).toBeVisible()
    shell.navigate('/list/new')
    await expect.element(page.getByRole('heading', { level: 1, name: 'New' })).toBeVisible()
  })

  it('that this page has never opened is found by the back button', async () => {
    window.history.pushState(null, '', '/list')
    window.history.pushState(null, '', '/')
    openConsole('/', { token: 't' })
    await expect.element(home()).toBeVisible()
    window.history.back()
    await expect.element(list()).toBeVisible()
  })
})

describe('unknown address', () => {
  it.each(['/nowhere', '/list/7/more', '/LIST', '/%09/javascript:alert(1)', '/%5Cx'])(
    'goes to not-found: %s',
    async to => {
      const { address } = openConsole(to, { token: 't' })
      await expect.element(lost()).toBeVisible()
      expect(address()).toBe('/not-found')
    },
  )

  it('keeps the navigation to screens available', async () => {
    const { shell, address } = openConsole('/nowhere', { token: 't' })
    await expect.element(lost()).toBeVisible()
    shell.navigate('/list')
    await expect.element(list()).toBeVisible()
    shell.navigate('/nowhere/else')
    await vi.waitFor(() => expect(address()).toBe('/not-found'))
    await expect.element(lost()).toBeVisible()
  })

  it('is skipped by the back button, which opens the page before', async () => {
    const { shell, address } = openConsole('/', { token: 't' })
    await expect.element(home()).toBeVisible()
    shell.navigate('/list')
    await expect.element(list()).toBeVisible()
    shell.navigate('/nowhere')
    await expect.element(lost()).toBeVisible()
    window.history.back()
    await expect.element(list()).toBeVisible()
    expect(address()).toBe('/list')
  })
})
