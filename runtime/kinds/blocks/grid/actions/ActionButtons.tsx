import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { type CompiledAction } from '../../../../core/compile/compiled.ts'
import { BlockableButton } from '../../../../ui/BlockableButton.tsx'
import { preparing } from './fetchActionWork.ts'
import { type ActionTarget, type GridActions, useGridActionsContext } from './GridActionsContext.ts'
import { blockedReason, useActionStates, useOffered } from './usability.ts'

/** The actions of a selection, of the screen or of a record, as buttons. */
export function ActionButtons({ target, rows = noRows }: ActionButtonsProps) {
  const context = useGridActionsContext()
  const { start } = context
  const actions = actionsOf(context, target)
  const stateOf = useActionStates(target, actions)
  const known = target.scope === 'record' ? [target.row] : rows
  return useOffered(actions, known).map(action => {
    const why = blockedReason(action, known, context)
    const state = stateOf(action)
    const still = why !== '' || state !== 'free'
    return (
      <BlockableButton
        key={action.label}
        why={why}
        variant={action.tone === 'success' ? 'primary' : 'secondary'}
        tone={action.tone === 'danger' ? 'danger' : undefined}
        busy={state === 'running'}
        aria-disabled={still}
        {...preparing(action)}
        onClick={() => !still && start(action, target)}
      >
        {action.label}
      </BlockableButton>
    )
  })
}

function actionsOf(
  { ofSelection, ofScreen, ofRecord = [] }: GridActions,
  { scope }: ActionButtonsProps['target'],
): readonly CompiledAction[] {
  if (scope === 'record') return ofRecord
  return scope === 'selection' ? ofSelection : ofScreen
}

const noRows: readonly Row[] = []

export interface ActionButtonsProps {
  target: Exclude<ActionTarget, { scope: 'row' }>
  /** The loaded selected rows: their fields decide which actions are available. */
  rows?: readonly Row[]
}
