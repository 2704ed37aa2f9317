import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { type CompiledAction } from '../../../../core/compile/compiled.ts'
import { chunk } from '../../../../shell/calls/lazy.ts'
import { ErrorBoundary } from '../../../../shell/ErrorBoundary.tsx'
import { DockedLayout } from '../../../../ui/DockedPanel.tsx'
import { useStableCallback } from '../../../useStableCallback.ts'
import { focusActiveCell } from '../gridElement.ts'
import { type DockedRow, dockQuery } from './dockedRow.ts'
import { fetchActionWork } from './fetchActionWork.ts'
import { type ActionTarget } from './GridActionsContext.ts'
import { type Opened } from './useActionRunner.ts'

const DockedBlocks = lazy(async () => {
  const { fetchDockedBlocks } = await fetchActionWork()
  return { default: (await chunk(fetchDockedBlocks)).DockedBlocks }
})

/** The docked panel of a grid. It follows the active row. */
export function useDockedPanel({ actions, rowOf, onModal }: DockedPanelParts): DockedPanelState {
  const [asked, setAsked] = useState<DockedRow>()
  const [shown, setShown] = useState<DockedRow>()
  /** How often the action of the shown row was run again, which moves the focus into the panel. */
  const [entered, setEntered] = useState(0)
  const layout = useRef<HTMLDivElement>(null)
  const reload = useRef<() => Promise<void>>(undefined)
  const leave = useRef<() => void>(undefined)
  const left = useRef(false)
  const end = () => {
    setAsked(undefined)
    setShown(undefined)
  }
  const show = useStableCallback((opened: Opened): boolean => {
    const { action, target } = opened
    if (action.kind !== 'show' || !action.panel.docked || target.scope !== 'row') return false
    if (!hasRoom(layout.current)) return false
    if (shown?.action === action && shown.target.key === target.key) {
      setAsked(shown)
      setEntered(entered + 1)
      return true
    }
    const next = { action, target, passing: false, refusal: '' }
    setAsked(next)
    if (!shown) setShown(next)
    return true
  })
  const follow = useStableCallback((row: Row, key: string) =>
    setAsked(now => {
      // The click may have run the action of the same row.
      if (now?.target.key !== key) return now && { ...now, target: { scope: 'row', row, key }, passing: true }
      // Asks again about a row that was not shown because of input in the panel.
      return key === shown?.target.key ? now : { ...now }
    }),
  )
  useEffect(() => {
    if (shown || !left.current) return
    left.current = false
    focusActiveCell(layout.current)
  }, [shown])
  useEffect(() => {
    if (entered > 0) layout.current?.querySelector<HTMLElement>(':scope > aside')?.focus()
  }, [entered])
  const docks = actions.some(action => action.kind === 'show' && action.panel.docked)
  const panel = asked && shown && (
    <ErrorBoundary>
      <Suspense>
        <DockedBlocks
          asked={asked}
          shown={shown}
          rowOf={rowOf}
          layout={layout}
          reload={reload}
          leave={leave}
          onShow={row => {
            setAsked(row)
            setShown(row)
          }}
          onClose={() => {
            left.current = true
            end()
          }}
          onNarrow={() => {
            end()
            onModal(shown)
          }}
        />
      </Suspense>
    </ErrorBoundary>
  )
  return {
    show,
    follow,
    key: shown?.target.key,
    reload: () => reload.current?.(),
    leave: () => leave.current?.(),
    around: grid =>
      docks ? (
        <DockedLayout ref={layout} panel={panel} size={shown?.action.panel.size}>
          {grid}
        </DockedLayout>
      ) : (
        grid
      ),
  }
}

/** Whether there is room for the panel next to the rows. */
function hasRoom(layout: HTMLElement | null): boolean {
  return matchMedia(dockQuery).matches && layout !== null && layout.clientWidth >= 704
}

interface DockedPanelParts {
  readonly actions: readonly CompiledAction[]
  /** The current row of a target. */
  readonly rowOf: (target: ActionTarget) => Row | undefined
  /** The window has become too narrow: shows the same in a modal panel. */
  readonly onModal: (opened: Opened) => void
}

export interface DockedPanelState {
  /** Shows the row of an action in the docked panel. False: the action does not dock, or there is no room. */
  readonly show: (opened: Opened) => boolean
  /** The user has moved to a row: shows it if the panel is open. */
  readonly follow: (row: Row, key: string) => void
  /** Key of the shown row; undefined: the panel is closed. */
  readonly key: string | undefined
  /** Reloads the screen with the loads of the panel; undefined: it is closed. */
  readonly reload: () => Promise<void> | undefined
  /** Closes the panel, after a question if input would be lost. */
  readonly leave: () => void
  /** The grid with its docked panel. */
  readonly around: (grid: ReactNode) => ReactNode
}
