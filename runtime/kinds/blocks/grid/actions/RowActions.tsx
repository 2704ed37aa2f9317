import Ellipsis from 'lucide-react/icons/ellipsis'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Menu } from '../../../../ui/Menu.tsx'
import { type ActionTarget, useGridActionsContext } from './GridActionsContext.ts'
import { blockedReason } from './usability.ts'
import { useActionStates } from './useActionStates.ts'
import { useOffered } from './useOffered.ts'

/** What can be done with one row: a button where it is one thing, a menu where there are several or their column has no room for its text. */
export function RowActions({
  row,
  rowKey,
  name,
  alone,
  tabIndex,
}: {
  row: Row
  rowKey: string
  /** What people know the row by. */
  name: string
  /** Labels of the actions that the column has room for. */
  alone: ReadonlySet<string>
  tabIndex: number
}) {
  const context = useGridActionsContext()
  const { ofRow, start } = context
  const target: ActionTarget = { scope: 'row', row, key: rowKey }
  const stateOf = useActionStates(target, ofRow)
  const shown = useOffered(ofRow, [row])
  const [only, second] = shown
  if (!only) return null
  if (!second && alone.has(only.label)) {
    const why = blockedReason(only, [row], context)
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
  const reasons = new Set(
    shown.map(action => blockedReason(action, [row], context)).filter(why => why !== ''),
  )
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
          disabled: blockedReason(action, [row], context) !== '' || stateOf(action) !== 'free',
          onSelect: () => start(action, target),
        })),
        ...[...reasons].map(why => ({ id: why, content: <p>{why}</p> })),
      ]}
    />
  )
}
