import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, items, text } from '../item.ts'
import { fieldsOf } from './formFields.ts'
import { type Outline } from './outline.ts'

/** A former name is not in use: stored values under it would be ambiguous. */
export function checkFormerNames({ file, forms, grids }: Outline): Finding[] {
  const named = [
    ...forms.flatMap(({ form }) =>
      fieldsOf(form).map(({ field, beside }) => ({ item: field, beside, key: 'name' })),
    ),
    ...grids.flatMap(grid => {
      const filters = items(child(grid, 'filters'))
      return filters.map(item => ({ item, beside: filters, key: 'field' }))
    }),
  ]
  return named.flatMap(({ item, beside, key }) => {
    const was = child(item, 'was')
    const name = text(was)
    return name !== undefined && beside.some(one => child(one, key).value === name)
      ? [finding(file, was, explain.formerTaken(name))]
      : []
  })
}
