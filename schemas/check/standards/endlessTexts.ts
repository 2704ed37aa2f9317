import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, items, text } from '../item.ts'
import { fieldsOf, nameOf, submitsOf } from '../references/formFields.ts'
import { type Outline } from '../references/outline.ts'

/** Texts without a limit: the server would be the first to reject one, with its own field names. */
export function endlessTexts({ file, forms }: Outline): Finding[] {
  return forms
    .filter(({ form }) => submitsOf(form).length > 0)
    .flatMap(({ form }) =>
      fieldsOf(form)
        .filter(
          ({ field }) => child(field, 'kind').value === 'text' && !hasEnd(field) && !isLaidOver(form, field),
        )
        .map(({ field }) => finding(file, field, explain.textEndless(nameOf(field)))),
    )
}

function hasEnd(field: Item): boolean {
  return ['maxLength', 'length'].some(key => child(field, key).value !== undefined)
}

/** A profile sets the lengths of its fields. */
function isLaidOver(form: Item, field: Item): boolean {
  const profile = child(form, 'profile')
  return profile.value !== undefined && !items(child(profile, 'free')).map(text).includes(nameOf(field))
}
