import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Screen } from '../../schemas/index.ts'
import { failed, held, ok, openConsole } from './openConsole.tsx'
import { tableOf } from './screens.ts'

const texts = (opened: ReturnType<typeof openConsole>) => opened.toasts().flatMap(toast => toast.texts)
const heading = (name: string) => page.getByRole('heading', { level: 2, name })

describe('missing record (spec 1 §8)', () => {
  const open = (address = '/box/7', answers = {}) =>
    openConsole(address, {
      token: 't',
      routes: tableOf(undefined, [box]),
      answers: { 'GET /api/box/7': failed(404, { message: 'No such box' }), ...answers },
    })

  it('opens not-found, which only says so', async () => {
    const opened = open()
    await expect.element(heading('There is no box 7.')).toBeVisible()
    expect(opened.address()).toBe('/not-found?from=%2Fbox%2F7&missing=record')
    expect(texts(opened)).toEqual([])
  })

  it('keeps the breadcrumbs of the requested screen, and the link back to its list as it was last open', async () => {
    const opened = open('/list?page=2')
    await expect.element(page.getByRole('heading', { level: 1, name: 'List' })).toBeVisible()
    opened.shell.navigate('/box/7')
    await expect.element(heading('There is no box 7.')).toBeVisible()
    const way = page.getByRole('navigation', { name: 'Breadcrumbs' })
    await expect.element(way.getByRole('link', { name: 'List' })).toBeVisible()
    await expect.element(way.getByText('Box')).toBeVisible()
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'List' })).toBeVisible()
    expect(opened.address()).toBe('/list?page=2')
  })

  it('opens the screen that its load names, after its toast, with the same text', async () => {
    const opened = openConsole('/list/7', {
      token: 't',
      answers: { 'GET /api/list/7': failed(404, { message: 'No such thing' }) },
    })
    await expect.element(heading('There is no thing 7.')).toBeVisible()
    expect(opened.path()).toBe('/error')
    expect(texts(opened)).toEqual(['No such thing'])
    await expect.element(page.getByRole('link', { name: 'Try again' })).not.toBeInTheDocument()
  })

  it('is not reported when a load fails in another way; the same address can be retried', async () => {
    const record = vi.fn(() => failed(500, { message: 'Down' }))
    const opened = openConsole('/list/7?page=2', { token: 't', answers: { 'GET /api/list/7': record } })
    await expect.element(heading('Broken')).toBeVisible()
    await page.getByRole('link', { name: 'Try again' }).click()
    await vi.waitFor(() => expect(record).toHaveBeenCalledTimes(2))
    await expect.poll(() => opened.address()).toBe('/error?from=%2Flist%2F7%3Fpage%3D2')
  })

  it('is not reported when another load returns 404: its onError runs, and the screen opens', async () => {
    const opened = openConsole('/list/7', { token: 't', answers: { 'GET /api/list/7/extra': 404 } })
    await expect.element(page.getByText('Seven')).toBeVisible()
    expect(texts(opened)).toEqual(['Extra is missing'])
  })

  it('is not named for a manipulated address', async () => {
    openConsole('/not-found?from=https%3A%2F%2Fevil.example%2Flist%2F7&missing=record', { token: 't' })
    await expect.element(heading('Lost')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Back to the list' })).not.toBeInTheDocument()
  })

  it('is that of the first load with a parameter of the path if no load has a name', async () => {
    const { record: _, ...load } = box.loads?.record ?? { get: '', onError: {} }
    const plain: Screen = { ...box, loads: { ...box.loads, record: load } }
    const opened = openConsole('/box/7', {
      token: 't',
      routes: tableOf(undefined, [plain]),
      answers: { 'GET /api/box/7': 404 },
    })
    await expect.element(heading('Lost')).toBeVisible()
    expect(opened.path()).toBe('/not-found')
  })

  it('takes precedence over the grids of its screen', async () => {
    const record = held()
    const opened = open('/box/7', { 'GET /api/box/7': record.answer, 'POST /api/box/7/grid': 404 })
    await vi.waitFor(() => expect(opened.calls).toContain('POST /api/box/7/grid'))
    record.give(failed(404))
    await expect.element(heading('There is no box 7.')).toBeVisible()
  })
})

describe('another failing load of the missing record', () => {
  it('does not hide which record it is, whichever replies first', async () => {
    const record = held()
    const two = boxWith({
      lines: { get: '/api/box/{id}/lines', onError: { go: 'error', toast: 'No lines' } },
    })
    const opened = openConsole('/box/7', {
      token: 't',
      routes: tableOf(undefined, [two]),
      answers: { 'GET /api/box/7': record.answer, 'GET /api/box/7/lines': failed(404) },
    })
    await vi.waitFor(() => expect(opened.calls).toContain('GET /api/box/7/lines'))
    record.give(failed(404))
    await expect.element(heading('There is no box 7.')).toBeVisible()
    expect(opened.address()).toContain('missing=record')
    expect(texts(opened)).toEqual([])
  })
})

describe('screen that opens instead', () => {
  const gone: Screen = {
    name: 'gone',
    path: '/gone/{id}',
    title: 'Gone',
    params: { id: {} },
    body: [{ kind: 'text', text: 'It has been given away' }],
  }

  it.each([
    ['a load that fails', failed(500)],
    ['a check', ok({ data: { state: 'gone' } })],
  ])('because of %s has the parameters of its path, and the language', async (_, reply) => {
    const instead: Screen = {
      ...box,
      loads: { record: { get: '/api/box/{id}', select: 'data', onError: { go: 'gone' } } },
      checks: [{ when: { field: 'record.state', is: 'gone' }, go: 'gone' }],
    }
    const opened = openConsole('/box/7?lang=fr&page=2', {
      token: 't',
      routes: tableOf(undefined, [instead, gone]),
      answers: { 'GET /api/box/7': reply },
    })
    await expect.element(page.getByText('It has been given away')).toBeVisible()
    expect(opened.address()).toBe('/gone/7?lang=fr')
  })

  it('because of a load that fails gets the params and query of its onError', async () => {
    const onError = {
      go: 'gone',
      params: { id: { value: 'all' } },
      query: { box: 'params.id', from: 'params.from', why: { value: 'failed' } },
    }
    const instead: Screen = {
      ...box,
      query: { from: {} },
      loads: { record: { get: '/api/box/{id}', select: 'data', onError } },
    }
    const opened = openConsole('/box/7', {
      token: 't',
      routes: tableOf(undefined, [instead, gone]),
      answers: { 'GET /api/box/7': failed(500) },
    })
    await expect.element(page.getByText('It has been given away')).toBeVisible()
    expect(opened.address()).toBe('/gone/all?box=7&why=failed')
  })
})

describe('first load', () => {
  const open = (answers: Parameters<typeof openConsole>[1] = {}) =>
    openConsole('/box/7', { token: 't', routes: tableOf(undefined, [gated]), ...answers })
  const others = (calls: readonly string[]) => calls.filter(call => call.includes('/api/box'))
  const gated: Screen = {
    ...boxWith({ setting: { get: '/api/setting', first: true, onError: { go: 'error' } } }),
    checks: [
      { when: { field: 'setting', is: 'off' }, go: 'not-found' },
      { when: { field: 'record.state', present: false }, go: 'maintenance' },
    ],
  }

  it('is requested before the other loads and the grids, which follow it', async () => {
    const setting = held()
    const opened = open({
      answers: {
        'GET /api/setting': setting.answer,
        'GET /api/box/7': ok({ data: { state: 'full' } }),
        'POST /api/box/7/grid': ok({ data: [{ id: 5 }], rowCount: 1 }),
      },
    })
    await vi.waitFor(() => expect(opened.calls).toContain('GET /api/setting'))
    expect(others(opened.calls)).toEqual([])
    setting.give(ok('on'))
    await expect.element(page.getByRole('gridcell', { name: '5' })).toBeVisible()
    expect(others(opened.calls)).toEqual(['GET /api/box/7', 'POST /api/box/7/grid'])
  })

  it.each([
    ['fails', failed(500), '/error'],
    ['meets a check that looks at it alone', ok('off'), '/not-found'],
  ])('that %s cancels all others', async (_, reply, path) => {
    const opened = open({ answers: { 'GET /api/setting': reply } })
    await vi.waitFor(() => expect(opened.path()).toBe(path))
    await expect.element(page.getByRole('link', { name: 'Back to the list' })).toBeVisible()
    expect(others(opened.calls)).toEqual([])
  })
})

describe('reply that the screen cannot use', () => {
  it('is logged as an error with the path of the definition and without its content', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const opened = openConsole('/list/7', {
      token: 't',
      answers: { 'GET /api/list/7': ok({ data: ['secret', 2] }) },
    })
    await expect.poll(() => opened.path()).toBe('/error')
    const lines = report.mock.calls.flat().filter(line => String(line).includes('cannot use the reply'))
    report.mockRestore()
    expect(lines).toEqual([
      expect.stringMatching(/^GET \/api\/list\/\{id\}: the screen cannot use the reply, which is /),
    ])
    expect(lines[0]).not.toContain('secret')
  })
})

/** A record and its rows. */
const box: Screen = boxWith({})

function boxWith(loads: NonNullable<Screen['loads']>): Screen {
  return {
    name: 'box',
    path: '/box/{id}',
    title: 'Box',
    parent: 'list',
    access: { resource: 'list_index' },
    params: { id: {} },
    loads: {
      ...loads,
      record: { get: '/api/box/{id}', select: 'data', record: 'box {id}', onError: { toast: 'server' } },
    },
    body: [
      {
        kind: 'grid',
        grid: { id: 'grid-box', source: '/api/box/{id}/grid', columns: [{ field: 'id', label: 'Id' }] },
      },
    ],
  }
}
