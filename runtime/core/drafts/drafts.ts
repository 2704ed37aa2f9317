import { valueAt } from '../objects.ts'

/**
 * Unsaved input of one user, kept across reloads and sessions. All drafts share one storage entry, so that
 * their number and size can be limited.
 */
export interface Draft {
  /** Identifies where it was typed, e.g. `comment order 17 new`. */
  readonly place: string
  /** The browser tab in which it was typed; empty: unknown. */
  readonly tab: string
  /** By field name. Fields marked sensitive are never included: the caller removes them. */
  readonly values: DraftValues
  /** When it was last changed, milliseconds since 1970. */
  readonly at: number
}
export type DraftValues = Readonly<Record<string, DraftValue>>
/** Any JSON value. */
type DraftValue =
  | string
  | number
  | boolean
  | null
  | readonly DraftValue[]
  | { readonly [name: string]: DraftValue }

/** Maximum number of drafts per user; the oldest are deleted first. */
const most = 50
/** Maximum characters of all drafts together: browsers allow an origin about five million. */
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

/** The drafts as text for the storage, the newest ones up to its limit; empty: no drafts. */
export function writeDrafts(drafts: readonly Draft[]): string {
  const kept = drafts.slice(0, most)
  for (; kept.length > 0; kept.pop()) {
    const text = JSON.stringify(kept)
    if (text.length <= largest) return text
  }
  return ''
}

/**
 * The drafts that a tab may restore: its own first, then those of closed tabs. Drafts of other open tabs are
 * left out. `living` undefined: it is not known which tabs are open.
 */
export function draftsFor(drafts: readonly Draft[], tab: string, living?: ReadonlySet<string>): Draft[] {
  const own = drafts.filter(draft => draft.tab === tab)
  return living ? [...own, ...drafts.filter(draft => draft.tab !== tab && !living.has(draft.tab))] : own
}

/** The drafts with a changed one of its tab replaced; removed if all of its values are empty or false. */
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

/** Drafts kept by an earlier version have no tab. */
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
