import { routes } from 'virtual:screens'
import { findEntry } from '../../runtime/core/findEntry.ts'
import { resourceListCall } from '../../runtime/core/resourceListCall.ts'
import { blockKinds } from '../../runtime/kinds/blocks/blockKinds.ts'
import { type HttpCall } from '../../runtime/ports/http.ts'
import { themeKey } from '../../runtime/shell/account/themeKey.ts'
import { type RouteEntry } from '../../schemas/index.ts'
import { localMemory } from '../adapters/localMemory.ts'
import { readCookie } from '../adapters/readCookie.ts'
import { ownBlockKinds } from '../kinds/ownBlockKinds.ts'
import { type Remembered, readRemembered, remembered } from './remembered.ts'

/** What leaves while the rest of the script is still loading. */
export interface Early {
  /** The document beside the page; rejects when it cannot be had. */
  readonly configuration: Promise<unknown>
  /** The reply of a call that has left early, once, and only if it left for this base and with this token. */
  take(call: HttpCall, base: string, token: () => string | undefined): Promise<Response> | undefined
  /** Ends the early call: its reply will not be read. */
  drop(): void
}

/**
 * Sends the early requests: the configuration, and for a guarded screen with a session its resource list and definition.
 * The theme is worn before the first picture.
 */
export function startEarly(): Early {
  const theme = localMemory.get(themeKey)
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  const configuration = fetch('/config.json', { cache: 'no-cache' }).then(response => {
    if (!response.ok) throw new Error(`/config.json is answered with ${response.status}.`)
    return response.json()
  })
  configuration.catch(() => {})
  const entry = findEntry(routes, window.location.pathname)
  if (!entry || entry.access === 'public' || entry.redirect) {
    return { configuration, take: () => undefined, drop: () => undefined }
  }
  let asked: Asked | undefined
  const ask = (from: Remembered | undefined) => {
    const token = from && readCookie(from.sessionCookie)
    if (!from || !token) return
    const stop = new AbortController()
    asked = { base: from.apiBase, token, stop, reply: askForList(from.apiBase, token, stop.signal) }
    fetchParts(entry).catch(() => {})
  }
  const known = remembered()
  if (known) ask(known)
  else configuration.then(found => ask(readRemembered(found))).catch(() => {})
  return {
    configuration,
    take(call, base, token) {
      if (call.path !== resourceListCall.path) return undefined
      const reply = asked?.base === base && asked.token === token() ? asked.reply : undefined
      asked = undefined
      return reply
    },
    drop: () => asked?.stop.abort(),
  }
}

interface Asked {
  readonly base: string
  readonly token: string
  readonly stop: AbortController
  readonly reply: Promise<Response>
}

function askForList(base: string, token: string, signal: AbortSignal): Promise<Response> {
  const reply = fetch(base.replace(/\/+$/, '') + resourceListCall.path, {
    cache: 'no-store',
    signal,
    credentials: base.startsWith('http') ? 'include' : 'same-origin',
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
  })
  reply.catch(() => {})
  return reply
}

/** The definition of a screen, and beside it its blocks. A part that is gone is noticed when the screen opens. */
async function fetchParts({ blocks = [], definition }: RouteEntry): Promise<void> {
  const kinds = { ...blockKinds, ...ownBlockKinds }
  await Promise.all([definition(), ...blocks.map(kind => kinds[kind].fetch())])
}
