import { type RouteEntry } from '../../../schemas/index.ts'
import { readResourceList } from '../../../schemas/wire/session.ts'
import { decide } from '../../core/access/decide.ts'
import { permittedScreen } from '../../core/access/permittedBody.ts'
import { compileScreen } from '../../core/compile/compileScreen.ts'
import { keptColumns } from '../../core/grid/columnsMemory.ts'
import { firstRequest, openingGrids } from '../../core/grid/openingGrids.ts'
import { firstCheck } from '../../core/loads/condition.ts'
import { needOf } from '../../core/loads/loadNeeds.ts'
import { loadCall, readLoad } from '../../core/loads/readLoad.ts'
import { declaredQuery, paramsMatch, pathValues } from '../../core/path.ts'
import { type Settings } from '../../core/settings.ts'
import { type Memory } from '../../ports/browser.ts'
import { type HttpCall } from '../../ports/http.ts'
import { keptUser } from '../session/keptUser.ts'
import { zonedContext } from '../userZone.ts'

/** What is known of the first screen while the script of the page is loading. */
export interface PrefetchedScreen {
  readonly entry: RouteEntry
  readonly url: URL
  readonly settings: Settings
  readonly memory: Pick<Memory, 'get'>
  /** The session token. */
  readonly token: string
  /** Height of the window, in pixels. */
  readonly height: number
  readonly now: () => number
  /** Sends a call and keeps its reply for the same call. Resolves with the body, or undefined. */
  readonly send: (call: HttpCall) => Promise<unknown>
}

/**
 * Sends the requests of the first screen as soon as the resource list permits it: its loads, and the first
 * page of its grids. Decides and shows nothing: `openScreen` makes the same calls under the same guard and
 * reuses the replies of those guessed right. Calls that depend on the current time are left to it.
 */
export async function prefetchScreen(ahead: PrefetchedScreen, resourceList: unknown): Promise<void> {
  const { entry, url, settings, memory, token, height, now, send } = ahead
  const search = url.searchParams
  const params = pathValues(entry.path, url.pathname)
  const resources = new Set(readResourceList(resourceList))
  const request = { entry, params, query: search, signedIn: true, resources, firstSignedIn: true, settings }
  if (!paramsMatch(entry, params) || decide(request).go !== 'show') return
  const screen = permittedScreen(compileScreen(await entry.definition()), resources, params)
  const query = declaredQuery(screen.query, search)
  if (!query) return
  const values = { ...query, ...params }
  if (firstCheck(screen.checks, { params: values }, Object.keys(screen.loads))) return
  const all = Object.entries(screen.loads)
  const first = all.filter(([, load]) => load.first === true)
  const loads = new Map(
    (first.length > 0 ? first : all).map(([name, load]) => [name, send(loadCall(load, values))]),
  )
  // The other loads and the grids depend on these.
  if (first.length > 0) return
  await Promise.all(
    openingGrids(screen.body, search).map(async ({ grid, visible }) => {
      if (!grid.autoLoad || visible) return
      const name = grid.initialFilters
      const load = screen.loads[name]
      const read = load && readLoad(load, needOf(screen, name), await loads.get(name))
      if (name !== '' && !read) return
      const kept = keptColumns(memory, keptUser(memory, token), grid.id, height)
      const opening = { search, params, resources, loads: { [name]: read?.value }, memory: kept }
      const at = (moment: number) => firstRequest(grid, { ...opening, context: zonedContext(moment) })
      const [{ path, body }, later] = [at(now()), at(now() + day)]
      if (JSON.stringify(body) === JSON.stringify(later.body)) await send({ method: 'POST', path, body })
    }),
  )
}

const day = 86_400_000
