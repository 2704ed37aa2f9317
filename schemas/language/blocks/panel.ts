import { type PlainAction, plainActionSchema } from '../actions/plain.ts'
import { type GridWith, gridSchemaWith } from '../gridKeys.ts'
import { type ActionsBlockWith, actionsBlockWith } from './actionsKeys.ts'
import { type ContentBlockTable, contentBlockSchemas } from './content.ts'
import { type GridBlockWith, gridBlockWith } from './gridKeys.ts'
import { type HolderTableWith, holderSchemasWith, unionOf } from './holders.ts'

/** What acts in a panel opens no panel of blocks, because no word contains itself. */
const flatSchemas = {
  ...contentBlockSchemas,
  actions: actionsBlockWith(plainActionSchema),
  grid: gridBlockWith(gridSchemaWith(plainActionSchema)),
} as const

/** Every block but those of the session, which are screens of their own. */
export const panelBlockSchemas = { ...flatSchemas, ...holderSchemasWith(flatSchemas) } as const

export const panelBodySchema = {
  type: 'array',
  minItems: 1,
  description:
    'The blocks of the panel from top to bottom: all but `signIn` and `signOut`. They see the loads of the screen and of the panel, and the row or record that it was opened for as the load `record`. Filters, tabs and pages in it are its own, and not in the address.',
  items: unionOf(panelBlockSchemas),
} as const

/** A block of a panel that holds no others. */
type FlatPanelBlock =
  | ContentBlockTable[keyof ContentBlockTable]
  | ActionsBlockWith<PlainAction>
  | GridBlockWith<GridWith<PlainAction>>

/** A block that a panel may hold. */
export type PanelBlock =
  | FlatPanelBlock
  | HolderTableWith<FlatPanelBlock>[keyof HolderTableWith<FlatPanelBlock>]
