import { type Action, actionSchema } from '../action.ts'
import { type ActionsBlockWith, actionsBlockWith } from './actionsKeys.ts'

export const actionsBlockSchema = actionsBlockWith(actionSchema)

/** Buttons for what can be done with one record. */
export interface ActionsBlock extends ActionsBlockWith<Action> {}
