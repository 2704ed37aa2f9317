import { type CellKinds } from '../kinds.ts'
import { dateCell } from './date.tsx'
import { linkCell } from './link.tsx'
import { moneyCell } from './money.tsx'
import { numberCell } from './number.tsx'
import { statusCell } from './status.tsx'
import { textCell } from './text.tsx'

/** Every cell kind by its word. */
export const cellKinds: CellKinds = {
  date: dateCell,
  link: linkCell,
  money: moneyCell,
  number: numberCell,
  status: statusCell,
  text: textCell,
}
