import { useEffect, useRef, useState } from 'react'
import { type CompiledGrid } from '../../../core/compile/compiled.ts'
import { filterProblem } from '../../../core/grid/filterProblem.ts'
import { type FilterChange } from '../../../core/grid/reducer.ts'
import { type GridState } from '../../../core/grid/state.ts'
import { messages } from '../../../core/messages.ts'
import { getOwn } from '../../../core/objects.ts'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'
import { useBeforeReload } from '../../../shell/useBeforeReload.ts'
import { useStableCallback } from '../../useStableCallback.ts'
import { type TypedFilters } from './useGridState.ts'

type Filters = GridState['filters']
type Filtered = Pick<CompiledGrid, 'filters'>

/** Puts filters into the address; `replace` leaves no entry for the back button. */
export type ChangeFilters = (changes: readonly FilterChange[], replace: boolean) => void

/** How long the user pauses before typed filters are applied, in milliseconds (spec 1 §9). */
const WAIT = 500

export interface FilterDrafts {
  /** What the control shows: the draft, else what the address says. */
  readonly valuesOf: (key: string) => readonly string[]
  readonly errors: Readonly<Record<string, string>>
  /** `chosen`: the value is complete and applies at once; what is typed in other filters is applied with it. */
  readonly type: (key: string, values: readonly string[], chosen: boolean) => void
  /** The control is left: a date that cannot be read is reported, and a number outside of its limits. */
  readonly leave: () => void
  /** Applies what is typed at once and reports what cannot be; false when there was nothing to apply. */
  readonly flush: () => boolean
  /** Forgets what is typed and not yet applied, in one filter or in all. */
  readonly discard: (key?: string) => void
}

/** The filters as the user types them, until they stand in the address. One with a problem is held back. */
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
    // What has come into the address past a draft with a problem, as by a saved filter, takes its place.
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

/** Key of a filter -> what is wrong with its date (spec 1 §5) or number. */
function problemsOf(grid: Filtered, filters: Filters): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const { key } of grid.filters) {
    const problem = filterProblem(grid, { filters }, key)
    if (problem !== undefined) problems[key] = problem
  }
  return problems
}

/** Whether a draft waits: it has a problem, or it is the start of a period whose end stands before it. */
function isHeld(problems: Readonly<Record<string, string>>, key: string): boolean {
  return (
    Object.hasOwn(problems, key) || getOwn(problems, key.replace(/from$/, 'to')) === messages.periodReversed
  )
}

/** What may be on its way to a date or number is not blamed while it is typed, only when it is entered or left. */
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
