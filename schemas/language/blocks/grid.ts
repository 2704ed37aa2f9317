import { type Grid, gridSchema } from '../grid.ts'
import { type GridBlockWith, gridBlockWith } from './gridKeys.ts'

export const gridBlockSchema = gridBlockWith(gridSchema)

/** A grid in the body of a screen. */
export interface GridBlock extends GridBlockWith<Grid> {}
