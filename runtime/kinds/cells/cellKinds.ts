import { type CellKinds } from '../kinds.ts'
import { booleanCell } from './boolean.tsx'
import { dateCell } from './date.tsx'
import { inputCell } from './input.tsx'
import { linkCell } from './link.tsx'
import { listCell } from './list.tsx'
import { moneyCell } from './money.tsx'
import { numberCell } from './number.tsx'
import { numericInputCell } from './numericInput.tsx'
import { statusCell } from './status.tsx'
import { textCell } from './text.tsx'

/** Every cell kind by its word. */
export const cellKinds: CellKinds = {
  boolean: booleanCell,
  date: dateCell,
  input: inputCell,
  link: linkCell,
  list: listCell,
  money: moneyCell,
  number: numberCell,
  numericInput: numericInputCell,
  status: statusCell,
  text: textCell,
}
