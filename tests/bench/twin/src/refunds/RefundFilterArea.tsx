import { memo, useEffect, useRef, useState } from 'react'
import styles from '../../../../../runtime/kinds/blocks/grid/FilterArea.module.css'
import { Button } from '../../../../../runtime/ui/Button.tsx'
import { DateField } from '../../../../../runtime/ui/DateField.tsx'
import { MultiSelectField } from '../../../../../runtime/ui/MultiSelectField.tsx'
import { SelectField } from '../../../../../runtime/ui/SelectField.tsx'
import { TextField } from '../../../../../runtime/ui/TextField.tsx'
import { type Option } from './loadRefunds.ts'
import { statusOptions } from './RefundStatus.tsx'
import { anyFilter, noFilters, type RefundFilters } from './state.ts'
import { useFilterDrafts } from './useFilterDrafts.ts'
import { useFilterKey } from './useFilterKey.ts'

/** The six filters, the button that applies them and the one that takes them back. */
export const RefundFilterArea = memo(function RefundFilterArea(props: {
  applied: RefundFilters
  methods: readonly Option[]
  loading: boolean
  onFilters: (filters: RefundFilters) => void
  onRefresh: () => void
}) {
  const { applied, methods, loading, onFilters, onRefresh } = props
  const { shown, errors, type, flush, discard } = useFilterDrafts(applied, onFilters)
  const [clicked, setClicked] = useState(false)
  const unlock = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(unlock.current), [])
  const locked = clicked || loading
  const area = useFilterKey<HTMLElement>()
  return (
    <search
      ref={area}
      className={styles.area}
      aria-label="Filters"
      onKeyDown={event => {
        const { key, target, currentTarget } = event
        if (key !== 'Enter' || !(target instanceof HTMLInputElement) || !currentTarget.contains(target))
          return
        event.preventDefault()
        flush()
      }}
    >
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
        {anyFilter(applied) && (
          <Button
            variant="quiet"
            onClick={() => {
              discard()
              onFilters(noFilters)
            }}
          >
            Reset all
          </Button>
        )}
      </div>
    </search>
  )
})

interface ControlProps<V> {
  readonly value: V
  readonly error?: string | undefined
  readonly onType: <K extends keyof RefundFilters>(key: K, value: RefundFilters[K]) => void
}

const OrderNr = memo(function OrderNr({ value, onType }: ControlProps<string>) {
  return <TextField label="Order Nr" value={value} onChange={text => onType('orderNr', text)} />
})

const Customer = memo(function Customer({ value, onType }: ControlProps<string>) {
  return <TextField label="Customer" value={value} onChange={text => onType('customerName', text)} />
})

const Status = memo(function Status({ value, onType }: ControlProps<readonly string[]>) {
  return (
    <MultiSelectField
      label="Status"
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
      label="Method"
      value={value}
      options={methods}
      placeholder="All"
      onChange={text => onType('method', text)}
    />
  )
})

const From = memo(function From({ value, error, onType }: ControlProps<string>) {
  return (
    <DateField label="Created from" value={value} error={error} onChange={text => onType('from', text)} />
  )
})

const To = memo(function To({ value, error, onType }: ControlProps<string>) {
  return <DateField label="Created to" value={value} error={error} onChange={text => onType('to', text)} />
})
