import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Screen } from '../../schemas/index.ts'
import { settings } from '../core/fixtures.ts'
import { failed, held, ok, openConsole } from './openConsole.tsx'
import { tableOf } from './screens.ts'

const menu = ok({
  menu: `<menu>
    <things><label>Things</label><pages>
      <list><label>All things</label><resource>list_index</resource><afroms_state>list</afroms_state></list>
      <secret><label>Secret</label><resource>other</resource><afroms_state>queue</afroms_state></secret>
    </pages></things>
    <older><label>Older</label><pages>
      <report><label>Report</label><module>m</module><controller>c</controller><action>a</action></report>
    </pages></older>
    <empty><label>Empty</label><pages><one><label>One</label><resource>other</resource><afroms_state>list</afroms_state></one></pages></empty>
  </menu>`,
  resources: [],
})
const open = (address = '/', more = {}) =>
  openConsole(address, { token: 't', answers: { 'GET /api/navigation/menu': menu }, ...more })
const find = 'GET /api/oms/order-search/orderNr/77'
const texts = (opened: ReturnType<typeof openConsole>) => opened.toasts().flatMap(toast => toast.texts)

describe('menus', () => {
  it('show what the resources of the user allow, and hide a top-level group without accessible child', async () => {
    open('/list')
    const areas = page.getByRole('navigation', { name: 'Areas' })
    await expect.element(areas.getByRole('button', { name: 'Things' })).toBeVisible()
    await expect.element(areas.getByRole('button', { name: 'Older' })).toBeVisible()
    expect(areas.getByRole('button', { name: 'Empty' }).query()).toBeNull()
  })

  it('show the areas only where a name fits: the drawer has them all', async () => {
    onTestFinished(() => page.viewport(1280, 800))
    open('/list')
    const area = page.getByRole('navigation', { name: 'Areas' }).getByRole('button', { name: 'Things' })
    await expect.element(area).toBeVisible()
    await page.viewport(390, 800)
    await expect.element(page.getByText('Things', { exact: true }).first()).not.toBeVisible()
    await page.getByRole('button', { name: 'Show menu' }).click()
    await expect.element(page.getByRole('navigation', { name: 'All areas' })).toBeVisible()
  })

  it('show the tree of the open area at the side, and mark the current screen', async () => {
    open('/list/7')
    const side = page.getByRole('navigation', { name: 'Things' })
    await expect
      .element(side.getByRole('link', { name: 'All things' }))
      .toHaveAttribute('aria-current', 'page')
    expect(side.getByText('Secret').query()).toBeNull()
  })
})

describe('top bar entries', () => {
  it('are those of the configuration', async () => {
    open('/', { configuration: { topMenu: 'notifications,logout' } })
    await expect.element(page.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/logout')
    await expect.element(page.getByRole('button', { name: 'Notifications' })).toBeVisible()
    expect(page.getByRole('button', { name: 'Search' }).query()).toBeNull()
    expect(page.getByRole('button', { name: 'Account' }).query()).toBeNull()
  })

  it('do not include search for a holder of the resource that hides it', async () => {
    open('/', { resources: ['no_search'] })
    await expect.element(page.getByText('Welcome')).toBeVisible()
    expect(page.getByRole('button', { name: 'Search' }).query()).toBeNull()
  })

  it('do not include search if the configuration disables it', async () => {
    open('/', { configuration: { search: false } })
    await expect.element(page.getByText('Welcome')).toBeVisible()
    expect(page.getByRole('button', { name: 'Search' }).query()).toBeNull()
  })
})

describe('order search', () => {
  const search = async (value: string) => {
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('textbox', { name: 'Value' }).fill(value)
    await userEvent.keyboard('{Enter}')
  }

  it('links to all orders of the legacy system: the legacy base plus /orders/index (spec 1 §2)', async () => {
    open('/', { configuration: { legacyBase: 'https://legacy.example/oms/' } })
    await page.getByRole('button', { name: 'Search' }).click()
    const link = page.getByRole('link', { name: 'All orders in the older system' })
    await expect.element(link).toHaveAttribute('href', 'https://legacy.example/oms/orders/index')
  })

  it('requires a value', async () => {
    const opened = open()
    await search(' ')
    await expect.element(page.getByText('Enter a search term.')).toBeVisible()
    expect(opened.calls.filter(call => call.includes('order-search'))).toEqual([])
  })

  it('reports that nothing was found', async () => {
    const opened = openConsole('/', { token: 't', answers: { [find]: 404 } })
    await search('77')
    await vi.waitFor(() => expect(texts(opened)).toEqual(['No results found.']))
    expect(opened.address()).toBe('/')
    await expect.element(page.getByRole('textbox', { name: 'Value' })).toHaveValue('77')
  })

  it('reports an error', async () => {
    const opened = openConsole('/', { token: 't', answers: { [find]: failed(500, { message: 'no' }) } })
    await search('77')
    await vi.waitFor(() => expect(texts(opened)).toEqual(['An error occurred.']))
  })

  it('keeps the typed text after a failure, and while its panel is closed', async () => {
    const opened = openConsole('/', { token: 't', answers: { [find]: failed(500) } })
    await search('77')
    await vi.waitFor(() => expect(texts(opened)).toEqual(['An error occurred.']))
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Search', exact: true })).toHaveFocus()
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect.element(page.getByRole('textbox', { name: 'Value' })).toHaveValue('77')
  })

  it('does not navigate if its panel was closed before the reply', async () => {
    const reply = held()
    const opened = openConsole('/', { token: 't', answers: { [find]: reply.answer } })
    await search('77')
    await vi.waitFor(() => expect(opened.calls).toContain(find))
    await userEvent.keyboard('{Escape}')
    reply.give(failed(404))
    await expect.element(page.getByRole('button', { name: 'Search', exact: true })).toHaveFocus()
    expect(texts(opened)).toEqual([])
  })

  it('opens the search screen with its parameters for several results', async () => {
    const found: Screen = {
      name: settings.screens.search,
      path: '/found',
      access: 'public',
      query: { fieldName: {}, fieldValue: {} },
      body: [{ kind: 'text', text: 'Several' }],
    }
    const opened = openConsole('/', {
      token: 't',
      routes: tableOf(undefined, [found]),
      answers: { [find]: ok({ result: 'MULTIPLE', orderNr: null }) },
    })
    await search('77')
    await expect.element(page.getByText('Several')).toBeVisible()
    expect(opened.address()).toBe('/found?fieldName=orderNr&fieldValue=77')
    await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
  })

  it('opens the order for a single result', async () => {
    const order: Screen = {
      name: 'order',
      path: '/order/{id}',
      access: 'public',
      params: { id: {} },
      body: [{ kind: 'text', text: 'The order' }],
    }
    const opened = openConsole('/', {
      token: 't',
      routes: tableOf(undefined, [order]),
      answers: { [find]: ok({ result: 'ONE', orderNr: 77 }) },
    })
    await search('77')
    await expect.element(page.getByText('The order')).toBeVisible()
    expect(opened.address()).toBe('/order/77')
  })
})

describe('notifications', () => {
  const notification = (id: number, readed: boolean) => ({
    id,
    createdAt: '2026-01-02 03:04:05',
    message: '<b>Report</b> is <script>ready</script> &amp; waiting',
    readed,
    body: { type: 'SUCCESS_MESSAGE' },
  })

  it('are counted when unread, and listed without disallowed markup', async () => {
    openConsole('/', {
      token: 't',
      answers: { 'GET /api/navigation/notification': ok([notification(1, false), notification(2, true)]) },
    })
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
    const list = page.getByRole('dialog', { name: 'Notifications' })
    await expect.element(list.getByText(/waiting/).first()).toBeVisible()
    expect(list.getByRole('img', { name: 'Unread' }).elements()).toHaveLength(1)
  })

  it('show an error if they cannot be loaded', async () => {
    const opened = openConsole('/', { token: 't', answers: { 'GET /api/navigation/notification': 500 } })
    await vi.waitFor(() => expect(texts(opened)).toEqual(['Error loading notifications.']))
  })
})

describe('theme', () => {
  it('is chosen in the account menu and remembered', async () => {
    const opened = open()
    await page.getByRole('button', { name: 'Account' }).click()
    await expect.element(page.getByText('ada@example.org')).toBeVisible()
    await page.getByRole('menuitem', { name: 'Dark theme' }).click()
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(opened.shell.ports.browser.memory.get('console.theme')).toBe('dark')
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'System theme' }).click()
    expect(document.documentElement.dataset.theme).toBeUndefined()
  })
})

describe('customer screen after a screen of the console', () => {
  it('is shown without an empty page between them', async () => {
    const letter: Screen = {
      name: 'public',
      path: '/letter',
      title: 'Your order',
      access: 'public',
      frame: 'public',
      body: [{ kind: 'text', text: 'Please check it' }],
    }
    const opened = openConsole('/list', { token: 't', routes: tableOf(undefined, [letter]) })
    await expect.element(page.getByRole('heading', { level: 1, name: 'List' })).toBeVisible()
    const headings: number[] = []
    const count = () => headings.push(document.querySelectorAll('h1').length)
    const watch = new MutationObserver(count)
    watch.observe(document.body, { childList: true, subtree: true })
    opened.shell.navigate('/letter')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Your order' })).toBeVisible()
    watch.disconnect()
    expect(headings.length).toBeGreaterThan(0)
    expect(headings).not.toContain(0)
  })
})

describe('customer screen with a heading', () => {
  it('shows it in place of its title', async () => {
    const letter: Screen = {
      name: 'public',
      path: '/letter/{id}',
      title: 'Your order',
      heading: 'Order {id} of {order.name}',
      access: 'public',
      frame: 'public',
      params: { id: { example: '7' } },
      loads: { order: { get: '/api/order', onError: { value: null } } },
      body: [{ kind: 'text', text: 'Please check it' }],
    }
    const answers = { 'GET /api/order': ok({ name: 'Nour' }) }
    openConsole('/letter/7', { answers, routes: tableOf(undefined, [letter]) })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Order 7 of Nour' })).toBeVisible()
  })
})

describe('breadcrumbs', () => {
  it('have no link to screens that the user may not open', async () => {
    const child: Screen = {
      name: 'child',
      path: '/child',
      title: 'Child',
      parent: 'list',
      access: { resource: 'child_access' },
      body: [{ kind: 'text', text: 'Of the list' }],
    }
    const routes = tableOf(undefined, [child])
    openConsole('/child', { token: 't', resources: ['child_access'], routes })
    await expect.element(page.getByText('Of the list')).toBeVisible()
    const way = page.getByRole('navigation', { name: 'Breadcrumbs' })
    await expect.element(way.getByText('List')).toBeVisible()
    expect(way.getByRole('link', { name: 'List' }).query()).toBeNull()
    await expect.element(way.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  })
})
