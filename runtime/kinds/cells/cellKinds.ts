import { late } from '../../shell/calls/late.ts'
import { type CellKinds } from '../kinds.ts'
import { dateCell } from './date.tsx'
import { linkCell } from './link.tsx'
import { moneyCell } from './money.tsx'
import { numberCell } from './number.tsx'
import { statusCell } from './status.tsx'
import { textCell } from './text.tsx'

/** Every cell kind by its word; inputs and comments in rows come with the screens that have them. */
export const cellKinds: CellKinds = {
  boolean: late(
    () => import('./boolean.tsx'),
    ({ booleanCell }) => booleanCell,
  ),
  comments: late(
    () => import('./comments.tsx'),
    ({ commentsCell }) => commentsCell,
  ),
  date: dateCell,
  input: late(
    () => import('./input.tsx'),
    ({ inputCell }) => inputCell,
  ),
  link: linkCell,
  list: late(
    () => import('./list.tsx'),
    ({ listCell }) => listCell,
  ),
  money: moneyCell,
  number: numberCell,
  numericInput: late(
    () => import('./numericInput.tsx'),
    ({ numericInputCell }) => numericInputCell,
  ),
  status: statusCell,
  text: textCell,
}
