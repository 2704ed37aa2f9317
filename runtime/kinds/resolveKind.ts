import { type Cell, type CellKind } from '../../schemas/index.ts'
import { isLazy, type Lazy } from '../shell/calls/lazy.ts'
import { type CellKindOf, type CellKinds } from './kinds.ts'

/** The kind of a cell. Lazy ones were loaded with their block (`neededParts`). */
export function cellKind(cells: CellKinds, { kind }: Cell): CellKindOf<CellKind> {
  // Each entry of the table takes the cells of its kind.
  return resolveKind(cells[kind] as CellKindOf<CellKind> | Lazy<CellKindOf<CellKind>>)
}

export function resolveKind<T extends object>(entry: T | Lazy<T>): T {
  if (!isLazy(entry)) return entry
  if (entry.value === undefined) throw new Error('A kind was rendered before it was loaded.')
  return entry.value
}
