import { type Configuration } from '../../schemas/wire/configuration.ts'
import { localMemory } from '../adapters/localMemory.ts'

const key = 'console.early'

/** What of the configuration the early requests need, as it was when the console was last open here. */
export type Remembered = Pick<Configuration, 'apiBase' | 'sessionCookie'>

/** Undefined: the console was never open here. */
export function remembered(): Remembered | undefined {
  try {
    return readRemembered(JSON.parse(localMemory.get(key) ?? ''))
  } catch {
    return undefined
  }
}

/** A full address or a path of this origin: the session token leaves for no other before `start` has looked. */
const hasScheme = /^(?:$|\/(?![/\\])|https?:\/\/)/

/** Reads no more than the early requests need; `start` looks at the whole document. */
export function readRemembered(document: unknown): Remembered | undefined {
  if (typeof document !== 'object' || document === null || !('sessionCookie' in document)) return undefined
  const { sessionCookie } = document
  const apiBase = 'apiBase' in document ? document.apiBase : ''
  return typeof apiBase === 'string' && hasScheme.test(apiBase) && typeof sessionCookie === 'string'
    ? { apiBase, sessionCookie }
    : undefined
}

export function remember({ apiBase, sessionCookie }: Remembered): void {
  const value = JSON.stringify({ apiBase, sessionCookie })
  if (localMemory.get(key) !== value) localMemory.set(key, value)
}
