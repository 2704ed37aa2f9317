import { type Locator } from 'playwright'
import { type Desk } from './desk.ts'
import { type Replies } from './replies.ts'
import { type Write } from './writes.ts'

/** How something is changed that the console itself offers. `armed`: what the server has to answer so that it can be done. */
export interface OwnSteps extends Replies {
  /** In the open screen, to where one press sends. What is kept of an earlier visit need not be typed again. */
  reach(desk: Desk, write: Write, mark: string): Promise<void>
  /** The button whose press sends, with everything before it done. */
  button(desk: Desk, write: Write): Promise<Locator>
  /** What is typed or chosen; the empty text where there is nothing. */
  typed(desk: Desk, write: Write): Promise<string>
  /** Nothing of it outlives its page. Default false. */
  readonly onePage?: boolean
  /** Resolves when the page shows that it was done. Default: when the message of the server is there. */
  done?(desk: Desk): Promise<void>
}
