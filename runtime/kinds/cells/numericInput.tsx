import { type CellOf } from '../../../schemas/index.ts'
import { displayText, EMPTY } from '../../core/text/displayText.ts'
import { clampNumber, numberProblem, typedNumber } from '../../core/text/numbers.ts'
import { useRuntime } from '../../shell/RuntimeContext.tsx'
import { clampedText } from '../../ui/clampedText.ts'
import { type CellKindOf, type CellViewProps } from '../kinds.ts'
import { RowInput, useCellEdit } from './RowInput.tsx'

/**
 * A number input. A number outside of its limits is marked and sent with no action; with `clamp` it is set to
 * the limit on blur (spec 1 §5), which a toast reports, because a row has no room for it.
 */
export const kind: CellKindOf<'numericInput'> = {
  text: (_cell, value) => displayText(value),
  align: 'end',
  draw: props => <NumericInputView {...props} />,
}

function NumericInputView({
  cell: { name = '', label, min, max, decimals = 6, clamp },
  value,
  row,
  tabIndex,
}: CellViewProps<CellOf<'numericInput'>>) {
  const { toast } = useRuntime()
  const [typed, setTyped] = useCellEdit(row, name)
  const number = typed === undefined ? undefined : typedNumber(typed)
  const problem = number === undefined ? undefined : numberProblem(number, { min, max, decimals })
  const known = label ?? name
  return (
    <RowInput
      aria-label={problem === undefined || clamp ? known : `${known}, ${problem}`}
      aria-invalid={(problem !== undefined && !clamp) || undefined}
      title={clamp ? undefined : problem}
      name={name}
      inputMode="decimal"
      tabIndex={tabIndex}
      value={typed ?? beginning(value)}
      onChange={({ currentTarget }) => {
        const text = currentTarget.value
        // More digits could not be stored exactly.
        if (/^[-+]?\d*\.?\d*$/.test(text) && text.replace(/\D/g, '').length <= 15) setTyped(text)
      }}
      onBlur={() => {
        if (typed === undefined) return
        // A sign without digits.
        if (number === undefined) return setTyped('')
        if (!clamp || problem === undefined) return
        const became = clampNumber(number, { min, max, decimals })
        setTyped(String(became))
        toast({ type: 'info', text: `${known}: ${clampedText(number, became)}` })
      }}
    />
  )
}

function beginning(value: unknown): string {
  const text = displayText(value)
  return text === EMPTY ? '' : text
}
