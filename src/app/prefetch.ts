import { routes } from 'virtual:screens'
import { findEntry } from '../../runtime/core/findEntry.ts'
import { resourceListCall } from '../../runtime/core/resourceListCall.ts'
import { blockKinds } from '../../runtime/kinds/blocks/blockKinds.ts'
import { type HttpCall } from '../../runtime/ports/http.ts'
import { themeKey } from '../../runtime/shell/account/themeKey.ts'
import { prefetchScreen } from '../../runtime/shell/screen/prefetchScreen.ts'
import { type RouteEntry } from '../../schemas/index.ts'
import { clock } from '../adapters/clock.ts'
import { localMemory } from '../adapters/localMemory.ts'
import { readCookie } from '../adapters/readCookie.ts'
import { sendPrefetch } from '../adapters/sendPrefetch.ts'
import { customBlockKinds } from '../kinds/customBlockKinds.ts'
import { readRemembered, remembered } from './remembered.ts'
import { settings } from './settings.ts'

/** The calls sent while the rest of the script is still loading. */
export interface Prefetch {
  /** The `config.json` of the page; rejects if it cannot be loaded. */
  readonly configuration: Promise<unknown>
  /**
   * The reply of the same call if it was sent early, once, and only for this base and token. `signal` aborts
   * it.
   */
  take(
    call: HttpCall,
    base: string,
    token: () => string | undefined,
    signal: AbortSignal,
  ): Promise<Response> | undefined
  /** Aborts the early calls that were not taken, and stops sending more. */
  drop(): void
}

/**
 * Sends the configuration request, and for a guarded screen with a session its resource list and definition;
 * once the list has arrived, the requests of the screen. Applies the theme before the first paint.
 */
export function startPrefetch(): Prefetch {
  const theme = localMemory.get(themeKey)
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  const configuration = fetch('/config.json', { cache: 'no-cache' }).then(response => {
    if (!response.ok) throw new Error(`The server answered /config.json with ${response.status}.`)
    return response.json()
  })
  configuration.catch(() => {})
  const entry = findEntry(routes, window.location.pathname)
  if (!entry || entry.access === 'public' || entry.redirect) {
    return { configuration, take: () => undefined, drop: () => undefined }
  }
  const sent = new Map<string, Sent>()
  /** Calls that the screen has made itself, because they had not left early: they would be sent twice. */
  const asked = new Set<string>()
  let over = false
  const ask = async (base: string, token: string) => {
    const send = (call: HttpCall) => {
      const key = keyOf(call)
      if (over || asked.has(key)) return Promise.resolve(undefined)
      const stop = new AbortController()
      const reply = sendPrefetch(base, token, call, stop.signal)
      sent.set(key, { base, token, stop, reply })
      return bodyOf(reply)
    }
    fetchParts(entry).catch(() => {})
    const list = await send(resourceListCall)
    const url = new URL(window.location.href)
    const height = window.innerHeight
    const known = { entry, url, settings, memory: localMemory, token, height, now: clock.now, send }
    if (list !== undefined) await prefetchScreen(known, list)
  }
  const begin = (from = remembered()) => {
    const token = from && readCookie(from.sessionCookie)
    // A failure is detected when the same call is sent again.
    if (token) ask(from.apiBase, token).catch(() => {})
    return from
  }
  if (!begin()) configuration.then(found => begin(readRemembered(found))).catch(() => {})
  return {
    configuration,
    take(call, base, token, signal) {
      const key = keyOf(call)
      const early = sent.get(key)
      if (!over) asked.add(key)
      if (early?.base !== base || early.token !== token()) return undefined
      sent.delete(key)
      signal.addEventListener('abort', () => early.stop.abort())
      return early.reply
    },
    drop() {
      over = true
      for (const { stop } of sent.values()) stop.abort()
      sent.clear()
      asked.clear()
    },
  }
}

interface Sent {
  readonly base: string
  readonly token: string
  readonly stop: AbortController
  readonly reply: Promise<Response>
}

/** Calls with the same key are the same request. */
function keyOf({ method, path, query, body }: HttpCall): string {
  return JSON.stringify([method, path, query, body])
}

/** The body of a successful reply, else `undefined`. The reply itself stays unread. */
async function bodyOf(reply: Promise<Response>): Promise<unknown> {
  try {
    const response = await reply
    return response.ok ? await response.clone().json() : undefined
  } catch {
    return undefined
  }
}

/** A screen's definition and its blocks. A missing chunk is reported when it opens. */
async function fetchParts({ blocks = [], definition }: RouteEntry): Promise<void> {
  const kinds = { ...blockKinds, ...customBlockKinds }
  await Promise.all([definition(), ...blocks.map(kind => kinds[kind].fetch())])
}
