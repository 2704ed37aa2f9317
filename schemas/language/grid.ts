import { type Action, actionSchema } from './action.ts'
import { type GridWith, gridSchemaWith } from './gridKeys.ts'

export const gridSchema = gridSchemaWith(actionSchema)

/** A table of the server's rows. */
export interface Grid extends GridWith<Action> {}
