import { type Configuration } from '../../schemas/wire/configuration.ts'
import { browser } from '../adapters/browser.ts'

const key = 'console.early'

/** What of the configuration the early requests need, as it was when the console was last open here. */
export type Remembered = Pick<Configuration, 'apiBase' | 'sessionCookie'>

export function remembered(): Remembered | undefined {
  try {
    const value: unknown = JSON.parse(browser.memory.get(key) ?? '')
    if (typeof value !== 'object' || value === null) return undefined
    const { apiBase, sessionCookie } = value as Partial<Record<string, unknown>>
    return typeof apiBase === 'string' && typeof sessionCookie === 'string'
      ? { apiBase, sessionCookie }
      : undefined
  } catch {
    return undefined
  }
}

export function remember({ apiBase, sessionCookie }: Remembered): void {
  const value = JSON.stringify({ apiBase, sessionCookie })
  if (browser.memory.get(key) !== value) browser.memory.set(key, value)
}
