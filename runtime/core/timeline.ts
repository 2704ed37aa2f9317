import { valueAt } from './objects.ts'

/** Where the parts of an event stand in a record, as dotted paths; a part that is not named stands under its own name. */
export type TimelineFields = { readonly [P in (typeof parts)[number]]?: string }

const parts = ['id', 'icon', 'color', 'title', 'user', 'date', 'data'] as const

/** Records with the parts of an event under their own names, as the wire reads them; nothing is no event. Undefined: no list. */
export function eventsOf(data: unknown, fields: TimelineFields): readonly unknown[] | undefined {
  if (data === null || data === undefined) return []
  if (!Array.isArray(data)) return undefined
  return data.map((record: unknown) =>
    Object.fromEntries(parts.map(part => [part, valueAt(record, fields[part] ?? part)])),
  )
}
