import { type CellOf } from '../../../schemas/index.ts'
import { displayText, EMPTY, plainText } from '../../core/text/displayText.ts'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { type CellKindOf } from '../kinds.ts'

/** A status as a coloured label; an unlisted value is shown as it is, in the neutral tone. */
export const kind: CellKindOf<'status'> = {
  text: (cell, value) => state(cell, value)?.label ?? displayText(value),
  align: 'start',
  // Padding and border of the label.
  extraWidth: () => 18,
  draw({ cell, value }) {
    const known = state(cell, value)
    const label = known?.label ?? displayText(value)
    return label === EMPTY ? EMPTY : <StatusLabel tone={known?.tone ?? 'neutral'}>{label}</StatusLabel>
  },
}

function state({ values }: CellOf<'status'>, value: unknown) {
  const word = plainText(value)
  return Object.hasOwn(values, word) ? values[word] : undefined
}
