import resources from '../../../screens/shared/resources.ts'
import { rowOf, run } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { newSecret, secretHash } from '../server/newSecret.ts'
import { personaOf } from './personas.ts'

/** Who holds a session. */
export interface SignedIn {
  readonly name: string
  readonly email: string
  readonly resources: ReadonlySet<string>
  /** True: every resource is held that definitions name, those of calls that were described a moment ago too. */
  readonly everything: boolean
}

const lifetime = 8 * 3_600_000

/**
 * Opens a session of that persona for 8 h and returns its token, which is kept as a hash only. `resources` replaces the
 * resources of the persona, for tests that need exactly one.
 */
export function openSession(store: Store, persona: string, resources?: readonly string[]): string {
  const token = newSecret()
  run(store.db, 'DELETE FROM sessions WHERE expires_at <= ?', store.now())
  run(
    store.db,
    'INSERT INTO sessions VALUES (?, ?, ?, ?)',
    secretHash(token),
    persona,
    resources ? JSON.stringify(resources) : null,
    store.now() + lifetime,
  )
  return token
}

/** Who holds that token; undefined when it is unknown, tampered with or expired. */
export function sessionOf(store: Store, token: string): SignedIn | undefined {
  const row = rowOf(
    store.db,
    'SELECT persona, resources FROM sessions WHERE hash = ? AND expires_at > ?',
    secretHash(token),
    store.now(),
  )
  if (!row) return undefined
  const name = String(row.persona)
  const persona = personaOf(name)
  const own = typeof row.resources === 'string' ? readList(row.resources) : persona?.resources
  return {
    name,
    email: persona?.email ?? `${name}@example.com`,
    resources: new Set(own),
    everything: persona?.everything === true && typeof row.resources !== 'string',
  }
}

/** Whether a user holds a resource. */
export function holds({ resources: held, everything }: SignedIn, resource: string): boolean {
  return held.has(resource) || (everything && !narrowing.has(resource))
}

/** Whoever holds one of these is shown less. */
const narrowing = new Set<string>(resources.narrowing)

/** Ends the session of that token, and with it the websockets that were opened by it. */
export function closeSession(store: Store, token: string): void {
  run(store.db, 'DELETE FROM sessions WHERE hash = ?', secretHash(token))
  store.hub.endSession(secretHash(token))
}

/** Whether the session of that hash is open. */
export function isOpenSession(store: Store, hash: string): boolean {
  return (
    rowOf(store.db, 'SELECT 1 FROM sessions WHERE hash = ? AND expires_at > ?', hash, store.now()) !==
    undefined
  )
}

/**
 * The token of a request: the Authorization header, or the session cookie for GET only, so that another
 * site's page cannot write with it.
 */
export function tokenOf({ method, headers }: Request, cookie: string): string | undefined {
  return tokenIn(
    {
      authorization: headers.get('authorization') ?? undefined,
      cookie: method === 'GET' ? (headers.get('cookie') ?? undefined) : undefined,
    },
    cookie,
  )
}

/** The token that headers carry: that of the Authorization header, else that of the session cookie. */
export function tokenIn(
  headers: { readonly authorization?: string | undefined; readonly cookie?: string | undefined },
  cookie: string,
): string | undefined {
  const bearer = /^Bearer ([A-Za-z0-9_-]{1,200})$/.exec(headers.authorization ?? '')?.[1]
  if (bearer !== undefined) return bearer
  for (const pair of (headers.cookie ?? '').split(';')) {
    const [name, value] = pair.trim().split('=', 2)
    if (name === cookie && value) return value
  }
  return undefined
}

function readList(text: string): readonly string[] {
  const list: unknown = JSON.parse(text)
  return Array.isArray(list) ? list.map(String) : []
}
