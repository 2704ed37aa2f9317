import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../../../runtime/ui/Button.tsx'
import { SelectionBar } from '../../../../../runtime/ui/SelectionBar.tsx'
import { sendStep } from '../sendStep.ts'
import { type BulkStep, blockedReason, bulkSteps, cancellable } from './bulkSteps.ts'
import { type RefundSelection } from './useSelection.ts'

export const fetchDialog = () => import('../../../../../runtime/ui/ConfirmDialog.tsx')
export const fetchCancelPanel = () => import('../steps/CancelPanel.tsx')
const ConfirmDialog = lazy(async () => ({ default: (await fetchDialog()).ConfirmDialog }))
const CancelPanel = lazy(async () => ({ default: (await fetchCancelPanel()).CancelPanel }))

/** What can be done with the selected refunds, the question before it, and the form of a cancellation. */
export function RefundSelectionBar({ selection, matching, frozen, onRefresh }: RefundSelectionBarProps) {
  const { count, all, known, wire, selectAll, clear } = selection
  // Once opened, question and panel stay to go out of sight and to give the focus back.
  const [asked, setAsked] = useState<{ step: BulkStep; rows: number; open: boolean; busy: boolean }>()
  const [panel, setPanel] = useState({ opened: 0, open: false })
  const done = () => {
    clear()
    onRefresh()
  }
  const send = async (question: NonNullable<typeof asked>) => {
    if (question.busy) return
    setAsked({ ...question, busy: true })
    const sent = await sendStep(question.step.call, { selection: wire() })
    setAsked({ ...question, open: false })
    if (sent === 'done') done()
    else if (sent === 'conflict') onRefresh()
  }
  const ask = (step: BulkStep) => setAsked({ step, rows: count, open: true, busy: false })
  const cancelHindrance = frozen || blockedReason(cancellable, known)
  return (
    <>
      <SelectionBar count={count} matching={matching} all={all} onSelectAll={selectAll} onClear={clear}>
        {bulkSteps.map(step => {
          const why = frozen || blockedReason(step.statuses, known)
          return (
            <Button
              key={step.label}
              aria-disabled={why !== undefined}
              title={why}
              onClick={() => why === undefined && !asked?.busy && ask(step)}
            >
              {step.label}
            </Button>
          )
        })}
        <Button
          tone="danger"
          aria-disabled={cancelHindrance !== undefined}
          title={cancelHindrance}
          onClick={() => cancelHindrance === undefined && setPanel({ opened: panel.opened + 1, open: true })}
        >
          Cancel selected…
        </Button>
      </SelectionBar>
      <Suspense>
        {asked && (
          <ConfirmDialog
            open={asked.open}
            type="action"
            text={`${asked.step.question} This affects ${asked.rows === 1 ? '1 row' : `${asked.rows.toLocaleString('en')} rows`}.`}
            confirm={asked.step.label}
            busy={asked.busy}
            onConfirm={() => void send(asked)}
            onClose={() => setAsked({ ...asked, open: false })}
          />
        )}
      </Suspense>
      <Suspense>
        {panel.opened > 0 && (
          <CancelPanel
            key={panel.opened}
            open={panel.open}
            title="Cancel the selected refunds"
            call="/api/finance/refunds/cancel"
            body={() => ({ selection: wire() })}
            onDone={done}
            onConflict={onRefresh}
            onClose={() => setPanel({ ...panel, open: false })}
          />
        )}
      </Suspense>
    </>
  )
}

interface RefundSelectionBarProps {
  selection: RefundSelection
  /** Refunds that match the filters. */
  matching: number
  /** Why nothing can be done; undefined: it can. */
  frozen: string | undefined
  onRefresh: () => void
}
