import { type CellOf } from '../../../schemas/index.ts'
import { clampNumber } from '../../core/text/clampNumber.ts'
import { displayText } from '../../core/text/displayText.ts'
import { EMPTY } from '../../core/text/empty.ts'
import { useCellEdit } from '../blocks/grid/useCellEdit.ts'
import { type CellKindOf, type CellViewProps } from '../kinds.ts'
import { RowInput } from './RowInput.tsx'

/** A number that the user types, held to its limits when the input is left (spec 1 §5). */
export const kind: CellKindOf<'numericInput'> = {
  text: (_cell, value) => displayText(value),
  align: 'end',
  draw: props => <NumericInputView {...props} />,
}

function NumericInputView({
  cell: { name = '', label, min, max, decimals = 6 },
  value,
  row,
  tabIndex,
}: CellViewProps<CellOf<'numericInput'>>) {
  const [typed, setTyped] = useCellEdit(row, name)
  return (
    <RowInput
      aria-label={label ?? name}
      name={name}
      inputMode="decimal"
      tabIndex={tabIndex}
      value={typed ?? beginning(value)}
      onChange={({ currentTarget }) => {
        if (/^[-+]?\d*\.?\d*$/.test(currentTarget.value)) setTyped(currentTarget.value)
      }}
      onBlur={() => {
        if (typed !== undefined) setTyped(String(clampNumber(typed, { min, max, decimals }) ?? ''))
      }}
    />
  )
}

function beginning(value: unknown): string {
  const text = displayText(value)
  return text === EMPTY ? '' : text
}
