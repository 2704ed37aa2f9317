import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answer, failed, held, ok, openConsole } from './openConsole.tsx'

const xml = `<menu>
  <things><label>Things</label><pages>
    <list><label>All things</label><afroms_state>list</afroms_state></list>
    <more><label>More</label><pages>
      <one><label>Thing one</label><afroms_state>details</afroms_state><params><id>7</id></params></one>
      <queue><label>Queue</label><afroms_state>queue</afroms_state><params><queue>a b</queue></params></queue>
    </pages></more>
  </pages></things>
  <older><label>Older</label><pages>
    <report><label>Report</label><module>m &amp; n</module><controller>c/d</controller><action>a?b</action>
      <params><k>../v</k></params></report>
  </pages></older>
</menu>`
const menu = ok({ menu: xml, resources: [] })
const open = (address = '/', more = {}, answer: Answer = menu) =>
  openConsole(address, { token: 't', answers: { 'GET /api/navigation/menu': answer }, ...more })

const areas = page.getByRole('navigation', { name: 'Areas' })
const things = areas.getByRole('button', { name: 'Things' })
const inside = areas.getByRole('button', { name: 'More' })

describe('dropdown of the top menu', () => {
  it('opens on mouseover, with its submenu at the side, and closes when the pointer leaves', async () => {
    open()
    await things.hover()
    await expect.element(areas.getByRole('link', { name: 'All things' })).toBeVisible()
    await inside.hover()
    await expect.element(areas.getByRole('link', { name: 'Thing one' })).toBeVisible()
    await page.getByRole('button', { name: 'Account' }).hover()
    await expect.poll(() => areas.getByRole('link').elements().length).toBe(0)
  })

  it('supports the arrow keys, and Escape returns the focus', async () => {
    open()
    await expect.element(things).toBeVisible()
    things.element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(areas.getByRole('link', { name: 'All things' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect.element(areas.getByRole('link', { name: 'Thing one' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(inside).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(things).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(areas.getByRole('button', { name: 'Older' })).toHaveFocus()
    expect(areas.getByRole('link').elements()).toEqual([])
  })

  it('closes when it loses the focus', async () => {
    open()
    await expect.element(things).toBeVisible()
    things.element().focus()
    await userEvent.keyboard('{Enter}{Tab}{Tab}')
    await expect.element(inside).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(areas.getByRole('button', { name: 'Older' })).toHaveFocus()
    await expect.poll(() => areas.getByRole('link').elements().length).toBe(0)
  })

  it('marks the active entry and its ancestors, also for an entry with parameters', async () => {
    open('/list/7')
    await expect.element(things).toHaveAttribute('aria-current', 'true')
    await things.hover()
    await expect.element(inside).toHaveAttribute('aria-current', 'true')
    await inside.hover()
    await expect
      .element(areas.getByRole('link', { name: 'Thing one' }))
      .toHaveAttribute('aria-current', 'page')
    expect(areas.getByRole('link', { name: 'All things' }).element().hasAttribute('aria-current')).toBe(false)
    expect(areas.getByRole('button', { name: 'Older' }).element().hasAttribute('aria-current')).toBe(false)
  })

  it('links to the legacy system, with each part encoded', async () => {
    open('/', { configuration: { legacyBase: 'https://legacy.example/oms' } })
    await areas.getByRole('button', { name: 'Older' }).hover()
    await expect
      .element(areas.getByRole('link', { name: 'Report' }))
      .toHaveAttribute('href', 'https://legacy.example/oms/m%20%26%20n/c%2Fd/a%3Fb/k/..%2Fv')
  })

  it('leaves the console for a legacy system on its own origin', async () => {
    open('/', { configuration: { legacyBase: '/oms' } })
    await areas.getByRole('button', { name: 'Older' }).hover()
    await expect
      .element(areas.getByRole('link', { name: 'Report' }))
      .toHaveAttribute('href', `${window.location.origin}/oms/m%20%26%20n/c%2Fd/a%3Fb/k/..%2Fv`)
  })
})

describe('session that starts on a public screen', () => {
  const lost = page.getByRole('heading', { name: 'Lost', level: 2 })

  it('has its menu, also on an unknown address', async () => {
    const opened = open('/nowhere')
    await expect.element(lost).toBeVisible()
    await expect.element(things).toBeVisible()
    opened.shell.navigate('/list')
    await expect.element(page.getByRole('heading', { name: 'List', level: 1 })).toBeVisible()
    expect(opened.calls.filter(call => call === 'GET /api/navigation/menu')).toHaveLength(1)
  })

  it('requests no menu and shows no message if the server rejects the session', async () => {
    const list = held()
    const opened = open('/not-found', { answers: { 'GET /api/navigation/acl-resource': list.answer } })
    await expect.element(lost).toBeVisible()
    list.give(failed(401))
    await expect.element(lost).toBeVisible()
    expect(opened.calls).toEqual(['GET /api/navigation/acl-resource'])
    expect(opened.toasts()).toEqual([])
  })
})

it('the menu takes no space if the user may open none of its entries', async () => {
  openConsole('/', { token: 't' })
  await expect.element(page.getByText('Welcome')).toBeVisible()
  await expect.poll(() => page.getByRole('complementary', { name: 'Menu' }).elements()).toEqual([])
})

it('the menu is that of the newest session, even if an earlier reply arrives late', async () => {
  const [first, second] = [held(), held()]
  const answers = [first.answer, second.answer]
  const opened = open('/', {}, () => answers.shift()?.() ?? menu)
  const asked = () => opened.calls.filter(call => call === 'GET /api/navigation/menu').length
  await expect.poll(asked).toBe(1)
  opened.shell.session.reset()
  opened.shell.navigate('/list')
  await expect.poll(asked).toBe(2)
  second.give(menu)
  await expect.element(things).toBeVisible()
  first.give(failed(500, { message: 'Not today.' }))
  await expect.element(page.getByRole('heading', { name: 'List', level: 1 })).toBeVisible()
  await expect.element(things).toBeVisible()
  expect(opened.toasts()).toEqual([])
})

describe('menu that cannot be loaded', () => {
  const broken: Readonly<Record<string, Answer>> = {
    'an entity bomb': ok({ menu: '<!DOCTYPE m [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><menu>&b;</menu>' }),
    'an HTML error page': ok({ menu: '<html><body><h1>502 Bad Gateway</h1></body></html>' }),
    'an HTML page instead of a reply': ok('<html><body>Please sign in.</body></html>'),
    'no XML': ok({ menu: '{"menu":[]}' }),
    'a reserved name': ok({ menu: '<menu><__proto__><label>x</label></__proto__></menu>' }),
    'no menu at all': ok({ resources: [] }),
  }

  it.each(Object.entries(broken))('shows an error for %s, and navigation still works', async (_, answer) => {
    const opened = open('/', {}, answer)
    await expect.poll(() => opened.toasts().flatMap(({ texts }) => texts)).toEqual(['Error loading menu.'])
    opened.shell.navigate('/list')
    await expect.element(page.getByRole('heading', { name: 'List', level: 1 })).toBeVisible()
    const side = page.getByRole('complementary', { name: 'Menu' })
    await expect.element(side.getByText('Error loading menu.')).toBeVisible()
  })

  it.each([
    ['Out of memory.', 'Error loading menu. Out of memory.'],
    ['<html>Bad Gateway</html>', 'Error loading menu. Not Now'],
    [{}, 'Error loading menu. Not Now'],
  ])('shows the message of the server: %j', async (data, text) => {
    const opened = open('/', {}, failed(500, data, 'Not Now'))
    await expect.poll(() => opened.toasts().flatMap(({ texts }) => texts)).toEqual([text])
  })

  it('is loaded by retrying', async () => {
    const later = held()
    const answers: Answer[] = [failed(500, { message: 'Not today.' }), later.answer]
    const opened = open('/', {}, call => {
      const answer = answers.shift()
      return typeof answer === 'function' ? answer(call) : typeof answer === 'object' ? answer : menu
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(opened.toasts().flatMap(({ texts }) => texts)).toEqual(['Error loading menu. Not today.'])
    later.give(menu)
    await expect.element(things).toBeVisible()
  })
})
