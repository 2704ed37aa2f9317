import { type Row, readGridReply } from '../../../../../schemas/wire/gridReply.ts'
import { type CompiledGrid } from '../../../../core/compile/compiled.ts'
import { gridRequest } from '../../../../core/grid/gridRequest.ts'
import { type GridState } from '../../../../core/grid/gridState.ts'
import { defaultPageSize } from '../../../../core/grid/pages.ts'
import { leadsToRow } from '../../../../core/grid/rowKey.ts'
import { rowParams, rowTarget } from '../../../../core/grid/rowTarget.ts'
import { fillPath } from '../../../../core/path.ts'
import { type PathOfScreen } from '../../../../shell/frame/ScreenLink.tsx'
import { type Runtime } from '../../../../shell/RuntimeContext.tsx'
import { type RecordList } from '../../../../shell/records/recordListAtom.ts'
import { userZone } from '../../../../shell/userZone.ts'

/** A page of a list, as its grid shows it. */
export interface ListPage {
  readonly grid: CompiledGrid
  readonly state: GridState
  readonly rows: readonly Row[]
  readonly rowCount: number
  /** Of the list, whatever its page. */
  readonly address: string
  /** Of the screen. */
  readonly params: Readonly<Record<string, string>>
}

export interface ListServices {
  readonly runtime: Pick<Runtime, 'call' | 'ports'>
  readonly screenLink: PathOfScreen
  /** A record of a page is opened, by its position from 0. */
  readonly onOpen: (page: ListPage, position: number) => void
}

/** The records on a page of a list, with access to the adjacent pages. */
export function recordList(page: ListPage, services: ListServices): RecordList {
  const { grid, state, rows, rowCount } = page
  const { runtime, screenLink, onOpen } = services
  const cell = grid.columns.find(column => leadsToRow(grid, column))?.cell
  const link = cell?.kind === 'link' ? cell : undefined
  return {
    paths: rows.map(row => {
      const target = link && rowTarget(link, row)
      return target && screenLink(target.screen, rowParams(target.params, row))
    }),
    offset: (state.page - 1) * state.size,
    rowCount,
    address: addressOf(page),
    moved: false,
    onOpen: position => onOpen(page, position),
    turn: async by => {
      const turned = await fetchPage(runtime, { ...page, state: { ...state, page: state.page + by } })
      return turned && recordList(turned, services)
    },
  }
}

/** The rows of a page depend on its size, so the address includes it. */
function addressOf({ grid, state, address }: ListPage): string {
  const [path = '', query] = address.split('?')
  const search = new URLSearchParams(query)
  search.delete(`${grid.prefix}page`)
  if (state.page !== 1) search.set(`${grid.prefix}page`, String(state.page))
  if (state.size !== defaultPageSize) search.set(`${grid.prefix}size`, String(state.size))
  return search.size === 0 ? path : `${path}?${search}`
}

async function fetchPage(
  { call, ports }: ListServices['runtime'],
  page: ListPage,
): Promise<ListPage | undefined> {
  const path = fillPath(page.grid.source, page.params)
  const body = gridRequest(page.grid, page.state, { now: ports.clock.now(), zone: userZone() })
  const reply = await call({ method: 'POST', path, body }, { ignores404: true, safe: true })
  const read = reply.ok ? readGridReply(reply.data) : undefined
  return read && { ...page, rows: read.rows, rowCount: read.rowCount }
}
