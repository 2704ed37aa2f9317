import * as validators from 'virtual:wire'
import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach } from 'vitest'
import '../../runtime/ui/tokens.css'
import '../../runtime/ui/base.css'
import { type Toasts } from '../../runtime/core/toasts/merge.ts'
import { type Browser, type Memory } from '../../runtime/ports/browser.ts'
import { type Clock } from '../../runtime/ports/clock.ts'
import { type HttpCall, type HttpReply } from '../../runtime/ports/http.ts'
import { createShell } from '../../runtime/shell/createShell.ts'
import { RuntimeRoot } from '../../runtime/shell/RuntimeRoot.tsx'
import { type Shell } from '../../runtime/shell/Shell.ts'
import { toastsAtom } from '../../runtime/shell/toasts/toastsAtom.ts'
import { type RouteEntry } from '../../schemas/index.ts'
import { type Configuration } from '../../schemas/wire/configuration.ts'
import { kinds } from '../../src/app/kinds.ts'
import { type FakeSocket, fakeSocket } from '../../stories/fixtures/fakeSocket.ts'
import { configuration, settings } from '../core/fixtures.ts'
import { tableOf } from './screens.ts'

/** A reply, or what makes one; `404` and the like are a failure without a body. */
export type Answer = number | HttpReply | ((call: HttpCall) => HttpReply | Promise<HttpReply>)

export interface Opening {
  /** Default: no user is signed in. */
  readonly token?: string
  /** Default `list_index`. */
  readonly resources?: readonly string[]
  /** By `METHOD /path`; they win over the ordinary answers. */
  readonly answers?: Readonly<Record<string, Answer>>
  readonly routes?: readonly RouteEntry[]
  readonly configuration?: Partial<Configuration>
  readonly mobile?: boolean
  /** True: a token that is given to the session is not there afterwards. */
  readonly refusesCookies?: boolean
  readonly popup?: Browser['popup']
  /** True: the part of the script that checks most replies is gone. */
  readonly validatorsGone?: boolean
  readonly memory?: Memory
  readonly tabMemory?: Memory
  /** Default: the time of the machine. */
  readonly clock?: Clock
}

/** The small console at an address, with everything it did outside itself. */
export interface Opened {
  readonly shell: Shell
  readonly socket: FakeSocket
  /** `METHOD /path` of every call, in order. */
  readonly calls: string[]
  readonly left: string[]
  /** Files that the user was given. */
  readonly saved: { readonly content: Blob; readonly name: string }[]
  readonly titles: string[]
  /** How often the page was reloaded. */
  reloads(): number
  token(): string | undefined
  toasts(): Toasts['shown']
  /** Path and query that stand in the address. */
  address(): string
  /** Path alone. */
  path(): string
}

const before = window.location.href
const open = new Set<{ root: Root; element: Element; stop: () => void }>()

afterEach(() => {
  for (const { root, element, stop } of open) {
    stop()
    root.unmount()
    element.remove()
  }
  open.clear()
  window.history.replaceState(null, '', before)
})

/** One hidden area, because a menu without a page is invalid. */
const nobodysMenu =
  '<menu><hidden><label>Hidden</label><resource>nobody</resource><afroms_state>list</afroms_state></hidden></menu>'

export function openConsole(address: string, opening: Opening = {}): Opened {
  window.history.replaceState(null, '', address)
  const calls: string[] = []
  const left: string[] = []
  const saved: { content: Blob; name: string }[] = []
  const titles: string[] = []
  let { token } = opening
  const socket = fakeSocket()
  let reloads = 0
  const answers: Record<string, Answer> = {
    'GET /api/navigation/acl-resource': ok([...(opening.resources ?? ['list_index'])]),
    'GET /api/navigation/menu': ok({ menu: nobodysMenu, resources: [] }),
    'GET /api/navigation/notification': ok([]),
    'GET /get-profile': ok({ username: 'ada', email: 'ada@example.org' }),
    'GET /api/navigation/logout': ok({}),
    'POST /api/list/grid': ok({ data: [{ id: 7 }], rowCount: 1 }),
    'GET /api/list/defaults': ok({ data: [] }),
    'GET /api/list/7': ok({ data: { name: 'Seven' } }),
    'GET /api/list/7/extra': ok({}),
    'GET /api/orders': ok([]),
    ...opening.answers,
  }
  const { shell, router, dispose } = createShell({
    routes: opening.routes ?? tableOf(),
    kinds,
    validators: {
      ...validators,
      all: () =>
        opening.validatorsGone
          ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
          : Promise.resolve(validators),
    },
    settings,
    configuration: configuration(opening.configuration),
    ports: {
      clock: opening.clock ?? { now: () => Date.now(), after: (wait, then) => after(wait, then) },
      session: {
        token: () => token,
        open: value => {
          if (!opening.refusesCookies) token = value
        },
        close: () => {
          token = undefined
        },
      },
      http: {
        async send(call) {
          const name = `${call.method} ${call.path}`
          calls.push(name)
          const answer = answers[name] ?? 404
          if (typeof answer === 'number') return failed(answer)
          return typeof answer === 'function' ? orAborted(answer(call), call.signal) : answer
        },
      },
      socket,
      browser: {
        address: () => window.location.href,
        leave: to => void left.push(to),
        reload: () => {
          reloads += 1
        },
        setTitle: title => void titles.push(title),
        isMobile: () => opening.mobile === true,
        save: (content, name) => void saved.push({ content, name }),
        popup: opening.popup ?? (async () => undefined),
        memory: opening.memory ?? createMemory(),
        tabMemory: opening.tabMemory ?? createMemory(),
      },
    },
  })
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  open.add({ root, element, stop: dispose })
  root.render(createElement(RuntimeRoot, { shell, router }))
  return {
    shell,
    socket,
    calls,
    left,
    saved,
    titles,
    reloads: () => reloads,
    token: () => token,
    toasts: () => shell.store.get(toastsAtom).shown,
    address: () => window.location.pathname + window.location.search,
    path: () => window.location.pathname,
  }
}

export const ok = (data: unknown): HttpReply => ({ ok: true, status: 200, data })

export const failed = (status: number, data: unknown = null, statusText = ''): HttpReply => ({
  ok: false,
  status,
  statusText,
  data,
})

/** A reply that the test gives when it wants to. */
export function held(): { readonly answer: () => Promise<HttpReply>; give(reply: HttpReply): void } {
  const { promise, resolve } = Promise.withResolvers<HttpReply>()
  return { answer: () => promise, give: resolve }
}

export function createMemory(entries: Readonly<Record<string, string>> = {}): Memory {
  const kept = new Map(Object.entries(entries))
  return {
    get: key => kept.get(key),
    set: (key, value) => kept.set(key, value).has(key),
    remove: key => void kept.delete(key),
  }
}

function after(wait: number, then: () => void): () => void {
  const timer = setTimeout(then, wait)
  return () => clearTimeout(timer)
}

/** As the real way to the server rejects a call that is aborted. */
function orAborted(
  reply: HttpReply | Promise<HttpReply>,
  signal: AbortSignal | undefined,
): Promise<HttpReply> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
    Promise.resolve(reply).then(resolve, reject)
  })
}
