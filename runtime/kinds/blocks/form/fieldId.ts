import { type FormEditing } from './useFormEditing.ts'

/** Id of the control of a field; undefined for a path that no field has. */
export function fieldId(
  { store, idPrefix }: Pick<FormEditing, 'store' | 'idPrefix'>,
  path: string,
): string | undefined {
  const [name] = path.split('.')
  const known = store.form.fields.some(field => field.name === name)
  return known ? [idPrefix, ...path.split('.')].join('_') : undefined
}
