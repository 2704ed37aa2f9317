import { type Asked } from '../core/loads/leadTo.ts'
import { type Call } from './calls/callReply.ts'
import { type Runtime } from './RuntimeContext.tsx'
import { type SessionState } from './session/sessionState.ts'

/** The runtime as the shell itself sees it. */
export interface Shell extends Runtime {
  readonly session: SessionState
  /** Sends a call for a screen that is about to open: a global rule redirects the opening, by throwing. */
  callFor(opening: Opening, publicPage: boolean): Call
  /** The answer of a loader that leads to another path of the console. */
  redirect(path: string): Response
  /** Path of the screen with this name. */
  pathOf(name: string, params?: Readonly<Record<string, string>>): string
  /** Address of the screen with this name, which opens instead of what was asked for. */
  leadTo(name: string, asked: Pick<Opening, 'url' | 'params'>, more?: Partial<Asked>): string
}

/** An address on its way to becoming a screen. */
export interface Opening {
  readonly url: URL
  readonly params: Readonly<Record<string, string>>
  /** True when the screen is open with these path parameters: the resource list of its opening holds. */
  readonly again: boolean
  /** Aborted when the user goes elsewhere meanwhile. */
  readonly signal: AbortSignal
}
