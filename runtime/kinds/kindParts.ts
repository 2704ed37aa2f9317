import { rowActions } from './blocks/grid/rowActions.ts'
import { screenActions } from './blocks/grid/screenActions.ts'
import { gridTotals } from './blocks/grid/totals.ts'
import { type KindPart } from './kinds.ts'

/** Every part of a kind that only some definitions need, with the words that need it. */
export const kindParts: readonly KindPart[] = [gridTotals, rowActions, screenActions]
