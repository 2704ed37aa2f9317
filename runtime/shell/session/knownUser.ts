import { type Profile } from '../../../schemas/wire/profile.ts'
import { type Runtime } from '../RuntimeContext.tsx'
import { profileAtom } from './profileAtom.ts'

const key = 'console.user'

/**
 * Name of the user, for what the browser keeps per user; empty: not known. The profile arrives after the first rows, so
 * the name is kept beside a mark of the session: with the next session it is forgotten.
 */
export function knownUser({ ports, store }: Pick<Runtime, 'ports' | 'store'>): string {
  const profile = store.get(profileAtom)
  if (profile) return profile.name
  const mark = sessionMark(ports.session.token())
  const kept = ports.browser.memory.get(key) ?? ''
  return kept.startsWith(`${mark} `) ? kept.slice(mark.length + 1) : ''
}

export function keepUser({ ports }: Pick<Runtime, 'ports'>, { name }: Profile): void {
  ports.browser.memory.set(key, `${sessionMark(ports.session.token())} ${name}`)
}

/** Tells one session token from the next and says nothing of it: 32 bits, FNV-1a. */
export function sessionMark(token = ''): string {
  let mark = 0x811c9dc5
  for (let at = 0; at < token.length; at++) mark = Math.imul(mark ^ token.charCodeAt(at), 0x01000193)
  return (mark >>> 0).toString(36)
}
