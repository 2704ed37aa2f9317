import { type PlainActionTable, plainActionSchemas } from './actions/plain.ts'
import { type ShowAction, showActionSchema } from './actions/show.ts'

/** Schema of every action kind by its word. */
export const actionSchemas = { ...plainActionSchemas, show: showActionSchema } as const

export const actionSchema = {
  type: 'object',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: Object.values(actionSchemas),
  description: 'An action on rows.',
} as const

/** Every action definition by its word. */
interface ActionTable extends PlainActionTable {
  show: ShowAction
}
/** Word of an action kind. */
export type ActionKind = keyof ActionTable
/** The definition of an action of kind K. */
export type ActionOf<K extends ActionKind> = ActionTable[K]
/** An action on rows. */
export type Action = ActionTable[ActionKind]
