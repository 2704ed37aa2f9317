import { type Form, type Screen } from '../../index.ts'
import { isObject } from '../item.ts'

/** Every form of a screen once: those of its body, and those that its actions open. */
export function formsOf({ body }: Screen): Form[] {
  const forms = new Map<string, Form>()
  collect(body, forms)
  return [...forms.values()]
}

function collect(part: unknown, forms: Map<string, Form>): void {
  if (Array.isArray(part)) for (const entry of part) collect(entry, forms)
  if (!isObject(part)) return
  for (const [key, value] of Object.entries(part)) {
    if (key === 'form' && isForm(value)) forms.set(value.id, value)
    else collect(value, forms)
  }
}

/** The definition has passed the check, so `form` holds a form. */
function isForm(value: unknown): value is Form {
  return isObject(value) && typeof value.id === 'string' && Array.isArray(value.fields)
}
