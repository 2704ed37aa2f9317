/** A list in a state to come back to: its filters, sort and columns. */
export interface PinnedView {
  readonly label: string
  /** Path of the screen. */
  readonly path: string
  /** The query of the address, with its question mark. */
  readonly search: string
  /** The list opens with it where an address says nothing. */
  readonly isDefault: boolean
}

/** Views of one user in one browser. */
const mostViews = 20

/** Characters, as in a saved filter (spec 1 §5). */
const longestLabel = 50

/** The state of a list in its address, whatever the page: a view is about rows, and the page of a row changes. */
export function viewSearch(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('page')
  query.sort()
  return query.size === 0 ? '' : `?${query}`
}

export function viewAt(views: readonly PinnedView[], path: string, search: string): PinnedView | undefined {
  return views.find(view => view.path === path && view.search === viewSearch(search))
}

/** Adds a view, in the place of one with the same rows. A list has one default at most. */
export function withView(views: readonly PinnedView[], view: PinnedView): PinnedView[] {
  const others = withoutView(views, view).map(one =>
    view.isDefault && one.path === view.path ? { ...one, isDefault: false } : one,
  )
  return [...others, view]
}

export function withoutView(views: readonly PinnedView[], { path, search }: PinnedView): PinnedView[] {
  return views.filter(one => one.path !== path || one.search !== search)
}

/** What is wrong with the name of a view to pin; undefined: nothing. */
export function viewProblem(label: string, path: string, views: readonly PinnedView[]): string | undefined {
  const text = label.trim()
  if (text === '') return 'Enter a name.'
  if ([...text].length > longestLabel) return `Use at most ${longestLabel} characters.`
  if (views.some(view => view.path === path && view.label === text))
    return 'Another view of this list has this name.'
  return views.length >= mostViews ? `You have ${mostViews} pinned views. Unpin one first.` : undefined
}

/** The views that a browser remembers; what cannot be read is passed over. */
export function readViews(text: string | undefined): PinnedView[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isView) : []
  } catch {
    return []
  }
}

function isView(value: unknown): value is PinnedView {
  if (typeof value !== 'object' || value === null) return false
  const { label, path, search, isDefault } = Object.assign(
    { label: undefined, path: undefined, search: undefined, isDefault: undefined },
    value,
  )
  return (
    [label, path, search].every(one => typeof one === 'string') &&
    // An address of this console, and no other one.
    /^\/(?!\/)/.test(String(path)) &&
    typeof isDefault === 'boolean'
  )
}
