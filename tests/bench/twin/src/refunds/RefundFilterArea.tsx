import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import styles from '../../../../../runtime/kinds/blocks/grid/FilterArea.module.css'
import { Button } from '../../../../../runtime/ui/Button.tsx'
import { type ChipItem, ChipRow } from '../../../../../runtime/ui/ChipRow.tsx'
import { DateField } from '../../../../../runtime/ui/DateField.tsx'
import { MultiSelectField } from '../../../../../runtime/ui/MultiSelectField.tsx'
import { SelectField } from '../../../../../runtime/ui/SelectField.tsx'
import { TextField } from '../../../../../runtime/ui/TextField.tsx'
import { type Option } from './loadRefunds.ts'
import { statusOptions } from './RefundStatus.tsx'
import { noFilters, type RefundFilters } from './state.ts'
import { useFilterDrafts } from './useFilterDrafts.ts'
import { useFilterKey } from './useFilterKey.ts'

/** The six filters, the button that applies them, and a chip for each that is applied. */
export const RefundFilterArea = memo(function RefundFilterArea(props: {
  applied: RefundFilters
  methods: readonly Option[]
  loading: boolean
  onFilters: (filters: RefundFilters) => void
  onRefresh: () => void
  /** Stands behind the filter button. */
  children: ReactNode
}) {
  const { applied, methods, loading, onFilters, onRefresh, children } = props
  const { shown, errors, type, flush, discard } = useFilterDrafts(applied, onFilters)
  const [clicked, setClicked] = useState(false)
  const unlock = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(unlock.current), [])
  const locked = clicked || loading
  const area = useFilterKey<HTMLElement>()
  const chips = useMemo(() => chipsOf(applied, methods), [applied, methods])
  return (
    <search
      ref={area}
      className={styles.search}
      aria-label="Filters"
      onKeyDown={event => {
        const { key, target, currentTarget } = event
        if (key !== 'Enter' || !(target instanceof HTMLInputElement) || !currentTarget.contains(target))
          return
        event.preventDefault()
        flush()
      }}
    >
      <div className={styles.area}>
        <OrderNr value={shown.orderNr} onType={type} />
        <Customer value={shown.customerName} onType={type} />
        <Status value={shown.status} onType={type} />
        <Method value={shown.method} methods={methods} onType={type} />
        <From value={shown.from} error={errors.from} onType={type} />
        <To value={shown.to} error={errors.to} onType={type} />
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
          {children}
        </div>
      </div>
      <ChipRow
        label="Applied filters"
        items={chips}
        onRemove={id => {
          const key = keys.find(one => one === id) ?? 'orderNr'
          discard(key)
          onFilters({ ...applied, [key]: noFilters[key] })
        }}
        onReset={() => {
          discard()
          onFilters(noFilters)
        }}
      />
    </search>
  )
})

const labels = {
  orderNr: 'Order Nr',
  customerName: 'Customer',
  status: 'Status',
  method: 'Method',
  from: 'Created from',
  to: 'Created to',
} as const
const keys = ['orderNr', 'customerName', 'status', 'method', 'from', 'to'] as const

function chipsOf(applied: RefundFilters, methods: readonly Option[]): readonly ChipItem[] {
  const texts = {
    ...applied,
    status: listed(applied.status.map(status => labelOf(statusOptions, status))),
    method: labelOf(methods, applied.method),
  }
  return keys.flatMap(id => (texts[id] === '' ? [] : [{ id, label: labels[id], value: texts[id] }]))
}

function labelOf(options: readonly Option[], value: string): string {
  return options.find(option => option.value === value)?.label ?? value
}

function listed(names: readonly string[]): string {
  return names.length > 3 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more` : names.join(', ')
}

interface ControlProps<V> {
  readonly value: V
  readonly error?: string | undefined
  readonly onType: <K extends keyof RefundFilters>(key: K, value: RefundFilters[K]) => void
}

const OrderNr = memo(function OrderNr({ value, onType }: ControlProps<string>) {
  return <TextField label={labels.orderNr} value={value} onChange={text => onType('orderNr', text)} />
})

const Customer = memo(function Customer({ value, onType }: ControlProps<string>) {
  return (
    <TextField label={labels.customerName} value={value} onChange={text => onType('customerName', text)} />
  )
})

const Status = memo(function Status({ value, onType }: ControlProps<readonly string[]>) {
  return (
    <MultiSelectField
      label={labels.status}
      values={value}
      options={statusOptions}
      placeholder="All"
      onChange={values => onType('status', values)}
    />
  )
})

const Method = memo(function Method(props: ControlProps<string> & { readonly methods: readonly Option[] }) {
  const { value, methods, onType } = props
  return (
    <SelectField
      label={labels.method}
      value={value}
      options={methods}
      placeholder="All"
      onChange={text => onType('method', text)}
    />
  )
})

/** Days of UTC. */
const utc = { zone: 'UTC', aside: 'UTC' } as const

const From = memo(function From({ value, error, onType }: ControlProps<string>) {
  return (
    <DateField
      {...utc}
      label={labels.from}
      value={value}
      error={error}
      onChange={text => onType('from', text)}
    />
  )
})

const To = memo(function To({ value, error, onType }: ControlProps<string>) {
  return (
    <DateField {...utc} label={labels.to} value={value} error={error} onChange={text => onType('to', text)} />
  )
})
