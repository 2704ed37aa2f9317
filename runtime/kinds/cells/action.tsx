import { use, useId } from 'react'
import { type CellOf } from '../../../schemas/index.ts'
import { type Row } from '../../../schemas/wire/gridReply.ts'
import { type CompiledAction } from '../../core/compile/compiled.ts'
import { displayText, EMPTY } from '../../core/text/displayText.ts'
import { BlockedNote } from '../../ui/BlockedNote.tsx'
import { preparing } from '../blocks/grid/actions/fetchActionWork.ts'
import { GridActionsContext } from '../blocks/grid/actions/GridActionsContext.ts'
import { blockedReason, useActionStates, useOffered } from '../blocks/grid/actions/usability.ts'
import { EditsContext } from '../blocks/grid/EditsContext.ts'
import { type CellKindOf, type CellViewProps } from '../kinds.ts'
import styles from './action.module.css'

/**
 * The value, or the label of the action if it is empty, as a button that runs a row action; plain text if that is
 * not offered.
 */
export const kind: CellKindOf<'action'> = {
  text: (_cell, value) => displayText(value),
  align: 'start',
  extraWidth: () => 0,
  draw: props => <ActionView {...props} />,
}

function ActionView({ cell, value, row, tabIndex }: CellViewProps<CellOf<'action'>>) {
  const actions = use(GridActionsContext)
  const edits = use(EditsContext)
  const action = actions?.ofCells?.find(({ label }) => label === cell.action)
  const text = displayText(value)
  if (!action || !edits) return text
  return <ActionButton action={action} text={text} row={row} rowKey={edits.keyOf(row)} tabIndex={tabIndex} />
}

function ActionButton({ action, text, row, rowKey, tabIndex }: ActionButtonProps) {
  const id = useId()
  const actions = use(GridActionsContext)
  const target = { scope: 'row', row, key: rowKey } as const
  const [offered] = useOffered([action], [row])
  const state = useActionStates(target, [action])(action)
  if (!offered || !actions) return text
  // No other button runs this action: an empty value must not hide it.
  const name = text === EMPTY ? action.label : text
  const why = blockedReason(action, [row], actions)
  const still = why !== '' || state !== 'free'
  const blocked = why !== ''
  const docks = action.kind === 'show' && action.panel.docked
  return (
    <>
      <button
        type="button"
        className={styles.action}
        tabIndex={tabIndex}
        aria-disabled={still || undefined}
        aria-haspopup={action.kind === 'open' || (action.kind === 'show' && !docks) ? 'dialog' : undefined}
        data-docks={docks || undefined}
        aria-describedby={blocked ? id : undefined}
        title={blocked || name === action.label ? undefined : action.label}
        {...preparing(action)}
        onClick={() => !still && actions.start(action, target)}
      >
        {name}
      </button>
      {blocked && <BlockedNote id={id}>{why}</BlockedNote>}
    </>
  )
}

interface ActionButtonProps {
  action: CompiledAction
  text: string
  row: Row
  rowKey: string
  tabIndex: number | undefined
}
