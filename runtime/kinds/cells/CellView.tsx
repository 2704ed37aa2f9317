import { type Cell } from '../../../schemas/index.ts'
import { useRuntime } from '../../shell/RuntimeContext.tsx'
import { type CellViewProps } from '../kinds.ts'
import { cellKind } from '../resolveKind.ts'

/** A value drawn by the kind of its cell, where it stands alone: outside the rows of a grid. */
export function CellView(props: CellViewProps<Cell>) {
  return cellKind(useRuntime().kinds.cells, props.cell).draw(props)
}
