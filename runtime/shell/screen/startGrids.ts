import { type CompiledBlock, type CompiledGrid, type CompiledScreen } from '../../core/compile/compiled.ts'
import { readGridState } from '../../core/grid/address.ts'
import { initialFilters } from '../../core/grid/initial.ts'
import { permittedGrid } from '../../core/grid/permittedGrid.ts'
import { gridRequest } from '../../core/grid/request.ts'
import { type GridState } from '../../core/grid/state.ts'
import { factsOf, holds } from '../../core/loads/condition.ts'
import { fillPath } from '../../core/path.ts'
import { type CallReply } from '../calls/callReply.ts'
import { gridMemory } from '../gridMemory.ts'
import { type Runtime } from '../RuntimeContext.tsx'
import { resourcesAtom } from '../session/resources.ts'
import { userZone } from '../userZone.ts'

/** What the grids of an opening screen are asked with. */
export interface GridStart {
  readonly search: URLSearchParams
  readonly params: Readonly<Record<string, string>>
  /** Query parameters that the screen declares. */
  readonly query: Readonly<Record<string, string>>
  /** The loads of the screen, under way. */
  readonly loads: ReadonlyMap<string, Promise<unknown>>
  readonly signal: AbortSignal
}

type Starter = Pick<Runtime, 'call' | 'ports' | 'store'>

interface Started {
  readonly reply: Promise<CallReply>
  /** Gives the request up. */
  readonly abort: () => void
}

/** First requests that no grid has taken yet, by their keys. */
const started = new Map<string, Started>()
let rows: Promise<unknown> = Promise.resolve()

/** Milliseconds for which that waits for the first rows which is not needed for them: a list that hangs holds up nothing. */
const patience = 1000

/**
 * Sends the first request of every visible grid that loads by itself, so that it does not wait for the screen to be
 * drawn. A grid whose initial filters come from a load waits for that load, one with a condition for all loads. Resolves
 * when all are sent.
 */
export async function startGrids(runtime: Starter, screen: CompiledScreen, start: GridStart): Promise<void> {
  started.clear()
  await Promise.all(visibleGrids(screen.body, start).map(grid => startGrid(runtime, grid, start)))
  rows = Promise.allSettled([...started.values()].map(({ reply }) => reply))
}

/** Tells first requests apart. By the state, not the body: an empty to-date makes a body of its own every second. */
export function startKey(path: string, state: GridState): string {
  return JSON.stringify({ path, state })
}

/** The first request of a grid, if it was sent ahead under this key; it is given only once, and `newer` gives it up. */
export function takeStarted(key: string, newer: AbortSignal): Promise<CallReply> | undefined {
  const taken = started.get(key)
  started.delete(key)
  if (taken) newer.addEventListener('abort', taken.abort)
  return taken?.reply
}

/** A screen begins to open: the first rows are its own from here on. To be called when it has opened, or will not. */
export function expectRows(): () => void {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  rows = promise
  return () => resolve(rows === promise ? undefined : rows)
}

/** Resolves when the grids of the newest screen have their first rows or failed to get them, after a second in any case. */
export async function firstRows(): Promise<void> {
  await Promise.race([rows, new Promise(resolve => setTimeout(resolve, patience))])
}

async function startGrid(
  starter: Starter,
  pending: Promise<CompiledGrid | undefined> | CompiledGrid,
  { search, params, loads, signal }: GridStart,
): Promise<void> {
  const { call, ports, store } = starter
  const visible = pending instanceof Promise ? await pending : pending
  if (!visible?.autoLoad) return
  const grid = permittedGrid(visible, store.get(resourcesAtom) ?? new Set(), params)
  const load = grid.initialFilters
  const values = load === '' ? {} : { [load]: await loads.get(load)?.catch(() => undefined) }
  if (signal.aborted) return
  const context = {
    now: ports.clock.now(),
    get zone() {
      return userZone()
    },
  }
  const initial = initialFilters(grid, values, Object.fromEntries(search), context)
  const state = readGridState(grid, search, initial, gridMemory(starter, grid.id))
  const path = fillPath(grid.source, params)
  const body = gridRequest(grid, state, context)
  const given = new AbortController()
  const abort = () => given.abort()
  signal.addEventListener('abort', abort)
  const asked = { method: 'POST', path, body, signal: given.signal } as const
  const reply = call(asked, { ignores404: true, safe: true })
  // After an aborted opening the reply is not used.
  reply.catch(() => {})
  started.set(startKey(path, state), { reply, abort })
}

type Pending = Promise<CompiledGrid | undefined> | CompiledGrid

function visibleGrids(body: readonly CompiledBlock[], start: GridStart): Pending[] {
  return body.flatMap((block): Pending[] => {
    if (block.kind === 'grid') return [whenVisible(block.visible, start, block.grid)]
    if ('visible' in block && block.visible) return []
    if ('body' in block) return 'open' in block && !block.open ? [] : visibleGrids(block.body, start)
    if (block.kind !== 'tabs') return []
    const asked = start.search.get(block.key)
    const tab = block.tabs.find(({ id }) => id === asked) ?? block.tabs[0]
    return tab && !tab.visible ? visibleGrids(tab.body, start) : []
  })
}

function whenVisible(
  condition: Parameters<typeof holds>[0] | undefined,
  { loads, params, query }: GridStart,
  grid: CompiledGrid,
): Pending {
  if (!condition) return grid
  const all = Promise.all([...loads].map(async ([name, value]) => [name, await value] as const))
  return all.then(
    values => {
      const facts = factsOf({ loads: Object.fromEntries(values), params, query })
      return holds(condition, facts) ? grid : undefined
    },
    () => undefined,
  )
}
