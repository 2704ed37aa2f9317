import { describe, expect, it } from 'vitest'
import { connectNotifications } from '../../runtime/shell/notifications/connectNotifications.ts'
import { fakeSocket } from '../../stories/fixtures/fakeSocket.ts'
import { validators } from '../../stories/fixtures/validators.ts'
import { fakeClock } from '../kinds/fakeClock.ts'

const answer = '{"success":true,"actions":[]}'
const news = '{"success":true,"actions":[{"type":"BackgroundProcess","body":{"type":"CUSTOM"}}]}'

/** What has been asked of the browser meanwhile is done when this resolves. */
const settled = () => new Promise(resolve => setTimeout(resolve))

async function open() {
  const clock = fakeClock()
  const socket = fakeSocket()
  const events: string[] = []
  const close = connectNotifications(
    { ports: { clock, socket }, validators: { ...validators, all: () => Promise.resolve(validators) } },
    {
      opened: () => void events.push('opened'),
      lost: () => void events.push('lost'),
      news: () => void events.push('news'),
      progressed: types => void events.push(`progress of ${[...types].join(', ')}`),
      ended: types => void events.push(`end of ${[...types].join(', ')}`),
      invalid: () => void events.push('invalid'),
    },
  )
  await settled()
  return {
    socket,
    events,
    close,
    pings: () => socket.said.filter(text => text === '{"action":"ping","data":{"message":"ping"}}').length,
    /** Lets time pass, then the server say something. */
    async pass(milliseconds: number, ...said: string[]) {
      clock.advance(milliseconds)
      for (const text of said) socket.send(text)
      await settled()
    },
  }
}

describe('notification connection', () => {
  it('pings every 50 s while it is open, and not when it is lost or closed', async () => {
    const connection = await open()
    await connection.pass(49_999)
    expect(connection.pings()).toBe(0)
    await connection.pass(1, answer)
    expect(connection.pings()).toBe(1)
    await connection.pass(50_000, answer)
    expect(connection.pings()).toBe(2)
    connection.socket.lose()
    await connection.pass(200_000)
    expect(connection.pings()).toBe(2)
    connection.socket.comeBack()
    await settled()
    await connection.pass(50_000)
    expect(connection.pings()).toBe(3)
    connection.close()
    await connection.pass(200_000)
    expect(connection.pings()).toBe(3)
  })

  it('reconnects if the server answered a ping but not the next one', async () => {
    const connection = await open()
    await connection.pass(50_000, answer)
    await connection.pass(50_000, answer)
    expect(connection.events).toEqual(['opened'])
    await connection.pass(50_000)
    expect(connection.events).toEqual(['opened'])
    await connection.pass(50_000)
    expect(connection.events).toEqual(['opened', 'lost', 'opened'])
    await connection.pass(50_000, news)
    await connection.pass(50_000, answer)
    expect(connection.events).toEqual(['opened', 'lost', 'opened', 'news'])
    connection.close()
  })

  it('keeps a connection on which no ping was ever answered (spec 1 §4)', async () => {
    const connection = await open()
    for (let times = 0; times < 30; times += 1) await connection.pass(50_000)
    await connection.pass(0, news)
    for (let times = 0; times < 30; times += 1) await connection.pass(50_000)
    expect(connection.events).toEqual(['opened', 'news'])
    expect(connection.pings()).toBe(60)
    connection.close()
  })

  it('does not take the reply to the subscription for the answer to a ping', async () => {
    const connection = await open()
    await connection.pass(0, answer)
    for (let times = 0; times < 5; times += 1) await connection.pass(50_000)
    expect(connection.events).toEqual(['opened'])
    connection.close()
  })

  it('reconnects if only an earlier connection had answered pings', async () => {
    const connection = await open()
    await connection.pass(50_000, answer)
    connection.socket.lose()
    connection.socket.comeBack()
    await settled()
    await connection.pass(50_000)
    expect(connection.events).toEqual(['opened', 'lost', 'opened'])
    await connection.pass(50_000)
    expect(connection.events).toEqual(['opened', 'lost', 'opened', 'lost', 'opened'])
    connection.close()
  })

  it('counts as alive when a message arrives, whatever the server answers', async () => {
    const connection = await open()
    for (let times = 0; times < 5; times += 1) await connection.pass(50_000, news)
    expect(connection.events).not.toContain('lost')
    expect(connection.pings()).toBe(5)
    connection.close()
  })

  it('reports each invalid message', async () => {
    const connection = await open()
    await connection.pass(0, '{"success":true}', 'x')
    await connection.pass(60_000, '[]')
    expect(connection.events).toEqual(['opened', 'invalid', 'invalid', 'invalid'])
    connection.close()
  })

  it('reports which processes have ended; a push without news is not reported', async () => {
    const connection = await open()
    const push = (type: string, processType: string, message: string) =>
      JSON.stringify({
        success: true,
        actions: [{ type: 'BackgroundProcess', body: { type, processType }, message }],
      })
    await connection.pass(0, push('IN_PROGRESS', 'report', '10 %'))
    await connection.pass(100)
    await connection.pass(
      0,
      push('BACKGROUND_PROCESS', 'navision', ''),
      push('BACKGROUND_PROCESS', 'navision', ''),
    )
    await connection.pass(100)
    await connection.pass(0, push('SUCCESS_MESSAGE', 'report', 'It is there.'))
    await connection.pass(100)
    expect(connection.events).toEqual([
      'opened',
      'news',
      'progress of report',
      'end of navision',
      'news',
      'end of report',
    ])
  })
})

describe('running process', () => {
  const word = (type: string, processType: string) =>
    JSON.stringify({
      success: true,
      actions: [{ type: 'BackgroundProcess', body: { type, processType }, inProgressId: 7, message: '40 %' }],
    })

  it('is reported while it runs and when it has ended, once for simultaneous messages', async () => {
    const connection = await open()
    await connection.pass(0, word('IN_PROGRESS', 'payout'), word('IN_PROGRESS', 'payout'))
    await connection.pass(100)
    expect(connection.events.filter(text => text.includes('payout'))).toEqual(['progress of payout'])
    await connection.pass(0, word('SUCCESS_MESSAGE', 'payout'))
    await connection.pass(100)
    expect(connection.events.filter(text => text.includes('payout'))).toEqual([
      'progress of payout',
      'end of payout',
    ])
  })
})
