import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { messages } from '../../runtime/core/messages.ts'
import { type Screen } from '../../schemas/index.ts'
import { createMemory, failed, held, ok, openConsole } from './openConsole.tsx'
import { tableOf } from './screens.ts'

describe('opened screen', () => {
  it('sets the window title, or else the application name', async () => {
    const opened = openConsole('/list/7', { token: 't' })
    await expect.element(page.getByText('Seven')).toBeVisible()
    await vi.waitFor(() => expect(opened.titles).toEqual(['Details']))
    opened.shell.navigate('/former/7')
    await vi.waitFor(() => expect(opened.titles).toEqual(['Details', 'Details']))
  })

  it('shows its heading on the page and in the window, or its title while a value is missing', async () => {
    const named = (name: string, heading: string): Screen => ({
      name,
      path: `/${name}/{id}`,
      title: 'Thing',
      heading,
      access: 'public',
      params: { id: {} },
      loads: { thing: { get: '/api/list/{id}', select: 'data', onError: { value: null } } },
      body: [{ kind: 'text', text: 'Here' }],
    })
    const routes = tableOf(undefined, [
      named('known', 'Thing {id} of {thing.name}'),
      named('unknown', '{thing.nobody}'),
    ])
    const opened = openConsole('/known/7', { token: 't', routes })
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Thing 7 of Seven', exact: true }))
      .toBeVisible()
    await vi.waitFor(() => expect(opened.titles).toEqual(['Thing 7 of Seven – Thing']))
    opened.shell.navigate('/unknown/7')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Thing', exact: true })).toBeVisible()
    await vi.waitFor(() => expect(opened.titles.at(-1)).toBe('Thing'))
  })

  it('shows the application name in the window if it has no title', async () => {
    const opened = openConsole('/login')
    await vi.waitFor(() => expect(opened.titles).toEqual(['Console']))
  })

  it('focuses its heading when the user came from another screen', async () => {
    const opened = openConsole('/', { token: 't' })
    await expect.element(page.getByText('Welcome')).toBeVisible()
    opened.shell.navigate('/list/7')
    const heading = page.getByRole('heading', { level: 1, name: 'Details' })
    await expect.element(heading).toHaveFocus()
  })

  it('leaves the focus where it is if it is the first one of its console', async () => {
    openConsole('/', { token: 't' })
    await expect.element(page.getByText('Welcome')).toBeVisible()
    const field = document.createElement('input')
    document.body.append(field)
    field.focus()
    const other = openConsole('/list/7', { token: 't' })
    // The title is set right after the focus would be.
    await vi.waitFor(() => expect(other.titles).toEqual(['Details']))
    expect(document.activeElement).toBe(field)
    field.remove()
  })

  it('is shown only when ready: the previous screen stays, with a progress indicator', async () => {
    const record = held()
    const opened = openConsole('/', { token: 't', answers: { 'GET /api/list/7': record.answer } })
    await expect.element(page.getByText('Welcome')).toBeVisible()
    opened.shell.navigate('/list/7')
    await expect.element(page.getByRole('progressbar', { name: 'Loading...' })).toBeInTheDocument()
    await expect.element(page.getByText('Welcome')).toBeVisible()
    record.give(ok({ data: { name: 'Seven' } }))
    await expect.element(page.getByText('Seven')).toBeVisible()
    expect(page.getByRole('progressbar').query()).toBeNull()
  })

  it('shows breadcrumbs from home, and links back to the same page of the list', async () => {
    const opened = openConsole('/list?page=3&name=x', { token: 't' })
    await expect.element(page.getByRole('link', { name: '7' })).toBeVisible()
    await page.getByRole('link', { name: '7' }).click()
    await expect.element(page.getByText('Seven')).toBeVisible()
    const way = page.getByRole('navigation', { name: 'Breadcrumbs' })
    await expect.element(way.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    await way.getByRole('link', { name: 'List' }).click()
    await vi.waitFor(() => expect(opened.address()).toBe('/list?page=3&name=x'))
  })

  it('links back to the page of the list that another tab of the session showed', async () => {
    const memory = createMemory()
    openConsole('/list?page=3&name=x', { token: 't', memory })
    await expect.element(page.getByRole('link', { name: '7' })).toBeVisible()
    const record = openConsole('/list/7', { token: 't', memory })
    const back = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'List' })
    await expect.element(back).toHaveAttribute('href', '/list?page=3&name=x')
    expect(record.path()).toBe('/list/7')
  })

  it('links back to nothing that was opened in another session', async () => {
    const [memory, tabMemory] = [createMemory(), createMemory()]
    openConsole('/list?page=3&name=x', { token: 'of ada', memory, tabMemory })
    await expect.element(page.getByRole('link', { name: '7' })).toBeVisible()
    openConsole('/list/7', { token: 'of bob', memory, tabMemory })
    const back = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'List' })
    await expect.element(back).toHaveAttribute('href', '/list')
  })

  it('shows breadcrumbs as plain text if the user may not open them', async () => {
    const below: Screen = {
      name: 'below',
      path: '/list/below',
      title: 'Below',
      parent: 'list',
      body: [{ kind: 'text', text: 'Here' }],
    }
    openConsole('/list/below', { token: 't', resources: [], routes: tableOf(undefined, [below]) })
    await expect.element(page.getByText('Here')).toBeVisible()
    const way = page.getByRole('navigation', { name: 'Breadcrumbs' })
    await expect.element(way.getByText('List')).toBeVisible()
    expect(way.getByRole('link', { name: 'List' }).query()).toBeNull()
    await expect.element(way.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  })

  it('keeps the previous page in the history when it was forbidden', async () => {
    const opened = openConsole('/', { token: 't', resources: [] })
    await expect.element(page.getByText('Welcome')).toBeVisible()
    opened.shell.navigate('/list')
    await vi.waitFor(() => expect(opened.path()).toBe('/forbidden'))
    window.history.back()
    await vi.waitFor(() => expect(opened.address()).toBe('/'))
  })

  it('sends the first request of a grid with the initial filters of its load, once', async () => {
    const bodies: unknown[] = []
    openConsole('/list', {
      token: 't',
      answers: {
        'GET /api/list/defaults': ok({ data: [{ index: 'name', value: 'ada' }] }),
        'POST /api/list/grid': call => {
          bodies.push(call.body)
          return ok({ data: [{ id: 7 }], rowCount: 1 })
        },
      },
    })
    await expect.element(page.getByRole('link', { name: '7' })).toBeVisible()
    expect(bodies).toEqual([
      expect.objectContaining({
        options: expect.objectContaining({
          filter: [[{ index: 'name', value: 'ada', condition: 'equals' }]],
        }),
      }),
    ])
  })
})

describe('missing script chunk', () => {
  const gone = () =>
    tableOf(screen =>
      screen.name === 'list' ? Promise.reject(new TypeError('gone')) : Promise.resolve(screen),
    )

  it('reloads the page once', async () => {
    const tabMemory = createMemory()
    const opened = openConsole('/list?name=typed', { token: 't', routes: gone(), tabMemory })
    await vi.waitFor(() => expect(opened.reloads()).toBe(1))
    expect(opened.address()).toBe('/list?name=typed')
    const again = openConsole('/list?name=typed', { token: 't', routes: gone(), tabMemory })
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(again.reloads()).toBe(0)
  })

  it('writes typed values to the address first', async () => {
    const opened = openConsole('/', { token: 't', routes: gone() })
    await expect.element(page.getByText('Welcome')).toBeVisible()
    const kept = vi.fn()
    opened.shell.beforeReload.add(kept)
    opened.shell.navigate('/list')
    await vi.waitFor(() => expect(opened.left).toEqual([`${window.location.origin}/list`]))
    expect(kept).toHaveBeenCalledOnce()
  })

  it('does not reload the page without a connection', async () => {
    const opened = openConsole('/', { token: 't', routes: gone() })
    await expect.element(page.getByText('Welcome')).toBeVisible()
    const send = vi.spyOn(opened.shell.ports.http, 'send')
    send.mockImplementation(async call =>
      send.mock.calls.length > 1 ? failed(-1) : ok(call && ['list_index']),
    )
    opened.shell.navigate('/list')
    // The menu, which could not be had either, has a button of its own.
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
    await again.click()
    await expect.element(page.getByText(messages.offline)).toBeVisible()
    expect(opened.reloads()).toBe(0)
    send.mockImplementation(async () => ok(['list_index']))
    await again.click()
    await vi.waitFor(() => expect(opened.reloads()).toBe(1))
  })

  it('can reload the page again after a screen has opened', async () => {
    const tabMemory = createMemory({ 'console.reloaded': 'yes' })
    openConsole('/', { token: 't', tabMemory })
    await expect.element(page.getByText('Welcome')).toBeVisible()
    await vi.waitFor(() => expect(tabMemory.get('console.reloaded')).toBeUndefined())
  })
})

describe('rendering error', () => {
  /** A record whose fields cannot be read. */
  const unreadable = ok({
    data: {
      get name() {
        throw new Error('broken')
      },
    },
  })

  it('shows an error in its own area and keeps the rest of the page', async () => {
    const opened = openConsole('/list/7', {
      token: 't',
      routes: tableOf(async screen =>
        screen.name === 'details'
          ? { ...screen, body: [...(screen.body ?? []), { kind: 'text', text: 'Below' }] }
          : screen,
      ),
      answers: { 'GET /api/list/7': unreadable },
    })
    await expect.element(page.getByText('This part of the page could not be shown.')).toBeVisible()
    await expect.element(page.getByText('Below')).toBeVisible()
    expect(opened.address()).toBe('/list/7')
  })

  it('shows its message to a customer in the language of the page', async () => {
    const note: Screen = {
      name: 'note',
      path: '/note',
      title: 'Note',
      access: 'public',
      frame: 'public',
      loads: { record: { get: '/api/list/7', select: 'data', onError: { value: null } } },
      body: [{ kind: 'details', load: 'record', fields: [{ field: 'name', label: 'Name' }], empty: 'None' }],
      translations: { fr: { Note: 'Note', Name: 'Nom', None: 'Aucun' } },
    }
    const answers = { 'GET /api/list/7': unreadable }
    openConsole('/note?lang=fr', { routes: tableOf(undefined, [note]), answers })
    await expect.element(page.getByText('Une erreur est survenue !')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  })
})
