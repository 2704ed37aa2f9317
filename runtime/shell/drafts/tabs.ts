import { type Runtime } from '../RuntimeContext.tsx'

const key = 'console.tab'
let own: string | undefined

/**
 * The name of this tab of the browser, the same after a reload. One page of the tab hands it to the next in the moment of
 * leaving: kept all the time, it would be copied with the tab. A lock of that name says that the tab lives, and is gone with
 * it, however it ends.
 */
export function thisTab({ browser }: Runtime['ports']): string {
  if (own !== undefined) return own
  const { tabMemory } = browser
  const name = tabMemory.get(key) ?? Math.random().toString(36).slice(2)
  const take = () => tabMemory.remove(key)
  take()
  window.addEventListener('pagehide', () => tabMemory.set(key, name))
  window.addEventListener('pageshow', take)
  if (hasLocks()) navigator.locks.request(`${key} ${name}`, () => new Promise(() => {})).catch(() => {})
  own = name
  return name
}

let asked: Promise<ReadonlySet<string>> | undefined

/** The names of the tabs that live; those that ask at the same time share the answer. */
export function livingTabs(): Promise<ReadonlySet<string>> {
  asked ??= askForTabs().finally(() => {
    asked = undefined
  })
  return asked
}

async function askForTabs(): Promise<ReadonlySet<string>> {
  if (!hasLocks()) return new Set()
  const { held = [], pending = [] } = await navigator.locks.query()
  const names = [...held, ...pending].map(({ name = '' }) => name)
  return new Set(names.filter(name => name.startsWith(`${key} `)).map(name => name.slice(key.length + 1)))
}

/** Browsers have them where the page came safely: not over plain http. */
function hasLocks(): boolean {
  return 'locks' in navigator
}
