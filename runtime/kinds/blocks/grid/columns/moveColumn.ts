import { type GridColumn } from '../gridColumn.ts'

/**
 * Fields of the columns after one of them was dropped on another; undefined when it stays where it is, as it does when
 * the other one is pinned elsewhere.
 */
export function moveColumn(
  columns: readonly GridColumn[],
  field: string,
  onto: string,
): string[] | undefined {
  const views = columns.flatMap(({ view }) => (view ? [view] : []))
  const moved = views.find(({ column }) => column.field === field)
  const target = views.find(({ column }) => column.field === onto)
  if (!moved || !target || moved === target || moved.pin !== target.pin) return undefined
  const fields = views.map(({ column }) => column.field)
  return fields.toSpliced(fields.indexOf(field), 1).toSpliced(fields.indexOf(onto), 0, field)
}
