import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, text } from '../item.ts'
import { type FormPlace } from './outline.ts'

/** The findings of a path below `record`, `profile` or `loads`; undefined: it begins with a field of the form. */
export function surroundingFindings(
  file: string,
  { form, onRecord }: FormPlace,
  name: string,
  item: Item,
): Finding[] | undefined {
  switch (name) {
    case 'record':
      return onRecord || text(child(form, 'values')) !== undefined
        ? []
        : [finding(file, item, explain.recordMissing())]
    case 'profile':
      return child(form, 'profile').value === undefined ? [finding(file, item, explain.profileMissing())] : []
    case 'loads':
      // Unknown loads are reported with all other uses of loads.
      return []
    default:
      return undefined
  }
}
