import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type SocketMessage, socketMessageSchema } from '../../../schemas/wire/socketMessage.ts'
import { subscribeRequest } from '../../../schemas/wire/socketRequest.ts'
import { accepting } from '../../wire/accepting.ts'
import { listenToSandbox, type TestSocket } from '../listening.ts'
import { copySeededData } from '../seededData.ts'

const isMessage = accepting<SocketMessage>(socketMessageSchema)
let opened: Awaited<ReturnType<typeof listenToSandbox>>
let token = ''
const sockets: TestSocket[] = []
beforeAll(async () => {
  opened = await listenToSandbox({ seed: 'basic' })
  token = opened.sandbox.signIn('finance')
})
afterEach(() => {
  for (const { socket } of sockets.splice(0)) socket.close()
})
afterAll(() => opened.close())

/** A socket that listens to background processes, as the page does. */
async function listening(as = token): Promise<TestSocket> {
  const socket = await opened.connect(as)
  sockets.push(socket)
  socket.send(subscribeRequest('BackgroundProcess'))
  await expect.poll(() => socket.received.length).toBe(1)
  return socket
}
const actionsOf = ({ received }: TestSocket) => {
  for (const message of received) expect(isMessage(message)).toBe(true)
  return received.filter(isMessage).flatMap(({ actions }) => actions)
}
const push = async (body: object) =>
  Object((await opened.ask('POST /sandbox/notifications', { body: { persona: 'finance', ...body } })).json())
const list = async (as = token): Promise<{ id: number; message: string; body: { type: string } }[]> =>
  Object((await opened.ask('GET /api/navigation/notification', { token: as })).json())

describe('background process (spec 1 §4)', () => {
  it('starts and ends over the socket, in every page of its user and no other', async () => {
    const [mine, alsoMine] = [await listening(), await listening(opened.sandbox.signIn('finance'))]
    const theirs = await listening(opened.sandbox.signIn('finance-manager'))
    const options = {
      pagination: { limit: 10, offset: 0 },
      filter: [],
      sort: [],
      columns: [],
      export: true,
    }
    await opened.ask('POST /api/report', {
      token,
      body: { reportType: 'finance-refunds', gridRequest: options },
    })
    for (const one of [mine, alsoMine]) {
      await expect.poll(() => actionsOf(one).at(-1)?.body.type).toBe('SUCCESS_DOWNLOAD')
      const [first] = actionsOf(one)
      expect(first).toMatchObject({
        type: 'BackgroundProcess',
        body: { type: 'IN_PROGRESS', processType: 'report' },
        message: 'Your export is being prepared.',
        inProgressId: first?.id,
      })
      expect(actionsOf(one).at(-1)).toMatchObject({
        type: 'BackgroundProcess',
        date: expect.stringMatching(/^2011-12-10 08:/),
        id: (await list())[0]?.id,
        inProgressId: first?.id,
        body: { processType: 'report', fileUrl: expect.stringMatching(/^\/exports\/\d+\/finance-refunds-/) },
      })
    }
    expect(actionsOf(theirs)).toEqual([])
  })

  it('can be an import: it succeeds, or offers the rejected lines as a download', async () => {
    const socket = await listening()
    const send = async (text: string, name: string) => {
      const body = new FormData()
      body.append('uploadFile', new File([`orderNr,amount,currency,reason\n${text}`], name))
      const headers = { authorization: `Bearer ${token}` }
      await fetch(`${opened.address}/api/mass-import/import/1`, { method: 'POST', headers, body })
    }
    await send('536365,12.50,GBP,Lost package\n', 'good.csv')
    await send('536365,12.50,GBP,Lost package\nnone,1,GBP,x\n', '<b>bad & worse</b>.csv')
    await expect.poll(() => actionsOf(socket).length).toBe(4)
    expect(actionsOf(socket).map(({ body, message }) => [body.type, message])).toEqual([
      ['IN_PROGRESS', 'Your import of good.csv is running.'],
      ['SUCCESS_MESSAGE', 'Your import of good.csv has finished: 1 row imported.'],
      ['IN_PROGRESS', 'Your import of &lt;b&gt;bad &amp; worse&lt;/b&gt;.csv is running.'],
      [
        'ERROR_DOWNLOAD',
        'Your import of &lt;b&gt;bad &amp; worse&lt;/b&gt;.csv has finished: 1 row imported, 1 refused.',
      ],
    ])
    const reply = await opened.ask('POST /api/navigation/download/', {
      token,
      body: { notificationId: actionsOf(socket).at(-1)?.id },
    })
    expect(reply.text).toBe("line,message\r\n3,There is no order 'none'.\r\n")
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w. -]+-refused\.csv"$/)
  })

  it('is sent only to subscribers of its channel, other messages to all', async () => {
    const silent = await opened.connect(token)
    sockets.push(silent)
    const subscribed = await listening()
    await push({ message: 'of a process', processType: 'report' })
    await push({ message: 'for everybody' })
    await expect.poll(() => actionsOf(silent).map(one => one.message)).toEqual(['for everybody'])
    await expect
      .poll(() => actionsOf(subscribed).map(one => [one.type, one.message]))
      .toEqual([
        ['BackgroundProcess', 'of a process'],
        ['WebsocketDefault', 'for everybody'],
      ])
  })

  it('that was missed while disconnected is in the list', async () => {
    const socket = await listening()
    socket.socket.terminate()
    await socket.closed
    const { ids } = await push({ type: 'OCCURRENCE', message: 'Missed.' })
    expect(await list()).toContainEqual(
      expect.objectContaining({ id: ids[0], message: 'Missed.', body: { type: 'OCCURRENCE' } }),
    )
  })
})

describe('injected notifications', () => {
  it('arrive a thousand in a row, in order and each once', async () => {
    const socket = await listening()
    const { ids } = await push({ message: 'Number {n}', times: 1000 })
    expect(new Set(ids).size).toBe(1000)
    await expect.poll(() => actionsOf(socket).length, { interval: 200 }).toBe(1000)
    const actions = actionsOf(socket)
    expect(actions.map(({ id }) => id)).toEqual(ids)
    expect(actions.at(-1)?.message).toBe('Number 1000')
    expect((await list()).length).toBe(200)
    await opened.ask('DELETE /api/navigation/notification', { token })
    expect(await list()).toEqual([])
  })

  it('replace an item in progress, and offer a file', async () => {
    const { ids } = await push({ type: 'IN_PROGRESS', message: '10 %', processType: 'report' })
    await push({ type: 'IN_PROGRESS', message: '60 %', processType: 'report', inProgressId: ids[0] })
    expect((await list()).map(one => one.message)).toEqual(['60 %'])
    const file = { name: 'a.csv', content: 'a,b\r\n' }
    const ended = await push({ type: 'SUCCESS_DOWNLOAD', inProgressId: ids[0], file })
    expect((await list()).map(one => one.body.type)).toEqual(['SUCCESS_DOWNLOAD'])
    const body = { notificationId: ended.ids[0] }
    expect((await opened.ask('POST /api/navigation/download/', { token, body })).text).toBe('a,b\r\n')
  })

  it('simulate a process as the readme shows it: it begins, goes on and ends', async () => {
    const readme = readFileSync(new URL('../../../src/sandbox/README.md', import.meta.url), 'utf8')
    const bodies = [...readme.matchAll(/-d '(\{.*"catalogue-run".*\})'/g)].map(([, body = '']) =>
      JSON.parse(body.replace('"admin"', '"finance"')),
    )
    const socket = await listening()
    const [start, ...steps] = bodies
    const { ids } = await push(start)
    for (const step of steps) await push({ ...step, inProgressId: ids[0] })
    await expect.poll(() => actionsOf(socket).length).toBe(3)
    expect(
      actionsOf(socket).map(({ body, inProgressId }) => [body.type, body.processType, inProgressId]),
    ).toEqual(['IN_PROGRESS', 'IN_PROGRESS', 'SUCCESS_MESSAGE'].map(type => [type, 'catalogue-run', ids[0]]))
    expect((await list()).filter(one => one.body.type === 'IN_PROGRESS')).toEqual([])
  })

  it('of a process are refused with a type that processes do not have', async () => {
    const body = { type: 'PROCESS', processType: 'catalogue-run' }
    const reply = await opened.ask('POST /sandbox/notifications', { body })
    expect([reply.status, Object(reply.json()).message]).toEqual([
      400,
      expect.stringContaining('type must be one of IN_PROGRESS, SUCCESS_MESSAGE,'),
    ])
  })

  it('are pushed without an id if they are not stored', async () => {
    const socket = await listening()
    await push({ message: 'Just now.', keep: false })
    await expect
      .poll(() => actionsOf(socket).map(one => [one.id, one.message]))
      .toEqual([[undefined, 'Just now.']])
    expect((await list()).map(one => one.message)).not.toContain('Just now.')
  })

  it('can be anything that a faulty server might send', async () => {
    const socket = await listening()
    await push({ raw: '<html>' })
    await push({ type: 'NEVER_HEARD_OF' })
    await expect.poll(() => socket.received.length).toBe(3)
    expect(socket.received.slice(1).map(isMessage)).toEqual([false, false])
  })

  it.each([{ persona: 'nobody' }, { times: 0 }, { times: 1e6 }, { message: 1 }, { more: 1 }])(
    'are refused as %j',
    async body => {
      const reply = await opened.ask('POST /sandbox/notifications', { body })
      expect([reply.status, reply.json()]).toEqual([400, { message: expect.any(String) }])
    },
  )

  it('reject pages of other sites', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await opened.ask('POST /sandbox/notifications', { headers, body: {} })).status).toBe(403)
  })
})

describe('notification list', () => {
  it('has items in progress first, which are not cleared with the others but closed one by one', async () => {
    const [finance, path] = [opened.sandbox.signIn('finance'), 'DELETE /api/navigation/notification']
    const { ids } = await push({ type: 'IN_PROGRESS', date: '2010-01-01 00:00:00' })
    await push({ message: 'Newer.' })
    expect((await list())[0]).toMatchObject({ id: ids[0], inProgressId: ids[0] })
    expect((await opened.ask(`${path}/${ids[0]}`, { token: finance })).status).toBe(200)
    expect((await opened.ask(`${path}/${ids[0]}`, { token: finance })).status).toBe(404)
    await opened.ask(path, { token: finance })
    expect(await list()).toEqual([])
  })

  it.each(['x', '1,,2', '1;2', '-1', '1e3', `${'1,'.repeat(1000)}1`, '%20', '1%2C'])(
    'is not marked read by ids like %j',
    async ids => {
      const reply = await opened.ask(`POST /api/navigation/notification/${ids}`, { token })
      expect([reply.status, Object(reply.json()).message]).toEqual([
        400,
        'The ids of notifications must be numbers separated by commas.',
      ])
    },
  )

  it('has messages after a restart above earlier ones', async () => {
    const folder = mkdtempSync(`${tmpdir()}/sandbox-restart-`)
    onTestFinished(() => rmSync(folder, { recursive: true }))
    copySeededData(`${folder}/data.sqlite`)
    let clock = Date.now()
    const messages: string[] = []
    for (const message of ['before', 'after']) {
      const open = await listenToSandbox({ data: `${folder}/data.sqlite`, seed: 'basic', clock: () => clock })
      // Hours go by before it is said, and it is said as soon as it is opened again.
      if (message === 'before') clock += 3 * 3_600_000
      await open.ask('POST /sandbox/notifications', { body: { persona: 'finance', message } })
      await open.ask('POST /sandbox/notifications', {
        body: { persona: 'finance', date: '9999-12-31 00:00:00' },
      })
      const of = open.sandbox.signIn('finance')
      const reply = await open.ask('GET /api/navigation/notification', { token: of })
      messages.splice(
        0,
        messages.length,
        ...Object(reply.json()).map((one: { message: string }) => one.message),
      )
      open.close()
    }
    expect(messages.filter(message => ['before', 'after'].includes(message))).toEqual(['after', 'before'])
  })

  it('never reuses an id after clearing', async () => {
    const first = await push({ type: 'IN_PROGRESS' })
    const second = await push({ inProgressId: first.ids[0] })
    await opened.ask('DELETE /api/navigation/notification', { token })
    const third = await push({})
    expect(first.ids[0] < second.ids[0] && second.ids[0] < third.ids[0]).toBe(true)
  })

  it('is marked as read and cleared by two users at once without an error', async () => {
    const { ids } = await push({ times: 50 })
    const joined = ids.join(',')
    const replies = await Promise.all([
      opened.ask(`POST /api/navigation/notification/${joined}`, { token }),
      opened.ask('DELETE /api/navigation/notification', { token }),
      opened.ask(`POST /api/navigation/notification/${joined}`, { token }),
      opened.ask('DELETE /api/navigation/notification', { token }),
    ])
    expect(replies.map(reply => reply.status)).toEqual([200, 200, 200, 200])
    expect(await list()).toEqual([])
  })
})
