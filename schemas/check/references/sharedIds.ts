import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, items, text } from '../item.ts'
import { type Outline } from './outline.ts'

/**
 * Settings of a grid are kept under its id, and saved filters under their pair: grids of two screens share neither, unless
 * it is one grid, with the same columns, that stands on both.
 */
export function checkSharedIds(outlines: readonly Outline[]): Finding[] {
  const ids = new Map<string, { readonly file: string; readonly columns: string }>()
  const pairs = new Map<string, string>()
  return outlines.flatMap(({ file, grids }) =>
    grids.flatMap(grid => {
      const id = child(grid, 'id')
      const saved = child(grid, 'savedFilters')
      const name = text(child(saved, 'functionality'))
      const pair = name && `${text(child(saved, 'module'))} ${name}`
      const here = { file, columns: JSON.stringify(fieldsOf(grid)) }
      const first = firstOf(ids, text(id), here)
      const isOther = first.file !== file && first.columns !== here.columns
      const other = firstOf(pairs, pair, file)
      return [
        ...(isOther ? [finding(file, id, explain.gridIdShared(text(id) ?? '', first.file))] : []),
        ...(other === file ? [] : [finding(file, saved, explain.savedFiltersShared(other))]),
      ]
    }),
  )
}

function fieldsOf(grid: Item): unknown[] {
  return items(child(grid, 'columns')).map(column => child(column, 'field').value)
}

/** What was first seen under this name; this itself when it is the first, or has no name. */
function firstOf<T>(seen: Map<string, T>, name: string | undefined, here: T): T {
  if (name === undefined) return here
  const first = seen.get(name) ?? here
  seen.set(name, first)
  return first
}
