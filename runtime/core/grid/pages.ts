import { type GridPage } from '../../../schemas/wire/gridReply.ts'
import { messages } from '../messages.ts'

/** Page sizes that the user may choose (spec 1 §9). */
export const pageSizes: readonly number[] = [5, 10, 25, 50]

export const defaultPageSize = 10

/** Pixels. */
export const rowHeight = 36

/** Height of a row in pixels by the density that the user chooses; standard is the specification's. */
export const densities = { comfortable: 44, standard: rowHeight, compact: 28 } as const
export type Density = keyof typeof densities

/** Pixels of a window above and below the rows: menu, title, filters, header, pager. */
const around = 420

/** The page size that a grid opens with: the largest whose rows fit into a window of that height, at least the default. */
export function fittingSize(height: number, density: Density = 'standard'): number {
  const rows = (height - around) / densities[density]
  return pageSizes.findLast(size => size <= rows && size > defaultPageSize) ?? defaultPageSize
}

/** Number of pages of a grid; an empty grid has one. */
export function pageCount(rowCount: number, size: number): number {
  return Math.max(1, Math.ceil(rowCount / size))
}

/** What has become of the requests of a grid. A request is told from others by its identity. */
export interface Settled<R extends object> {
  /** The request that has its outcome; while it is not the newest one, the grid is loading. */
  readonly request: R | undefined
  readonly phase: 'ready' | 'failed' | 'forbidden'
  /** The rows on screen: of the newest answered request, kept while the next one is under way or after it failed. */
  readonly page: GridPage | undefined
  /** Number of rows before those on screen, as their own request said it. */
  readonly offset: number
}

/** What has come of one request; without a page it failed. */
export interface Outcome<R extends object> extends Pick<Settled<R>, 'phase'> {
  readonly request: R
  readonly page?: GridPage
  readonly offset?: number
}

export const unsettled = { request: undefined, phase: 'ready', page: undefined, offset: 0 } as const

/** The newest request wins: the outcome of an older one changes nothing, however late it comes. */
export function settle<R extends object>(
  before: Settled<R>,
  newest: R | undefined,
  { request, phase, page = before.page, offset = before.offset }: Outcome<R>,
): Settled<R> {
  return request === newest ? { request, phase, page, offset } : before
}

/** Positions of the first and last row on screen among all rows, from 1; undefined: none is on screen. */
export function shownRange(
  offset: number,
  count: number,
): { readonly first: number; readonly last: number } | undefined {
  return count === 0 ? undefined : { first: offset + 1, last: offset + count }
}

/** Why no action can be used on these rows; empty: they can be used. */
export function frozenReason({ frozen, message, username }: GridPage): string {
  return frozen ? message || messages.rowsFrozen(username) : ''
}
