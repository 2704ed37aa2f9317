import { type RouteEntry } from '../../../schemas/index.ts'
import { own } from '../own.ts'
import { placeholders } from '../path.ts'

/** Whether every decoded parameter of the path is there and matches its pattern as a whole; if not, not-found is shown. */
export function paramsMatch(entry: RouteEntry, params: Readonly<Record<string, string>>): boolean {
  return placeholders(entry.path).every(name => {
    const value = own(params, name)
    const pattern = own(entry.params ?? {}, name)?.pattern
    if (value === undefined || value === '') return false
    return pattern === undefined || new RegExp(`^(?:${pattern})$`).test(value)
  })
}
