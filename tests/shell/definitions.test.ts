import * as validators from 'virtual:wire'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type ConsoleRuntime, createRuntime } from '../../runtime/index.ts'
import { type Http, type HttpCall } from '../../runtime/ports/http.ts'
import { type Screen } from '../../schemas/index.ts'
import { kinds } from '../../src/app/kinds.ts'
import { fakeSocket } from '../../stories/fixtures/fakeSocket.ts'
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

it('a definition that was saved is taken over: the address stays, with page and filters, and so does the session', async () => {
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

it('a screen that was deleted leads to not-found, and is there again with its definition', async () => {
  const runtime = mounted('/list')
  await expect.element(page.getByRole('columnheader', { name: 'Id' })).toBeVisible()
  runtime.replaceRoutes(tableOf().filter(({ name }) => name !== 'list'))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lost' })).toBeInTheDocument()
  expect(window.location.pathname).toBe('/list')
  runtime.replaceRoutes(tableOf())
  await expect.element(page.getByRole('columnheader', { name: 'Id' })).toBeVisible()
})

function mounted(address: string): ConsoleRuntime {
  window.history.replaceState(null, '', address)
  const runtime = createRuntime({
    routes: tableOf(),
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
