import { type ScreenDefinition } from '../../../schemas/index.ts'

/** The examples of one word, as a definition writes it: with what it needs, and with all that it takes. */
export interface Examples<T> {
  readonly minimal: T
  readonly full: T
}

/** What an example says of its screen; name, path and access are the same for all. */
export type ScreenPart = Omit<ScreenDefinition, 'name' | 'path'> & { readonly path?: string }
