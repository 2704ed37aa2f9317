import { lazy, Suspense, useMemo, useState } from 'react'
import { isRecord } from '../../../../schemas/wire/envelope.ts'
import { type Row } from '../../../../schemas/wire/gridReply.ts'
import { permits } from '../../../core/access/permissions.ts'
import { type CompiledAction, type CompiledBlockOf } from '../../../core/compile/compiled.ts'
import { valueAt } from '../../../core/objects.ts'
import { screenHeading } from '../../../core/titles.ts'
import { withValues } from '../../../core/withValues.ts'
import { chunk } from '../../../shell/calls/lazy.ts'
import { ErrorBoundary } from '../../../shell/ErrorBoundary.tsx'
import { useRunning } from '../../../shell/notifications/notificationAtoms.ts'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'
import { useScreen } from '../../../shell/screen/ScreenContext.tsx'
import { useReload } from '../../../shell/screen/useReload.ts'
import { useResources } from '../../../shell/session/resources.ts'
import { useViewer } from '../../../shell/session/useViewer.ts'
import { decided } from '../../../shell/useEvents.ts'
import { type BlockKindOf } from '../../kinds.ts'
import { ActionButtons } from '../grid/actions/ActionButtons.tsx'
// Loaded with the block, which has nothing but its buttons.
import { actionCall } from '../grid/actions/actionWork.ts'
import { GridActionsContext } from '../grid/actions/GridActionsContext.ts'
import { useActionPanel } from '../grid/actions/useActionPanel.tsx'
import { useActionRunner } from '../grid/actions/useActionRunner.ts'
import styles from './actions.module.css'

const ActionConfirmDialog = lazy(async () => ({
  default: (await chunk(() => import('../grid/actions/ActionConfirmDialog.tsx'))).ActionConfirmDialog,
}))

/** The actions of one record as buttons; absent without a record. They work like row actions. */
export const kind: BlockKindOf<'actions'> = { View, inHead: true }

function View({ block }: { block: CompiledBlockOf<'actions'> }) {
  const record = valueAt(useScreen().loads, block.load)
  return isRecord(record) ? <RecordActions block={block} record={record} /> : null
}

function RecordActions({ block, record }: { block: CompiledBlockOf<'actions'>; record: Row }) {
  const screen = useScreen()
  const { params, loads, renew } = screen
  const resources = useResources()
  const reload = useReload()
  const { events } = useRuntime()
  /** False: another record is opened instead of this one. */
  const settle = ({ tone }: CompiledAction): boolean =>
    !settling.has(tone) || events.dispatchEvent(new Event(decided, { cancelable: true }))
  const panel = useActionPanel({
    actions: block.actions,
    rowOf: () => record,
    onSaved: (_, action) => void settle(action),
  })
  const runner = useActionRunner({
    callOf: async (action, target) =>
      actionCall(
        { columns: [], params: {} },
        action,
        'row' in target ? { scope: 'record', row: target.row } : noRecord,
        {
          params,
          typed: {},
        },
      ),
    onDone: (_, action) => (settle(action) ? reload() : undefined),
    onSet: values => renew(withValues(loads, block.load, values)),
    onConflict: () => reload(),
    onOpen: panel.show,
  })
  const { locks, start } = runner
  const running = useRunning()
  const viewer = useViewer()
  const context = useMemo(() => {
    const ofRecord = block.actions.filter(permits(resources, params))
    return { ...noOthers, ofRecord, frozen: '', running, viewer, locks, start }
  }, [block, resources, params, running, viewer, locks, start])
  const target = useMemo(() => ({ scope: 'record', row: record }) as const, [record])
  // Once shown, the dialog stays mounted to fade out and return the focus.
  const [asks, setAsks] = useState(false)
  if (runner.asked && !asks) setAsks(true)
  return (
    <div className={styles.actions}>
      <GridActionsContext value={context}>
        <ActionButtons target={target} />
      </GridActionsContext>
      {panel.drawn}
      {asks && (
        <ErrorBoundary>
          <Suspense>
            <ActionConfirmDialog runner={runner} nameOf={() => screenHeading(screen)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  )
}

/** Confirming or refusing settles a record; other actions leave it open. */
const settling: ReadonlySet<CompiledAction['tone']> = new Set(['success', 'danger'])
const noRecord = { scope: 'screen' } as const
const noOthers = { ofRow: [], ofSelection: [], ofScreen: [] } as const
