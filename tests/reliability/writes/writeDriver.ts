import { setTimeout } from 'node:timers/promises'
import { type Locator, type Page } from 'playwright'
import { titleOf } from '../../conformance/screenFacts.ts'
import { showsScreen } from '../../support/journeys.ts'
import { signIn, type Visitor, visit } from '../../support/visitor.ts'
import { type Shown, shownOn } from '../calls/pageContent.ts'
import { type FaultProxy, startFaultProxy } from '../faultProxy.ts'
import { pageOptions, type TestEnvironment } from '../testEnvironment.ts'
import { everyResource } from './allResources.ts'
import { canOpen, gridOf, hasFields, openerOf, openMenu, openNewComment } from './controls.ts'
import { fillForm, valuesIn } from './fillForm.ts'
import { dialogOf, headingOf, mainOf, questionOf } from './pageParts.ts'
import { armReplies, type Replies, repliesFor } from './replies.ts'
import { Tabs } from './tabs.ts'
import { type Write } from './writes.ts'

/** Drives a page of the console as a user with all resources. Its browser context reaches the console through its own fault proxy. */
export class WriteDriver {
  readonly visitor: Visitor
  readonly proxy: FaultProxy
  /** Session token; a new one after signing out. */
  #token: string
  readonly #environment: TestEnvironment
  readonly #replies = new Map<Write, Replies>()
  readonly #addresses: Pick<TestEnvironment['console'], 'address' | 'configuration'> & {
    readonly server: string
  }
  /** Part of every typed text. */
  #mark = ''
  readonly tabs: Tabs
  /** The write whose submit button can be pressed without further steps. */
  readyFor: Write | undefined
  /** The write whose screen is still open after a case, and whether its form is open too. */
  stillOpen: { readonly write: Write; readonly formStays: boolean } | undefined

  private constructor(environment: TestEnvironment, visitor: Visitor, proxy: FaultProxy, token: string) {
    this.visitor = visitor
    this.tabs = new Tabs(visitor)
    this.proxy = proxy
    this.#token = token
    this.#environment = environment
    const { address: server, configuration } = environment.console
    this.#addresses = { address: proxy.address, server, configuration }
  }

  static async create(environment: TestEnvironment): Promise<WriteDriver> {
    const proxy = await startFaultProxy(environment.console.address)
    const at = { address: proxy.address, configuration: environment.console.configuration }
    const visitor = await visit(environment.browser, at, pageOptions)
    const token = await environment.console.session({ resources: everyResource })
    return new WriteDriver(environment, visitor, proxy, token)
  }

  get page(): Page {
    return this.tabs.page
  }

  get applicationName(): string {
    return this.#addresses.configuration.applicationName
  }

  /** Opens an address in a new document, without waiting for it. */
  async load(address: string): Promise<void> {
    await signIn(this.visitor, this.#addresses, this.#token)
    await this.page.goto(this.proxy.address + address)
  }

  /** Opens an address in a new document and waits until it has settled. */
  async open(address: string): Promise<void> {
    await this.load(address)
    await this.waitUntilSettled()
  }

  async waitUntilSettled(): Promise<void> {
    await headingOf(this.page).filter({ hasNotText: 'Loading...' }).first().waitFor({ state: 'attached' })
    await (this.tabs.isFirst ? this.visitor.settled() : this.waitForIdle())
  }

  /** Navigates to an address in the current document, as a link does. */
  async navigate(address: string): Promise<void> {
    await signIn(this.visitor, this.#addresses, this.#token)
    await this.page.evaluate(to => {
      // react-router asks before it leaves only for entries of the history that have its index.
      const { idx = 0 } = history.state ?? {}
      history.pushState({ usr: null, key: `to-${idx}`, idx: idx + 1 }, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
  }

  /** Opens the error screen, which sends no request, without toasts and without drafts. */
  async reset(): Promise<void> {
    this.proxy.disarm()
    await this.leaveScreen()
    // A window of the frame is open on every screen.
    if (await dialogOf(this.page).isVisible()) await this.page.keyboard.press('Escape')
    await this.page.evaluate(forgetAll)
    await this.closeToasts()
  }

  /** Opens the error screen; resolves with whether the user had to confirm leaving unsaved values. */
  async leaveScreen(): Promise<boolean> {
    await (this.isOutside() ? this.load(errorScreen) : this.navigate(errorScreen))
    const heading = headingOf(this.page).filter({ hasText: errorTitle })
    const close = questionOf(this.page).getByRole('button', { name: 'Leave', exact: true })
    await heading.or(close).first().waitFor({ state: 'attached' })
    const asked = await close.isVisible()
    if (asked) await close.click()
    await heading.waitFor({ state: 'attached' })
    return asked
  }

  /** Navigates to an address in the current document, from the error screen, and waits until it has settled. */
  async openInDocument(address: string): Promise<void> {
    await this.navigate(address)
    await headingOf(this.page)
      .filter({ hasNotText: /^(?:Loading\.\.\.|Error)$/ })
      .first()
      .waitFor({ state: 'attached' })
    await (this.tabs.isFirst ? this.visitor.settled() : this.waitForIdle())
  }

  /** Whether the page is outside of the console or at its sign-in. */
  isOutside(): boolean {
    const { origin, pathname } = URL.parse(this.page.url()) ?? { origin: '', pathname: '' }
    return origin !== this.proxy.address || /^\/(?:sandbox\/|login)/.test(pathname)
  }

  async closeToasts(): Promise<void> {
    const toasts = this.page.locator('[data-sonner-toast]')
    while ((await toasts.count()) > 0) {
      await this.page.evaluate(() => {
        for (const button of document.querySelectorAll<HTMLElement>('[data-close-button]')) button.click()
      })
      await toasts.first().waitFor({ state: 'detached' })
    }
  }

  /** Whether a promise resolves before the timeout. */
  settlesInTime(promise: Promise<unknown>): Promise<boolean> {
    return Promise.race([promise.then(() => true), setTimeout(timeout, false, { ref: false })])
  }

  /** The content of the page as soon as `holds` accepts it, or after the timeout as it is then. */
  async waitForContent(holds: (shown: Shown) => boolean): Promise<Shown> {
    for (const end = Date.now() + timeout; ; await setTimeout(200)) {
      const shown = await shownOn(this.page)
      if (holds(shown) || Date.now() > end) return shown
    }
  }

  /** Removes all faults; the calls of the screen of a write succeed from now on. */
  async disarmFaults(write: Write): Promise<void> {
    this.proxy.disarm()
    await this.arm(write)
  }

  /** Opens the form of a write in a new document, without typing. */
  async reopenForm(write: Write): Promise<void> {
    await this.open(write.address)
    await (write.builtIn ? write.builtIn.openAndFill(this, this.#mark) : this.openForm(write))
  }

  /** Opens the form of a write from the current page; a new document only from outside of the console. */
  async returnToForm(write: Write): Promise<void> {
    if (this.isOutside()) return this.reopenForm(write)
    if (this.#isAt(write)) await this.waitUntilSettled()
    else await this.openInDocument(write.address)
    if (await this.isFormVisible(write)) return
    await (write.builtIn ? write.builtIn.openAndFill(this, this.#mark) : this.openForm(write))
  }

  /** Opens the screen of a write with the replies that it needs and fills its form, so that one press sends it. */
  async prepare(write: Write, mark: string): Promise<void> {
    await this.reset()
    await this.arm(write)
    await this.openInDocument(write.address)
    await this.openAndFill(write, mark)
  }

  /** As `prepare`, but reuses the screen of the previous case where it is still open: only the form is filled again. */
  async prepareAgain(write: Write, mark: string): Promise<void> {
    const { stillOpen } = this
    this.stillOpen = undefined
    if (stillOpen?.write !== write || write.builtIn || !this.#isAt(write)) return this.prepare(write, mark)
    const form = this.form(write)
    const stays = write.scope === 'body' || stillOpen.formStays
    // Some forms stay open after they were saved.
    if (hasFields(write) && !stays)
      await form.waitFor({ state: 'detached', timeout: closeTimeout }).catch(() => undefined)
    const isOpen = hasFields(write) && stays && (await form.isVisible())
    if (!isOpen && (await dialogOf(this.page).isVisible())) return this.prepare(write, mark)
    await this.closeToasts()
    await this.disarmFaults(write)
    await this.visitor.settled()
    if (!isOpen && !(await canOpen(this.page, write))) return this.prepare(write, mark)
    this.#mark = mark
    await (isOpen ? this.#fill(write, mark) : this.openAndFill(write, mark))
  }

  /** The reply of the server to a user with all resources; undefined when the server refuses. */
  async fetchReply(path: string, body?: object): Promise<unknown> {
    const headers = { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' }
    const sent = body && { method: 'POST', body: JSON.stringify(body) }
    const reply = await fetch(this.#addresses.server + path, { headers, ...sent })
    return reply.ok ? reply.json() : undefined
  }

  /** Arms the replies with which the button is available; armed faults of other calls stay. */
  async arm(write: Write): Promise<void> {
    const replies =
      this.#replies.get(write) ?? (await repliesFor(write, (path, body) => this.fetchReply(path, body)))
    this.#replies.set(write, replies)
    armReplies(this.proxy, replies)
    if (write.builtIn) armReplies(this.proxy, write.builtIn)
  }

  /** Opens and fills the form in the open screen. */
  async openAndFill(write: Write, mark: string): Promise<void> {
    this.#mark = mark
    if (write.builtIn) return write.builtIn.openAndFill(this, mark)
    await this.openForm(write)
    await this.#fill(write, mark)
  }

  async #fill(write: Write, mark: string): Promise<void> {
    if (write.form) await fillForm(this.form(write), write.form, mark)
    if (write.scope === 'comments') await this.form(write).getByRole('textbox').fill(mark)
  }

  /** As `openAndFill`, without filling the form. */
  async openForm(write: Write): Promise<void> {
    if (write.scope === 'selection') await gridOf(this.page, write).getByRole('checkbox').last().check()
    if (!hasFields(write)) return
    if (write.scope === 'row') await openMenu(this.page, write)
    if (write.scope !== 'body') await this.opener(write).click()
    if (write.scope === 'comments') await openNewComment(this.page, this.form(write))
    // Fields open by themselves for a draft.
    const edit = this.#container(write).getByRole('button', { name: 'Edit', exact: true })
    const { readView } = write.form ?? {}
    if (readView) await edit.or(this.form(write)).first().waitFor()
    if (readView && !(await this.form(write).isVisible())) await edit.click()
    await this.form(write).waitFor()
  }

  /** The values of the form as text; empty where there is no form. */
  async typedValues(write: Write): Promise<string> {
    if (write.builtIn) return write.builtIn.typedValues(this)
    return hasFields(write) ? valuesIn(this.form(write)) : ''
  }

  /**
   * Values that were typed before and are not in the form now. Drafts are restored once the user is known, so they are waited
   * for. `needed`: whether a line of `typed` has to be there.
   */
  async missingValues(write: Write, typed: string, needed = (_: string) => true): Promise<readonly string[]> {
    for (const end = Date.now() + timeout; ; await setTimeout(100)) {
      const found = new Set((await this.typedValues(write)).split('\n'))
      const lost = typed.split('\n').filter(line => needed(line) && !found.has(line))
      if (lost.length === 0 || Date.now() > end) return lost
    }
  }

  /** The button that submits, or opens the confirmation. */
  firstButton(write: Write): Locator {
    if (!hasFields(write)) return this.opener(write)
    const label = write.scope === 'comments' ? 'Comment' : (write.form?.submit?.label ?? 'Save')
    return this.#container(write).getByRole('button', { name: label, exact: true })
  }

  /** Presses the button that sends the call. */
  async submit(write: Write): Promise<void> {
    await (await this.submitButton(write)).click()
  }

  /** Answers a question before leaving, if there is one, with *Stay*. */
  async stayOnScreen(): Promise<void> {
    const question = questionOf(this.page)
    const stay = question.getByRole('button', { name: 'Stay', exact: true })
    if (!(await stay.isVisible())) return
    await stay.click()
    await question.waitFor({ state: 'detached' })
  }

  /** The button whose press sends, after all steps before it: the menu or the confirmation is open. */
  async submitButton(write: Write): Promise<Locator> {
    if (write.builtIn) return write.builtIn.submitButton(this)
    if (write.scope === 'row' && !write.form) await openMenu(this.page, write)
    if (write.lock > 0) await this.#waitUntilUnlocked(write)
    if (!write.asks) return this.firstButton(write)
    await this.firstButton(write).click()
    return questionOf(this.page).getByRole('button').last()
  }

  /** Resolves when the page shows that the write has succeeded. */
  waitUntilDone({ builtIn }: Write): Promise<void> {
    return builtIn?.waitUntilDone ? builtIn.waitUntilDone(this) : this.showsText('Done.')
  }

  /** Resolves when a message of that text is there. */
  async showsText(text: string): Promise<void> {
    await this.page.getByText(text, { exact: true }).first().waitFor()
  }

  /** Resolves when that holds, or after the timeout. */
  async waitUntil(holds: () => boolean): Promise<void> {
    for (const end = Date.now() + timeout; Date.now() < end && !holds(); ) await setTimeout(10)
  }

  /** Resolves when the page is idle or has navigated. */
  async waitForIdle(): Promise<void> {
    await this.page
      .evaluate(() => new Promise(resolve => requestIdleCallback(resolve, { timeout: 1000 })))
      .catch(() => this.page.waitForLoadState())
  }

  /** Signs in again after the session has ended. */
  async renewSession(): Promise<void> {
    this.#token = await this.#environment.console.session({ resources: everyResource })
  }

  /** Whether the form of a write can be seen. */
  async isFormVisible(write: Write): Promise<boolean> {
    await this.page.waitForLoadState()
    return this.page.url().startsWith(this.proxy.address) && (await this.form(write).isVisible())
  }

  /** Resolves when the error screen is shown. */
  async waitForErrorScreen(): Promise<void> {
    await showsScreen(this.page, titleOf('error', ''))
  }

  /** Resolves when the user is asked to sign in. */
  async waitForLogin(): Promise<void> {
    await this.page.waitForURL(/\/sandbox\/access-control\//)
  }

  /** Runs `work` in a new tab of the same browser context, which is closed afterwards. */
  async inOtherTab(work: () => Promise<void>): Promise<void> {
    const tab = await this.tabs.open()
    try {
      await this.tabs.runIn(tab, work)
    } finally {
      await tab.close()
    }
  }

  form({ scope, form }: Write): Locator {
    if (scope !== 'body') return dialogOf(this.page).locator('form').first()
    const [first] = form?.fields ?? []
    const ofField = this.page.locator(`[id$="_${first?.name}"]`)
    return mainOf(this.page).locator('form').filter({ has: ofField }).first()
  }

  async close(): Promise<void> {
    await this.visitor.close()
    await this.proxy.stop()
  }

  /** The button that begins the action. */
  opener(write: Write): Locator {
    return openerOf(this.page, write)
  }

  /** Resolves when the button is no longer locked. Polled slowly: Playwright would check it in every frame. */
  async #waitUntilUnlocked(write: Write): Promise<void> {
    const button = this.firstButton(write)
    for (const end = Date.now() + timeout; Date.now() < end; await setTimeout(250))
      if (await button.isEnabled()) return
  }

  /** The part of the page that contains the form of a write. */
  #container({ scope }: Write): Locator {
    return scope === 'body' ? mainOf(this.page) : dialogOf(this.page)
  }

  #isAt({ address }: Write): boolean {
    const { origin, pathname } = URL.parse(this.page.url()) ?? { origin: '', pathname: '' }
    return origin === this.proxy.address && pathname === new URL(address, origin).pathname
  }
}

/** Runs in the page. The user's name stays: a running page keeps it for its other tabs. */
function forgetAll(): void {
  for (const key of Object.keys(localStorage)) if (key !== 'console.user') localStorage.removeItem(key)
}

/** A screen that sends no request. */
const errorScreen = '/error'
/** Its heading. */
const errorTitle = new RegExp(`^${titleOf('error', '')}$`)
/** Milliseconds. */
const timeout = 30_000
/** Milliseconds in which a panel has closed. */
const closeTimeout = 3000
