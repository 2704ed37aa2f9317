import { type Asked } from '../core/loads/leadTo.ts'
import { type Call } from './calls/callReply.ts'
import { type Runtime } from './RuntimeContext.tsx'
import { type SessionState } from './session/sessionState.ts'

/** The runtime with the parts that only the shell uses. */
export interface Shell extends Runtime {
  readonly session: SessionState
  /** Sends a call for an opening screen: a global rule redirects the opening, by throwing. */
  callFor(opening: Opening, publicPage: boolean): Call
  /** The response of a loader that redirects to another path of the console. */
  redirect(path: string): Response
  /** Path of the screen with this name. */
  pathOf(name: string, params?: Readonly<Record<string, string>>): string
  /** Address of a screen that opens instead of the requested one. */
  leadTo(name: string, asked: Pick<Opening, 'url' | 'params'>, more?: Partial<Asked>): string
}

/** A navigation that is opening a screen. */
export interface Opening {
  readonly url: URL
  readonly params: Readonly<Record<string, string>>
  /** True if the screen is already open with these path parameters: its resource list is reused. */
  readonly again: boolean
  /** Aborted when the user navigates elsewhere. */
  readonly signal: AbortSignal
}
