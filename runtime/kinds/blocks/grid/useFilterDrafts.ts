import { useEffect, useRef, useState } from 'react'
import { type CompiledGrid } from '../../../core/compile/compiled.ts'
import { filterProblem } from '../../../core/grid/filterProblem.ts'
import { type GridState } from '../../../core/grid/gridState.ts'
import { type FilterChange } from '../../../core/grid/reducer.ts'
import { messages } from '../../../core/messages.ts'
import { getOwn } from '../../../core/objects.ts'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'
import { useBeforeReload } from '../../../shell/useBeforeReload.ts'
import { useStableCallback } from '../../useStableCallback.ts'
import { type TypedFilters } from './useGridState.ts'

type Filters = GridState['filters']
type Filtered = Pick<CompiledGrid, 'filters'>

/** Writes filters to the address; `replace` adds no history entry. */
export type ChangeFilters = (changes: readonly FilterChange[], replace: boolean) => void

/** Milliseconds of pause before typed filters are applied (spec 1 §9). */
const WAIT = 500

export interface FilterDrafts {
  /** The value to show: the draft, else that of the address. */
  readonly valuesOf: (key: string) => readonly string[]
  readonly errors: Readonly<Record<string, string>>
  /** `chosen`: the value is complete and applies at once, together with other typed filters. */
  readonly type: (key: string, values: readonly string[], chosen: boolean) => void
  /** Called on blur: reports an invalid date, or a number outside of its limits. */
  readonly leave: () => void
  /** Applies typed filters at once and reports invalid ones; false if there was nothing to apply. */
  readonly flush: () => boolean
  /** Discards typed filters that are not applied yet, of one filter or of all. */
  readonly discard: (key?: string) => void
}

/** The filters as typed, until they are in the address. Invalid ones are held back. */
export function useFilterDrafts(
  grid: Filtered,
  applied: Filters,
  onChange: ChangeFilters,
  typed: TypedFilters,
): FilterDrafts {
  const { clock } = useRuntime().ports
  const [drafts, setDrafts] = useState<Filters>(noFilters)
  const [typing, setTyping] = useState<string>()
  const newest = useRef(drafts)
  const settled = useRef(applied)
  const stopWait = useRef<(() => void) | undefined>(undefined)

  function keep(next: Filters) {
    newest.current = next
    setDrafts(next)
  }
  const leave = () => setTyping(undefined)
  function stop() {
    stopWait.current?.()
    stopWait.current = undefined
  }
  function apply(): boolean {
    stop()
    const problems = problemsOf(grid, { ...applied, ...newest.current })
    const ready = Object.entries(newest.current).filter(
      ([key, values]) => !isHeld(problems, key) && !same(values, getOwn(applied, key)),
    )
    if (ready.length > 0)
      onChange(
        ready.map(([key, values]) => ({ type: 'filterChanged', key, values })),
        true,
      )
    return ready.length > 0
  }
  function flush(): boolean {
    leave()
    return apply()
  }
  const applyLater = useStableCallback(() => void apply())
  const applyNow = useStableCallback(() => void flush())
  const type = useStableCallback((key: string, values: readonly string[], chosen: boolean) => {
    keep({ ...newest.current, [key]: values })
    setTyping(key)
    stop()
    if (chosen) apply()
    else stopWait.current = clock.after(WAIT, applyLater)
  })
  const settle = useStableCallback(() => {
    const pending = stopWait.current !== undefined
    const problems = problemsOf(grid, { ...applied, ...newest.current })
    const before = settled.current
    settled.current = applied
    // A value that reaches the address past an invalid draft, e.g. by a saved filter, replaces it.
    const left = Object.entries(newest.current).filter(
      ([key, values]) =>
        !same(values, getOwn(applied, key)) &&
        (pending || (isHeld(problems, key) && same(getOwn(applied, key) ?? none, getOwn(before, key)))),
    )
    if (left.length !== Object.keys(newest.current).length) keep(Object.fromEntries(left))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address has changed, by a draft or past it
  useEffect(settle, [applied])
  useEffect(() => {
    typed.current = applyNow
    return () => {
      typed.current = undefined
      stopWait.current?.()
    }
  }, [typed, applyNow])
  useBeforeReload(applyLater)

  const shown = { ...applied, ...drafts }
  return {
    valuesOf: key => getOwn(shown, key) ?? none,
    errors: blamed(problemsOf(grid, shown), typing),
    type,
    leave,
    flush,
    discard(key) {
      const others = Object.entries(newest.current).filter(([other]) => key !== undefined && other !== key)
      if (others.length === 0) stop()
      keep(Object.fromEntries(others))
      leave()
    },
  }
}

/** Filter key -> error message of its date (spec 1 §5) or number. */
function problemsOf(grid: Filtered, filters: Filters): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const { key } of grid.filters) {
    const problem = filterProblem(grid, { filters }, key)
    if (problem !== undefined) problems[key] = problem
  }
  return problems
}

/** Whether a draft is held back: it is invalid, or the end of its period is before its start. */
function isHeld(problems: Readonly<Record<string, string>>, key: string): boolean {
  return (
    Object.hasOwn(problems, key) || getOwn(problems, key.replace(/from$/, 'to')) === messages.periodReversed
  )
}

/** Errors of an unfinished date or number are shown on Enter or blur only. */
function blamed(problems: Record<string, string>, typing: string | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).filter(
      ([key, problem]) => key !== typing || problem === messages.periodReversed,
    ),
  )
}

function same(values: readonly string[], applied: readonly string[] = none): boolean {
  return JSON.stringify(values) === JSON.stringify(applied)
}

const none: readonly string[] = []
const noFilters: Filters = {}
