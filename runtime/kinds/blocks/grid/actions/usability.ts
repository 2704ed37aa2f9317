import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { type CompiledAction } from '../../../../core/compile/compiled.ts'
import { holds } from '../../../../core/loads/condition.ts'
import { fillText, placeholders } from '../../../../core/path.ts'
import { type GridActions } from './GridActionsContext.ts'
import { rowParams } from './rowParams.ts'

/** Whether an action is shown on these rows: its condition holds on every one. */
export function isShown({ visible }: CompiledAction, rows: readonly Row[]): boolean {
  return !visible || rows.every(row => holds(visible, row))
}

/** Why an action cannot be used on these rows; empty: it can. */
export function blockedReason(
  action: CompiledAction,
  rows: readonly Row[],
  { frozen, running }: Pick<GridActions, 'frozen' | 'running'>,
): string {
  const { enabled, scope, waitsFor } = action
  if (frozen !== '') return frozen
  if (waitsFor.some(type => running.has(type))) return 'Locked until the running process has ended.'
  if (!enabled) return ''
  const refused = rows.filter(row => !holds(enabled, row))
  const [first] = refused
  if (!first) return ''
  const reason = reasonOf(action, first)
  if (scope === 'record') return reason || 'Not available at the moment.'
  if (scope === 'row' || rows.length === 1) return reason || 'Not available for this row.'
  const some =
    refused.length === rows.length
      ? 'Not available for the selected rows'
      : `Not available for ${refused.length.toLocaleString('en')} of the selected rows`
  return reason === '' ? `${some}.` : `${some}: ${reason}`
}

function reasonOf({ disabledReason }: CompiledAction, row: Row): string {
  const names = placeholders(disabledReason)
  return fillText(disabledReason, rowParams(Object.fromEntries(names.map(name => [name, name])), row)).trim()
}
