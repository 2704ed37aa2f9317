import { type CellKinds } from '../kinds.ts'
import { lazyKind } from '../lazyKind.ts'
import { kind as date } from './date.tsx'
import { kind as link } from './link.tsx'
import { kind as money } from './money.tsx'
import { kind as number } from './number.tsx'
import { kind as status } from './status.tsx'
import { kind as text } from './text.tsx'

/** Every cell kind by its word; actions, inputs and comments in rows come with the screens that have them. */
export const cellKinds: CellKinds = {
  action: lazyKind(() => import('./action.tsx')),
  boolean: lazyKind(() => import('./boolean.tsx')),
  comments: lazyKind(() => import('./comments.tsx')),
  date,
  input: lazyKind(() => import('./input.tsx')),
  link,
  list: lazyKind(() => import('./list.tsx')),
  money,
  number,
  numericInput: lazyKind(() => import('./numericInput.tsx')),
  progress: lazyKind(() => import('./progress.tsx')),
  status,
  text,
}
