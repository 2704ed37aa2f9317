import { useCallback, useContext, useMemo, useState } from 'react'
import { leaveText } from '../../core/form/formMessages.ts'
import { type InputPanel, ShownWithQueryContext, type Unsaved, unsaved } from '../forms/unsavedForms.ts'
import { useOwnQuery } from '../useQuery.ts'

/** Guards the input in the blocks of a panel: asks before closing the panel, or another tab in it, loses some of it. */
export interface PanelInput {
  readonly panel: InputPanel
  /** The query of the panel. A change that removes input that no draft holds needs a confirmation. */
  readonly query: ReturnType<typeof useOwnQuery>
  /** Closes the panel with `go`, in the same way. */
  readonly close: (go: () => void) => void
  /** Whether it has input that no draft holds. */
  readonly holds: () => boolean
  /** The open question and what happens after the confirmation; undefined: none. */
  readonly question: { readonly text: string; readonly go: () => void } | undefined
  readonly leave: () => void
  readonly stay: () => void
}

export function usePanelInput(): PanelInput {
  const stays = useContext(ShownWithQueryContext)
  const panel = useMemo(() => ({ stays }), [stays])
  const [question, setQuestion] = useState<PanelInput['question']>()
  const ask = useCallback(
    (go: () => void, isLost: (one: Unsaved) => boolean) => {
      const lost = unsaved.unkept().filter(one => one.panel === panel && isLost(one))
      if (lost.length === 0) go()
      else setQuestion({ text: leaveText(lost.map(one => one.lacks())), go })
    },
    [panel],
  )
  const allowQuery = useCallback(
    (next: URLSearchParams, go: () => void) => ask(go, one => !one.stays(next)),
    [ask],
  )
  return {
    panel,
    query: useOwnQuery(allowQuery),
    holds: () => unsaved.unkept().some(one => one.panel === panel),
    close: go => ask(go, () => true),
    question,
    leave() {
      setQuestion(undefined)
      question?.go()
    },
    stay: () => setQuestion(undefined),
  }
}
