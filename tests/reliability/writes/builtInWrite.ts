import { type Locator, type Page } from 'playwright'
import { mainOf } from './pageParts.ts'

/** The part of `WriteDriver` that built-in writes use. */
export interface BuiltInPage {
  readonly page: Page
  /** Opens an address in a new document, and resolves when it is at rest. */
  open(address: string): Promise<void>
}

/** The steps of a write that the console itself offers. */
export interface BuiltInWrite {
  /** Replies of the server that make the write possible. */
  readonly armed: readonly { readonly call: string; readonly body: unknown }[]
  /** Opens and fills the form in the open screen. Restored values need not be typed again. */
  openAndFill(driver: BuiltInPage, mark: string): Promise<void>
  /** The button whose press sends, after all steps before it. */
  submitButton(driver: BuiltInPage): Promise<Locator>
  /** The typed or selected values as text; empty where there are none. */
  typedValues(driver: BuiltInPage): Promise<string>
  /** Whether nothing is kept when the page is left. Default false. */
  readonly onePage?: boolean
  /** Resolves when the page shows that it was done. Default: when the message of the server is there. */
  waitUntilDone?(driver: BuiltInPage): Promise<void>
}

/** The button that opens comments; its name goes on with their number. */
export function commentsButton(page: Page, label: string): Locator {
  return mainOf(page)
    .getByRole('button', { name: new RegExp(`^${label}(?: ?\\d+)?(?: ?, a draft is kept)?$`) })
    .first()
}
