import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestSandbox } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let token = ''
beforeEach(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  token = opened.sandbox.signIn('finance')
})
afterEach(() => opened.close())

const list = async (as = token): Promise<{ id: number; readed: boolean; createdAt: string }[]> =>
  Object((await opened.ask('GET /api/navigation/notification', { token: as })).json())

describe('notifications', () => {
  it('are the newest first, and only those of their persona', async () => {
    const own = await list()
    expect(own.length).toBeGreaterThan(0)
    expect(own.map(one => one.createdAt)).toEqual(
      own
        .map(one => one.createdAt)
        .sort()
        .reverse(),
    )
    const others = await list(opened.sandbox.signIn('payout'))
    expect(others.filter(one => own.some(({ id }) => id === one.id))).toEqual([])
    expect(await list(opened.sandbox.signIn('viewer'))).toEqual([])
  })

  it('of exports name a number of rows', async () => {
    const messages = (await list(opened.sandbox.signIn('admin'))).map(one => Object(one).message)
    const rows = messages.flatMap(text => /<b>(.+?) rows<\/b>/.exec(String(text))?.[1] ?? [])
    expect(rows.length).toBeGreaterThan(0)
    for (const number of rows) expect(number).toMatch(/^[\d,]+$/)
  })

  it('are marked as read by their ids', async () => {
    const unread = (await list()).filter(one => !one.readed).map(one => one.id)
    expect(unread.length).toBeGreaterThan(1)
    await opened.ask(`POST /api/navigation/notification/${unread.join(',')}`, { token })
    expect((await list()).every(one => one.readed)).toBe(true)
  })

  it('are removed one by one, or all', async () => {
    const [first, ...rest] = await list()
    await opened.ask(`DELETE /api/navigation/notification/${first?.id}`, { token })
    expect((await list()).map(one => one.id)).toEqual(rest.map(one => one.id))
    expect((await opened.ask(`DELETE /api/navigation/notification/${first?.id}`, { token })).status).toBe(404)
    await opened.ask('DELETE /api/navigation/notification', { token })
    expect(await list()).toEqual([])
  })

  it('of other users are not accessible', async () => {
    const [theirs] = await list(opened.sandbox.signIn('payout'))
    expect((await opened.ask(`DELETE /api/navigation/notification/${theirs?.id}`, { token })).status).toBe(
      404,
    )
  })
})
