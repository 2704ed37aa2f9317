import { type Page } from 'playwright'
import { afterAll, describe, expect, it } from 'vitest'
import { journeys, showsScreen } from '../support/journeys.ts'
import { openBrowser } from '../support/openBrowser.ts'
import { type RunningConsole, startConsole } from '../support/runningConsole.ts'
import { visit } from '../support/visitor.ts'

const on = journeys()
let front: RunningConsole | undefined
afterAll(() => front?.stop())

describe('websocket on the production build, with its policy', () => {
  it('opens with the session cookie and delivers messages to its user', async () => {
    const { page } = await on.visitAs('finance')
    await page.goto('/finance/refunds')
    await showsScreen(page, 'Refunds')
    await openSocket(page)
    await on.console.push({ persona: 'finance', message: 'Hello.', processType: 'report' })
    await on.console.push({ persona: 'payout', message: 'Not for you.' })
    await on.console.push({ persona: 'finance', message: 'Good bye.' })
    await expect.poll(() => messagesOf(page)).toEqual(['Hello.', 'Good bye.'])
  })

  it('opens with a real system too', async () => {
    front = await startConsole({ API_URL: on.console.address })
    const browser = await openBrowser()
    const token = await on.console.session({ persona: 'finance' })
    const { page } = await visit(browser, front, { token })
    await page.goto('/finance/refunds')
    await showsScreen(page, 'Refunds')
    await openSocket(page)
    await on.console.push({ persona: 'finance', message: 'From afar.' })
    await expect.poll(() => messagesOf(page)).toEqual(['From afar.'])
    await browser.close()
  })
})

/** A socket of the test's own, beside that of the page; resolves when its subscription was taken. */
async function openSocket(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/navigation/socket`)
        const messages: string[] = []
        Reflect.set(window, 'pushed', messages)
        socket.onerror = () => reject(new Error('The socket is refused.'))
        socket.onopen = () => socket.send('{"action":"subscribe","data":{"channel":"BackgroundProcess"}}')
        socket.onmessage = ({ data }) => {
          resolve()
          for (const { message } of JSON.parse(String(data)).actions) messages.push(message)
        }
      }),
  )
}

async function messagesOf(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'pushed'))
}
