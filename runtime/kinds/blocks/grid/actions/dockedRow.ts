import { type CompiledShow } from '../../../../core/compile/compiled.ts'
import { type ActionTarget } from './GridActionsContext.ts'

/** In narrower windows the panel is modal. */
export const dockQuery = '(width >= 64rem)'

/** A row and the action that shows it. */
export interface DockedRow {
  readonly action: CompiledShow
  readonly target: Extract<ActionTarget, { readonly scope: 'row' }>
  /** The user has moved to the row, and may move on at once. */
  readonly passing: boolean
  /** Why the row cannot be shown; empty: it can. */
  readonly refusal: string
}
