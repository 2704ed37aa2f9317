import { type RouteEntry } from '../../../schemas/index.ts'
import { type Decision, decide, redirected } from '../../core/access/decide.ts'
import { chunk } from '../calls/lazy.ts'
import { type Opening, type Shell } from '../Shell.ts'
import { fetchResources, refreshResources } from '../session/fetchResources.ts'
import { resourcesAtom } from '../session/resources.ts'

/**
 * The route guard of spec 2 §4.1: returns if the screen may be shown, else redirects or leaves. For a
 * signed-in user the resource list is requested on every opening, also of a screen without resource; `beside`
 * runs while that is pending. A public screen does not wait for it.
 */
export async function guard(
  shell: Shell,
  entry: RouteEntry,
  opening: Opening,
  beside: () => void,
): Promise<void> {
  const { settings, configuration, ports, session, store } = shell
  const token = ports.session.token()
  const signedIn = token !== undefined
  // Signing out needs the user that the page shows: it must not end another user's session.
  if (entry.name !== settings.screens.logout) session.follow(token)
  if (entry.name === settings.screens.home && configuration.mobileSite && ports.browser.isMobile()) {
    return leave(shell, configuration.mobileSite)
  }
  const request = {
    entry,
    params: opening.params,
    query: opening.url.searchParams,
    signedIn,
    resources: undefined,
    firstSignedIn: session.first,
    settings,
  }
  let decision = decide(request)
  if (decision.go === 'resources' || (decision.go === 'show' && signedIn && entry.access !== 'public')) {
    if (!entry.redirect || entry.checks) beside()
    if (!opening.again || !store.get(resourcesAtom)) await fetchResources(shell, entry, opening)
    decision = decide({ ...request, resources: store.get(resourcesAtom) ?? new Set() })
  }
  if (decision.go === 'show' && signedIn && entry.access === 'public') void refreshResources(shell, entry)
  return obey(shell, entry, decision, opening)
}

/** Redirects from a screen none of whose checks holds. */
export async function followRedirect(shell: Shell, entry: RouteEntry, opening: Opening): Promise<void> {
  if (!entry.redirect) return
  const decision = redirected(entry.redirect, opening.params, opening.url.searchParams)
  return obey(shell, entry, decision, opening)
}

async function obey(shell: Shell, entry: RouteEntry, decision: Decision, opening: Opening): Promise<void> {
  const { settings, configuration } = shell
  switch (decision.go) {
    case 'show':
      return
    case 'login':
      throw shell.redirect(
        `${shell.pathOf(settings.screens.login)}?${new URLSearchParams({ returnTo: decision.returnTo })}`,
      )
    case 'forbidden':
      throw shell.redirect(shell.leadTo(settings.screens.forbidden, opening))
    case 'screen':
      throw shell.redirect(redirectAddress(shell, entry, decision, opening))
    case 'leave':
      return leave(shell, decision.address)
    case 'base': {
      const { addressBelow } = await chunk(() => import('../../core/access/addresses.ts'))
      // If that site is not configured, there is no address to leave for.
      const address =
        configuration[decision.base] && addressBelow(configuration, decision.base, decision.path)
      return leave(shell, address || undefined)
    }
    case 'legacy': {
      const { legacyAddress } = await chunk(() => import('../../core/access/addresses.ts'))
      return leave(shell, legacyAddress(configuration, decision.path))
    }
    case 'signOut': {
      const { signOut } = await chunk(() => import('../session/signOut.ts'))
      if (
        (await signOut(shell, { keepState: decision.keepState, kept: opening.url.searchParams })) === 'left'
      )
        return new Promise(() => {})
      throw shell.redirect(shell.pathOf(settings.screens.home))
    }
    case 'resources':
      throw new Error('The guard asks for a resource list that it was given.')
  }
}

/** The target of a redirect "with the same parameters" (spec 2 §4.1), including those of the query. */
function redirectAddress(
  shell: Shell,
  { redirect }: RouteEntry,
  { name, params }: Extract<Decision, { go: 'screen' }>,
  { url }: Opening,
): string {
  const path = shell.pathOf(name, params)
  if (!redirect || redirect.params) return path
  const search = new URLSearchParams(url.search)
  for (const [key, value] of Object.entries(redirect.query ?? {}))
    if (!search.has(key)) search.append(key, value)
  return search.size === 0 ? path : `${path}?${search}`
}

/** Never resolves if it leaves, so that nothing flashes; not-found for a forbidden address. */
function leave(shell: Shell, address: string | undefined): Promise<never> {
  if (address === undefined) throw shell.redirect(shell.pathOf(shell.settings.screens.notFound))
  shell.ports.browser.leave(address)
  return new Promise(() => {})
}
