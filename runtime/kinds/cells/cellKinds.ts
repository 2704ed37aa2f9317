import { type CellKinds } from '../kinds.ts'
import { lazyKind } from '../lazyKind.ts'
import { kind as boolean } from './boolean.tsx'
import { kind as date } from './date.tsx'
import { kind as link } from './link.tsx'
import { kind as list } from './list.tsx'
import { kind as money } from './money.tsx'
import { kind as number } from './number.tsx'
import { kind as status } from './status.tsx'
import { kind as text } from './text.tsx'

/** All cell kinds by name; actions, inputs, comments and progress load with the screens that use them. */
export const cellKinds: CellKinds = {
  action: lazyKind(() => import('./action.tsx')),
  boolean,
  comments: lazyKind(() => import('./comments.tsx')),
  date,
  input: lazyKind(() => import('./input.tsx')),
  link,
  list,
  money,
  number,
  numericInput: lazyKind(() => import('./numericInput.tsx')),
  progress: lazyKind(() => import('./progress.tsx')),
  status,
  text,
}
