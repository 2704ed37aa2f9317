import { displayBoolean } from '../../core/text/displayText.ts'
import { type CellKindOf } from '../kinds.ts'

/** Yes or No. */
export const kind: CellKindOf<'boolean'> = {
  text: (_cell, value) => displayBoolean(value),
  align: 'start',
  draw: ({ value }) => displayBoolean(value),
}
