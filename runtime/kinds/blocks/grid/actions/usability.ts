import { useSyncExternalStore } from 'react'
import { type Condition } from '../../../../../schemas/index.ts'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { type CompiledAction } from '../../../../core/compile/compiled.ts'
import { holds, leavesOf, type Viewer } from '../../../../core/loads/condition.ts'
import { getOwn } from '../../../../core/objects.ts'
import { filledSentences } from '../../../../core/text/filledSentences.ts'
import { useScreenLink } from '../../../../shell/frame/ScreenLink.tsx'
import { useViewer } from '../../../../shell/session/useViewer.ts'
import { formattedValues } from '../../../cells/formattedText.ts'
import {
  type ActionTarget,
  actionLockOf,
  type GridActions,
  lockOf,
  runOf,
  useGridActionsContext,
} from './GridActionsContext.ts'
import { rowAddress } from './rowParams.ts'

/** Whether an action is shown for these rows: its condition holds for every one. */
function isShown({ visible }: CompiledAction, rows: readonly Row[], viewer: Viewer | undefined): boolean {
  return !visible || rows.every(row => holds(visible, row, viewer))
}

/** Why an action is disabled for these rows; empty: it is enabled. */
export function blockedReason(
  action: CompiledAction,
  rows: readonly Row[],
  { frozen, running, viewer }: Pick<GridActions, 'frozen' | 'running' | 'viewer'>,
): string {
  const { enabled, scope, waitsFor } = action
  if (frozen !== '') return frozen
  if (waitsFor.some(type => running.has(type))) return 'Locked until the running process has ended.'
  if (!enabled) return ''
  const refused = rows.filter(row => !holds(enabled, row, viewer))
  const [first] = refused
  if (!first) return ''
  const text = reasonText(action.disabledReason, enabled, first, viewer)
  const reason = filledSentences(text, formattedValues(text, first, action.formats))
  if (scope === 'record') return reason || 'Not available at the moment.'
  if (scope === 'row' || rows.length === 1) return reason || notForRow
  const some =
    refused.length === rows.length
      ? 'Not available for the selected rows'
      : `Not available for ${refused.length.toLocaleString('en')} of the selected rows`
  return reason === '' ? `${some}.` : `${some}: ${reason}`
}

/** The reason, or that of the first field whose comparison does not hold. */
function reasonText(
  reason: CompiledAction['disabledReason'],
  enabled: Condition,
  row: Row,
  viewer: Viewer | undefined,
): string {
  if (typeof reason === 'string') return reason
  const leaf = leavesOf(enabled).find(one => Object.hasOwn(reason, one.field) && !holds(one, row, viewer))
  return getOwn(reason, leaf?.field ?? '') ?? ''
}

/** Why an action cannot run on a row, whatever else runs; empty: it can. */
export function useRowRefusal(action: CompiledAction, row: Row): string {
  const viewer = useViewer()
  if (!isShown(action, [row], viewer)) return notForRow
  return blockedReason(action, [row], { frozen: '', running: noProcess, viewer })
}

const notForRow = 'Not available for this row.'
const noProcess: ReadonlySet<string> = new Set()

/** `running`: its call is pending. `locked`: by its lock time or another action of its target. */
type ActionState = 'free' | 'locked' | 'running'

/** The states of a target's actions; the caller renders when one of them changes. */
export function useActionStates(
  target: ActionTarget,
  actions: readonly CompiledAction[],
): (action: CompiledAction) => ActionState {
  const { locks } = useGridActionsContext()
  const stateOf = (action: CompiledAction): ActionState => {
    if (locks.has(runOf(action, target))) return 'running'
    return locks.has(lockOf(target)) || locks.has(actionLockOf(action, target)) ? 'locked' : 'free'
  }
  // A text, which is equal as long as no state differs.
  useSyncExternalStore(locks.subscribe, () => actions.map(stateOf).join())
  return stateOf
}

/** The actions shown for these rows: their condition holds, and the user may open their screen. */
export function useOffered(
  actions: readonly CompiledAction[],
  rows: readonly Row[],
): readonly CompiledAction[] {
  const screenLink = useScreenLink()
  const viewer = useViewer()
  return actions.filter(
    action =>
      isShown(action, rows, viewer) &&
      (action.kind !== 'navigate' || rowAddress(action, rows[0] ?? {}, screenLink) !== undefined),
  )
}
