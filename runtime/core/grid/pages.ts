/** Page sizes that the user may choose (spec 1 §9). */
export const pageSizes: readonly number[] = [5, 10, 25, 50]

export const defaultPageSize = 10

/** Pixels. */
export const rowHeight = 36

/** Height of a row in pixels by the density that the user chooses; standard is the specification's. */
export const densities = { comfortable: 44, standard: rowHeight, compact: 28 } as const
export type Density = keyof typeof densities

/** Number of pages of a grid; an empty grid has one. */
export function pageCount(rowCount: number, size: number): number {
  return Math.max(1, Math.ceil(rowCount / size))
}
