import { type DetailsBlock, detailsBlockSchema } from './details.ts'
import { type GridBlock, gridBlockSchema } from './grid.ts'
import { type ScreensBlock, screensBlockSchema } from './screens.ts'
import { type SignInBlock, type SignOutBlock, signInBlockSchema, signOutBlockSchema } from './sign.ts'
import { type TextBlock, textBlockSchema } from './text.ts'

/** The blocks that a tab may hold: every one but tabs, because no word contains itself. */
export const flatBlockSchemas = {
  details: detailsBlockSchema,
  grid: gridBlockSchema,
  screens: screensBlockSchema,
  signIn: signInBlockSchema,
  signOut: signOutBlockSchema,
  text: textBlockSchema,
} as const

export const flatBlockSchema = {
  type: 'object',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: Object.values(flatBlockSchemas),
} as const

/** Every block but tabs by its word. */
export interface FlatBlockTable {
  details: DetailsBlock
  grid: GridBlock
  screens: ScreensBlock
  signIn: SignInBlock
  signOut: SignOutBlock
  text: TextBlock
}
/** A block that a tab may hold. */
export type FlatBlock = FlatBlockTable[keyof FlatBlockTable]
