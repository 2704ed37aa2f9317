import { type ActionsBlock, actionsBlockSchema } from './actions.ts'
import { type ContentBlockTable, contentBlockSchemas } from './content.ts'
import { type GridBlock, gridBlockSchema } from './grid.ts'
import { type SignInBlock, type SignOutBlock, signInBlockSchema, signOutBlockSchema } from './sign.ts'

/** The blocks that hold no others; columns, expandable blocks and tabs hold these, since no word nests itself. */
export const flatBlockSchemas = {
  ...contentBlockSchemas,
  actions: actionsBlockSchema,
  grid: gridBlockSchema,
  signIn: signInBlockSchema,
  signOut: signOutBlockSchema,
} as const

/** Every block that holds no others, by its word. */
export interface FlatBlockTable extends ContentBlockTable {
  actions: ActionsBlock
  grid: GridBlock
  signIn: SignInBlock
  signOut: SignOutBlock
}
