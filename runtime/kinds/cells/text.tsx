import { displayText, EMPTY } from '../../core/text/displayText.ts'
import { type CellKindOf } from '../kinds.ts'
import { besideCopied, CopyValue } from './CopyValue.tsx'

/** The value as text; line breaks become spaces. */
export const kind: CellKindOf<'text'> = {
  text: (_cell, value) => displayText(value),
  align: 'start',
  beside: besideCopied,
  draw({ cell, value, tabIndex }) {
    const text = displayText(value)
    if (!cell.copy || text === EMPTY) return text
    return (
      <>
        <bdi>{text}</bdi>
        <CopyValue text={text} tabIndex={tabIndex} />
      </>
    )
  },
}
