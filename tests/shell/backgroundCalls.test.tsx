import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createCall, type GlobalRule } from '../../runtime/shell/calls/createCall.ts'
import { failed, ok, openConsole } from './openConsole.tsx'

async function rulesOf(status: number, background: boolean): Promise<readonly GlobalRule[]> {
  const rules: GlobalRule[] = []
  const call = createCall(
    { send: async () => failed(status) },
    () => false,
    rule => void rules.push(rule),
  )
  await call({ method: 'GET', path: '/x' }, { background })
  return rules
}

describe('background call', () => {
  it('does not navigate when it fails, unlike a call that the user waits for', async () => {
    for (const status of [403, 404, 500, 502, 503])
      expect(await rulesOf(status, true), `${status}`).toEqual([])
    expect(await rulesOf(403, false)).toEqual(['forbidden'])
    expect(await rulesOf(404, false)).toEqual(['notFound'])
    expect(await rulesOf(503, false)).toEqual(['maintenance'])
  })

  it('ends the session when the server rejects it, and reports a lost connection', async () => {
    expect(await rulesOf(401, true)).toEqual(['login'])
    expect(await rulesOf(-1, true)).toEqual(['offline'])
  })

  it.each([403, 404, 503])(
    'leaves the screen open when menu, profile and notifications fail with %i',
    async status => {
      const opened = openConsole('/', {
        token: 't',
        answers: {
          'GET /api/navigation/menu': status,
          'GET /api/navigation/notification': status,
          'GET /get-profile': status,
          'POST /api/list/grid': ok({ data: [], rowCount: 0 }),
        },
      })
      await expect
        .poll(() => opened.toasts().flatMap(({ texts }) => texts))
        .toEqual(expect.arrayContaining([expect.stringMatching(/^Error loading menu\./)]))
      await expect
        .poll(() => opened.toasts().flatMap(({ texts }) => texts))
        .toContain('Error loading notifications.')
      expect(opened.address()).toBe('/')
    },
  )

  it('does not leave the rows on screen when a reload fails', async () => {
    const replies = [ok({ data: [{ id: 7 }], rowCount: 1 })]
    const opened = openConsole('/list', {
      token: 't',
      answers: { 'POST /api/list/grid': () => replies.shift() ?? failed(503, { message: 'Not now.' }) },
    })
    await expect.element(page.getByText('Rows 1–1 of 1')).toBeVisible()
    await page.getByRole('button', { name: 'Grid menu' }).click()
    await page.getByRole('menuitem', { name: 'Refresh' }).click()
    await expect.poll(() => opened.toasts().flatMap(({ texts }) => texts)).toContain('Not now.')
    expect(opened.address()).toBe('/list')
  })
})
