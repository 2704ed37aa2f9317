import { CellView } from '../../runtime/kinds/cells/CellBoundary.tsx'
import { cellKind } from '../../runtime/kinds/resolveKind.ts'
import { useRuntime } from '../../runtime/shell/RuntimeContext.tsx'
import { type Cell } from '../../schemas/index.ts'

export interface CellArgs<C extends Cell = Cell> {
  /** As a column writes it. */
  readonly cell: C
  /** Value of the row in the field of the column. */
  readonly value: unknown
  /** The other fields of the row. */
  readonly row?: Readonly<Record<string, unknown>>
}

/** One cell as a column of a grid writes it, in the width of a column. */
export function CellStory({ cell, value, row = {} }: CellArgs) {
  const { kinds } = useRuntime()
  const { align } = cellKind(kinds.cells, cell)
  return (
    <div
      style={{
        inlineSize: 220,
        overflow: 'hidden',
        textAlign: align,
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }}
    >
      <CellView cell={cell} value={value} row={row} />
    </div>
  )
}
