import { atom, getDefaultStore } from 'jotai'
import { redirect } from 'react-router'
import { readResourceList } from '../../../../../schemas/wire/session.ts'
import { get, listPath, showFailure } from '../api.ts'
import { configuration } from '../configuration.ts'
import { showToast } from '../toasts/toasts.ts'
import { startFrame } from './menu.ts'
import { token } from './token.ts'

/** What the user may open: the list of the newest navigation. */
export const resourcesAtom = atom<ReadonlySet<string>>(new Set<string>())

let pathname: string | undefined

/** Lets a screen open for users who hold its resource, or for all who are signed in; the list is asked for on every change of the path. */
export async function guard(request: Request, resource?: string): Promise<void> {
  const url = new URL(request.url)
  if (token() === undefined) {
    throw redirect(`/login?${new URLSearchParams({ returnTo: url.pathname + url.search })}`)
  }
  const path = url.searchParams.get('r')
  if (pathname === undefined && path && url.searchParams.get('application') === 'oms2') {
    const { legacyAddress } = await import('../../../../../runtime/core/access/addresses.ts')
    const address = legacyAddress(configuration(), path)
    if (address === undefined) throw redirect('/not-found')
    location.assign(address)
    return new Promise(() => {})
  }
  const store = getDefaultStore()
  if (url.pathname !== pathname) {
    const list = await fetchResources(request.signal)
    if (list) store.set(resourcesAtom, new Set(list))
    else if (pathname === undefined) throw redirect('/error')
    pathname = url.pathname
  }
  if (resource !== undefined && !store.get(resourcesAtom).has(resource)) throw redirect('/forbidden')
  startFrame()
}

/** Undefined after a failure, which is reported to the user. */
async function fetchResources(signal: AbortSignal): Promise<readonly string[] | undefined> {
  const reply = await get(listPath, signal)
  const held = reply.ok ? readResourceList(reply.data) : undefined
  if (held) return held
  if (reply.ok) showToast('error', 'Missing ACL permission ')
  else if (!reply.handled) showFailure(reply, 'An error ocurred, could not get acl')
  return undefined
}
