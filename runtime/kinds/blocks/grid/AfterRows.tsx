import { type ComponentProps } from 'react'
import { type ListKeysParts, useListKeys } from './keys/useListKeys.ts'
import { type OpenedRowState } from './opened/useOpenedRow.ts'
import { useReturnFocus } from './opened/useReturnFocus.ts'
import { PrintedRows } from './PrintedRows.tsx'
import { useKeptFocus } from './useKeptFocus.ts'

/** What rows need once they are there: the focus stays among them, keys act on them, and paper has a table of its own. */
export function AfterRows({
  grid,
  section,
  frame,
  takeReturn,
  work,
  first,
  onStep,
  takeKeys,
  ...printed
}: AfterRowsProps) {
  useKeptFocus(grid, frame, printed.rows)
  useReturnFocus(grid, takeReturn)
  useListKeys({ grid, section, frame, rows: printed.rows, work, first, onStep, takeKeys })
  return <PrintedRows {...printed} />
}

interface AfterRowsProps extends ComponentProps<typeof PrintedRows>, Omit<ListKeysParts, 'rows'> {
  takeReturn: OpenedRowState['takeReturn']
}
