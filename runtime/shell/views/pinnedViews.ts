import { atom, useAtomValue } from 'jotai'
import { type PinnedView, readViews } from '../../core/views/pinnedViews.ts'
import { type Runtime, useRuntime } from '../RuntimeContext.tsx'
import { knownUserName } from '../session/knownUserName.ts'
import { profileAtom } from '../session/profileAtom.ts'

type Parts = Pick<Runtime, 'ports' | 'store'>

const viewsKey = (user: string) => `console.views:${user}`

/** Counts the changes on this page, so that lists and home render their views again. */
const changesAtom = atom(0)

/** The views that the user has pinned in this browser, oldest first. */
function pinnedViews(parts: Parts): PinnedView[] {
  const user = knownUserName(parts)
  return user === '' ? [] : readViews(parts.ports.browser.memory.get(viewsKey(user)))
}

/** Returns false if they could not be stored: the browser refuses, or the user is unknown. */
export function keepViews(parts: Parts, views: readonly PinnedView[]): boolean {
  const user = knownUserName(parts)
  if (user === '' || !parts.ports.browser.memory.set(viewsKey(user), JSON.stringify(views))) return false
  parts.store.set(changesAtom, before => before + 1)
  return true
}

export function usePinnedViews(): readonly PinnedView[] {
  const runtime = useRuntime()
  const { store } = runtime
  // The owner is known once the profile is loaded.
  useAtomValue(profileAtom, { store })
  useAtomValue(changesAtom, { store })
  return pinnedViews(runtime)
}

/** The default address of a list if the requested one has no parameters; undefined: unchanged. */
export function defaultView(parts: Parts, url: URL): string | undefined {
  if (url.search !== '') return undefined
  const view = pinnedViews(parts).find(one => one.isDefault && one.path === url.pathname)
  return view && view.search !== '' ? view.path + view.search : undefined
}
