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
