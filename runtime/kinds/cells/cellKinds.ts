import { late } from '../../shell/calls/late.ts'
import { type CellKinds } from '../kinds.ts'
import { booleanCell } from './boolean.tsx'
import { dateCell } from './date.tsx'
import { linkCell } from './link.tsx'
import { listCell } from './list.tsx'
import { moneyCell } from './money.tsx'
import { numberCell } from './number.tsx'
import { statusCell } from './status.tsx'
import { textCell } from './text.tsx'

/** Every cell kind by its word; inputs and comments in rows come with the screens that have them. */
export const cellKinds: CellKinds = {
  boolean: booleanCell,
  comments: late(async () => (await import('./comments.tsx')).commentsCell),
  date: dateCell,
  input: late(async () => (await import('./input.tsx')).inputCell),
  link: linkCell,
  list: listCell,
  money: moneyCell,
  number: numberCell,
  numericInput: late(async () => (await import('./numericInput.tsx')).numericInputCell),
  status: statusCell,
  text: textCell,
}
