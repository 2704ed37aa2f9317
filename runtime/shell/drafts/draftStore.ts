import {
  type Draft,
  type DraftValues,
  draftsFor,
  draftsKey,
  readDrafts,
  withDraft,
  withoutSensitive,
  writeDrafts,
} from '../../core/drafts/drafts.ts'
import { type Runtime } from '../RuntimeContext.tsx'

type Parts = Pick<Runtime, 'ports'>
type Tabs = ReadonlySet<string> | undefined

/** The draft of a user for a place that this tab may restore; undefined: none. */
export function readDraft(parts: Parts, user: string, place: string, living: Tabs): DraftValues | undefined {
  return draftAt(parts, user, place, living)?.values
}

/** Like `readDraft`, and assigns the draft to this tab. */
export function claimDraft(
  { ports }: Parts,
  user: string,
  place: string,
  living: Tabs,
): DraftValues | undefined {
  const found = draftAt({ ports }, user, place, living)
  const tab = thisTab(ports)
  if (found && found.tab !== tab) {
    const drafts = draftsOf(ports, user)
    const claimed = drafts.map(draft => (sameDraft(draft, found) ? { ...draft, tab } : draft))
    write(ports, user, claimed)
  }
  return found?.values
}

/** The places of drafts that this tab may restore: its own first, newest first. */
export function draftPlaces({ ports }: Parts, user: string, living: Tabs): string[] {
  return draftsFor(draftsOf(ports, user), thisTab(ports), living).map(({ place }) => place)
}

/** Whether another tab, open or closed, has a draft at a place with this prefix. */
export function hasDraftOfOtherTab({ ports }: Parts, user: string, start: string): boolean {
  return draftsOf(ports, user).some(({ place, tab }) => place.startsWith(start) && tab !== thisTab(ports))
}

/**
 * Stores a draft of this tab across reloads and sessions, without sensitive fields; blank values delete it.
 * Drafts of other tabs at the same place are kept. Reads and writes all drafts each time, because another tab
 * may have written. Stores nothing for an unknown user, because the next user could read it. Returns false if
 * the browser refuses.
 */
export function keepDraft(
  { ports }: Parts,
  user: string,
  place: string,
  values: DraftValues,
  sensitive: readonly string[] = [],
): boolean {
  if (user === '') return true
  const kept = withoutSensitive(values, sensitive)
  const draft: Draft = { place, tab: thisTab(ports), values: kept, at: ports.clock.now() }
  return write(ports, user, withDraft(draftsOf(ports, user), draft))
}

function write({ browser }: Runtime['ports'], user: string, drafts: readonly Draft[]): boolean {
  const text = writeDrafts(drafts)
  if (text !== '') return browser.memory.set(draftsKey(user), text)
  browser.memory.remove(draftsKey(user))
  // A draft that exceeds the limit by itself is not stored either.
  return drafts.length === 0
}

function draftAt({ ports }: Parts, user: string, place: string, living: Tabs): Draft | undefined {
  return draftsFor(draftsOf(ports, user), thisTab(ports), living).find(draft => draft.place === place)
}

function sameDraft(one: Draft, other: Draft): boolean {
  return one.place === other.place && one.tab === other.tab
}

function draftsOf({ browser, clock }: Runtime['ports'], user: string): Draft[] {
  return user === '' ? [] : readDrafts(browser.memory.get(draftsKey(user)), clock.now())
}

const key = 'console.tab'
let own: string | undefined

/**
 * The id of this browser tab, stable across reloads. It is handed from page to page only on leaving: if it
 * were always stored, duplicating the tab would copy it. A lock of that name marks the tab as open and is
 * released when the tab ends, however that happens.
 */
function thisTab({ browser }: Runtime['ports']): string {
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

/** The ids of the open tabs; concurrent callers share the result. */
export function openTabs(): Promise<ReadonlySet<string>> {
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

/** Browsers support locks in secure contexts only, not over plain http. */
function hasLocks(): boolean {
  return 'locks' in navigator
}
