import { type ComponentProps, type RefObject } from 'react'
import { type DataGridHandle } from 'react-data-grid'
import { type OpenedRowState } from './opened/useOpenedRow.ts'
import { useReturnFocus } from './opened/useReturnFocus.ts'
import { PrintedRows } from './PrintedRows.tsx'
import { useKeptFocus } from './useKeptFocus.ts'

/** What rows need once they are there: the focus stays among them, and paper has a table of its own. */
export function AfterRows({ grid, frame, takeReturn, ...printed }: AfterRowsProps) {
  useKeptFocus(grid, frame, printed.rows)
  useReturnFocus(grid, takeReturn)
  return <PrintedRows {...printed} />
}

interface AfterRowsProps extends ComponentProps<typeof PrintedRows> {
  grid: RefObject<DataGridHandle | null>
  frame: RefObject<HTMLElement | null>
  takeReturn: OpenedRowState['takeReturn']
}
