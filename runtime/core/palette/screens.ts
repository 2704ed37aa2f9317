import { type RouteEntry } from '../../../schemas/index.ts'
import { type FoundRecord } from '../../../schemas/wire/foundRecords.ts'
import { canOpen } from '../access/permissions.ts'
import { breadcrumbs } from '../breadcrumbs.ts'
import { type CompiledBlock } from '../compile/compiled.ts'
import { type MenuEntry } from '../menu/visibleMenu.ts'
import { fillAddress, fillPath, placeholders } from '../path.ts'

/** A screen to navigate to. */
export interface PaletteScreen {
  readonly name: string
  readonly title: string
  /** The titles above it, outermost first; empty below home. */
  readonly place: readonly string[]
  readonly path: string
  /** The screen has a list with row actions. */
  readonly acts: boolean
}

/** A visited screen, with its path parameters. */
export interface Visit {
  readonly name: string
  readonly params: Readonly<Record<string, string>>
}

interface PaletteHolder {
  readonly routes: readonly RouteEntry[]
  readonly resources: ReadonlySet<string>
  readonly home: string
}

/**
 * All screens without parameters that the user may open, from the route table; without public and redirecting
 * ones.
 */
export function paletteScreens(holder: PaletteHolder): PaletteScreen[] {
  return holder.routes.flatMap(({ name, path }) =>
    placeholders(path).length > 0 ? [] : (paletteScreen(holder, { name, params: {} }) ?? []),
  )
}

/** One screen with its parameters; undefined if it no longer exists or the user may not open it. */
export function paletteScreen(
  { routes, resources, home }: PaletteHolder,
  { name, params }: Visit,
): PaletteScreen | undefined {
  const entry = routes.find(route => route.name === name)
  if (!entry || entry.redirect || entry.access === 'public' || entry.title === '') return undefined
  const needed = placeholders(entry.path)
  if (!needed.every(key => Object.hasOwn(params, key)) || !canOpen(entry, params, resources)) return undefined
  const above = breadcrumbs(routes, name, home).slice(1, -1)
  return {
    name,
    title: [entry.title, ...needed.map(key => params[key])].join(' '),
    place: above.map(({ title }) => title).filter(title => title !== ''),
    path: fillPath(entry.path, params),
    acts: entry.acts ?? false,
  }
}

/**
 * The screens with parameters linked from the menu, each once with its menu label: the route table does not
 * know which parameter values exist.
 */
export function menuScreens(
  holder: PaletteHolder,
  entries: readonly MenuEntry[],
  place: readonly string[] = [],
): PaletteScreen[] {
  const all = entries.flatMap(({ label, link, entries: inner }) => {
    if (inner.length > 0) return menuScreens(holder, inner, [...place, label])
    if (!link || !('screen' in link)) return []
    const screen = paletteScreen(holder, { name: link.screen, params: link.params })
    const needs = placeholders(holder.routes.find(({ name }) => name === link.screen)?.path ?? '')
    return screen && needs.length > 0 ? [{ ...screen, title: label, place }] : []
  })
  const paths = all.map(({ path }) => path)
  return all.filter(({ path }, at) => paths.indexOf(path) === at)
}

/** The screens, those without a screen above them with the labels above their first menu entry: titles may be alike. */
export function withMenuPlaces(
  screens: readonly PaletteScreen[],
  entries: readonly MenuEntry[],
): PaletteScreen[] {
  const places = menuPlaces(entries, [])
  return screens.map(screen =>
    screen.place.length > 0 ? screen : { ...screen, place: places.get(screen.name) ?? [] },
  )
}

/** Name of a screen -> the labels above its first menu entry. */
function menuPlaces(entries: readonly MenuEntry[], above: readonly string[]): Map<string, readonly string[]> {
  const places = new Map<string, readonly string[]>()
  for (const { label, link, entries: inner } of entries) {
    const found = [
      ...(link && 'screen' in link ? [[link.screen, above] as const] : []),
      ...menuPlaces(inner, [...above, label]),
    ]
    for (const [name, place] of found) if (!places.has(name)) places.set(name, place)
  }
  return places
}

/** Adds a visit: newest first, each once; keeps ten records and ten other screens. */
export function withVisit(visits: readonly Visit[], visit: Visit): Visit[] {
  const same = ({ name, params }: Visit) =>
    name === visit.name && JSON.stringify(params) === JSON.stringify(visit.params)
  const all = [visit, ...visits.filter(other => !same(other))]
  const kept = [
    ...all.filter(isRecordVisit).slice(0, 10),
    ...all.filter(one => !isRecordVisit(one)).slice(0, 10),
  ]
  return all.filter(one => kept.includes(one))
}

/** Whether a visited screen shows a record: its address has a parameter. */
export function isRecordVisit({ params }: Visit): boolean {
  return Object.keys(params).length > 0
}

/** Reads stored visits; invalid entries are dropped. */
export function readVisits(text: string | undefined): Visit[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isVisit) : []
  } catch {
    return []
  }
}

function isVisit(value: unknown): value is Visit {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('params' in value)) return false
  const { name, params } = value
  if (typeof name !== 'string' || typeof params !== 'object' || params === null) return false
  return Object.values(params).every(one => typeof one === 'string')
}

/** Labels of the screen's actions: its blocks draw a button for each permitted one. */
export function screenActions(body: readonly CompiledBlock[]): string[] {
  return body.flatMap(block => {
    if (block.kind === 'tabs') return block.tabs.flatMap(tab => screenActions(tab.body))
    if ('body' in block) return screenActions(block.body)
    if (block.kind !== 'grid') return []
    const { actions, export: exported, import: imported } = block.grid
    const own = actions.filter(({ scope }) => scope === 'screen').map(({ label }) => label)
    return [...own, ...(exported ? [exported.title] : []), ...(imported ? [imported.header] : [])]
  })
}

interface RecordOffer {
  readonly title: string
  readonly note: string
  readonly path: string
}

/** Found records by group, in the order of the server, without those of screens the user cannot open. */
export function recordGroups(
  records: readonly FoundRecord[],
  holder: PaletteHolder,
): { readonly label: string; readonly items: readonly RecordOffer[] }[] {
  const groups = new Map<string, RecordOffer[]>()
  const paths = new Set<string>()
  for (const { group, title, note, screen, params } of records) {
    const route = holder.routes.find(({ name }) => name === screen)
    if (!route || !paletteScreen(holder, { name: screen, params })) continue
    const path = fillAddress(route.path, params)
    if (paths.has(path)) continue
    paths.add(path)
    const label = group || route.title
    groups.set(label, [...(groups.get(label) ?? []), { title, note, path }])
  }
  return [...groups].map(([label, items]) => ({ label, items }))
}
