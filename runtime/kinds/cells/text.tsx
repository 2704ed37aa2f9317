import { displayText } from '../../core/text/displayText.ts'
import { type CellKindOf } from '../kinds.ts'

/** The value as text; line breaks become spaces. */
export const textCell: CellKindOf<'text'> = {
  text: (_cell, value) => displayText(value),
  align: 'start',
  View: ({ value }) => displayText(value),
}
