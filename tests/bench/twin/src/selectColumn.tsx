import {
  type RenderCellProps,
  type RenderHeaderCellProps,
  SELECT_COLUMN_KEY,
  useHeaderRowSelection,
  useRowSelection,
} from 'react-data-grid'
import { type ColumnTotals } from '../../../../runtime/core/grid/totals.ts'
import { displayText } from '../../../../runtime/core/text/displayText.ts'
import { Checkbox } from '../../../../runtime/ui/Checkbox.tsx'
import { type Row } from '../../../../schemas/wire/gridReply.ts'
import { type RefundColumn } from './refunds/columns.tsx'

/** The check boxes of rows and page; `id` is the field that names a row. */
export function selectColumn(id: string): RefundColumn {
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
    renderCell: props => <SelectRow {...props} name={displayText(props.row[id])} />,
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

function SelectRow({ row, tabIndex, name }: RenderCellProps<Row, ColumnTotals> & { name: string }) {
  const { isRowSelected, isRowSelectionDisabled, onRowSelectionChange } = useRowSelection()
  return (
    <Checkbox
      label={`Select ${name}`}
      hideLabel
      tabIndex={tabIndex}
      checked={isRowSelected}
      disabled={isRowSelectionDisabled}
      onChange={(checked, isShiftClick) => onRowSelectionChange({ row, checked, isShiftClick })}
    />
  )
}
