import { type Row } from '../../../schemas/wire/gridReply.ts'
import { type CompiledRowMark } from '../compile/guarded.ts'
import { holds, type Viewer } from '../loads/condition.ts'

/** The mark of a row; undefined: none of its conditions holds. */
export type MarkOf = (row: Row) => CompiledRowMark | undefined

/** Finds the marks of rows. Each row is evaluated once, also when several parts ask for its mark. */
export function rowMarker(marks: readonly CompiledRowMark[], viewer: Viewer): MarkOf {
  const found = new WeakMap<Row, CompiledRowMark | 'none'>()
  return row => {
    const before = found.get(row)
    if (before) return before === 'none' ? undefined : before
    const mark = marks.find(({ when }) => holds(when, row, viewer))
    found.set(row, mark ?? 'none')
    return mark
  }
}
