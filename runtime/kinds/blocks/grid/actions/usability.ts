import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { type CompiledAction } from '../../../../core/compile/compiled.ts'
import { holds } from '../../../../core/loads/condition.ts'

/** Whether an action is shown on these rows: its condition holds on every one. */
export function isShown({ visible }: CompiledAction, rows: readonly Row[]): boolean {
  return !visible || rows.every(row => holds(visible, row))
}

/** Why an action cannot be used on these rows; empty: it can. */
export function hindrance({ enabled, scope }: CompiledAction, rows: readonly Row[], frozen: string): string {
  if (frozen !== '') return frozen
  if (!enabled) return ''
  const refused = rows.filter(row => !holds(enabled, row)).length
  if (refused === 0) return ''
  if (scope === 'record') return 'Not possible as things stand.'
  if (scope === 'row' || rows.length === 1) return 'Not possible for this row.'
  return refused === rows.length
    ? 'Not possible for the selected rows.'
    : `Not possible for ${refused.toLocaleString('en')} of the selected rows.`
}
