import { atom, getDefaultStore } from 'jotai'
import { redirect } from 'react-router'
import { get } from '../api.ts'
import { token } from './token.ts'

/** What the user may open: the list of the newest navigation. */
export const resourcesAtom = atom<ReadonlySet<string>>(new Set<string>())

let early: Promise<Response> | undefined
let pathname: string | undefined

/** The reply that left before the script had arrived; the first guard takes it. */
export function giveEarlyResources(reply: Promise<Response> | undefined): void {
  early = reply
}

/** Lets a screen open for users who hold its resource; the list is asked for on every change of the path. */
export async function guard(request: Request, resource: string): Promise<void> {
  const url = new URL(request.url)
  if (token() === undefined) {
    throw redirect(`/login?${new URLSearchParams({ returnTo: url.pathname + url.search })}`)
  }
  const store = getDefaultStore()
  if (url.pathname !== pathname) {
    store.set(resourcesAtom, new Set(await fetchResources(request.signal)))
    pathname = url.pathname
  }
  if (!store.get(resourcesAtom).has(resource)) throw redirect('/forbidden')
}

async function fetchResources(signal: AbortSignal): Promise<readonly string[]> {
  const sent = early
  early = undefined
  const response = await sent?.catch(() => undefined)
  if (response?.ok) return listOf(await response.json())
  const reply = await get('/api/navigation/acl-resource', signal)
  return reply.ok ? listOf(reply.data) : []
}

/** The list itself, or the list in `data`. */
function listOf(reply: unknown): readonly string[] {
  const list = typeof reply === 'object' && reply !== null && 'data' in reply ? reply.data : reply
  return Array.isArray(list) ? list.map(String) : []
}
