import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, items, text } from '../item.ts'
import { type Outline } from './outline.ts'

/**
 * Settings of a grid are stored by its id, and saved filters by their pair: two screens may share an id only
 * for the same grid with the same columns.
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

/** The first value under this name; `here` when it is the first, or has no name. */
function firstOf<T>(seen: Map<string, T>, name: string | undefined, here: T): T {
  if (name === undefined) return here
  const first = seen.get(name) ?? here
  seen.set(name, first)
  return first
}

/** Drafts and validators are stored by form id: two forms with one id have the same fields. */
export function checkFormIds(outlines: readonly Outline[]): Finding[] {
  const first = new Map<string, { readonly file: string; readonly fields: string }>()
  return outlines.flatMap(({ file, forms }) =>
    forms.flatMap(({ form }) => {
      const id = text(child(form, 'id'))
      if (id === undefined) return []
      const fields = contentOf(form)
      const known = first.get(id)
      if (!known) first.set(id, { file, fields })
      if (!known || known.fields === fields) return []
      return [finding(file, child(form, 'id'), explain.formIdTwice(id, known.file))]
    }),
  )
}

/** What a form with the same id shares: its fields, and where their limits come from. */
function contentOf(form: Item): string {
  return JSON.stringify([child(form, 'fields').value, child(form, 'profile').value])
}
