import { type Page } from 'playwright'
import { type Visitor } from '../../support/visitor.ts'

/** The tabs of a browser: the first one, and others while something is done there. */
export class Tabs {
  readonly #visitor: Visitor
  #now: Page | undefined
  /** One that stays open, at a screen that asks for nothing. */
  second: Page | undefined

  constructor(visitor: Visitor) {
    this.#visitor = visitor
  }

  /** The tab in which something is done. */
  get page(): Page {
    return this.#now ?? this.#visitor.page
  }

  get isFirst(): boolean {
    return this.#now === undefined
  }

  /** Opens a tab, which fails the case when anything is thrown in it. */
  async open(): Promise<Page> {
    const tab = await this.#visitor.context.newPage()
    tab.on('pageerror', error => this.#visitor.problems.push(`thrown in the other tab: ${error.message}`))
    return tab
  }

  async runIn(tab: Page, work: () => Promise<void>): Promise<void> {
    this.#now = tab
    try {
      await work()
    } finally {
      this.#now = undefined
    }
  }
}
