/** A saved state of a list: its filters, sort and columns. */
export interface PinnedView {
  readonly label: string
  /** Path of the screen. */
  readonly path: string
  /** The query of the address, with its question mark. */
  readonly search: string
  /** Used when the address has no parameters of its own. */
  readonly isDefault: boolean
}

/** Maximum views per user and browser. */
const mostViews = 20

/** Characters, as in a saved filter (spec 1 §5). */
const longestLabel = 50

/** The query of a list without its page: a view selects rows, whose page changes. */
export function viewSearch(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('page')
  query.sort()
  return query.size === 0 ? '' : `?${query}`
}

export function viewAt(views: readonly PinnedView[], path: string, search: string): PinnedView | undefined {
  return views.find(view => view.path === path && view.search === viewSearch(search))
}

/** Adds a view, replacing one with the same rows. A list has at most one default. */
export function withView(views: readonly PinnedView[], view: PinnedView): PinnedView[] {
  const others = withoutView(views, view).map(one =>
    view.isDefault && one.path === view.path ? { ...one, isDefault: false } : one,
  )
  return [...others, view]
}

export function withoutView(views: readonly PinnedView[], { path, search }: PinnedView): PinnedView[] {
  return views.filter(one => one.path !== path || one.search !== search)
}

/** Error message of the name of a view; undefined: valid. */
export function viewProblem(label: string, path: string, views: readonly PinnedView[]): string | undefined {
  const text = label.trim()
  if (text === '') return 'Enter a name.'
  if ([...text].length > longestLabel) return `Use at most ${longestLabel} characters.`
  if (views.some(view => view.path === path && view.label === text))
    return 'Another view of this list has this name.'
  return views.length >= mostViews ? `You have ${mostViews} pinned views. Unpin one first.` : undefined
}

/** Reads stored views; invalid entries are ignored. */
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
    // Only an address of this console.
    /^\/(?!\/)/.test(String(path)) &&
    typeof isDefault === 'boolean'
  )
}
