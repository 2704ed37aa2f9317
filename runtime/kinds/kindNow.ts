import { type Cell, type CellKind } from '../../schemas/index.ts'
import { isLate, type Late } from '../shell/calls/late.ts'
import { type CellKindOf, type CellKinds } from './kinds.ts'

/** The kind of a cell. The late ones were fetched with the block in which they stand (`neededParts`). */
export function cellKind(cells: CellKinds, { kind }: Cell): CellKindOf<CellKind> {
  // The table is total: the entry under a kind takes the cells of that kind.
  return kindNow(cells[kind] as CellKindOf<CellKind> | Late<CellKindOf<CellKind>>)
}

export function kindNow<T extends object>(entry: T | Late<T>): T {
  if (!isLate(entry)) return entry
  if (entry.now === undefined) throw new Error('A kind is drawn before it was fetched.')
  return entry.now
}
