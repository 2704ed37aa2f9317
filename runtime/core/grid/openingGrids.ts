import { type Condition } from '../../../schemas/index.ts'
import { type CompiledBlock, type CompiledGrid } from '../compile/compiled.ts'
import { fillPath } from '../path.ts'
import { readGridState } from './address.ts'
import { type ColumnsMemory } from './columnsMemory.ts'
import { type FilterContext } from './filterTerms.ts'
import { type GridBody, gridRequest } from './gridRequest.ts'
import { type GridState } from './gridState.ts'
import { initialFilters } from './initialFilters.ts'
import { permittedGrid } from './permittedGrid.ts'

/** A grid that is visible when its screen opens. */
export interface OpeningGrid {
  readonly grid: CompiledGrid
  /** Absent: it is always shown. */
  readonly visible?: Condition | undefined
}

/** The grids of a body visible on opening; conditional blocks start their own grids. */
export function openingGrids(
  body: readonly CompiledBlock[],
  search: URLSearchParams,
): readonly OpeningGrid[] {
  return body.flatMap((block): readonly OpeningGrid[] => {
    if (block.kind === 'grid') return [{ grid: block.grid, visible: block.visible }]
    if ('visible' in block && block.visible) return []
    if ('body' in block) return 'open' in block && !block.open ? [] : openingGrids(block.body, search)
    if (block.kind !== 'tabs') return []
    const asked = search.get(block.key)
    const tab = block.tabs.find(({ id }) => id === asked) ?? block.tabs[0]
    return tab && !tab.visible ? openingGrids(tab.body, search) : []
  })
}

/** The inputs of a grid's first request. */
export interface GridOpening {
  readonly search: URLSearchParams
  readonly params: Readonly<Record<string, string>>
  /** Permissions of the user. */
  readonly resources: ReadonlySet<string>
  /** By name; includes the load of its initial filters. */
  readonly loads: Readonly<Record<string, unknown>>
  readonly memory: ColumnsMemory
  readonly context: FilterContext
}

/** The first request of a grid, with its state. */
export function firstRequest(compiled: CompiledGrid, opening: GridOpening): FirstRequest {
  const { search, params, resources, loads, memory, context } = opening
  const grid = permittedGrid(compiled, resources, params)
  const initial = initialFilters(grid, loads, Object.fromEntries(search), context)
  const state = readGridState(grid, search, initial, memory)
  return { path: fillPath(grid.source, params), body: gridRequest(grid, state, context), state }
}

interface FirstRequest {
  readonly path: string
  readonly body: GridBody
  readonly state: GridState
}
