import { useEffect, useState } from 'react'
import {
  type FoundOption,
  foundOptions,
  isEnough,
  mostFound,
  type SearchedSelect,
  searchCall,
} from '../../core/form/searchedOptions.ts'
import { useRuntime } from '../../shell/RuntimeContext.tsx'
import { useScreen } from '../../shell/screen/ScreenContext.tsx'
import { type SearchStatus } from '../../ui/SearchResults.tsx'

/** Milliseconds after the last key before the call is sent. */
const pause = 200

interface Answer {
  readonly text: string
  /** Undefined: the search failed. */
  readonly options: readonly FoundOption[] | undefined
}

interface OptionSearch {
  /** Empty while it is searched, so that Enter cannot choose a result of an earlier text. */
  readonly options: readonly FoundOption[]
  readonly status: SearchStatus
  readonly retry: () => void
}

/**
 * What the call of a searched choice finds for a text; undefined: nothing is being typed. The newest search
 * wins. A failure is shown in the list only, because the next key searches again.
 */
export function useOptionSearch({ options }: SearchedSelect, typed: string | undefined): OptionSearch {
  const { call, ports } = useRuntime()
  const { params, query } = useScreen()
  const [answer, setAnswer] = useState<Answer>()
  const [attempt, setAttempt] = useState(0)
  const text = typed?.trim() ?? ''
  const searches = isEnough(text)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` searches again
  useEffect(() => {
    if (!searches) return
    const newer = new AbortController()
    const { signal } = newer
    const search = () =>
      call(
        { ...searchCall(options, { ...query, ...params }, text), signal },
        { background: true, global: false },
      ).then(
        reply => {
          if (!signal.aborted)
            setAnswer({ text, options: reply.ok ? foundOptions(options, reply.data) : undefined })
        },
        // An aborted call rejects; its result is not needed.
        () => undefined,
      )
    const cancel = ports.clock.after(pause, () => void search())
    return () => {
      cancel()
      newer.abort()
    }
  }, [text, searches, attempt, options, params, query, call, ports])
  const current = answer?.text === text ? answer : undefined
  const retry = () => {
    setAnswer(undefined)
    setAttempt(before => before + 1)
  }
  return { options: (searches && current?.options) || none, status: statusOf(searches, current), retry }
}

function statusOf(searches: boolean, answer: Answer | undefined): SearchStatus {
  if (!searches) return 'short'
  if (!answer) return 'searching'
  if (!answer.options) return 'failed'
  return answer.options.length === mostFound ? 'more' : 'found'
}

const none: readonly FoundOption[] = []
