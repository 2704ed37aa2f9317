import { valueAt } from '../objects.ts'

/**
 * Half-written texts of one user, kept over reloads and sessions. One text of storage holds all of them, so that their
 * number and size can be capped.
 */
export interface Draft {
  /** What it was written for, e.g. `comment order 17 new`. */
  readonly place: string
  /** The tab of the browser that it is written in; empty: not known. */
  readonly tab: string
  /** By the name of the field. Never a field that is marked sensitive: whoever keeps a draft leaves them out. */
  readonly values: DraftValues
  /** When it was last changed, milliseconds since 1970. */
  readonly at: number
}
export type DraftValues = Readonly<Record<string, DraftValue>>
/** Whatever JSON can say. */
type DraftValue =
  | string
  | number
  | boolean
  | null
  | readonly DraftValue[]
  | { readonly [name: string]: DraftValue }

/** Drafts of one user; the oldest are let go first. */
const most = 50
/** Characters of all drafts together: browsers give an origin about five million. */
const largest = 400_000
/** Milliseconds after which a draft expires: 30 days. */
const longest = 30 * 86_400_000

/** Key of the drafts of a user. */
export function draftsKey(user: string): string {
  return `console.drafts.${user}`
}

/** The drafts in a text of the storage, newest first; invalid entries are left out. */
export function readDrafts(text: string | undefined, now: number): Draft[] {
  return parsed(text ?? '')
    .filter(isDraft)
    .map(({ tab = '', ...draft }) => ({ ...draft, tab }))
    .filter(({ at }) => now - at < longest)
}

/** The text of drafts for the storage, as many of the newest as the storage may hold; empty: no drafts. */
export function writeDrafts(drafts: readonly Draft[]): string {
  const kept = drafts.slice(0, most)
  for (; kept.length > 0; kept.pop()) {
    const text = JSON.stringify(kept)
    if (text.length <= largest) return text
  }
  return ''
}

/**
 * The drafts that a tab may go on with, its own before those whose tabs are gone. What another tab that lives is writing is
 * not among them. `living` undefined: it is not known which tabs live.
 */
export function draftsFor(drafts: readonly Draft[], tab: string, living?: ReadonlySet<string>): Draft[] {
  const own = drafts.filter(draft => draft.tab === tab)
  return living ? [...own, ...drafts.filter(draft => draft.tab !== tab && !living.has(draft.tab))] : own
}

/** The drafts with one that was just changed, that of its tab; without it when all of its values are empty or false. */
export function withDraft(drafts: readonly Draft[], draft: Draft): Draft[] {
  const others = drafts.filter(({ place, tab }) => place !== draft.place || tab !== draft.tab)
  const blank = Object.values(draft.values).every(value => value === '' || value === null || value === false)
  return blank ? others : [draft, ...others]
}

/** The values without the fields that must not be kept. */
export function withoutSensitive(values: DraftValues, sensitive: readonly string[]): DraftValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !sensitive.includes(name)))
}

function parsed(text: string): unknown[] {
  try {
    const data: unknown = JSON.parse(text)
    return Array.isArray(data) ? data : []
  } catch {
    return []
  }
}

/** One that was kept before tabs were told apart names none. */
function isDraft(data: unknown): data is Omit<Draft, 'tab'> & { readonly tab?: string } {
  const values = valueAt(data, 'values')
  return (
    typeof valueAt(data, 'place') === 'string' &&
    ['string', 'undefined'].includes(typeof valueAt(data, 'tab')) &&
    typeof valueAt(data, 'at') === 'number' &&
    typeof values === 'object' &&
    values !== null &&
    !Array.isArray(values)
  )
}
