import { useCallback, useEffect, useState } from 'react'
import { isRefused, payloadOf, recordOf } from '../../../../../schemas/wire/envelope.ts'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { type CompiledGrid } from '../../../../core/compile/compiled.ts'
import { wireSelection } from '../../../../core/grid/actions.ts'
import { filterTerms } from '../../../../core/grid/filterTerms.ts'
import { type GridState } from '../../../../core/grid/gridState.ts'
import { type Selection } from '../../../../core/grid/selection.ts'
import { fillPath } from '../../../../core/path.ts'
import { useRuntime } from '../../../../shell/RuntimeContext.tsx'
import { reloaded, useEvents } from '../../../../shell/useEvents.ts'
import { userZone } from '../../../../shell/userZone.ts'

/** Milliseconds after the last change of the selection before the call is sent. */
const wait = 150
/** After a reload the server may count the selected rows differently. */
const reloads = [reloaded]

/**
 * The reply of a call about the selected rows; the newest selection wins. The previous record stays until the
 * new one arrives.
 */
export function useSelectionRecord(call: SelectionCall | undefined, selected: SelectedRows): SelectionRecord {
  const { grid, state, params, selection } = selected
  const { call: send, ports } = useRuntime()
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly record: Row | null }>()
  const [attempt, setAttempt] = useState(0)
  const filter = filterTerms(grid, state, { now: ports.clock.now(), zone: userZone() })
  const asked = JSON.stringify(wireSelection(selection, filter))
  const path = call && fillPath(call.path, params)
  const method = call?.method
  const fields = call?.fields.join() ?? ''
  const again = useCallback(() => setAttempt(before => before + 1), [])
  useEvents(reloads, again)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    if (path === undefined) return
    const newer = new AbortController()
    const { signal } = newer
    const ask = async () => {
      const question =
        method === 'GET'
          ? { method: 'GET' as const, path: `${path}?selection=${encodeURIComponent(asked)}` }
          : { method: 'POST' as const, path, body: { ...grid.params, selection: JSON.parse(asked) } }
      const reply = await send({ ...question, signal }, { ignores404: true, safe: true, background: true })
      return reply.ok && !isRefused(reply.data) ? answered(reply.data, fields.split(',')) : undefined
    }
    const cancel = ports.clock.after(wait, () => {
      ask()
        // An aborted call rejects; its result is not needed.
        .catch(() => undefined)
        .then(record => signal.aborted || setAnswer({ asked, record: record ?? null }))
    })
    return () => {
      cancel()
      newer.abort()
    }
  }, [grid.params, asked, path, method, fields, attempt, send, ports])
  const isNew = answer?.asked === asked
  return {
    record: answer?.record ?? undefined,
    busy: call !== undefined && !isNew,
    failed: isNew && answer.record === null,
    again,
  }
}

/** The record of a reply; a bare number or text becomes its only field. */
function answered(reply: unknown, fields: readonly string[]): Row | undefined {
  const [only, ...others] = fields
  const value = payloadOf(reply)
  if (only === undefined || others.length > 0 || typeof value === 'object') return recordOf(reply, fields)
  return value === undefined ? undefined : { [only]: value }
}

interface SelectionCall {
  readonly path: string
  readonly method: 'GET' | 'POST'
  /** Required fields: a reply without them has failed. */
  readonly fields: readonly string[]
}

/** Selected rows of a grid. */
export interface SelectedRows {
  readonly grid: CompiledGrid
  readonly state: GridState
  readonly params: Readonly<Record<string, string>>
  readonly selection: Selection
}

interface SelectionRecord {
  /** Undefined: no valid reply yet. */
  readonly record: Row | undefined
  /** It belongs to an earlier selection, or is loading. */
  readonly busy: boolean
  readonly failed: boolean
  /** Sends the call again. */
  readonly again: () => void
}
