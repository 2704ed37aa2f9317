import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, text } from '../item.ts'
import { type Outline } from './outline.ts'

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
