import { type Memory } from '../../ports/browser.ts'

export const userKey = 'console.user'

/** The name that was kept with this session token; empty: none was. */
export function keptUser(memory: Pick<Memory, 'get'>, token: string | undefined): string {
  const mark = sessionMark(token)
  const kept = memory.get(userKey) ?? ''
  return kept.startsWith(`${mark} `) ? kept.slice(mark.length + 1) : ''
}

/** Tells one session token from the next and says nothing of it: 32 bits, FNV-1a. */
export function sessionMark(token = ''): string {
  let mark = 0x811c9dc5
  for (let at = 0; at < token.length; at++) mark = Math.imul(mark ^ token.charCodeAt(at), 0x01000193)
  return (mark >>> 0).toString(36)
}
