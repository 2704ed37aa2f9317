import { sensitiveData } from '../../../schemas/language/sensitiveData.ts'

/** Whether a field under that label holds what must not be kept outside the page: only what is typed can. */
export function holdsSensitive(
  field: { readonly kind: string; readonly name: string },
  label: string,
): boolean {
  return (field.kind === 'text' || field.kind === 'number') && sensitiveData(field.name, label) !== undefined
}
