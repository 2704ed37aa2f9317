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

/** The draft of a user for a place, as far as this tab may go on with it; undefined: none. */
export function readDraft(parts: Parts, user: string, place: string, living: Tabs): DraftValues | undefined {
  return draftAt(parts, user, place, living)?.values
}

/** The same, and from here on it belongs to this tab. */
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

/** The places of which a user has a draft that this tab may go on with, its own first, the newest before the older. */
export function draftPlaces({ ports }: Parts, user: string, living: Tabs): string[] {
  return draftsFor(draftsOf(ports, user), thisTab(ports), living).map(({ place }) => place)
}

/** Whether there is a draft of another tab, living or not, at a place that begins with these words. */
export function othersWrite({ ports }: Parts, user: string, start: string): boolean {
  return draftsOf(ports, user).some(({ place, tab }) => place.startsWith(start) && tab !== thisTab(ports))
}

/**
 * Keeps a draft over reloads and sessions, without the fields that are marked sensitive; blank values let it go. It is that
 * of this tab: what another one is writing at the same place stays. Read and written as a whole each time: another tab may
 * have written meanwhile. Of an unknown user nothing is kept, because the next one could read it. False: the browser has
 * refused it.
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
  // One that is too long by itself is not kept either.
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
 * The name of this tab of the browser, the same after a reload. One page of the tab hands it to the next in the moment of
 * leaving: kept all the time, it would be copied with the tab. A lock of that name says that the tab lives, and is gone with
 * it, however it ends.
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
