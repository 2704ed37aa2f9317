import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { profileAtom } from '../../runtime/shell/session/profileAtom.ts'
import { type Screen } from '../../schemas/index.ts'
import { held, ok, openConsole } from './openConsole.tsx'
import { tableOf } from './screens.ts'

const palette = page.getByRole('dialog', { name: 'Command palette' })
const line = palette.getByRole('combobox', { name: 'Go to' })
const options = () =>
  palette
    .getByRole('option')
    .elements()
    .map(option => option.textContent)
const chosen = () =>
  palette
    .getByRole('option')
    .elements()
    .filter(option => option.ariaSelected === 'true')
    .map(option => option.textContent)

const acting: Screen = {
  name: 'acting',
  path: '/acting',
  title: 'Acting',
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-acting',
        source: '/api/list/grid',
        columns: [{ field: 'id', label: 'Id' }],
        export: { reportType: 'acting' },
        actions: [
          { kind: 'request', label: 'Recount', scope: 'screen', call: '/api/recount' },
          {
            kind: 'request',
            label: 'Erase',
            scope: 'screen',
            call: '/api/erase',
            access: { resource: 'eraser' },
          },
        ],
      },
    },
  ],
}

function open(address = '/', more: Parameters<typeof openConsole>[1] = {}) {
  return openConsole(address, {
    token: 't',
    routes: tableOf(undefined, [acting]),
    ...more,
    answers: { 'POST /api/recount': ok({ message: 'Counted.' }), ...more.answers },
  })
}

async function openPalette() {
  // What listens to the keys comes after the first rows.
  await expect
    .poll(async () => {
      await userEvent.keyboard('{Control>}k{/Control}')
      return palette.query()
    })
    .not.toBeNull()
  await expect.element(line).toHaveFocus()
}

describe('command palette', () => {
  it('accepts text that is typed while it loads', async () => {
    open()
    const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    // What listens to the keys comes after the first rows.
    await expect
      .poll(async () => {
        await userEvent.keyboard('?')
        return shortcuts.query()
      })
      .not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => shortcuts.query()).toBeNull()
    await userEvent.keyboard('{Control>}k{/Control}acx{Backspace}ting')
    await expect.element(line).toHaveValue('acting')
    await expect.element(line).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => palette.query()).toBeNull()
    await openPalette()
    await expect.element(line).toHaveValue('')
  })

  it('opens for a key that was pressed before its code had loaded, with the text typed since', async () => {
    open()
    await expect.poll(() => document.querySelector('header')).not.toBeNull()
    expect(palette.query()).toBeNull()
    await userEvent.keyboard('{Control>}k{/Control}acting')
    await expect.element(line).toHaveValue('acting')
    await expect.element(line).toHaveFocus()
  })

  it('offers every screen that the user may open, and no other', async () => {
    open('/', { resources: ['list_index'] })
    await openPalette()
    const list = options()
    expect(list.some(text => text.startsWith('List'))).toBe(true)
    expect(list.some(text => text.startsWith('Home'))).toBe(true)
    for (const title of ['Queue', 'No access', 'Details'])
      expect(list.some(text => text.startsWith(title))).toBe(false)
  })

  it('offers the tools of the configuration whose resource the user holds', async () => {
    const tools = [
      { label: 'Tool one', path: '/tools/one', resource: 'tools_one' },
      { label: 'Tool two', path: '/tools/two', resource: 'tools_two' },
    ]
    const opened = open('/', { resources: ['list_index', 'tools_one'], configuration: { tools } })
    await openPalette()
    await userEvent.keyboard('tool')
    await expect.poll(() => options().filter(text => text.startsWith('Tool'))).toEqual(['Tool one'])
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => opened.left).toEqual(['/tools/one'])
  })

  it('offers a screen with parameters that the menu links to', async () => {
    const entry = (id: string, label: string, queue: string) =>
      `<${id}><label>${label}</label><afroms_state>queue</afroms_state><params><queue>${queue}</queue></params></${id}>`
    const entries = entry('a', 'First in line', 'one') + entry('b', 'Second in line', 'two')
    const menu = `<menu><area><label>Area</label><pages>${entries}</pages></area></menu>`
    const opened = open('/', {
      resources: ['queue_one'],
      answers: { 'GET /api/navigation/menu': ok({ menu, resources: [] }) },
    })
    await openPalette()
    await expect.poll(() => options().filter(text => text.includes('in line'))).toEqual(['First in lineArea'])
    await palette.getByRole('option', { name: /First in line/ }).click()
    await expect.poll(opened.address).toBe('/queue/one')
  })

  it('opens a screen by keyboard, and keeps the focus in the input until then', async () => {
    const opened = open()
    await openPalette()
    await userEvent.keyboard('lst')
    await expect.poll(chosen).toEqual([expect.stringContaining('List')])
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    const active = line.element().getAttribute('aria-activedescendant')
    expect(palette.element().querySelector(`[id="${active}"]`)?.ariaSelected).toBe('true')
    await expect.element(line).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: 'List', level: 1 })).toBeVisible()
    expect(opened.address()).toBe('/list')
  })

  it('offers recently opened screens, with their parameters', async () => {
    const opened = open('/list/7')
    await expect.element(page.getByText('Seven')).toBeVisible()
    await openPalette()
    await userEvent.keyboard('{Escape}')
    opened.shell.navigate('/')
    await expect.element(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible()
    await openPalette()
    await palette
      .getByRole('group', { name: 'Recent' })
      .getByRole('option', { name: /Details 7/ })
      .click()
    await expect.poll(opened.address).toBe('/list/7')
  })

  it('offers screens that were opened before the user was known', async () => {
    const profile = held()
    const opened = open('/list/7', { answers: { 'GET /get-profile': profile.answer } })
    await expect.element(page.getByText('Seven')).toBeVisible()
    await openPalette()
    await userEvent.keyboard('{Escape}')
    opened.shell.navigate('/')
    await expect.element(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible()
    profile.give(ok({ username: 'ada', email: 'ada@example.org' }))
    await expect.poll(() => opened.shell.store.get(profileAtom)?.name).toBe('ada')
    await openPalette()
    const recent = palette.getByRole('group', { name: 'Recent' })
    await expect.element(recent.getByRole('option', { name: /Details 7/ })).toBeVisible()
  })

  it.each([
    ['was known', 'ada'],
    ['was not known yet', undefined],
  ])('offers nothing that another user of the same page had open, who %s', async (_, name) => {
    const profileOf = (username: string) => ok({ username, email: `${username}@example.org` })
    let profile = name === undefined ? held().answer() : profileOf(name)
    const opened = open('/list/7', { answers: { 'GET /get-profile': () => profile } })
    await expect.element(page.getByText('Seven')).toBeVisible()
    await openPalette()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => opened.calls).toContain('GET /get-profile')
    await expect.poll(() => opened.shell.store.get(profileAtom)?.name).toBe(name)
    // Signed in as another user in another tab.
    profile = profileOf('bob')
    opened.shell.ports.session.open('another')
    opened.shell.navigate('/list')
    await expect.element(page.getByRole('heading', { name: 'List', level: 1 })).toBeVisible()
    await expect.poll(() => opened.shell.store.get(profileAtom)?.name).toBe('bob')
    opened.shell.navigate('/')
    await expect.element(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible()
    await openPalette()
    const recent = palette.getByRole('group', { name: 'Recent' })
    await expect.element(recent.getByRole('option', { name: /^List/ })).toBeVisible()
    expect(recent.getByRole('option').elements()).toHaveLength(1)
  })

  it('runs the actions that the open screen offers to this user', async () => {
    const opened = open('/acting')
    await expect.element(page.getByRole('button', { name: 'Recount' })).toBeVisible()
    await openPalette()
    const here = palette.getByRole('group', { name: 'On this screen' })
    expect(
      here
        .getByRole('option')
        .elements()
        .map(option => option.textContent),
    ).toEqual(['Recount', 'Export'])
    await here.getByRole('option', { name: 'Recount' }).click()
    await expect.poll(() => opened.calls).toContain('POST /api/recount')
    await expect.element(page.getByRole('button', { name: 'Recount' })).toHaveFocus()
  })

  it('finds order numbers, unless search is hidden from the user', async () => {
    const opened = open('/', { answers: { 'GET /api/oms/order-search/orderNr/4711': 404 } })
    await openPalette()
    await userEvent.keyboard('4711{Enter}')
    await expect.poll(() => opened.toasts().flatMap(({ texts }) => texts)).toEqual(['No results found.'])
  })

  it('finds records by number or name, and opens the first with Enter', async () => {
    const found = [
      { group: 'Things', title: 'Thing 7', note: 'Ann Webb', screen: 'details', params: { id: 7 } },
      { group: 'Things', title: 'Thing 8', note: 'Ann Bell', screen: 'queue', params: { queue: 'two' } },
    ]
    const opened = open('/', { answers: { 'GET /api/search/ann%20w': ok({ success: true, data: found }) } })
    await openPalette()
    await userEvent.keyboard('ann w')
    const things = palette.getByRole('group', { name: 'Things' })
    await expect.element(things.getByRole('option', { name: /Thing 7/ })).toBeVisible()
    // The queue is not open to this user.
    expect(options()).toEqual([expect.stringContaining('Thing 7')])
    await userEvent.keyboard('{Enter}')
    await expect.poll(opened.address).toBe('/list/7')
  })

  it('offers no record of an earlier input', async () => {
    const reply = (id: number) =>
      ok([{ group: 'Things', title: `Thing ${id}`, screen: 'details', params: { id } }])
    const late = held()
    const opened = open('/', {
      answers: { 'GET /api/search/71': reply(71), 'GET /api/search/711': late.answer },
    })
    await openPalette()
    await userEvent.keyboard('71')
    await expect.element(palette.getByRole('option', { name: 'Thing 71' })).toBeVisible()
    await userEvent.keyboard('1')
    await expect.poll(() => palette.getByRole('option', { name: 'Thing 71' }).query()).toBeNull()
    await expect.poll(() => opened.calls).toContain('GET /api/search/711')
    late.give(reply(711))
    await expect.element(palette.getByRole('option', { name: 'Thing 711' })).toBeVisible()
  })

  it('offers a screen before records if its name starts with the typed text', async () => {
    open('/', {
      answers: {
        'GET /api/search/li': ok([{ group: 'Things', title: 'Lisa', screen: 'details', params: { id: 1 } }]),
      },
    })
    await openPalette()
    await userEvent.keyboard('li')
    await expect.element(palette.getByRole('option', { name: 'Lisa' })).toBeVisible()
    expect(chosen()).toEqual([expect.stringMatching(/^List/)])
  })

  it('finds no order if search is hidden', async () => {
    const { calls } = open('/', { resources: ['no_search'] })
    await openPalette()
    await userEvent.keyboard('4711')
    await expect.element(palette.getByText('Nothing found.')).toBeVisible()
    expect(calls.filter(call => call.includes('search'))).toEqual([])
  })
})

describe('keyboard shortcuts', () => {
  it('are listed by ?, and disabled while a dialog is open', async () => {
    open()
    await openPalette()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => palette.query()).toBeNull()
    await userEvent.keyboard('?')
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect.element(list.getByText('Go to a screen, a record or an action')).toBeVisible()
    await userEvent.keyboard('{Control>}k{/Control}')
    expect(palette.query()).toBeNull()
  })

  it('are disabled while typing, except Ctrl K', async () => {
    open('/list')
    await openPalette()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => palette.query()).toBeNull()
    await page.getByRole('textbox', { name: 'Name' }).click()
    await userEvent.keyboard('?')
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('?')
    expect(page.getByRole('dialog').query()).toBeNull()
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(palette).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('?')
  })
})
