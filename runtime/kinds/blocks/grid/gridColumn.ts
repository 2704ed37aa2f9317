import { type ReactNode } from 'react'
import { type Column } from 'react-data-grid'
import { type Row } from '../../../../schemas/wire/gridReply.ts'
import { type ViewColumn } from '../../../core/grid/columnsView.ts'
import { type ColumnTotals } from '../../../core/grid/totals.ts'

/** A column of react-data-grid with plain text for its cells. */
export type GridColumn = Column<Row, ColumnTotals> & {
  readonly text: (row: Row) => string
  /** Pixels of its cells in addition to that text; absent: its width follows its name, not the text. */
  readonly extraWidth?: number | undefined
  /** Its cells mean nothing when they are truncated: numbers, and keys that can be copied. */
  readonly exact?: boolean
  /** Takes its place while numbers or keys of other columns are truncated. Absent: it keeps its width. */
  readonly compact?: GridColumn
  /** Label of the mark of a row, on the first column with values. Absent: no row has one. */
  readonly markLabel?: (row: Row) => string | undefined
  /** The actions of a row, for use outside of the table. */
  readonly drawRow?: (row: Row) => ReactNode
  /** Absent: the column of check boxes or of actions. */
  readonly view?: ViewColumn
}
