import { type CellKinds } from '../kinds.ts'
import { lazyKind } from '../lazyKind.ts'
import { kind as date } from './date.tsx'
import { kind as link } from './link.tsx'
import { money, number } from './numbers.tsx'
import { kind as status } from './status.tsx'
import { boolean, list, text } from './texts.tsx'

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
