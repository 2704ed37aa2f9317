import { memo, type ReactNode, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react'
import { type CompiledFilter, type CompiledGrid } from '../../../core/compile/compiled.ts'
import { type TabbedFilter } from '../../../core/grid/filterTabs.ts'
import { getOwn } from '../../../core/objects.ts'
import { shortcutKeys } from '../../../core/shortcutKeys.ts'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'
import { useScreen } from '../../../shell/screen/ScreenContext.tsx'
import { acceptsShortcuts } from '../../../shell/shortcuts/acceptsShortcuts.ts'
import { afterPress } from '../../../ui/afterPress.ts'
import { Button } from '../../../ui/Button.tsx'
import { useMediaQuery } from '../../../ui/useMediaQuery.ts'
import { useStableCallback } from '../../useStableCallback.ts'
import styles from './FilterArea.module.css'
import { FilterChips } from './FilterChips.tsx'
import { FilterControl, FilterControls } from './FilterControls.tsx'
import { type ChangeFilters, useFilterDrafts } from './useFilterDrafts.ts'
import { type TypedFilters } from './useGridState.ts'

type Applied = Readonly<Record<string, readonly string[]>>

/**
 * The filters of a grid, or of several blocks. Typed values stay local until the user pauses for 500 ms (spec
 * 1 §4), presses Enter or the button, so that keys do not render the rows. A selected option applies at once.
 */
export const FilterArea = memo(function FilterArea(props: {
  /** Heading of the grid; undefined: none. */
  heading: string | undefined
  grid: Pick<CompiledGrid, 'filters' | 'filterArea' | 'prefix'>
  /** The filter shown as tabs: a chip would repeat the open tab. */
  tabs?: TabbedFilter | undefined
  applied: Applied
  typed: TypedFilters
  loading: boolean
  onChange: ChangeFilters
  /** The text of a field in the first row shown. Absent: the filters have no rows of their own. */
  valueInRows?: (field: string) => string
  /** Reloads. Absent: no button. */
  onRefresh?: () => void
  /** Rendered after the filter button. */
  children?: ReactNode
}) {
  const { heading, grid, tabs, applied, typed, loading, onChange, valueInRows, onRefresh, children } = props
  const { loads } = useScreen()
  const { valuesOf, errors, type, leave, flush, discard } = useFilterDrafts(grid, applied, onChange, typed)
  const { locked, lock } = useFilterLock(loading)
  const area = useFocusKey<HTMLElement>(shortcutKeys.filters, grid.prefix === '')
  const onRemove = useStableCallback((key: string) => {
    discard(key)
    onChange([{ type: 'filterChanged', key, values: [] }], true)
  })
  const onReset = useStableCallback(() => {
    discard()
    onChange(
      grid.filters.map(({ key }) => ({ type: 'filterChanged', key, values: [] })),
      true,
    )
  })
  // On phones and tablets the filters would fill the screen; applied ones stay visible as chips.
  const phone = useMediaQuery('(width < 40rem)')
  const tablet = useMediaQuery('(width < 60rem)')
  const narrow = (phone && grid.filters.length > 2) || (tablet && grid.filters.length > 4)
  const [open, setOpen] = useState(false)
  const controls = useId()
  // A filter shown as an open tab needs no chip.
  const active = grid.filters.filter(
    ({ key }) => getOwn(applied, key) !== undefined && key !== tabs?.key,
  ).length
  const draw = (filter: CompiledFilter) => (
    <FilterControl
      key={filter.key}
      filter={filter}
      values={valuesOf(filter.key)}
      loads={loads}
      error={getOwn(errors, filter.key)}
      valueInRows={valueInRows}
      onType={type}
    />
  )
  return (
    <search
      ref={area}
      className={styles.search}
      aria-label={heading === undefined ? 'Filters' : `Filters of ${heading}`}
      onBlur={() => afterPress(leave)}
      onKeyDown={event => {
        const { key, target, currentTarget } = event
        // The search field of an open list is outside of the area, though its events bubble here.
        if (key !== 'Enter' || !(target instanceof HTMLInputElement) || !currentTarget.contains(target))
          return
        event.preventDefault()
        flush()
      }}
    >
      <div
        id={controls}
        className={styles.area}
        data-folded={(narrow && !open && Object.keys(errors).length === 0) || undefined}
      >
        {narrow && (
          <div className={styles.fold}>
            <Button aria-expanded={open} aria-controls={controls} onClick={() => setOpen(!open)}>
              {active === 0 ? 'Filters' : `Filters (${active})`}
            </Button>
          </div>
        )}
        {grid.filterArea === '' ? (
          grid.filters.map(draw)
        ) : (
          <FilterControls template={grid.filterArea} filters={grid.filters} draw={draw} />
        )}
        {onRefresh && (
          <div className={styles.actions}>
            <Button
              data-apply
              aria-disabled={locked}
              onClick={() => {
                if (locked) return
                lock()
                if (!flush()) onRefresh()
              }}
            >
              Filter
            </Button>
            {children}
          </div>
        )}
      </div>
      <FilterChips
        grid={grid}
        tabs={tabs}
        applied={applied}
        loads={loads}
        onRemove={onRemove}
        onReset={onReset}
      />
    </search>
  )
})

/** The filter button is locked for 2 s after a click, and while the rows load (spec 1 §4, §9). */
function useFilterLock(loading: boolean): { locked: boolean; lock: () => void } {
  const { clock } = useRuntime().ports
  const [locked, setLocked] = useState(false)
  const cancel = useRef<(() => void) | undefined>(undefined)
  const lock = useCallback(() => {
    setLocked(true)
    cancel.current = clock.after(2000, () => setLocked(false))
  }, [clock])
  useEffect(() => () => cancel.current?.(), [])
  return { locked: locked || loading, lock }
}

/** Focuses the first control of the element on that key, except while text is typed or a window is open. */
function useFocusKey<E extends HTMLElement>(key: string, active: boolean): RefObject<E | null> {
  const area = useRef<E>(null)
  useEffect(() => {
    if (!active) return
    const focus = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || !acceptsShortcuts(event))
        return
      const first = area.current?.querySelector<HTMLElement>('input, select, button')
      if (!first) return
      event.preventDefault()
      first.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [key, active])
  return area
}
