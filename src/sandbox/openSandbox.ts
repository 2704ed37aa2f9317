import { makeBusinessClock } from './clock/businessClock.ts'
import { makeRuns } from './clock/makeRuns.ts'
import { moment } from './clock/moment.ts'
import { type DefinedContract, definedContract } from './contract/definedContract.ts'
import { openDatabase } from './database/database.ts'
import { type Store } from './database/store.ts'
import { type DialectName, dialectOf } from './dialect/dialect.ts'
import { saveOlderFilter } from './dialect/legacyFilters.ts'
import { type ServerEnv } from './faults/faultReply.ts'
import { makeFaults } from './faults/faults.ts'
import { dropStrayFiles } from './files/files.ts'
import { endInterruptedSending } from './navision/resend.ts'
import { endInterruptedPayouts } from './payout/execute.ts'
import { endInterrupted } from './processes/endInterrupted.ts'
import { type Seed } from './seed/fillDatabase.ts'
import { makeApp } from './server/app.ts'
import { makeBackground, type Pause } from './server/backgroundTasks.ts'
import { makeRequestLog } from './server/requestLog.ts'
import { isOpenSession, openSession } from './session/session.ts'
import { makeHub } from './socket/hub.ts'
import { makeUpgrade, type Upgrade } from './socket/makeUpgrade.ts'

/** What a sandbox is opened with. */
export interface SandboxOptions {
  /** A data file, or ':memory:'. Default ':memory:'. */
  readonly data?: string
  /** Default basic. */
  readonly seed?: Seed
  /** What the server of the API is like. Default standard. */
  readonly dialect?: DialectName
  /** Milliseconds that an ordinary reply of the legacy dialect is late at most. Default 400. */
  readonly slowest?: number
  /** The seeded data that `:memory:` begins with, serialized: many sandboxes of one process need not each fill theirs. */
  readonly filled?: Uint8Array
  /** Milliseconds since 1970, by which sessions and codes expire. Default the clock of the machine. */
  readonly clock?: () => number
  /** How long other systems take over what is sent to them. Default as long as they are said to. */
  readonly pause?: Pause
  /** Name of the cookie that GET calls are also admitted by. Default operations_console. */
  readonly sessionCookie?: string
  /** Other origins that a sign-in may redirect to. Default none. */
  readonly origins?: readonly string[]
  /** Whether faults, log and sessions on demand are offered; only right on loopback. Default true. */
  readonly tools?: boolean
  /** Milliseconds between two checks of the websockets. Default 30,000. */
  readonly heartbeat?: number
  /** Called for each reply that violates the contract. Default: replies are not validated. */
  readonly onReplyFault?: (fault: string) => void
  /** The contract, from which unimplemented calls are answered. Default: that of this project. */
  readonly defined?: () => Promise<DefinedContract>
  /** Answers all other requests. Default: 404. */
  readonly page?: (request: Request) => Response | Promise<Response>
}

/** A running backend. */
export interface Sandbox {
  /** Answers a request; `env` is what the server of a port adds. Rejects when the connection is dropped on demand. */
  fetch(request: Request, env?: ServerEnv): Promise<Response>
  /** Takes over the connections of websockets; for the `upgrade` event of a server. */
  readonly upgrade: Upgrade
  /** The token of a session of that persona, or of one with exactly those resources. */
  signIn(persona: string, resources?: readonly string[]): string
  /** Resolves when no process is running. */
  idle(): Promise<void>
  /** Says goodbye to the websockets. */
  disconnect(): void
  /** Closes the data; what was answered is on the disk. */
  close(): void
}

/** For `onReplyFault`: the reply becomes a failure (500), and the log has the reason. */
export function failOnReplyFault(fault: string): never {
  throw new Error(`The reply does not keep to the contract: ${fault}`)
}

/** Opens the embedded backend; it needs no port. */
export async function openSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const data = options.data ?? ':memory:'
  const db = openDatabase(data, options.seed ?? 'basic', options.filled)
  const name = options.dialect ?? 'standard'
  const dialect = dialectOf(name, options.slowest ?? 400)
  if (name === 'legacy') saveOlderFilter(db)
  const now = options.clock ?? Date.now
  const clock = makeBusinessClock(db, now)
  const store: Store = {
    db,
    now,
    clock,
    moment: () => moment(clock.instant()),
    background: makeBackground(data, db, options.pause),
    hub: makeHub(dialect.push),
    defined: options.defined ?? definedContract,
  }
  endInterrupted(store)
  endInterruptedSending(store)
  endInterruptedPayouts(store)
  dropStrayFiles(store)
  const doDue = makeRuns(store)
  const sessionCookie = options.sessionCookie ?? 'operations_console'
  const faults = makeFaults()
  const log = makeRequestLog()
  const app = makeApp({
    store,
    faults,
    log,
    doDue,
    dialect,
    sessionCookie,
    origins: options.origins ?? [],
    tools: options.tools ?? true,
    ...(options.onReplyFault ? { onReplyFault: options.onReplyFault } : {}),
    ...(options.page ? { page: options.page } : {}),
  })
  const heart = setInterval(() => {
    store.hub.endOthers(session => isOpenSession(store, session))
    store.hub.beat()
  }, options.heartbeat ?? 30_000).unref()
  // Pages that make no calls get their pushes in time, too.
  const turn = setInterval(doDue, 5000).unref()
  return {
    upgrade: makeUpgrade({ store, sessionCookie, faults, log }),
    fetch: async (request, env) => app.fetch(request, env),
    signIn: (persona, resources) => openSession(store, persona, resources),
    idle: () => store.background.idle(),
    disconnect: () => store.hub.end(),
    close: () => {
      clearInterval(heart)
      clearInterval(turn)
      store.hub.drop()
      store.background.close()
      db.close()
    },
  }
}
