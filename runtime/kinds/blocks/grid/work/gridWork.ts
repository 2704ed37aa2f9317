import { type ReactNode } from 'react'
import { type GridPage, type Row } from '../../../../../schemas/wire/gridReply.ts'
import { type CompiledGrid } from '../../../../core/compile/compiled.ts'
import { usedFeatures } from '../../../../core/compile/initiallyVisibleBlocks.ts'
import { type GridAddress } from '../useGridState.ts'

const working = ['selection', 'actions', 'cell/input', 'cell/numericInput']

/** Whether rows can be selected, edited or acted on. Stable per definition. */
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
  /** The chunks for use after the first rows are loaded. */
  readonly ready: boolean
  readonly refresh: () => void
}

export interface GridWork {
  /** Positions of the selected rows on the page, from 0. Undefined: no selection. */
  readonly selected: ReadonlySet<number> | undefined
  /** Sets the selected positions after a click. */
  readonly choose?: (selected: ReadonlySet<number>) => void
  /** Toggles a row of the page. Undefined: no selection. */
  readonly toggle?: ((position: number) => void) | undefined
  /** Selects all rows that match the filters. */
  readonly selectAll?: () => void
  /** Clears the selection. */
  readonly clear?: () => void
  /** The user has moved to a row, by its position on the page. */
  readonly activate?: (position: number) => void
  /** Position of the row shown in the docked panel. Undefined: it is not on the page, or no panel is open. */
  readonly docked?: number | undefined
  /** Closes the docked panel. Undefined: none is open. */
  readonly undock?: (() => void) | undefined
  /** Whether rows are selected or have input that no action has sent. */
  readonly isBusy: () => boolean
  /** Wraps the grid in the contexts of its cells and buttons. */
  readonly provide: (grid: ReactNode) => ReactNode
  /** The bar of the selected rows, between the rows and their totals and pages. */
  readonly chosen?: ReactNode
  /** Panels and dialogs, after the pages. */
  readonly below?: ReactNode
}

/** For a read-only grid. */
export function useReadOnlyGrid(_: GridWorkParts): GridWork {
  return noWork
}

const noWork: GridWork = { selected: undefined, isBusy: () => false, provide: grid => grid }
