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
  const told: string[] = []
  const close = connectNotifications(
    { ports: { clock, socket }, validators: { ...validators, all: () => Promise.resolve(validators) } },
    {
      opened: () => void told.push('opened'),
      lost: () => void told.push('lost'),
      news: () => void told.push('news'),
      progressed: types => void told.push(`goes on ${[...types].join(', ')}`),
      ended: types => void told.push(`ended ${[...types].join(', ')}`),
      invalid: () => void told.push('invalid'),
    },
  )
  await settled()
  return {
    socket,
    told,
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
    const line = await open()
    await line.pass(49_999)
    expect(line.pings()).toBe(0)
    await line.pass(1, answer)
    expect(line.pings()).toBe(1)
    await line.pass(50_000, answer)
    expect(line.pings()).toBe(2)
    line.socket.lose()
    await line.pass(200_000)
    expect(line.pings()).toBe(2)
    line.socket.comeBack()
    await settled()
    await line.pass(50_000)
    expect(line.pings()).toBe(3)
    line.close()
    await line.pass(200_000)
    expect(line.pings()).toBe(3)
  })

  it('reconnects if the server answered a ping but not the next one', async () => {
    const line = await open()
    await line.pass(50_000, answer)
    await line.pass(50_000, answer)
    expect(line.told).toEqual(['opened'])
    await line.pass(50_000)
    expect(line.told).toEqual(['opened'])
    await line.pass(50_000)
    expect(line.told).toEqual(['opened', 'lost', 'opened'])
    await line.pass(50_000, news)
    await line.pass(50_000, answer)
    expect(line.told).toEqual(['opened', 'lost', 'opened', 'news'])
    line.close()
  })

  it('reconnects if it dies before its first answered ping', async () => {
    const line = await open()
    await line.pass(50_000)
    await line.pass(50_000)
    expect(line.told).toEqual(['opened', 'lost', 'opened'])
    await line.pass(50_000, answer)
    await line.pass(50_000)
    await line.pass(50_000)
    expect(line.told).toEqual(['opened', 'lost', 'opened', 'lost', 'opened'])
    line.close()
  })

  it('reconnects less and less often to a server that answers no ping', async () => {
    const line = await open()
    const renewals: number[] = []
    for (let at = 50; at <= 1500; at += 50) {
      const before = line.told.length
      await line.pass(50_000)
      if (line.told.length > before) renewals.push(at)
    }
    expect(renewals).toEqual([100, 250, 500, 950])
    line.close()
  })

  it('counts as alive when a message arrives, whatever the server answers', async () => {
    const line = await open()
    for (let times = 0; times < 5; times += 1) await line.pass(50_000, news)
    expect(line.told).not.toContain('lost')
    expect(line.pings()).toBe(5)
    line.close()
  })

  it('reports each invalid message', async () => {
    const line = await open()
    await line.pass(0, '{"success":true}', 'x')
    await line.pass(60_000, '[]')
    expect(line.told).toEqual(['opened', 'invalid', 'invalid', 'invalid'])
    line.close()
  })

  it('reports which processes have ended; a push without news is not reported', async () => {
    const line = await open()
    const push = (type: string, processType: string, message: string) =>
      JSON.stringify({
        success: true,
        actions: [{ type: 'BackgroundProcess', body: { type, processType }, message }],
      })
    await line.pass(0, push('IN_PROGRESS', 'report', '10 %'))
    await line.pass(100)
    await line.pass(0, push('BACKGROUND_PROCESS', 'navision', ''), push('BACKGROUND_PROCESS', 'navision', ''))
    await line.pass(100)
    await line.pass(0, push('SUCCESS_MESSAGE', 'report', 'It is there.'))
    await line.pass(100)
    expect(line.told).toEqual(['opened', 'news', 'goes on report', 'ended navision', 'news', 'ended report'])
  })
})

describe('running process', () => {
  const word = (type: string, processType: string) =>
    JSON.stringify({
      success: true,
      actions: [{ type: 'BackgroundProcess', body: { type, processType }, inProgressId: 7, message: '40 %' }],
    })

  it('is reported while it runs and when it has ended, once for simultaneous messages', async () => {
    const line = await open()
    await line.pass(0, word('IN_PROGRESS', 'payout'), word('IN_PROGRESS', 'payout'))
    await line.pass(100)
    expect(line.told.filter(text => text.includes('payout'))).toEqual(['goes on payout'])
    await line.pass(0, word('SUCCESS_MESSAGE', 'payout'))
    await line.pass(100)
    expect(line.told.filter(text => text.includes('payout'))).toEqual(['goes on payout', 'ended payout'])
  })
})
