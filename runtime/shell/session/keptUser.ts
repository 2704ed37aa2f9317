import { type Memory } from '../../ports/browser.ts'

export const userKey = 'console.user'

/** The user name stored for this session token; empty: none. */
export function keptUser(memory: Pick<Memory, 'get'>, token: string | undefined): string {
  const mark = sessionMark(token)
  const kept = memory.get(userKey) ?? ''
  return kept.startsWith(`${mark} `) ? kept.slice(mark.length + 1) : ''
}

/** Identifies a session token without revealing it: a 32-bit FNV-1a hash. */
export function sessionMark(token = ''): string {
  let mark = 0x811c9dc5
  for (let at = 0; at < token.length; at++) mark = Math.imul(mark ^ token.charCodeAt(at), 0x01000193)
  return (mark >>> 0).toString(36)
}
