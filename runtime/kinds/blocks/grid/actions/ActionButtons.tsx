import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { type CompiledAction } from '../../../../core/compile/compiled.ts'
import { Button } from '../../../../ui/Button.tsx'
import { type ActionTarget, useGridActionsContext } from './GridActionsContext.ts'
import { hindrance, isShown } from './usability.ts'
import { useLocked } from './useLocked.ts'

/** The actions of a selection or of the screen, as buttons side by side. */
export function ActionButtons({ target, rows = noRows }: ActionButtonsProps) {
  const { ofSelection, ofScreen, frozen, start } = useGridActionsContext()
  const actions = target.scope === 'selection' ? ofSelection : ofScreen
  const locked = useLocked(target, actions)
  return actions
    .filter(action => isShown(action, rows))
    .map(action => {
      const why = hindrance(action, rows, frozen)
      const still = why !== '' || locked(action)
      return (
        <Button
          key={action.label}
          variant={variantOf(action)}
          aria-disabled={still}
          title={why || undefined}
          onClick={() => !still && start(action, target)}
        >
          {action.label}
        </Button>
      )
    })
}

function variantOf({ tone }: CompiledAction): 'primary' | 'danger' | 'secondary' {
  if (tone === 'danger') return 'danger'
  return tone === 'success' ? 'primary' : 'secondary'
}

const noRows: readonly Row[] = []

export interface ActionButtonsProps {
  target: Exclude<ActionTarget, { scope: 'row' }>
  /** The selected rows that are known: their fields decide what can be done. */
  rows?: readonly Row[]
}
