import { type Page } from 'playwright'
import { type ScreenFacts, shownTitle } from '../../conformance/screenFacts.ts'

/** What a page shows while or after a call. */
export interface Shown {
  readonly heading: string
  readonly path: string
  /** Texts about a failure or a result. */
  readonly messages: readonly string[]
  /** Whether it shows that it is loading. */
  readonly waits: boolean
  /** Letters that can be read. */
  readonly letters: number
  /** Links and buttons that can be used. */
  readonly ways: number
}

/** Runs in the page. */
function look(): Shown {
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(element => element.checkVisibility())
  const texts = (selector: string) =>
    seen(selector)
      .map(({ innerText }) => innerText.trim())
      .filter(text => text !== '')
  const failed = /^(?:Try again|You don't have access to these rows|This could not be loaded\.)$/
  return {
    heading: document.querySelector<HTMLElement>('h1')?.innerText ?? '',
    path: location.pathname,
    messages: [
      ...texts('[data-sonner-toast]:not([data-removed=true])'),
      ...texts('[role=alert], [data-tone=danger] h2, [data-tone=danger] h3'),
      // What keeps a form from being sent is no alert: it takes the focus.
      ...texts('section[tabindex="-1"][aria-labelledby] h2'),
      ...texts('button, h2, h3, [role=status]').filter(text => failed.test(text)),
      ...seen('[aria-invalid=true]').map(({ id }) => id),
    ],
    waits:
      seen('[aria-busy=true], [role=progressbar]').length > 0 ||
      [...document.querySelectorAll('[role=status], h1')].some(({ textContent }) =>
        textContent?.includes('Loading...'),
      ),
    letters: document.body.textContent?.trim().length ?? 0,
    ways: seen('a[href], button:not(:disabled):not([aria-disabled=true])').length,
  }
}

/** `tries`: a page that leads on takes the question with it, and may do so more than once. */
export async function shownOn(page: Page, tries = 5): Promise<Shown> {
  try {
    return await page.evaluate(look)
  } catch (error) {
    if (tries <= 1) throw error
    await page.waitForLoadState()
    return shownOn(page, tries - 1)
  }
}

/** What a page shows as long as it leads nowhere else. */
export interface OwnPage {
  readonly title: RegExp
  readonly path: string
}

export function ownPage({ screen, address }: ScreenFacts, applicationName: string): OwnPage {
  return { title: shownTitle(screen, applicationName), path: new URL(address, 'http://console').pathname }
}

/** What is wrong with a page after a failure, or undefined. */
export function problemOf(shown: Shown, own: OwnPage, silent: boolean): string | undefined {
  const broken = brokenBy(shown)
  if (broken !== undefined) return broken
  return silent || isReported(shown, own) ? undefined : 'says nothing of the failure'
}

/** The same for a page that need not report the failure. */
export function brokenBy(shown: Shown): string | undefined {
  if (shown.letters < 10 || shown.heading === '') return 'shows a blank screen'
  if (shown.ways === 0) return `shows no way on: ${shown.heading}`
  return shown.waits ? 'still says that it waits' : undefined
}

/** Whether the page reports a failure, by a text or by another page. */
export function isReported(shown: Shown, own: OwnPage): boolean {
  return shown.messages.length > 0 || hasLed(shown, own)
}

/** Whether another page or its error is shown. */
export function hasLed({ heading, path }: Shown, own: OwnPage): boolean {
  return path !== own.path || (heading !== '' && heading !== 'Loading...' && !own.title.test(heading))
}
