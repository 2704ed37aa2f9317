import * as validators from 'virtual:wire'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type ConsoleRuntime, createRuntime } from '../../runtime/index.ts'
import { type Http, type HttpCall } from '../../runtime/ports/http.ts'
import { formsOf } from '../../schemas/check/forms/formsOf.ts'
import { type Action, type Form, type RouteEntry, type Screen } from '../../schemas/index.ts'
import { kinds } from '../../src/app/kinds.ts'
import { fakeSocket } from '../../stories/fixtures/fakeSocket.ts'
import { formValidators } from '../../stories/fixtures/formValidator.ts'
import { configuration, settings } from '../core/fixtures.ts'
import { createMemory, failed, ok } from './openConsole.tsx'
import { tableOf } from './screens.ts'

const before = window.location.href
let element: Element
let calls: HttpCall[] = []

beforeEach(() => {
  calls = []
  element = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  element.remove()
  window.history.replaceState(null, '', before)
})

it('a saved definition is applied: address, page, filters and session stay', async () => {
  const runtime = mounted('/list?page=3&name=ada')
  await expect.element(page.getByRole('columnheader', { name: 'Id' })).toBeVisible()
  runtime.replaceRoutes(tableOf(async screen => labelled(screen, 'Number')))
  await expect.element(page.getByRole('columnheader', { name: 'Number' })).toBeVisible()
  expect(page.getByRole('columnheader', { name: 'Id' }).query()).toBeNull()
  expect(window.location.search).toBe('?page=3&name=ada')
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('ada')
  const bodies = calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
  expect(bodies).toHaveLength(2)
  expect(bodies[1]).toEqual(bodies[0])
})

it('a screen whose definition was deleted redirects to not-found', async () => {
  const runtime = mounted('/list')
  await expect.element(page.getByRole('columnheader', { name: 'Id' })).toBeVisible()
  runtime.replaceRoutes(tableOf().filter(({ name }) => name !== 'list'))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lost' })).toBeInTheDocument()
  expect(window.location.pathname).toBe('/not-found')
})

it('a screen whose definition was deleted and restored is shown again, with its page and filters', async () => {
  const runtime = mounted('/list?page=3&name=ada')
  await expect.element(page.getByRole('columnheader', { name: 'Id' })).toBeVisible()
  runtime.replaceRoutes(tableOf().filter(({ name }) => name !== 'list'))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lost' })).toBeInTheDocument()
  runtime.replaceRoutes(tableOf().filter(({ name }) => name !== 'list' && name !== 'queue'))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lost' })).toBeInTheDocument()
  runtime.replaceRoutes(tableOf())
  await expect.element(page.getByRole('columnheader', { name: 'Id' })).toBeVisible()
  expect(window.location.pathname + window.location.search).toBe('/list?page=3&name=ada')
})

it('a screen whose definition was restored does not replace another screen', async () => {
  const runtime = mounted('/list')
  await expect.element(page.getByRole('columnheader', { name: 'Id' })).toBeVisible()
  runtime.replaceRoutes(tableOf().filter(({ name }) => name !== 'list'))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lost' })).toBeInTheDocument()
  await page.getByRole('link', { name: 'Console', exact: false }).first().click()
  await expect.element(page.getByText('Welcome')).toBeVisible()
  runtime.replaceRoutes(tableOf())
  await expect.element(page.getByText('Welcome')).toBeVisible()
  expect(window.location.pathname).toBe('/')
})

describe('form in a panel while it is filled in', () => {
  const secret = page.getByRole('textbox', { name: 'Account' })

  async function typed(): Promise<ConsoleRuntime> {
    const runtime = mounted(
      '/list',
      routesWith(screen => withForm(screen)),
    )
    await page.getByRole('button', { name: 'Pay…' }).click()
    await secret.fill('GB33')
    return runtime
  }

  /** An open panel would cover the next test. */
  async function close(): Promise<void> {
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  }

  it('keeps typed values, also sensitive ones, when another part of its screen was saved', async () => {
    const runtime = await typed()
    runtime.replaceRoutes(routesWith(screen => labelled(withForm(screen), 'Number')))
    runtime.replaceRoutes(routesWith(screen => labelled(withForm(screen), 'Code')))
    await expect.element(page.getByText('Code', { exact: true })).toBeInTheDocument()
    await expect.element(secret).toHaveValue('GB33')
    await secret.fill('')
    await close()
    await expect.element(page.getByRole('columnheader', { name: 'Code' })).toBeVisible()
  })

  it('keeps typed values and focus when its own definition was saved', async () => {
    const runtime = await typed()
    runtime.replaceRoutes(routesWith(screen => withForm(screen, 'Receiver')))
    const receiver = page.getByRole('textbox', { name: 'Receiver' })
    await expect.element(receiver).toHaveValue('GB33')
    await expect.element(receiver).toHaveFocus()
    runtime.replaceRoutes(routesWith(screen => labelled(withForm(screen, 'Receiver'), 'Number')))
    await expect.element(page.getByText('Number', { exact: true })).toBeInTheDocument()
    await expect.element(receiver).toHaveValue('GB33')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => calls.filter(({ path }) => path === '/api/list/pay')).toHaveLength(1)
    expect(calls.at(-1)).toMatchObject({ path: '/api/list/pay', body: { account: 'GB33' } })
    await receiver.fill('')
    await close()
  })

  it('is replaced by the form of another call that was saved in its place', async () => {
    const runtime = await typed()
    runtime.replaceRoutes(routesWith(screen => withForm(screen, 'Receiver', '/api/list/send')))
    await expect.element(secret).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Pay…' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Receiver' })).toHaveValue('')
    await close()
  })
})

/** The table with another list, and the validator of its form. */
function routesWith(change: (screen: Screen) => Screen): RouteEntry[] {
  return tableOf(async screen => change(screen)).map(entry => {
    if (entry.name !== 'list') return entry
    return { ...entry, forms: async () => formValidators(...formsOf(change(await entry.definition()))) }
  })
}

function mounted(address: string, routes = tableOf()): ConsoleRuntime {
  window.history.replaceState(null, '', address)
  const runtime = createRuntime({
    routes,
    kinds,
    validators: { ...validators, all: () => Promise.resolve(validators) },
    settings,
    configuration: configuration(),
    ports: {
      clock: { now: () => 0, after: () => () => {} },
      session: { token: () => 'a session', open: () => {}, close: () => {} },
      http: { send },
      socket: fakeSocket(),
      browser: {
        address: () => window.location.href,
        leave: () => {},
        reload: () => {},
        save: () => {},
        setTitle: () => {},
        isMobile: () => false,
        popup: async () => undefined,
        memory: createMemory(),
        tabMemory: createMemory(),
      },
    },
  })
  runtime.mount(element)
  return runtime
}

const send: Http['send'] = async call => {
  calls.push(call)
  switch (`${call.method} ${call.path}`) {
    case 'GET /api/navigation/acl-resource':
      return ok(['list_index'])
    case 'GET /api/list/defaults':
      return ok({ data: [] })
    case 'POST /api/list/grid':
      return ok({ data: [{ id: 7 }], rowCount: 25 })
    default:
      return failed(500)
  }
}

/** The screen with another label on its first column. */
function labelled(screen: Screen, label: string): Screen {
  const body = screen.body?.map(block => {
    if (block.kind !== 'grid') return block
    const [first, ...rest] = block.grid.columns
    return first ? { ...block, grid: { ...block.grid, columns: [{ ...first, label }, ...rest] } } : block
  })
  return { ...screen, ...(body && { body }) }
}

/** The screen with an action above its grid that opens a form with a sensitive field. */
function withForm(screen: Screen, label = 'Account', call = '/api/list/pay'): Screen {
  const body = screen.body?.map(block => {
    if (block.kind !== 'grid') return block
    const form: Form = {
      id: 'pay',
      fields: [{ kind: 'text', name: 'account', label, sensitive: true }],
      submit: { call },
    }
    const open: Action = { kind: 'open', label: 'Pay…', scope: 'screen', panel: { title: 'Pay', form } }
    return { ...block, grid: { ...block.grid, actions: [open] } }
  })
  return { ...screen, ...(body && { body }) }
}
