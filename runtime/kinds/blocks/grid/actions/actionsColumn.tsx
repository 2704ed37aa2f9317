import Ellipsis from 'lucide-react/icons/ellipsis'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { type CompiledGrid } from '../../../../core/compile/compiled.ts'
import { nameColumn } from '../../../../core/grid/rowKey.ts'
import { menuWidth, rowButtons } from '../../../../core/grid/standAlone.ts'
import { valueAt } from '../../../../core/objects.ts'
import { displayText } from '../../../../core/text/displayText.ts'
import { BlockableButton } from '../../../../ui/BlockableButton.tsx'
import { Menu } from '../../../../ui/Menu.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import { type GridColumn } from '../gridColumn.ts'
import { prepareAction, preparing } from './fetchActionWork.ts'
import { type ActionTarget, useGridActionsContext } from './GridActionsContext.ts'
import { blockedReason, useActionStates, useOffered } from './usability.ts'

/**
 * The last column: the actions of each row. It stays visible while the others scroll. Compact, every row has a
 * menu, also those with a single action.
 */
export function actionsColumn(grid: CompiledGrid): GridColumn {
  const { labels, width } = rowButtons(grid)
  const single = grid.actions.filter(({ scope }) => scope === 'row').length === 1
  const buttons = columnOf(grid, labels, width)
  return width === menuWidth || single
    ? buttons
    : { ...buttons, compact: columnOf(grid, new Set(), menuWidth) }
}

function columnOf(grid: CompiledGrid, labels: ReadonlySet<string>, width: number): GridColumn {
  const { rowKey } = grid
  const name = nameColumn(grid)?.field ?? rowKey
  const draw = (row: Row, tabIndex?: number) => (
    <RowActions
      row={row}
      rowKey={displayText(valueAt(row, rowKey))}
      name={displayText(valueAt(row, name))}
      alone={labels}
      tabIndex={tabIndex}
    />
  )
  return {
    key: 'rdg-actions-column',
    name: 'Actions',
    // A button is as wide as its text, a menu as its icon; the header has no text.
    width,
    minWidth: menuWidth,
    frozen: 'end',
    cellClass: 'console-cell-control',
    headerCellClass: 'console-cell-control',
    renderHeaderCell: () => <VisuallyHidden>Actions</VisuallyHidden>,
    renderCell: ({ row, tabIndex }) => draw(row, tabIndex),
    drawRow: row => draw(row),
    text: () => '',
  }
}

/** A shared element for all rows, which React does not render again. */
const dots = <Ellipsis aria-hidden="true" />

/** A button for a single action, a menu for several or if the column is too narrow for its text. */
function RowActions({
  row,
  rowKey,
  name,
  alone,
  tabIndex,
}: {
  row: Row
  rowKey: string
  /** Name of the row. */
  name: string
  /** Labels of the actions that fit into the column. */
  alone: ReadonlySet<string>
  /** Absent: the tab order of the page. */
  tabIndex: number | undefined
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
      <BlockableButton
        why={why}
        size="small"
        variant="quiet"
        tone={only.tone === 'danger' ? 'danger' : 'accent'}
        tabIndex={tabIndex}
        busy={state === 'running'}
        aria-disabled={still}
        {...preparing(only)}
        onClick={() => !still && start(only, target)}
      >
        {only.label}
      </BlockableButton>
    )
  }
  return (
    <Menu
      label={`Actions for ${name}`}
      tabIndex={tabIndex}
      busy={shown.some(action => stateOf(action) === 'running')}
      trigger={dots}
      onNear={() => shown.forEach(prepareAction)}
      items={shown.map(action => ({
        id: action.label,
        label: action.label,
        danger: action.tone === 'danger',
        blocked: blockedReason(action, [row], context),
        disabled: stateOf(action) !== 'free',
        onSelect: () => start(action, target),
      }))}
    />
  )
}
