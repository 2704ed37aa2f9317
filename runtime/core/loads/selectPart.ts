import { valueAt } from '../valueAt.ts'

/** The wanted part of a reply; the whole reply without a path, null where there is nothing. */
export function selectPart(data: unknown, path: string | undefined): unknown {
  return path === undefined ? data : (valueAt(data, path) ?? null)
}
