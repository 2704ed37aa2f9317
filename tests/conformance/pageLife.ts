import { setTimeout } from 'node:timers/promises'
import { type Page } from 'playwright'
import { type Journeys } from '../support/journeys.ts'
import { type Visitor } from '../support/visitor.ts'

/** The page from one arrival to the next. */
export interface PageLife {
  readonly page: Page
  /** Requests as they leave, `POST /api/...`, and `yes` when the resource list has come. */
  readonly events: readonly string[]
  /** Resolves when nothing is on its way any more, what waits for an idle moment included. */
  settled(): Promise<void>
}

/** Opens an address as somebody who has never been there, signed in with exactly these resources, or not at all. */
export type OpenPage = (address: string, held: readonly string[] | 'nobody') => Promise<PageLife>

export const resourceList = 'GET /api/navigation/acl-resource'

/**
 * One browser context for all screens of a file: their scripts are fetched and compiled once, which is most of what a
 * visit costs. What a visit leaves behind is taken away before the next one: session, storage, colours.
 */
export function pageLives(on: Journeys): OpenPage {
  let staying: Promise<Visitor> | undefined
  let events: string[] = []
  const underWay = new Set<unknown>()
  const sessions = new Map<string, Promise<string>>()

  async function enter(): Promise<Visitor> {
    const visitor = await on.stay({ reducedMotion: 'reduce' })
    const { page } = visitor
    page.on('request', request => {
      underWay.add(request)
      events.push(`${request.method()} ${new URL(request.url()).pathname}`)
    })
    for (const ended of ['requestfinished', 'requestfailed'] as const)
      page.on(ended as 'requestfinished', request => underWay.delete(request))
    page.on('response', response => {
      if (`GET ${new URL(response.url()).pathname}` === resourceList) events.push('yes')
    })
    return visitor
  }

  function sessionOf(resources: readonly string[]): Promise<string> {
    const session = sessions.get(resources.join()) ?? on.console.session({ resources })
    sessions.set(resources.join(), session)
    return session
  }

  async function settled(page: Page): Promise<void> {
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve, { timeout: 1000 })))
    for (let quiet = 0; quiet < quietFor; quiet += look) {
      await setTimeout(look)
      if (underWay.size > 0) quiet = 0
    }
  }

  return async (address, held) => {
    staying ??= enter()
    const { page, context } = await staying
    if (page.url() !== 'about:blank') {
      // Away from the screen first: what is typed is kept when it is left, and its late calls leave no connection free.
      await page.goto('about:blank')
      await page.goto('/config.json')
      await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
    }
    await context.clearCookies()
    if (held !== 'nobody') {
      const { configuration, address: url } = on.console
      await context.addCookies([{ name: configuration.sessionCookie, value: await sessionOf(held), url }])
    }
    await page.emulateMedia({ colorScheme: 'light' })
    underWay.clear()
    events = []
    await page.goto(address)
    return { page, events, settled: () => settled(page) }
  }
}

/** Milliseconds without a request after which a page is at rest. */
const quietFor = 150
const look = 25
