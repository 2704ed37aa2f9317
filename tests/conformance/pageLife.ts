import { type Page } from 'playwright'
import { type Journeys, showsScreen } from '../support/journeys.ts'
import { leave, signIn, type Visitor } from '../support/visitor.ts'
import { titleOf } from './screenFacts.ts'

/** What is seen of a page from one opening to the next. */
interface PageLife {
  readonly page: Page
  /** Requests as they leave, `POST /api/...`, and `yes` when the resource list has come. */
  readonly events: readonly string[]
  /** What the page has reported; what is taken out is no failure of the test. */
  readonly problems: string[]
  readonly settled: Visitor['settled']
}

/** The resources of a session; `nobody`: no session. */
export type GrantedResources = readonly string[] | 'nobody'

/** The ways to an address. */
export interface PageActions {
  /** In a new document, as on a first visit. */
  open(address: string, held: GrantedResources): Promise<PageLife>
  /**
   * In the document that is there, from another screen, as a link leads there; the session holds what it is given. As
   * `open` when the document is not that of `owner`: what one screen leaves in memory is kept from the next.
   */
  reopen(address: string, held: GrantedResources): Promise<PageLife>
}

export const resourceList = 'GET /api/navigation/acl-resource'

/** One browser context for all screens of a file: their scripts are fetched and compiled once. */
export function pageActions(on: Journeys): (owner: string) => PageActions {
  let staying: Promise<Visitor> | undefined
  let opened: string | undefined
  let events: string[] = []
  const sessions = new Map<string, Promise<string>>()

  function listen({ page }: Visitor): void {
    page.on('request', request => {
      events.push(`${request.method()} ${new URL(request.url()).pathname}`)
    })
    page.on('response', response => {
      if (`GET ${new URL(response.url()).pathname}` === resourceList) events.push('yes')
    })
  }

  async function begin(visitor: Visitor, held: GrantedResources): Promise<PageLife> {
    const resources = held === 'nobody' ? undefined : held
    await visitor.context.clearCookies()
    await signIn(visitor, on.console, resources && (await sessionOf(resources)))
    events = []
    return { page: visitor.page, events, problems: visitor.problems, settled: visitor.settled }
  }

  function sessionOf(resources: readonly string[]): Promise<string> {
    const session = sessions.get(resources.join()) ?? on.console.session({ resources })
    sessions.set(resources.join(), session)
    return session
  }

  return owner => {
    const ways: PageActions = {
      async open(address, held) {
        if (!staying || !(await leave(await staying, on.console)))
          staying = on.stay({ reducedMotion: 'reduce' })
        const visitor = await staying
        listen(visitor)
        const life = await begin(visitor, held)
        opened = owner
        await visitor.page.goto(address)
        return life
      },
      async reopen(address, held) {
        if (!staying || opened !== owner) return ways.open(address, held)
        const visitor = await staying
        await visitor.page.emulateMedia({ colorScheme: null })
        await follow(visitor.page, '/error')
        await showsScreen(visitor.page, titleOf('error', ''))
        const life = await begin(visitor, held)
        await follow(visitor.page, address)
        return life
      },
    }
    return ways
  }
}

/** Changes the address without a new document. */
function follow(page: Page, address: string): Promise<void> {
  return page.evaluate(to => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}
