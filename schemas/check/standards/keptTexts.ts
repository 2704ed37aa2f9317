import { sensitiveData } from '../../language/sensitiveData.ts'
import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, text } from '../item.ts'
import { fieldsOf, nameOf } from '../references/formFields.ts'
import { type Outline } from '../references/outline.ts'

/**
 * Parts of names and labels by which a person knows data that must not be kept. They are wider than the words from which
 * `sensitive` follows: what one of them finds is kept only if the definition says so.
 */
const sensitiveParts =
  /iban|swift|account ?(?:no|nr|num|id)|routing|sort ?code|national|identity|passport|social|\bssn\b|tax|birth|pass(?:word|phrase|code)|secret|\bpin\b|\botp\b|one ?-?time|verification|token|api ?key|credential|card|cvv|cvc|signature/i

/** Whether the name or label of a field may name such data. */
export function mayBeSensitive(name: string, label: string): boolean {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll('_', ' ')
  return [words, label].some(one => sensitiveParts.test(one))
}

/** Fields whose drafts would keep such data. */
export function keptTexts({ file, forms }: Outline): Finding[] {
  return forms.flatMap(({ form }) =>
    fieldsOf(form)
      .map(({ field }) => field)
      .filter(field => {
        const label = text(child(field, 'label')) ?? ''
        return (
          ['text', 'number'].includes(text(child(field, 'kind')) ?? '') &&
          !isAmount(field) &&
          ['sensitive', 'masked'].every(key => child(field, key).value === undefined) &&
          sensitiveData(nameOf(field), label) === undefined &&
          mayBeSensitive(nameOf(field), label)
        )
      })
      .map(field => finding(file, field, explain.textKept(nameOf(field)))),
  )
}

/** Such data are texts and whole numbers without a unit: `tax` in percent tells nothing about a person. */
function isAmount(field: Item): boolean {
  const { value: decimals } = child(field, 'decimals')
  return (
    text(child(field, 'kind')) === 'number' &&
    ((typeof decimals === 'number' && decimals > 0) ||
      ['unit', 'computed'].some(key => child(field, key).value !== undefined))
  )
}
