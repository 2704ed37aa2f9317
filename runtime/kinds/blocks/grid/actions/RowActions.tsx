import Ellipsis from 'lucide-react/icons/ellipsis'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Menu } from '../../../../ui/Menu.tsx'
import { type ActionTarget, useGridActionsContext } from './GridActionsContext.ts'
import { blockedReason } from './usability.ts'
import { useActionStates } from './useActionStates.ts'
import { useOffered } from './useOffered.ts'

/** What can be done with one row: a button, or a menu where the grid has several, because their column has room for no text. */
export function RowActions({
  row,
  rowKey,
  name,
  tabIndex,
}: {
  row: Row
  rowKey: string
  /** What people know the row by. */
  name: string
  tabIndex: number
}) {
  const { ofRow, frozen, start } = useGridActionsContext()
  const target: ActionTarget = { scope: 'row', row, key: rowKey }
  const stateOf = useActionStates(target, ofRow)
  const shown = useOffered(ofRow, [row])
  const [only] = shown
  if (!only) return null
  if (ofRow.length === 1) {
    const why = blockedReason(only, [row], frozen)
    const state = stateOf(only)
    const still = why !== '' || state !== 'free'
    return (
      <Button
        size="small"
        variant="quiet"
        tone={only.tone === 'danger' ? 'danger' : 'accent'}
        tabIndex={tabIndex}
        busy={state === 'running'}
        aria-disabled={still}
        title={why || undefined}
        onClick={() => !still && start(only, target)}
      >
        {only.label}
      </Button>
    )
  }
  const reasons = new Set(shown.map(action => blockedReason(action, [row], frozen)).filter(why => why !== ''))
  return (
    <Menu
      label={`Actions for ${name}`}
      tabIndex={tabIndex}
      busy={shown.some(action => stateOf(action) === 'running')}
      trigger={<Ellipsis aria-hidden="true" />}
      items={[
        ...shown.map(action => ({
          id: action.label,
          label: action.label,
          danger: action.tone === 'danger',
          disabled: blockedReason(action, [row], frozen) !== '' || stateOf(action) !== 'free',
          onSelect: () => start(action, target),
        })),
        ...[...reasons].map(why => ({ id: why, content: <p>{why}</p> })),
      ]}
    />
  )
}
