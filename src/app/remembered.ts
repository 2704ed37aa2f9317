import { type Configuration } from '../../schemas/wire/configuration.ts'
import { localMemory } from '../adapters/localMemory.ts'

const key = 'console.early'

/** The configuration values that the early requests need, as of the last visit. */
export type Remembered = Pick<Configuration, 'apiBase' | 'sessionCookie'>

/** Undefined: first visit. */
export function remembered(): Remembered | undefined {
  try {
    return readRemembered(JSON.parse(localMemory.get(key) ?? ''))
  } catch {
    return undefined
  }
}

/** A full address or a path of this origin: `start` has not validated it yet. */
const hasScheme = /^(?:$|\/(?![/\\])|https?:\/\/)/

/** Reads only what the early requests need; `start` validates the whole document. */
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
