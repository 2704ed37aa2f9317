import { type CompiledForm, type CompiledSubmit } from '../compile/compiledForm.ts'

/** Whether the body for this way to send a form is a multipart form: it has a field for a file, chosen or not. */
export function sendsFiles(
  { fields }: Pick<CompiledForm, 'fields'>,
  way: Pick<CompiledSubmit, 'fields'>,
): boolean {
  return fields.some(({ kind, name }) => kind === 'file' && (way.fields?.includes(name) ?? true))
}

/**
 * A body as a multipart form, with a part for each value: a file with its name, lists and records as JSON, anything else as
 * its text. What is empty is an empty part, so that a server can clear it.
 */
export function multipartBody(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof File) form.set(name, value)
    else if (value !== undefined) form.set(name, partText(value))
  }
  return form
}

function partText(value: unknown): string {
  if (value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
