import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { subscribeRequest } from '../../../schemas/wire/socketRequest.ts'
import { openSandbox } from '../../../src/sandbox/openSandbox.ts'
import { asking, withFilled } from '../client.ts'
import { copySeededData } from '../seededData.ts'

const folder = mkdtempSync(join(tmpdir(), 'sandbox-killed-'))
const lines = 60_000
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A sandbox in a process of its own that ends with its test, and a session of finance. */
async function startChild(data: string) {
  const script = fileURLToPath(new URL('../durability.child.ts', import.meta.url))
  const child = spawn(process.execPath, [script, data, 'basic'], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const address = await firstLine(child)
  const reply = await fetch(`${address}/sandbox/sessions`, { method: 'POST', body: '{"persona":"finance"}' })
  return { child, address, token: String(Object(await reply.json()).satellizer) }
}

/** Begins work, and kills the sandbox at the first word of its progress. */
async function killAtWork(data: string, work: (address: string, token: string) => Promise<unknown>) {
  const { child, address, token } = await startChild(data)
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/navigation/socket`, {
    headers: { authorization: `Bearer ${token}` },
  })
  socket.on('error', () => undefined)
  socket.on('message', message => {
    if (String(message).includes('IN_PROGRESS')) child.kill('SIGKILL')
  })
  await once(socket, 'open')
  socket.send(JSON.stringify(subscribeRequest('BackgroundProcess')))
  await once(socket, 'message')
  await Promise.allSettled([work(address, token), once(child, 'exit')])
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The child has no output.')
  const [line] = await once(createInterface(child.stdout), 'line')
  return String(line)
}

async function openAgain(data: string) {
  const sandbox = await openSandbox(withFilled({ data, seed: 'basic' }))
  const ask = asking(sandbox)
  const token = sandbox.signIn('finance')
  const notifications: { message: string; body: { type: string; fileUrl?: string } }[] = Object(
    (await ask('GET /api/navigation/notification', { token })).json(),
  )
  const options = {
    pagination: { limit: 1, offset: 0 },
    filter: [[{ index: 'amount', value: 3.33, condition: 'equals' }]],
    sort: [],
    columns: [],
  }
  const grid = await ask('POST /api/finance/write-off/grid', { token, body: { options } })
  sandbox.close()
  return { notifications, imported: Object(grid.json()).rowCount }
}

describe('sandbox killed during a process', () => {
  it('has imported the whole file or nothing, and reports which', async () => {
    const data = join(folder, 'import.sqlite')
    copySeededData(data)
    await killAtWork(data, (address, token) => {
      const body = new FormData()
      const text = `orderNr,amount,currency,reason\n${'536365,3.33,GBP,Lost package\n'.repeat(lines)}`
      body.append('uploadFile', new File([text], 'rows.csv'))
      const headers = { authorization: `Bearer ${token}` }
      return fetch(`${address}/api/mass-import/import/1`, { method: 'POST', headers, body })
    })
    const { notifications, imported } = await openAgain(data)
    const interrupted = 'Your import of rows.csv was interrupted by a restart. Nothing was imported.'
    const whole = `Your import of rows.csv has finished: ${lines} rows imported.`
    expect([0, lines]).toContain(imported)
    expect(notifications[0]).toMatchObject(
      imported === 0
        ? { message: interrupted, body: { type: 'ERROR_MESSAGE' } }
        : { message: whole, body: { type: 'SUCCESS_MESSAGE' } },
    )
    expect(notifications.filter(one => one.body.type === 'IN_PROGRESS')).toEqual([])
  })

  it('has created and announced a report, or left nothing of it', async () => {
    const data = join(folder, 'report.sqlite')
    copySeededData(data)
    const page = { pagination: { limit: 10, offset: 0 }, filter: [], sort: [], columns: [], export: true }
    await killAtWork(data, (address, token) =>
      fetch(`${address}/api/report`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: JSON.stringify({ reportType: 'finance-write-off', gridRequest: page }),
      }),
    )
    const {
      notifications: [newest],
    } = await openAgain(data)
    const files = existsSync(`${data}.files`) ? readdirSync(`${data}.files`) : []
    if (newest?.body.type === 'SUCCESS_DOWNLOAD')
      expect(files).toEqual([expect.stringMatching(/finance-write-off-.*\.csv$/)])
    else {
      expect(newest?.message).toBe('Your export was interrupted by a restart.')
      expect(files).toEqual([])
    }
  })

  it('has kept every answered comment, and closed a thread with its reply or not at all', async () => {
    const data = join(folder, 'comments.sqlite')
    copySeededData(data)
    const { child, address, token } = await startChild(data)
    const headers = { authorization: `Bearer ${token}` }
    const submit = async (body: object) => {
      const sent = { entityType: 'order', entityId: '536366', content: 'x', ...body }
      const reply = await fetch(`${address}/api/comment/`, {
        method: 'POST',
        headers,
        body: JSON.stringify(sent),
      })
      expect(reply.status).toBe(200)
    }
    for (let at = 0; at < 40; at++) await submit({ isIssue: true })
    const list = async () =>
      Object(await (await fetch(`${address}/api/comment/order/536366`, { headers })).json())
    const roots: { commentId: number }[] = (await list()).data
    const closed: number[] = []
    const close = async (mine: readonly { commentId: number }[]) => {
      for (const { commentId } of mine) {
        await submit({ parentCommentId: commentId, closeIssue: true })
        closed.push(commentId)
        if (closed.length === 20) child.kill('SIGKILL')
      }
    }
    const halves = [roots.filter((_, at) => at % 2 === 0), roots.filter((_, at) => at % 2 === 1)]
    await Promise.allSettled([...halves.map(close), once(child, 'exit')])

    const sandbox = await openSandbox(withFilled({ data, seed: 'basic' }))
    const reply = await asking(sandbox)('GET /api/comment/order/536366', { token })
    sandbox.close()
    const all: { commentId: number; parentCommentId: number | null; isOpened: boolean | null }[] = Object(
      reply.json(),
    ).data
    const replied = new Set(all.map(one => one.parentCommentId))
    expect(closed.length).toBeGreaterThanOrEqual(20)
    for (const { commentId } of roots) {
      const root = all.find(one => one.commentId === commentId)
      expect(root?.isOpened).toBe(!replied.has(commentId))
      if (closed.includes(commentId)) expect(root?.isOpened).toBe(false)
    }
  })
})
