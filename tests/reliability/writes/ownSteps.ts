import { type Locator, type Page } from 'playwright'
import { mainOf } from './pageParts.ts'

/** What of a desk such a change needs. */
export interface OwnDesk {
  readonly page: Page
  /** Opens an address in a new document, and resolves when it is at rest. */
  open(address: string): Promise<void>
}

/** How something is changed that the console itself offers. */
export interface OwnSteps {
  /** What the server has to answer so that it can be done. */
  readonly armed: readonly { readonly call: string; readonly body: unknown }[]
  /** In the open screen, to where one press sends. What is kept of an earlier visit need not be typed again. */
  reach(desk: OwnDesk, mark: string): Promise<void>
  /** The button whose press sends, with everything before it done. */
  button(desk: OwnDesk): Promise<Locator>
  /** What is typed or chosen; the empty text where there is nothing. */
  typed(desk: OwnDesk): Promise<string>
  /** Nothing of it outlives its page. Default false. */
  readonly onePage?: boolean
  /** Resolves when the page shows that it was done. Default: when the message of the server is there. */
  done?(desk: OwnDesk): Promise<void>
}

/** The button that opens comments; its name goes on with their number. */
export function commentsButton(page: Page, label: string): Locator {
  return mainOf(page)
    .getByRole('button', { name: new RegExp(`^${label}(?: ?\\d+)?(?: ?, a draft is kept)?$`) })
    .first()
}
