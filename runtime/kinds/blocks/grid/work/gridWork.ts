import { type ReactNode } from 'react'
import { type GridPage, type Row } from '../../../../../schemas/wire/gridReply.ts'
import { type CompiledGrid } from '../../../../core/compile/compiled.ts'
import { usedFeatures } from '../../../../core/compile/initiallyVisibleBlocks.ts'
import { type GridAddress } from '../useGridState.ts'

const working = ['selection', 'actions', 'cell/input', 'cell/numericInput']

/** Whether rows of the grid can be worked on. It says the same as long as the definition does. */
export function isInteractive(grid: CompiledGrid): boolean {
  const words = usedFeatures(grid)
  return working.some(word => words.has(word))
}

export interface GridWorkParts extends Pick<GridAddress, 'state' | 'settle'> {
  readonly grid: CompiledGrid
  readonly params: Readonly<Record<string, string>>
  readonly page: GridPage | undefined
  readonly rows: readonly Row[]
  readonly rowCount: number
  /** What may be needed after the first rows is there. */
  readonly ready: boolean
  readonly refresh: () => void
}

export interface GridWork {
  /** Positions of the selected rows on the page, from 0. Undefined: rows cannot be selected. */
  readonly selected: ReadonlySet<number> | undefined
  /** The positions that are selected after a click. */
  readonly choose?: (selected: ReadonlySet<number>) => void
  /** Selects a row of the page, or takes it out. Undefined: rows cannot be selected. */
  readonly toggle?: ((position: number) => void) | undefined
  /** Selects all rows that match the filters. */
  readonly selectAll?: () => void
  /** Leaves no row selected. */
  readonly clear?: () => void
  /** Puts around the grid what its cells and buttons find their actions by. */
  readonly provide: (grid: ReactNode) => ReactNode
  /** Stands below the rows. */
  readonly below?: ReactNode
}

/** Of a grid that is only read. */
export function useReadOnlyGrid(_: GridWorkParts): GridWork {
  return noWork
}

const noWork: GridWork = { selected: undefined, provide: grid => grid }
