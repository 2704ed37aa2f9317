import { type CellOf } from '../../../schemas/index.ts'
import { displayText, EMPTY } from '../../core/text/displayText.ts'
import { type CellKindOf, type CellViewProps } from '../kinds.ts'
import { RowInput, useCellEdit } from './RowInput.tsx'

/** A text input; starts with the value of the row. */
export const kind: CellKindOf<'input'> = {
  text: (_cell, value) => displayText(value),
  align: 'start',
  draw: props => <InputView {...props} />,
}

function InputView({
  cell: { name = '', label, maxLength },
  value,
  row,
  tabIndex,
}: CellViewProps<CellOf<'input'>>) {
  const [typed, setTyped] = useCellEdit(row, name)
  return (
    <RowInput
      aria-label={label ?? name}
      name={name}
      maxLength={maxLength}
      tabIndex={tabIndex}
      value={typed ?? beginning(value)}
      onChange={event => setTyped(event.currentTarget.value)}
    />
  )
}

function beginning(value: unknown): string {
  const text = displayText(value)
  return text === EMPTY ? '' : text
}
