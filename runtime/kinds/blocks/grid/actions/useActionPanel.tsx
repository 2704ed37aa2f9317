import { lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { type CompiledAction, type CompiledOpen } from '../../../../core/compile/compiled.ts'
import { chunk } from '../../../../shell/calls/lazy.ts'
import { ErrorBoundary } from '../../../../shell/ErrorBoundary.tsx'
import { useSidePanel } from '../../../../shell/panels/useSidePanel.tsx'
import { useStableCallback } from '../../../useStableCallback.ts'
import { fetchActionWork } from './fetchActionWork.ts'
import { type ActionTarget } from './GridActionsContext.ts'
import { type Opened } from './useActionRunner.ts'

const FormPanel = lazy(async () => {
  const { fetchFormPanel } = await fetchActionWork()
  return { default: (await chunk(fetchFormPanel)).FormPanel }
})

const BlocksPanel = lazy(async () => {
  const { fetchBlocksPanel } = await fetchActionWork()
  return { default: (await chunk(fetchBlocksPanel)).BlocksPanel }
})

/** The side panel of the actions that open a form or show blocks. */
export function useActionPanel({
  actions,
  rowOf,
  selected,
  figures,
  onSaved,
}: ActionPanelParts): ActionPanelState {
  const panel = useSidePanel()
  const [last, setLast] = useState<{ readonly opened: Opened; readonly number: number }>()
  const show = useStableCallback((opened: Opened) => {
    setLast({ opened, number: (last?.number ?? 0) + 1 })
    panel.show()
  })
  const drawn = (opened: Opened, number: number) => {
    const row = rowOf(opened.target)
    if (!('calls' in opened)) {
      const { panel: definition, formats } = opened.action
      return <BlocksPanel key={number} definition={definition} formats={formats} row={row} panel={panel} />
    }
    const { action, target } = opened
    return (
      <FormPanel
        key={number}
        opened={{ ...opened, action: newestOf(actions, action) }}
        row={row}
        selected={selected}
        figures={figures}
        panel={panel}
        onSaved={() => onSaved(target, action)}
      />
    )
  }
  return {
    show,
    // Once loaded it stays mounted, to slide out and return the focus.
    drawn: last && (
      <ErrorBoundary>
        <Suspense>{drawn(last.opened, last.number)}</Suspense>
      </ErrorBoundary>
    ),
  }
}

function newestOf(actions: readonly CompiledAction[], opened: CompiledOpen): CompiledOpen {
  const found = actions.find(({ label, scope }) => label === opened.label && scope === opened.scope)
  return found?.kind === 'open' ? found : opened
}

interface ActionPanelParts {
  /** The current actions that may have opened it: a definition may be saved while it is open. */
  readonly actions: readonly CompiledAction[]
  /** The current row of a target; undefined: it has none. */
  readonly rowOf: (target: ActionTarget) => Row | undefined
  /** Number of selected rows. Absent: no selection. */
  readonly selected?: number
  /** Totals of that many selected rows. Absent: no selection. */
  readonly figures?: (rows: number) => ReactNode
  /** A form was sent with success; the panel reloads the loads and rows of the screen itself. */
  readonly onSaved: (target: ActionTarget, action: CompiledOpen) => void
}

export interface ActionPanelState {
  readonly show: (opened: Opened) => void
  /** Undefined: none was opened yet. */
  readonly drawn: ReactElement | undefined
}
