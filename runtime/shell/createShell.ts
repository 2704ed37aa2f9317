import { createStore } from 'jotai'
import { createBrowserRouter, redirect, replace } from 'react-router'
import { type RouteEntry } from '../../schemas/index.ts'
import { failureToast, loggedAs } from '../core/errors/failure.ts'
import { leadTo } from '../core/loads/leadTo.ts'
import { messages } from '../core/messages.ts'
import { fillAddress, hashAddress, hidesHost } from '../core/path.ts'
import { type Call } from './calls/callReply.ts'
import { createCall, createWait, type GlobalRule, withRedactedHttp } from './calls/createCall.ts'
import { sendOnce } from './calls/sendOnce.ts'
import { type Runtime } from './RuntimeContext.tsx'
import { type Shell } from './Shell.ts'
import { screenRoutes } from './screen/screenRoutes.tsx'
import { knownUserName } from './session/knownUserName.ts'
import { createSessionState } from './session/sessionState.ts'
import { toastsAtom } from './toasts/toastsAtom.ts'

/** What the application passes to the runtime. */
export type RuntimeParts = Pick<
  Runtime,
  'kinds' | 'ports' | 'settings' | 'configuration' | 'validators' | 'routes'
>

type ScreenRouter = ReturnType<typeof createBrowserRouter>

/** Creates the shell and the router, which starts to open the first screen. */
export function createShell(parts: RuntimeParts): CreatedShell {
  const { configuration, settings, routes, validators } = parts
  const ports = withRedactedHttp(parts.ports)
  const store = createStore()
  const session = createSessionState(store)

  const pathOf: Shell['pathOf'] = (name, params = {}) => {
    const entry = routes.find(route => route.name === name)
    if (!entry) throw new Error(`The route table lacks the screen ${name}.`)
    return fillAddress(entry.path, params)
  }
  const lead: Shell['leadTo'] = (name, { url, params }, more) =>
    leadTo(routes, settings, name, { url, values: params, ...more })
  const toast: Shell['toast'] = spec =>
    store.set(toastsAtom, { type: 'toastRaised', toast: spec, at: ports.clock.now() })
  const wait = createWait(ports.clock, store)
  /** The router starts to open the first screen before it is assigned. */
  let opener: ScreenRouter | undefined
  const navigate: Shell['navigate'] = (path, options) => void opener?.navigate(path, options)

  /** A forward step keeps the previous page in the history; other openings already have their entry. */
  const stepsForward = () =>
    opener?.state.initialized === true && opener.state.navigation.historyAction === 'PUSH'

  /** Whether the session has changed since a call was sent: its refusal does not concern the new one. */
  const replaced = (sentAs: string | undefined) =>
    ports.session.token() !== undefined && ports.session.token() !== sentAs

  /** Whether leaving for a failure screen asks about unsaved input first. */
  const asksToLeave = () =>
    [...(opener?.state.blockers.values() ?? [])].some(({ state }) => state === 'blocked')

  /** Executes a rule of spec 1 §8; returns the address to redirect to. `url` is that of the failed call. */
  function obey(rule: GlobalRule, url: URL): string | undefined {
    switch (rule) {
      case 'offline':
      case 'unanswered':
      case 'redirected':
        toast({ type: 'error', text: messages[rule] })
        return undefined
      case 'stopped':
        return undefined
      case 'login':
        ports.session.close()
        session.reset()
        ports.browser.leave(
          `${pathOf(settings.screens.login)}?${new URLSearchParams({ returnTo: url.pathname + url.search })}`,
        )
        return undefined
      default:
        return lead(settings.screens[rule], { url, params: {} })
    }
  }

  const send = createCall(
    ports.http,
    isPublicPage,
    async (rule, step, sentAs, reply) => {
      const url = new URL(ports.browser.address())
      if (rule === 'login' && replaced(sentAs)) return notifyReplaced(shell)
      const path = obey(rule, url)
      // The screen it redirects to may ask a question itself.
      if (path !== undefined && path.split('?')[0] !== url.pathname)
        navigate(path, { replace: !step && !stepsForward() })
      if (asksToLeave()) toast(failureToast(reply, messages[rule === 'forbidden' ? rule : 'error']))
    },
    {
      changes: {
        send: (call, options) =>
          configuration.idempotencyKeys
            ? sendOnce(ports, knownUserName({ ports, store }), call, options)
            : ports.http.send(call),
        onLost: ({ data, reason }, { whenLost = messages.replyLost }) => {
          const why = reason === 'stopped' ? messages.waitStopped : messages.connectionLost
          const type = reason === 'stopped' ? 'warning' : 'error'
          toast({ type, text: `${why} ${whenLost}`, ...loggedAs(data) })
        },
      },
      wait,
      token: ports.session.token,
    },
  )
  const call: Call = (...asked) => session.sends(() => send(...asked))

  const shell: Shell = {
    ...parts,
    ports,
    validators: {
      ...validators,
      all: () =>
        validators.all().catch(() => {
          toast({ type: 'error', text: messages.error })
          return undefined
        }),
    },
    store,
    session,
    events: new EventTarget(),
    beforeReload: new Set(),
    call,
    toast,
    navigate,
    pathOf,
    leadTo: lead,
    redirect: path => (stepsForward() ? redirect(path) : replace(path)),
    callFor: ({ url }, publicPage) =>
      createCall(
        ports.http,
        () => publicPage,
        (rule, _, sentAs) => {
          if (rule === 'login' && replaced(sentAs)) throw shell.redirect(url.pathname + url.search)
          const path = obey(rule, url)
          if (path !== undefined) throw shell.redirect(path)
          // The page is being left: the screen never opens.
          return rule === 'login' ? new Promise(() => {}) : undefined
        },
        { wait, token: ports.session.token },
      ),
  }

  function isPublicPage(): boolean {
    const entry: RouteEntry | undefined = opener?.state.matches.at(-1)?.route.handle
    return entry?.access === 'public'
  }

  // The router renders its initial address before matching it, and reads this one as a host.
  const lost = hidesHost(window.location.pathname) ? pathOf(settings.screens.notFound) : undefined
  const plain = lost ?? hashAddress(window.location.hash, window.location.search)
  if (plain !== undefined) window.history.replaceState(null, '', plain)
  const { routes: first, ...options } = screenRoutes(shell, window.location.pathname)
  const router = createBrowserRouter(first, options)
  opener = router
  const stopHashes = followHashes(navigate)
  const dispose = () => {
    stopHashes()
    router.dispose()
  }
  return { shell, router, opened: firstOpened(router), dispose }
}

/** Resolves when the first screen, or a replacement for it, has opened. */
function firstOpened(router: ScreenRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise(resolve => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}

export interface CreatedShell {
  readonly shell: Shell
  readonly router: ScreenRouter
  /** Resolves when the first screen, or a replacement for it, has opened. */
  readonly opened: Promise<void>
  /** Stops listening to the address, so that another router may use it. */
  dispose(): void
}

/** A call was refused in a session replaced by another tab: shows the new user, ends nothing. */
async function notifyReplaced(shell: Shell): Promise<void> {
  const { sessionOwner } = await import('./session/watchSession.ts')
  if ((await sessionOwner(shell)) !== 'other') shell.toast({ type: 'error', text: messages.error })
}

/** Follows a legacy hash address typed while the console is open; the query in front of it is that of the screen it leaves. */
function followHashes(navigate: Shell['navigate']): () => void {
  const follow = () => {
    const plain = hashAddress(window.location.hash)
    if (plain !== undefined) navigate(plain, { replace: true })
  }
  window.addEventListener('hashchange', follow)
  return () => window.removeEventListener('hashchange', follow)
}
