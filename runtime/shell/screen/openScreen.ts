import { type RouteEntry, type Screen } from '../../../schemas/index.ts'
import { permittedScreen } from '../../core/access/permittedBody.ts'
import { type CompiledScreen } from '../../core/compile/compiled.ts'
import { compileScreen } from '../../core/compile/compileScreen.ts'
import { initiallyVisibleBlocks } from '../../core/compile/initiallyVisibleBlocks.ts'
import { firstCheck } from '../../core/loads/condition.ts'
import { askedKeys } from '../../core/loads/leadTo.ts'
import { declaredQuery, paramsMatch } from '../../core/path.ts'
import { ChunkMissing, chunk, lazy } from '../calls/lazy.ts'
import { reloadOnce } from '../calls/reloadOnce.ts'
import { publicFrame } from '../frame/publicFrame.ts'
import { fetchParts } from '../neededParts.ts'
import { type Opening, type Shell } from '../Shell.ts'
import { onSessionStart } from '../session/onSessionStart.ts'
import { resourcesAtom } from '../session/resources.ts'
import { defaultView } from '../views/pinnedViews.ts'
import { followRedirect, guard } from './guard.ts'
import { type OpenedScreen } from './openedScreen.ts'
import { type LoadsStart, runLoads } from './runLoads.ts'
import { startGrids } from './startGrids.ts'

let openings = 0

/**
 * Opens the screen of an address: guard, definition, loads, checks. Its data is requested only after the
 * guard permits it; the definition may load in parallel. Throws a redirect when another screen opens instead.
 */
export async function openScreen(shell: Shell, entry: RouteEntry, opening: Opening): Promise<OpenedScreen> {
  if (!paramsMatch(entry, opening.params)) return openNotFound(shell, opening)
  let definition: Promise<CompiledScreen> | undefined
  const forms = entry.forms && lazy(entry.forms)
  const fetchDefinition = () => {
    if (definition) return definition
    definition = chunk(entry.definition).then(one => compileIn(one, opening.url))
    for (const kind of entry.blocks ?? []) shell.kinds.blocks[kind].fetch().catch(() => {})
    if (hasForm(entry)) forms?.fetch().catch(() => {})
    // Its chunks load as soon as they are known; `openData` reports a missing one.
    definition.then(({ body }) => fetchParts(shell.kinds, body)).catch(() => {})
    return definition
  }
  await guard(shell, entry, opening, fetchDefinition)
  if (entry.access !== 'public') onSessionStart(shell)
  try {
    const screen = await fetchDefinition()
    const query = declaredQuery(screen.query, opening.url.searchParams)
    if (!query) return openNotFound(shell, opening)
    // What the user may not see asks for nothing; the screen itself is kept whole, since permissions may change.
    const held = shell.store.get(resourcesAtom) ?? new Set()
    const permitted = permittedScreen(screen, held, opening.params)
    const opened = await openData(shell, entry, permitted, query, opening, forms)
    await followRedirect(shell, entry, opening)
    return { ...opened, screen }
  } catch (error) {
    if (error instanceof ChunkMissing && (await reloadOnce(shell, opening.url.href))) {
      return new Promise(() => {})
    }
    throw error
  }
}

/** In English, unless the definition has other languages; then the language chunk is fetched. */
async function compileIn(definition: Screen, url: URL): Promise<CompiledScreen> {
  if (!definition.translations) return compileScreen(definition)
  const { inItsLanguage } = await chunk(() => import('../language/inItsLanguage.ts'))
  return inItsLanguage(definition, url)
}

async function openData(
  shell: Shell,
  entry: RouteEntry,
  screen: CompiledScreen,
  query: Readonly<Record<string, string>>,
  opening: Opening,
  forms: OpenedScreen['forms'],
): Promise<OpenedScreen> {
  const { params, signal, url } = opening
  const openedAt = shell.ports.clock.now()
  const parts = fetchParts(shell.kinds, initiallyVisibleBlocks(screen.body, url.searchParams))
  parts.catch(() => {})
  const frame = entry.frame === 'public' ? publicFrame.fetch() : undefined
  frame?.catch(() => {})
  const start = {
    values: { ...query, ...params },
    call: shell.callFor(opening, entry.access === 'public'),
    opening,
  }
  leadElsewhere(shell, screen, {}, start)
  const view = defaultView(shell, url)
  if (view !== undefined) throw shell.redirect(view)
  const all = Object.entries(screen.loads)
  const first = runLoads(
    shell,
    screen,
    all.filter(([, load]) => load.first === true),
    start,
  )
  // Without any, the others are sent in the same task.
  if (first.size > 0) await loadAll(shell, screen, first, start)
  const others = runLoads(
    shell,
    screen,
    all.filter(([, load]) => load.first !== true),
    start,
  )
  const running = new Map([...first, ...others])
  const grids = startGrids(shell, screen, { search: url.searchParams, params, query, loads: running, signal })
  const [loads, asked] = await Promise.all([
    loadAll(shell, screen, running, start),
    askedFor(shell, entry, url),
    parts,
    grids,
    frame,
  ])
  return { entry, screen, params, query, loads, openedAt, asked, opening: ++openings, forms }
}

/** Loads by name. Rejects with a redirect when one of them, or a check of them, opens another screen. */
async function loadAll(
  shell: Shell,
  screen: CompiledScreen,
  running: ReturnType<typeof runLoads>,
  start: LoadsStart,
): Promise<OpenedScreen['loads']> {
  const named = [...running].map(async ([name, value]) => [name, await value] as const)
  const loads = Object.fromEntries(await Promise.all(named))
  leadElsewhere(shell, screen, loads, start)
  return loads
}

/** Throws a redirect when a check on the data loaded so far opens another screen. */
function leadElsewhere(
  shell: Shell,
  screen: CompiledScreen,
  loads: OpenedScreen['loads'],
  { opening, values }: LoadsStart,
): void {
  const instead = firstCheck(screen.checks, { ...loads, params: values }, Object.keys(screen.loads))
  if (!instead) return
  const { name, search } = instead
  throw shell.redirect(shell.leadTo(name, opening, { values: { ...values, ...instead.values }, search }))
}

/** The requested screen, read from the address of a failure screen. */
async function askedFor({ routes }: Shell, entry: RouteEntry, url: URL): Promise<OpenedScreen['asked']> {
  if (entry.access !== 'public' || !url.searchParams.has(askedKeys.from)) return undefined
  const { readRequestedAddress } = await chunk(() => import('./readRequestedAddress.ts'))
  return readRequestedAddress(routes, url)
}

/**
 * Whether the body contains a form: its validator loads in parallel with the data, and the screen does not
 * wait for it. For a form opened by an action it loads on opening.
 */
function hasForm({ blocks = [] }: RouteEntry): boolean {
  return blocks.includes('form')
}

/** Opens not-found, as for any unknown address (spec 2 §2.9); going back skips that address. */
export async function openNotFound(shell: Shell, opening: Opening): Promise<never> {
  throw shell.redirect(shell.leadTo(shell.settings.screens.notFound, opening))
}
