import { setTimeout } from 'node:timers/promises'
import { type Locator, type Page } from 'playwright'
import { titleOf } from '../../conformance/screenFacts.ts'
import { showsScreen } from '../../support/journeys.ts'
import { signIn, type Visitor, visit } from '../../support/visitor.ts'
import { type Shown, shownOn } from '../calls/shown.ts'
import { type FaultProxy, startFaultProxy } from '../faultProxy.ts'
import { type Place, still } from '../inPlace.ts'
import { canBegin, gridOf, hasFields, newComment, openerOf, openMenu } from './controls.ts'
import { everyResource } from './everyResource.ts'
import { fillForm, valuesIn } from './fillForm.ts'
import { dialogOf, headingOf, mainOf, questionOf } from './pageParts.ts'
import { armReplies, type Replies, repliesFor } from './replies.ts'
import { Tabs } from './tabs.ts'
import { type Write } from './writes.ts'

/** Somebody who may do everything, at a browser of their own that reaches the console through a proxy of their own. */
export class Desk {
  readonly visitor: Visitor
  readonly proxy: FaultProxy
  /** Of the session; another one after the user has signed out. */
  #token: string
  readonly #place: Place
  readonly #replies = new Map<Write, Replies>()
  readonly #at: Pick<Place['console'], 'address' | 'configuration'> & { readonly server: string }
  /** What is part of all that is typed. */
  #mark = ''
  readonly tabs: Tabs
  /** The write whose button can be pressed at once. */
  standsAt: Write | undefined
  /** The write whose screen is still open after a case, and whether its form is too. */
  openFor: { readonly write: Write; readonly formStays: boolean } | undefined

  private constructor(place: Place, visitor: Visitor, proxy: FaultProxy, token: string) {
    this.visitor = visitor
    this.tabs = new Tabs(visitor)
    this.proxy = proxy
    this.#token = token
    this.#place = place
    const { address: server, configuration } = place.console
    this.#at = { address: proxy.address, server, configuration }
  }

  static async come(place: Place): Promise<Desk> {
    const proxy = await startFaultProxy(place.console.address)
    const at = { address: proxy.address, configuration: place.console.configuration }
    const visitor = await visit(place.browser, at, still)
    const token = await place.console.session({ resources: everyResource })
    return new Desk(place, visitor, proxy, token)
  }

  get page(): Page {
    return this.tabs.page
  }

  get applicationName(): string {
    return this.#at.configuration.applicationName
  }

  /** Opens an address in a new document, and does not wait for it. */
  async load(address: string): Promise<void> {
    await signIn(this.visitor, this.#at, this.#token)
    await this.page.goto(this.proxy.address + address)
  }

  /** Opens an address in a new document, and resolves when it is at rest. */
  async open(address: string): Promise<void> {
    await this.load(address)
    await this.atRest()
  }

  async atRest(): Promise<void> {
    await headingOf(this.page).filter({ hasNotText: 'Loading...' }).first().waitFor({ state: 'attached' })
    await (this.tabs.isFirst ? this.visitor.settled() : this.idle())
  }

  /** Opens an address as a link leads there, in the document that is there. */
  async follow(address: string): Promise<void> {
    await signIn(this.visitor, this.#at, this.#token)
    await this.page.evaluate(to => {
      // react-router asks before it leaves only for entries of the history that have its index.
      const { idx = 0 } = history.state ?? {}
      history.pushState({ usr: null, key: `to-${idx}`, idx: idx + 1 }, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
  }

  /** To a screen that asks for nothing, with no message left and nothing kept of what was typed. */
  async away(): Promise<void> {
    this.proxy.disarm()
    await this.turnAway()
    // A window of the frame is open on every screen.
    if (await dialogOf(this.page).isVisible()) await this.page.keyboard.press('Escape')
    await this.page.evaluate(forgetAll)
    await this.closeToasts()
  }

  /** To a screen that asks for nothing; whether the user was asked before what is typed was left. */
  async turnAway(): Promise<boolean> {
    await (this.isOutside() ? this.load(quiet) : this.follow(quiet))
    const heading = headingOf(this.page).filter({ hasText: errorTitle })
    const leave = questionOf(this.page).getByRole('button', { name: 'Leave', exact: true })
    await heading.or(leave).first().waitFor({ state: 'attached' })
    const asked = await leave.isVisible()
    if (asked) await leave.click()
    await heading.waitFor({ state: 'attached' })
    return asked
  }

  /** Opens an address in the document that is there, from a screen that asks for nothing, and resolves when it is at rest. */
  async enter(address: string): Promise<void> {
    await this.follow(address)
    await headingOf(this.page)
      .filter({ hasNotText: /^(?:Loading\.\.\.|Error)$/ })
      .first()
      .waitFor({ state: 'attached' })
    await (this.tabs.isFirst ? this.visitor.settled() : this.idle())
  }

  /** Whether the page is no screen of the console. */
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

  /** Whether a promise is kept within the time that a test waits for what must come. */
  isSoon(promise: Promise<unknown>): Promise<boolean> {
    return Promise.race([promise.then(() => true), setTimeout(patience, false, { ref: false })])
  }

  /** What the page shows once that holds, or after a while, when it is left to whoever looks at it. */
  async until(holds: (shown: Shown) => boolean): Promise<Shown> {
    for (const end = Date.now() + patience; ; await setTimeout(200)) {
      const shown = await shownOn(this.page)
      if (holds(shown) || Date.now() > end) return shown
    }
  }

  /** After a failure: the calls of the screen of a write go well from now on. */
  async restore(write: Write): Promise<void> {
    this.proxy.disarm()
    await this.arm(write)
  }

  /** To the form of a write that the user was led away from, without a word typed. */
  async comeBack(write: Write): Promise<void> {
    await this.open(write.address)
    await (write.own ? write.own.reach(this, this.#mark) : this.show(write))
  }

  /** To the form by the way that a user takes from where the page is: only from outside of the console in a new document. */
  async goBack(write: Write): Promise<void> {
    if (this.isOutside()) return this.comeBack(write)
    if (this.#isAt(write)) await this.atRest()
    else await this.enter(write.address)
    if (await this.isShown(write)) return
    await (write.own ? write.own.reach(this, this.#mark) : this.show(write))
  }

  /** Opens the screen of a write as it has to be for it, and leads to where one press sends: its form is filled. */
  async begin(write: Write, mark: string): Promise<void> {
    await this.away()
    await this.arm(write)
    await this.enter(write.address)
    await this.reach(write, mark)
  }

  /** As `begin`, in the screen of the case before where that is still open: only the form is filled again. */
  async beginAgain(write: Write, mark: string): Promise<void> {
    const { openFor } = this
    this.openFor = undefined
    if (openFor?.write !== write || write.own || !this.#isAt(write)) return this.begin(write, mark)
    const form = this.form(write)
    const stays = write.scope === 'body' || openFor.formStays
    // Some forms stay open after they were saved.
    if (hasFields(write) && !stays)
      await form.waitFor({ state: 'detached', timeout: closing }).catch(() => undefined)
    const isOpen = hasFields(write) && stays && (await form.isVisible())
    if (!isOpen && (await dialogOf(this.page).isVisible())) return this.begin(write, mark)
    await this.closeToasts()
    await this.restore(write)
    await this.visitor.settled()
    if (!isOpen && !(await canBegin(this.page, write))) return this.begin(write, mark)
    this.#mark = mark
    await (isOpen ? this.#fill(write, mark) : this.reach(write, mark))
  }

  /** What the server answers to somebody who may do everything; undefined: it refuses. */
  async ask(path: string, body?: object): Promise<unknown> {
    const headers = { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' }
    const sent = body && { method: 'POST', body: JSON.stringify(body) }
    const reply = await fetch(this.#at.server + path, { headers, ...sent })
    return reply.ok ? reply.json() : undefined
  }

  /** The replies under which the button is there; the armed faults of other calls stay. */
  async arm(write: Write): Promise<void> {
    const replies =
      this.#replies.get(write) ?? (await repliesFor(write, (path, body) => this.ask(path, body)))
    this.#replies.set(write, replies)
    armReplies(this.proxy, replies)
    if (write.own) armReplies(this.proxy, write.own)
  }

  /** In the open screen. */
  async reach(write: Write, mark: string): Promise<void> {
    this.#mark = mark
    if (write.own) return write.own.reach(this, mark)
    await this.show(write)
    await this.#fill(write, mark)
  }

  async #fill(write: Write, mark: string): Promise<void> {
    if (write.form) await fillForm(this.form(write), write.form, mark)
    if (write.scope === 'comments') await this.form(write).getByRole('textbox').fill(mark)
  }

  /** As `reach`, with the form as it opens. */
  async show(write: Write): Promise<void> {
    if (write.scope === 'selection') await gridOf(this.page, write).getByRole('checkbox').last().check()
    if (!hasFields(write)) return
    if (write.scope === 'row') await openMenu(this.page, write)
    if (write.scope !== 'body') await this.opener(write).click()
    if (write.scope === 'comments') await newComment(this.page, this.form(write))
    // Fields open by themselves for a draft.
    const edit = this.#around(write).getByRole('button', { name: 'Edit', exact: true })
    const { readView } = write.form ?? {}
    if (readView) await edit.or(this.form(write)).first().waitFor()
    if (readView && !(await this.form(write).isVisible())) await edit.click()
    await this.form(write).waitFor()
  }

  /** What is typed into the form; the empty text where there is no form. */
  async typed(write: Write): Promise<string> {
    if (write.own) return write.own.typed(this)
    return hasFields(write) ? valuesIn(this.form(write)) : ''
  }

  /**
   * What is missing of what was typed before. A draft comes back once its user is known: until then it is waited for.
   * `needed`: whether a line of `typed` has to be there.
   */
  async missing(write: Write, typed: string, needed = (_: string) => true): Promise<readonly string[]> {
    for (const end = Date.now() + patience; ; await setTimeout(100)) {
      const found = new Set((await this.typed(write)).split('\n'))
      const lost = typed.split('\n').filter(line => needed(line) && !found.has(line))
      if (lost.length === 0 || Date.now() > end) return lost
    }
  }

  /** The button that sends, or asks first. */
  sender(write: Write): Locator {
    if (!hasFields(write)) return this.opener(write)
    const label = write.scope === 'comments' ? 'Comment' : (write.form?.submit?.label ?? 'Save')
    return this.#around(write).getByRole('button', { name: label, exact: true })
  }

  /** From there to the call. */
  async press(write: Write): Promise<void> {
    await (await this.lastButton(write)).click()
  }

  /** Stays where what was typed is, if the user is asked before it is left. */
  async stay(): Promise<void> {
    const question = questionOf(this.page)
    const stay = question.getByRole('button', { name: 'Stay', exact: true })
    if (!(await stay.isVisible())) return
    await stay.click()
    await question.waitFor({ state: 'detached' })
  }

  /** The button whose press sends, with everything before it done: the menu is open, and the question asked. */
  async lastButton(write: Write): Promise<Locator> {
    if (write.own) return write.own.button(this)
    if (write.scope === 'row' && !write.form) await openMenu(this.page, write)
    if (write.lock > 0) await this.#unlocked(write)
    if (!write.asks) return this.sender(write)
    await this.sender(write).click()
    return questionOf(this.page).getByRole('button').last()
  }

  /** Resolves when the page shows that it was done. */
  done({ own }: Write): Promise<void> {
    return own?.done ? own.done(this) : this.showsText('Done.')
  }

  /** Resolves when a message of that text is there. */
  async showsText(text: string): Promise<void> {
    await this.page.getByText(text, { exact: true }).first().waitFor()
  }

  /** Resolves when that holds; after a while it is left to whoever looks next. */
  async soon(holds: () => boolean): Promise<void> {
    for (const end = Date.now() + patience; Date.now() < end && !holds(); ) await setTimeout(10)
  }

  /** Resolves when the page has had time to send what it wants to send, or has led on. */
  async idle(): Promise<void> {
    await this.page
      .evaluate(() => new Promise(resolve => requestIdleCallback(resolve, { timeout: 1000 })))
      .catch(() => this.page.waitForLoadState())
  }

  /** Begins another session, after the former one has ended. */
  async renew(): Promise<void> {
    this.#token = await this.#place.console.session({ resources: everyResource })
  }

  /** Whether the form of a write can be seen. */
  async isShown(write: Write): Promise<boolean> {
    await this.page.waitForLoadState()
    return this.page.url().startsWith(this.proxy.address) && (await this.form(write).isVisible())
  }

  /** Resolves when the screen that asks for nothing is the one that is open. */
  async isQuiet(): Promise<void> {
    await showsScreen(this.page, titleOf('error', ''))
  }

  /** Resolves when the user is asked to sign in. */
  async atLogin(): Promise<void> {
    await this.page.waitForURL(/\/sandbox\/access-control\//)
  }

  /** Does something in a tab of the same browser that was just opened, and is closed afterwards. */
  async inOtherTab(work: () => Promise<void>): Promise<void> {
    const tab = await this.tabs.open()
    try {
      await this.tabs.inside(tab, work)
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

  async leave(): Promise<void> {
    await this.visitor.close()
    await this.proxy.stop()
  }

  /** The button that begins the action. */
  opener(write: Write): Locator {
    return openerOf(this.page, write)
  }

  /** Resolves when the button is not locked since its last press. Playwright would look at it with every frame. */
  async #unlocked(write: Write): Promise<void> {
    const button = this.sender(write)
    for (const end = Date.now() + patience; Date.now() < end; await setTimeout(250))
      if (await button.isEnabled()) return
  }

  /** The part of the page that contains the form of a write. */
  #around({ scope }: Write): Locator {
    return scope === 'body' ? mainOf(this.page) : dialogOf(this.page)
  }

  #isAt({ address }: Write): boolean {
    const { origin, pathname } = URL.parse(this.page.url()) ?? { origin: '', pathname: '' }
    return origin === this.proxy.address && pathname === new URL(address, origin).pathname
  }
}

/** Runs in the page. The name of the user stays: a running page keeps it, so that another tab knows it at once. */
function forgetAll(): void {
  for (const key of Object.keys(localStorage)) if (key !== 'console.user') localStorage.removeItem(key)
}

/** A screen that asks for nothing. */
const quiet = '/error'
/** Its heading. */
const errorTitle = new RegExp(`^${titleOf('error', '')}$`)
/** Milliseconds. */
const patience = 30_000
/** Milliseconds in which a panel has closed. */
const closing = 3000
