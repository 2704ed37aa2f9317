import { useCallback, useEffect, useMemo, useState } from 'react'
import { isRefused, payloadOf, recordOf } from '../../../../../schemas/wire/envelope.ts'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { type CompiledGrid, type CompiledSummary } from '../../../../core/compile/compiled.ts'
import { filterTerms } from '../../../../core/grid/filterTerms.ts'
import { type Selection } from '../../../../core/grid/selection.ts'
import { type GridState } from '../../../../core/grid/state.ts'
import { wireSelection } from '../../../../core/grid/wireSelection.ts'
import { fillPath } from '../../../../core/path.ts'
import { valueAt } from '../../../../core/valueAt.ts'
import { useRuntime } from '../../../../shell/RuntimeContext.tsx'
import { reloaded, useEvents } from '../../../../shell/useEvents.ts'
import { userZone } from '../../../../shell/userZone.ts'
import { Button } from '../../../../ui/Button.tsx'
import { CellView } from '../../../cells/CellView.tsx'
import styles from './SelectionSummary.module.css'

/** Milliseconds without another change of the selection after which the server is asked. */
const wait = 150
/** What is selected may be counted anew then. */
const reloads = [reloaded]

/**
 * What the server says of the selected rows; the newest selection wins. Figures of an earlier one stay, muted, until the new
 * ones are there.
 */
export function SelectionSummary({ summary, grid, state, params, selection }: SelectionSummaryProps) {
  const { call, ports } = useRuntime()
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly record: Row | null }>()
  const [attempt, setAttempt] = useState(0)
  const filter = filterTerms(grid, state, { now: ports.clock.now(), zone: userZone() })
  const asked = JSON.stringify(wireSelection(selection, filter))
  const path = fillPath(summary.call, params)
  const fields = useMemo(() => summary.fields.map(({ field }) => field), [summary])
  const again = useCallback(() => setAttempt(before => before + 1), [])
  useEvents(reloads, again)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    const newer = new AbortController()
    const { signal } = newer
    const ask = async () => {
      const question =
        summary.method === 'GET'
          ? { method: 'GET' as const, path: `${path}?selection=${encodeURIComponent(asked)}` }
          : { method: 'POST' as const, path, body: { selection: JSON.parse(asked) } }
      const reply = await call({ ...question, signal }, { ignores404: true, safe: true })
      return reply.ok && !isRefused(reply.data) ? answered(reply.data, fields) : undefined
    }
    const cancel = ports.clock.after(wait, () => {
      ask()
        // An aborted call rejects; its result is no longer needed.
        .catch(() => undefined)
        .then(record => signal.aborted || setAnswer({ asked, record: record ?? null }))
    })
    return () => {
      cancel()
      newer.abort()
    }
  }, [asked, path, summary.method, fields, attempt, call, ports])
  if (answer?.record === null && answer.asked === asked)
    return (
      <p className={styles.failed} role="status">
        The total could not be calculated.{' '}
        <Button variant="quiet" size="small" onClick={again}>
          Try again
        </Button>
      </p>
    )
  const record = answer?.record ?? undefined
  return (
    <dl className={styles.summary} aria-live="polite" aria-busy={answer?.asked !== asked}>
      {summary.fields.map(({ field, label, cell }) => (
        <div key={field} className={styles.pair}>
          <dt>{label}</dt>
          <dd>{record ? <CellView cell={cell} value={valueAt(record, field)} row={record} /> : '…'}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The record of a reply; one that is a number or a text alone is the only field. */
function answered(reply: unknown, fields: readonly string[]): Row | undefined {
  const [only, ...others] = fields
  const value = payloadOf(reply)
  if (only === undefined || others.length > 0 || typeof value === 'object') return recordOf(reply, fields)
  return value === undefined ? undefined : { [only]: value }
}

interface SelectionSummaryProps {
  summary: CompiledSummary
  grid: CompiledGrid
  state: GridState
  params: Readonly<Record<string, string>>
  selection: Selection
}
