import {
  type Draft,
  type DraftValues,
  draftsKey,
  readDrafts,
  withDraft,
  withoutSensitive,
  writeDrafts,
} from '../../core/drafts/drafts.ts'
import { type Runtime } from '../RuntimeContext.tsx'

type Parts = Pick<Runtime, 'ports'>

/** The draft of a user for a place; undefined: none. */
export function readDraft({ ports }: Parts, user: string, place: string): DraftValues | undefined {
  return draftsOf(ports, user).find(draft => draft.place === place)?.values
}

/** The places of which a user has a draft, newest first. */
export function draftPlaces({ ports }: Parts, user: string): string[] {
  return draftsOf(ports, user).map(({ place }) => place)
}

/**
 * Keeps a draft over reloads and sessions, without the fields that are marked sensitive; blank values let it go. Read and
 * written as a whole each time: another tab may have written meanwhile. Of an unknown user nothing is kept, because the
 * next one could read it.
 */
export function keepDraft(
  { ports }: Parts,
  user: string,
  place: string,
  values: DraftValues,
  sensitive: readonly string[] = [],
): void {
  if (user === '') return
  const draft: Draft = { place, values: withoutSensitive(values, sensitive), at: ports.clock.now() }
  const text = writeDrafts(withDraft(draftsOf(ports, user), draft))
  if (text === '') ports.browser.memory.remove(draftsKey(user))
  else ports.browser.memory.set(draftsKey(user), text)
}

function draftsOf({ browser, clock }: Runtime['ports'], user: string): Draft[] {
  return user === '' ? [] : readDrafts(browser.memory.get(draftsKey(user)), clock.now())
}
