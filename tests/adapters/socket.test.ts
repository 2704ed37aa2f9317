import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSocket } from '../../src/adapters/socket.ts'

/** Stands for the browser's own; every one that was made, the newest last. */
class FakeWebSocket extends EventTarget {
  static made: FakeWebSocket[] = []
  readonly CONNECTING = 0
  readonly OPEN = 1
  readonly CLOSING = 2
  readonly CLOSED = 3
  readyState = 0
  binaryType = 'blob'
  readonly sent: string[] = []
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    FakeWebSocket.made.push(this)
  }
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.readyState = 3
  }
  arrive() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  end() {
    this.readyState = 3
    this.dispatchEvent(new CloseEvent('close', { code: 1006 }))
  }
}

const newest = () => FakeWebSocket.made.at(-1)

describe('websocket adapter', () => {
  const heard: string[] = []
  const listener = {
    opened: () => void heard.push('opened'),
    lost: () => void heard.push('lost'),
    heard: (data: unknown) => void heard.push(String(data)),
  }
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('WebSocket', FakeWebSocket)
    FakeWebSocket.made = []
    heard.length = 0
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('opens at the origin of the page, or at the base address of the configuration', async () => {
    const lines = [openSocket('', '/path', listener), openSocket('wss://live.example/', '/path', listener)]
    await vi.advanceTimersByTimeAsync(0)
    expect(FakeWebSocket.made.map(({ url }) => url)).toEqual([
      `${window.location.origin.replace('http', 'ws')}/path`,
      'wss://live.example/path',
    ])
    for (const line of lines) line.close()
  })

  it('reconnects every 5 s, regardless of the number of failures', async () => {
    const line = openSocket('', '/path', listener)
    await vi.advanceTimersByTimeAsync(0)
    newest()?.arrive()
    newest()?.end()
    for (let tries = 1; tries <= 4; tries += 1) {
      await vi.advanceTimersByTimeAsync(4999)
      expect(FakeWebSocket.made).toHaveLength(tries)
      await vi.advanceTimersByTimeAsync(1)
      expect(FakeWebSocket.made).toHaveLength(tries + 1)
      newest()?.end()
    }
    expect(heard).toEqual(['opened', 'lost'])
    await vi.advanceTimersByTimeAsync(5000)
    newest()?.arrive()
    expect(heard).toEqual(['opened', 'lost', 'opened'])
    line.close()
  })

  it('reconnects at once when the connection turns out to be dead', async () => {
    const line = openSocket('', '/path', listener)
    await vi.advanceTimersByTimeAsync(0)
    newest()?.arrive()
    line.renew()
    expect(heard).toEqual(['opened', 'lost'])
    await vi.advanceTimersByTimeAsync(0)
    expect(FakeWebSocket.made).toHaveLength(2)
    newest()?.arrive()
    expect(heard).toEqual(['opened', 'lost', 'opened'])
    line.say('again')
    expect(newest()?.sent).toEqual(['again'])
    line.close()
  })

  it('delivers no messages that were sent while disconnected or after close', async () => {
    const line = openSocket('', '/path', listener)
    line.say('early')
    await vi.advanceTimersByTimeAsync(0)
    newest()?.arrive()
    line.say('now')
    expect(newest()?.sent).toEqual(['now'])
    line.close()
    newest()?.end()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(FakeWebSocket.made).toHaveLength(1)
    expect(heard).toEqual(['opened'])
  })
})
