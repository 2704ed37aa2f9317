/**
 * The data with values replaced in the record at a dotted path; does not change its input.
 * `({ a: { b: { c: 1 } } }, 'a.b', { c: 2 })` -> `{ a: { b: { c: 2 } } }`
 */
export function withValues(
  data: Readonly<Record<string, unknown>>,
  path: string,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const [key = '', ...rest] = path.split('.')
  const inner = recordOf(data[key])
  return {
    ...data,
    [key]: rest.length === 0 ? { ...inner, ...values } : withValues(inner, rest.join('.'), values),
  }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
