import { useEffect, useRef, useState } from 'react'
import { parseDay } from '../../../../../runtime/core/text/dates.ts'
import { useStableCallback } from '../useStableCallback.ts'
import { type RefundFilters } from './state.ts'

type Key = keyof RefundFilters
type Drafts = { readonly [K in Key]?: RefundFilters[K] }

export interface FilterDrafts {
  readonly shown: RefundFilters
  readonly errors: { readonly from?: string; readonly to?: string }
  readonly type: <K extends Key>(key: K, value: RefundFilters[K]) => void
  /** Applies at once; false when nothing was typed. */
  readonly flush: () => boolean
  /** Forgets what is typed into one filter, or into all. */
  readonly discard: (key?: Key) => void
}

/** What is typed into the filters, until 500 ms have passed without a key. */
export function useFilterDrafts(
  applied: RefundFilters,
  apply: (filters: RefundFilters) => void,
): FilterDrafts {
  const [drafts, setDrafts] = useState<Drafts>(none)
  const [entered, setEntered] = useState(false)
  const newest = useRef(drafts)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const keep = (next: Drafts) => {
    newest.current = next
    setDrafts(next)
  }
  const flush = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    const typed = { ...applied, ...newest.current }
    const wrong = problems(typed)
    const sound = {
      ...typed,
      from: wrong.from ? applied.from : typed.from,
      to: wrong.to ? applied.to : typed.to,
    }
    if (same(sound, applied)) return false
    apply(sound)
    return true
  }
  const flushLater = useStableCallback(() => void flush())
  const type = useStableCallback((key: Key, value: string | readonly string[]) => {
    keep({ ...newest.current, [key]: value })
    setEntered(false)
    clearTimeout(timer.current)
    // A choice is complete.
    if (key === 'method') flush()
    else timer.current = setTimeout(flushLater, 500)
  })
  const settle = useStableCallback(() => {
    if (timer.current === undefined && same({ ...applied, ...newest.current }, applied)) keep(none)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address has changed
  useEffect(settle, [applied])
  useEffect(() => () => clearTimeout(timer.current), [])

  const shown = { ...applied, ...drafts }
  return {
    shown,
    errors: blamed(problems(shown), entered),
    type,
    flush() {
      setEntered(true)
      return flush()
    },
    discard(key) {
      const { [key ?? 'from']: _, ...others } = newest.current
      const left = key ? others : none
      if (Object.keys(left).length === 0) {
        clearTimeout(timer.current)
        timer.current = undefined
      }
      keep(left)
      setEntered(false)
    },
  }
}

const none: Drafts = {}
const invalid = 'Please review selected dates. Invalid date format.'
const reversed = 'Please review inputted dates. End date cannot be before starting date.'

function problems({ from, to }: RefundFilters): { from?: string; to?: string } {
  const first = parseDay(from.trim())
  const last = parseDay(to.trim())
  return {
    ...(from.trim() !== '' && first === undefined && { from: invalid }),
    ...(to.trim() !== '' && last === undefined && { to: invalid }),
    ...(first !== undefined && last !== undefined && last < first && { to: reversed }),
  }
}

function blamed(found: { from?: string; to?: string }, entered: boolean): { from?: string; to?: string } {
  if (entered) return found
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== invalid))
}

function same(a: RefundFilters, b: RefundFilters): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
