import { type GridPage } from '../../../schemas/wire/gridReply.ts'
import { messages } from '../messages.ts'

/** Page sizes that the user may choose (spec 1 §9). */
export const pageSizes: readonly number[] = [5, 10, 25, 50]

export const defaultPageSize = 10

/** Pixels. */
export const rowHeight = 36

/** Row height in pixels by density; standard is the height of the specification. */
export const densities = { comfortable: 44, standard: rowHeight, compact: 28 } as const
export type Density = keyof typeof densities

/** Pixels of a window above and below the rows: menu, title, filters, header, pagination. */
const around = 420

/** The initial page size: the largest whose rows fit into a window of that height, at least the default. */
export function fittingSize(height: number, density: Density = 'standard'): number {
  const rows = (height - around) / densities[density]
  return pageSizes.findLast(size => size <= rows && size > defaultPageSize) ?? defaultPageSize
}

/** Number of pages of a grid; an empty grid has one. */
export function pageCount(rowCount: number, size: number): number {
  return Math.max(1, Math.ceil(rowCount / size))
}

/** The result of a grid's requests. Requests are compared by identity. */
export interface Settled<R extends object> {
  /** The newest settled request; the grid is loading while it is not the newest request. */
  readonly request: R | undefined
  readonly phase: 'ready' | 'failed' | 'forbidden'
  /** The rows on screen: of the newest successful request, kept while the next one loads or fails. */
  readonly page: GridPage | undefined
  /** Number of rows before those on screen, from the request of these rows. */
  readonly offset: number
}

/** The outcome of one request; without a page it failed. */
export interface Outcome<R extends object> extends Pick<Settled<R>, 'phase'> {
  readonly request: R
  readonly page?: GridPage
  readonly offset?: number
}

export const unsettled = { request: undefined, phase: 'ready', page: undefined, offset: 0 } as const

/** The newest request wins: the outcome of an older one is ignored. */
export function settle<R extends object>(
  before: Settled<R>,
  newest: R | undefined,
  { request, phase, page = before.page, offset = before.offset }: Outcome<R>,
): Settled<R> {
  return request === newest ? { request, phase, page, offset } : before
}

/** Positions of the first and last row on screen among all rows, from 1; undefined: no rows. */
export function shownRange(
  offset: number,
  count: number,
): { readonly first: number; readonly last: number } | undefined {
  return count === 0 ? undefined : { first: offset + 1, last: offset + count }
}

/** Why the actions of these rows are disabled; empty: they are enabled. */
export function frozenReason({ frozen, message, username }: GridPage): string {
  return frozen ? message || messages.rowsFrozen(username) : ''
}
