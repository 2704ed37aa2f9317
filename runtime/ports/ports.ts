import { type Browser } from './browser.ts'
import { type Clock } from './clock.ts'
import { type Http } from './http.ts'
import { type Session } from './session.ts'
import { type Socket } from './socket.ts'

/** External services of the runtime: implemented by `src/adapters`, by small fakes in tests. */
export interface Ports {
  readonly browser: Browser
  readonly clock: Clock
  readonly http: Http
  readonly session: Session
  readonly socket: Socket
}
