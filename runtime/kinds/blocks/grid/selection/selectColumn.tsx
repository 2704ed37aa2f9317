import {
  type RenderCellProps,
  type RenderHeaderCellProps,
  SELECT_COLUMN_KEY,
  useHeaderRowSelection,
  useRowSelection,
} from 'react-data-grid'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { type CompiledGrid } from '../../../../core/compile/compiled.ts'
import { nameColumn, rowKeyOf } from '../../../../core/grid/rowKey.ts'
import { type ColumnTotals } from '../../../../core/grid/totals.ts'
import { valueAt } from '../../../../core/objects.ts'
import { displayText } from '../../../../core/text/displayText.ts'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { type GridColumn } from '../gridColumn.ts'

/** The check boxes of rows and page. react-data-grid requires this column to be first and fixed. */
export function selectColumn(grid: CompiledGrid): GridColumn {
  const name = nameColumn(grid)?.field ?? grid.rowKey
  return {
    key: SELECT_COLUMN_KEY,
    name: 'Selection',
    width: 44,
    minWidth: 44,
    maxWidth: 44,
    frozen: 'start',
    cellClass: 'console-cell-control',
    headerCellClass: 'console-cell-control',
    renderHeaderCell: SelectPage,
    renderCell: props => (
      <SelectRow
        {...props}
        name={displayText(valueAt(props.row, name))}
        keyless={rowKeyOf(grid, props.row) === ''}
      />
    ),
    text: () => '',
  }
}

function SelectPage({ tabIndex }: RenderHeaderCellProps<Row, ColumnTotals>) {
  const { isIndeterminate, isRowSelected, onRowSelectionChange } = useHeaderRowSelection()
  return (
    <Checkbox
      label="Select all rows of the page"
      hideLabel
      tabIndex={tabIndex}
      checked={isRowSelected}
      indeterminate={isIndeterminate}
      onChange={checked => onRowSelectionChange({ checked })}
    />
  )
}

function SelectRow({ row, tabIndex, name, keyless }: SelectRowProps) {
  const { isRowSelected, isRowSelectionDisabled, onRowSelectionChange } = useRowSelection()
  return (
    <Checkbox
      label={`Select ${name}`}
      hideLabel
      tabIndex={tabIndex}
      checked={isRowSelected}
      disabled={isRowSelectionDisabled || keyless}
      title={keyless ? 'This row has no key, so it cannot be selected.' : undefined}
      onChange={(checked, isShiftClick) => onRowSelectionChange({ row, checked, isShiftClick })}
    />
  )
}

interface SelectRowProps extends RenderCellProps<Row, ColumnTotals> {
  /** Name of the row. */
  name: string
  /** The row has no key from the server. */
  keyless: boolean
}
