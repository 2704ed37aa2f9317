import { type Row, readGridReply } from '../../../../../schemas/wire/gridReply.ts'
import { type CompiledGrid } from '../../../../core/compile/compiled.ts'
import { serverMessage } from '../../../../core/errors/failure.ts'
import { pageSizes } from '../../../../core/grid/pages.ts'
import { gridRequest } from '../../../../core/grid/request.ts'
import { type GridState } from '../../../../core/grid/state.ts'
import { messages } from '../../../../core/messages.ts'
import { fillPath } from '../../../../core/path.ts'
import { type Runtime } from '../../../../shell/RuntimeContext.tsx'
import { userZone } from '../../../../shell/userZone.ts'

/** Rows that are printed at most: more would hold up the browser, and fill some 300 sheets. */
export const mostPrinted = 10_000

/** The largest page that may be asked for (spec 1 §9). */
const size = Math.max(...pageSizes)

/** The list to load. */
export interface WholeList {
  readonly grid: CompiledGrid
  readonly state: GridState
  /** Of the screen. */
  readonly params: Readonly<Record<string, string>>
}

/** The rows that are loaded so far. */
export interface LoadedRows {
  readonly rows: readonly Row[]
  readonly rowCount: number
  /** The number of rows changed meanwhile, so that some may be missing or appear twice. */
  readonly changed: boolean
  /** When the first page was asked for: open periods end then on every page. */
  readonly now: number
  /** Why the next page could not be loaded; empty: it is not known that it cannot. */
  readonly problem: string
  readonly ended: boolean
}

/** Loads the rows of the filters page by page, from where an earlier attempt has stopped. Rejects when it is aborted. */
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
