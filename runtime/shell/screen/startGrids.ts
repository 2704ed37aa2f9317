import { type CompiledGrid, type CompiledScreen } from '../../core/compile/compiled.ts'
import { type GridState } from '../../core/grid/gridState.ts'
import { firstRequest, type OpeningGrid, openingGrids } from '../../core/grid/openingGrids.ts'
import { factsOf, holds } from '../../core/loads/condition.ts'
import { type CallReply } from '../calls/callReply.ts'
import { gridMemory } from '../gridMemory.ts'
import { type Runtime } from '../RuntimeContext.tsx'
import { knownUserName } from '../session/knownUserName.ts'
import { resourcesAtom } from '../session/resources.ts'
import { viewerOf, zonedContext } from '../userZone.ts'

/** The inputs for the grids of an opening screen. */
export interface GridStart {
  readonly search: URLSearchParams
  readonly params: Readonly<Record<string, string>>
  /** Query parameters declared by the screen. */
  readonly query: Readonly<Record<string, string>>
  /** The pending loads of the screen. */
  readonly loads: ReadonlyMap<string, Promise<unknown>>
  readonly signal: AbortSignal
}

type Starter = Pick<Runtime, 'call' | 'ports' | 'store'>

interface Started {
  readonly reply: Promise<CallReply>
  /** Aborts the request. */
  readonly abort: () => void
  /** The reply, once it has arrived. */
  arrived?: CallReply
}

/** First requests not yet taken by a grid, by key. */
const started = new Map<string, Started>()
let rows: Promise<unknown> = Promise.resolve()

/** Maximum milliseconds that deferred work waits for the first rows: a hanging list must not block it. */
const patience = 1000

/** Milliseconds for which a screen waits for quick replies, to render once with its rows. */
const moment = 30

/**
 * Sends the first request of every visible grid that loads by itself, before the screen is rendered. A grid
 * whose initial filters come from a load waits for that load, one with a condition for all loads. Resolves
 * when all are sent and answered, at most `moment` after they were sent.
 */
export async function startGrids(runtime: Starter, screen: CompiledScreen, start: GridStart): Promise<void> {
  started.clear()
  const grids = openingGrids(screen.body, start.search)
  await Promise.all(grids.map(grid => startGrid(runtime, whenVisible(runtime, grid, start), start)))
  rows = Promise.allSettled([...started.values()].map(({ reply }) => reply))
  if (started.size > 0) await Promise.race([rows, new Promise(resolve => setTimeout(resolve, moment))])
}

/** Identifies a first request by state, not body: an empty to-date changes the body every second. */
export function startKey(path: string, state: GridState): string {
  return JSON.stringify({ path, state })
}

/** The prefetched first request of a grid for this key; returned only once; `newer` aborts it. */
export function takeStartedRequest(key: string, newer: AbortSignal): Promise<CallReply> | undefined {
  const taken = started.get(key)
  started.delete(key)
  if (taken) newer.addEventListener('abort', taken.abort)
  return taken?.reply
}

/** The prefetched reply, if it has arrived and was not taken. */
export function arrivedReply(key: string): CallReply | undefined {
  return started.get(key)?.arrived
}

/** Marks the prefetched reply as taken. */
export function discardStartedRequests(key: string): void {
  started.delete(key)
}

/** A screen starts to open: `firstRows` waits for it. Call the result when it has opened or failed. */
export function expectRows(): () => void {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  rows = promise
  return () => resolve(rows === promise ? undefined : rows)
}

/** Resolves when the grids of the newest screen have their first rows or failed, after at most a second. */
export async function firstRows(): Promise<void> {
  await Promise.race([rows, new Promise(resolve => setTimeout(resolve, patience))])
}

async function startGrid(
  { call, ports, store }: Starter,
  pending: Pending,
  { search, params, loads, signal }: GridStart,
): Promise<void> {
  const grid = pending instanceof Promise ? await pending : pending
  if (!grid?.autoLoad) return
  const load = grid.initialFilters
  const values = load === '' ? {} : { [load]: await loads.get(load)?.catch(() => undefined) }
  if (signal.aborted) return
  const { path, body, state } = firstRequest(grid, {
    search,
    params,
    resources: store.get(resourcesAtom) ?? new Set(),
    loads: values,
    memory: gridMemory({ ports, store }, grid.id),
    context: zonedContext(ports.clock.now()),
  })
  const given = new AbortController()
  const abort = () => given.abort()
  signal.addEventListener('abort', abort)
  const asked = { method: 'POST', path, body, signal: given.signal } as const
  const reply = call(asked, { ignores404: true, safe: true })
  const one: Started = { reply, abort }
  started.set(startKey(path, state), one)
  // After an aborted opening the reply is not used.
  reply.then(
    found => {
      one.arrived = found
    },
    () => {},
  )
}

type Pending = Promise<CompiledGrid | undefined> | CompiledGrid

function whenVisible(
  runtime: Starter,
  { visible, grid }: OpeningGrid,
  { loads, params, query }: GridStart,
): Pending {
  if (!visible) return grid
  const all = Promise.all([...loads].map(async ([name, value]) => [name, await value] as const))
  return all.then(
    values => {
      const facts = factsOf({ loads: Object.fromEntries(values), params, query })
      return holds(visible, facts, viewerOf(knownUserName(runtime) || undefined, runtime.ports.clock.now()))
        ? grid
        : undefined
    },
    () => undefined,
  )
}
