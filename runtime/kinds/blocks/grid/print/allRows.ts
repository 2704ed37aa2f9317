import { type Row, readGridReply } from '../../../../../schemas/wire/gridReply.ts'
import { type CompiledGrid } from '../../../../core/compile/compiled.ts'
import { serverMessage } from '../../../../core/errors/failure.ts'
import { gridRequest } from '../../../../core/grid/gridRequest.ts'
import { type GridState } from '../../../../core/grid/gridState.ts'
import { pageSizes } from '../../../../core/grid/pages.ts'
import { messages } from '../../../../core/messages.ts'
import { fillPath } from '../../../../core/path.ts'
import { type Runtime } from '../../../../shell/RuntimeContext.tsx'
import { userZone } from '../../../../shell/userZone.ts'

/** Maximum printed rows: more would block the browser, and fill some 300 sheets. */
export const mostPrinted = 10_000

/** The largest page size (spec 1 §9). */
const size = Math.max(...pageSizes)

/** The list to load. */
export interface WholeList {
  readonly grid: CompiledGrid
  readonly state: GridState
  /** Of the screen. */
  readonly params: Readonly<Record<string, string>>
}

/** The rows loaded so far. */
export interface LoadedRows {
  readonly rows: readonly Row[]
  readonly rowCount: number
  /** The number of rows changed meanwhile, so that some may be missing or duplicated. */
  readonly changed: boolean
  /** Time of the first request: open periods end then on every page. */
  readonly now: number
  /** Why the next page could not be loaded; empty: no failure. */
  readonly problem: string
  readonly ended: boolean
}

/** Loads all filtered rows page by page, continuing an earlier attempt. Rejects when aborted. */
export async function* loadAllRows(
  { call }: Pick<Runtime, 'call'>,
  { grid, state, params }: WholeList,
  before: LoadedRows,
  signal: AbortSignal,
): AsyncGenerator<LoadedRows, void> {
  let loaded: LoadedRows = { ...before, problem: '' }
  const context = { now: before.now, zone: userZone() }
  while (!loaded.ended && loaded.problem === '') {
    const page = loaded.rows.length / size + 1
    const body = gridRequest(grid, { ...state, page, size }, context)
    const reply = await call(
      { method: 'POST', path: fillPath(grid.source, params), body, signal },
      { ignores404: true, safe: true, background: true, global: false },
    )
    const read = reply.ok ? readGridReply(reply.data) : undefined
    if (read) {
      const rows = [...loaded.rows, ...read.rows].slice(0, mostPrinted)
      const ended = read.rows.length < size || rows.length >= Math.min(read.rowCount, mostPrinted)
      loaded = { ...loaded, rows, ended, changed: loaded.changed || read.rowCount !== before.rowCount }
    } else {
      const problem = reply.ok ? messages.gridFailed : failureText(reply)
      loaded = { ...loaded, problem }
    }
    yield loaded
  }
}

function failureText(reply: Parameters<typeof serverMessage>[0]): string {
  return serverMessage(reply) ?? (reply.status === -1 ? messages.offline : messages.gridFailed)
}
