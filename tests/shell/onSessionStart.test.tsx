import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { held, ok, openConsole } from './openConsole.tsx'

const menu = ok({
  menu: '<menu><things><label>Things</label><pages><list><label>All things</label><resource>list_index</resource><afroms_state>list</afroms_state></list></pages></things></menu>',
  resources: [],
})

/** Calls of the frame, each made at the start of a session. */
const frame = ['GET /api/navigation/menu', 'GET /get-profile', 'GET /api/navigation/notification'] as const

describe('screen whose data hangs', () => {
  it.each([
    ['the rows of a list', '/list', 'POST /api/list/grid'],
    ['what a list needs before its rows', '/list', 'GET /api/list/defaults'],
    ['the record of a screen', '/list/7', 'GET /api/list/7'],
  ])(
    'holds up neither menu, profile, session, notifications nor live line: %s',
    async (_, address, hanging) => {
      const { answer, give } = held()
      const opened = openConsole(address, {
        token: 't',
        answers: { 'GET /api/navigation/menu': menu, [hanging]: answer },
      })
      const unwatched = opened.shell.session.sends
      await vi.waitFor(() => expect(opened.calls).toEqual(expect.arrayContaining([...frame])))
      await vi.waitFor(() => expect(opened.socket.lines()).toBe(1))
      const areas = page.getByRole('navigation', { name: 'Areas' })
      await expect.element(areas.getByRole('button', { name: 'Things' })).toBeVisible()
      await expect.element(page.getByRole('button', { name: 'Notifications' })).toBeVisible()
      await page.getByRole('button', { name: 'Account', exact: true }).click()
      await expect.element(page.getByText('ada@example.org')).toBeVisible()
      // What tells that another user has signed in.
      await vi.waitFor(() => expect(opened.shell.session.sends).not.toBe(unwatched))
      give(ok({ data: {} }))
    },
  )
})

describe('first screen of a session', () => {
  it('requests menu and profile in parallel with its own data, once, and nothing before the guard allows it', async () => {
    const { answer, give } = held()
    const opened = openConsole('/list', {
      token: 't',
      answers: { 'GET /api/navigation/acl-resource': answer, 'POST /api/list/grid': held().answer },
    })
    await vi.waitFor(() => expect(opened.calls).toEqual(['GET /api/navigation/acl-resource']))
    give(ok(['list_index']))
    await vi.waitFor(() => expect(opened.calls).toContain('POST /api/list/grid'))
    const beside = opened.calls.slice(0, opened.calls.indexOf('POST /api/list/grid'))
    expect(beside).toEqual(expect.arrayContaining(['GET /api/navigation/menu', 'GET /get-profile']))
    opened.shell.navigate('/')
    await expect.element(page.getByText('Welcome')).toBeVisible()
    await vi.waitFor(() => expect(opened.socket.lines()).toBe(1))
    for (const call of ['GET /api/navigation/menu', 'GET /get-profile'])
      expect(opened.calls.filter(one => one === call)).toHaveLength(1)
  })
})
