import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import styles from '../../../../../runtime/kinds/blocks/grid/FilterArea.module.css'
import { Button } from '../../../../../runtime/ui/Button.tsx'
import { ChipRow } from '../../../../../runtime/ui/ChipRow.tsx'
import { SelectField } from '../../../../../runtime/ui/SelectField.tsx'
import { TextField } from '../../../../../runtime/ui/TextField.tsx'
import { useFilterKey } from '../refunds/useFilterKey.ts'
import { useStableCallback } from '../useStableCallback.ts'
import { labelOf, recordStatuses } from './fields.ts'
import { filterKeys, noFilters, type RecordFilters, same } from './state.ts'

type Key = keyof RecordFilters

/** The three filters, the button that applies them, and a chip for each that is applied. */
export const RecordFilterArea = memo(function RecordFilterArea(props: {
  applied: RecordFilters
  loading: boolean
  onFilters: (filters: RecordFilters) => void
  onRefresh: () => void
  children?: ReactNode
}) {
  const { applied, loading, onFilters, onRefresh } = props
  const { shown, type, flush, discard } = useDrafts(applied, onFilters)
  const [clicked, setClicked] = useState(false)
  const unlock = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(unlock.current), [])
  const locked = clicked || loading
  const area = useFilterKey<HTMLElement>()
  const chips = useMemo(
    () =>
      filterKeys.flatMap(id =>
        applied[id] === '' ? [] : [{ id, label: labelOf(id), value: valueText(id, applied[id]) }],
      ),
    [applied],
  )
  return (
    <search
      ref={area}
      className={styles.search}
      aria-label="Filters"
      onKeyDown={event => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        flush()
      }}
    >
      <div className={styles.area}>
        <TextFilter name="text1" value={shown.text1} onType={type} />
        <TextFilter name="text2" value={shown.text2} onType={type} />
        <StatusFilter value={shown.status1} onType={type} />
        <div className={styles.actions}>
          <Button
            aria-disabled={locked}
            onClick={() => {
              if (locked) return
              setClicked(true)
              unlock.current = setTimeout(() => setClicked(false), 2000)
              if (!flush()) onRefresh()
            }}
          >
            Filter
          </Button>
        </div>
      </div>
      <ChipRow
        label="Applied filters"
        items={chips}
        onRemove={id => {
          discard()
          onFilters({ ...applied, [id]: '' })
        }}
        onReset={() => {
          discard()
          onFilters(noFilters)
        }}
      />
    </search>
  )
})

/** What is typed, until 500 ms have passed without a key. */
function useDrafts(applied: RecordFilters, apply: (filters: RecordFilters) => void) {
  const [drafts, setDrafts] = useState<Partial<RecordFilters>>(none)
  const newest = useRef(drafts)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keep = (next: Partial<RecordFilters>) => {
    newest.current = next
    setDrafts(next)
  }
  const flush = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    const typed = { ...applied, ...newest.current }
    if (same(typed, applied)) return false
    apply(typed)
    return true
  }
  const flushLater = useStableCallback(() => void flush())
  const type = useStableCallback((key: Key, value: string) => {
    keep({ ...newest.current, [key]: value })
    clearTimeout(timer.current)
    // A choice is complete.
    if (key === 'status1') flush()
    else timer.current = setTimeout(flushLater, 500)
  })
  const settle = useStableCallback(() => {
    if (timer.current === undefined && same({ ...applied, ...newest.current }, applied)) keep(none)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address has changed
  useEffect(settle, [applied])
  useEffect(() => () => clearTimeout(timer.current), [])
  return { shown: { ...applied, ...drafts }, type, flush, discard: () => keep(none) }
}

const none: Partial<RecordFilters> = {}

const options = Object.entries(recordStatuses).map(([value, { label }]) => ({ value, label }))

function valueText(key: Key, value: string): string {
  if (key !== 'status1') return value
  return options.find(option => option.value === value)?.label ?? value
}

type OnType = (key: Key, value: string) => void

const TextFilter = memo(function TextFilter(props: {
  name: 'text1' | 'text2'
  value: string
  onType: OnType
}) {
  const { name, value, onType } = props
  return <TextField label={labelOf(name)} value={value} onChange={text => onType(name, text)} />
})

const StatusFilter = memo(function StatusFilter({ value, onType }: { value: string; onType: OnType }) {
  return (
    <SelectField
      label={labelOf('status1')}
      value={value}
      options={options}
      placeholder="All"
      onChange={text => onType('status1', text)}
    />
  )
})
