import { lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { type CompiledAction, type CompiledOpen } from '../../../../core/compile/compiled.ts'
import { chunk } from '../../../../shell/calls/lazy.ts'
import { useSidePanel } from '../../../../shell/panels/useSidePanel.tsx'
import { SafeArea } from '../../../../shell/SafeArea.tsx'
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
    if (!('calls' in opened))
      return <BlocksPanel key={number} definition={opened.action.panel} row={row} panel={panel} />
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
    // Once fetched it stays, to slide out and to give the focus back.
    drawn: last && (
      <SafeArea>
        <Suspense>{drawn(last.opened, last.number)}</Suspense>
      </SafeArea>
    ),
  }
}

function newestOf(actions: readonly CompiledAction[], opened: CompiledOpen): CompiledOpen {
  const found = actions.find(({ label, scope }) => label === opened.label && scope === opened.scope)
  return found?.kind === 'open' ? found : opened
}

interface ActionPanelParts {
  /** Those that may have opened it, as they are by now: while it is open, a definition may be saved. */
  readonly actions: readonly CompiledAction[]
  /** The row of a target as it is by now; undefined: it has none. */
  readonly rowOf: (target: ActionTarget) => Row | undefined
  /** Number of selected rows. Absent: nothing can be selected. */
  readonly selected?: number
  /** What so many selected rows come to. Absent: nothing can be selected. */
  readonly figures?: (rows: number) => ReactNode
  /** A form was sent with success; the panel asks for the loads and rows of the screen again by itself. */
  readonly onSaved: (target: ActionTarget, action: CompiledOpen) => void
}

export interface ActionPanelState {
  readonly show: (opened: Opened) => void
  /** Undefined: none was opened yet. */
  readonly drawn: ReactElement | undefined
}
