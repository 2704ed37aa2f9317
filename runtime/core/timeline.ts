import { valueAt } from './objects.ts'

/** Dotted paths of the parts of an event in a record; the default is the name of the part. */
export type TimelineFields = { readonly [P in (typeof parts)[number]]?: string }

const parts = ['id', 'icon', 'color', 'title', 'user', 'date', 'data'] as const

/** Records with the parts of an event under their own names; undefined if not a list. */
export function eventsOf(data: unknown, fields: TimelineFields): readonly unknown[] | undefined {
  if (data === null || data === undefined) return []
  if (!Array.isArray(data)) return undefined
  return data.map((record: unknown) =>
    Object.fromEntries(parts.map(part => [part, valueAt(record, fields[part] ?? part)])),
  )
}
