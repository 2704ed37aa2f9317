import ChevronDown from 'lucide-react/icons/chevron-down'
import { lazy, Suspense, useRef, useState } from 'react'
import { type ControlIds, type SelectOption } from './Field.tsx'
import styles from './MultiSelectField.module.css'

const loadList = () => import('./MultiSelectList.tsx')
/** If prefetching fails, opening the list fetches it again and reports the error. */
const loadAhead = () => void loadList().catch(() => {})
const MultiSelectList = lazy(async () => ({ default: (await loadList()).MultiSelectList }))

/** The button that shows the selection and opens the searchable list, without a frame. */
export function MultiSelectControl(props: MultiSelectControlProps) {
  const {
    id,
    opens,
    labelledBy,
    describedBy,
    invalid,
    values,
    options,
    onChange,
    placeholder = 'Any',
  } = props
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const chosen = values.map(value => options.find(option => option.value === value)?.label ?? value)
  return (
    <>
      <button
        type="button"
        ref={button}
        id={id}
        className={styles.control}
        disabled={props.disabled}
        data-invalid={invalid || undefined}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-label={labelledBy === undefined ? `${opens}: ${chosen.join(', ') || placeholder}` : undefined}
        aria-labelledby={labelledBy === undefined ? undefined : `${labelledBy} ${id}`}
        aria-describedby={describedBy}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={() => setOpen(!open)}
        onKeyDown={event => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {/* In its own direction, so that it is truncated at its end. */}
        <span dir="auto" className={chosen.length === 0 ? styles.placeholder : styles.value}>
          {chosen.length === 0 ? placeholder : chosen.join(', ')}
        </span>
        {chosen.length > 1 && <span className={styles.count} data-count={chosen.length} />}
        <ChevronDown aria-hidden="true" />
      </button>
      {open && (
        <Suspense fallback={null}>
          <MultiSelectList
            label={opens}
            anchor={button}
            values={values}
            options={options}
            onChange={onChange}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

export interface MultiSelectInput {
  /** In the order of selection. A value without an option is shown as it is. */
  values: readonly string[]
  options: readonly SelectOption[]
  /** Called with the whole list after every change. */
  onChange: (values: readonly string[]) => void
  /** Text without a selection. Default 'Any'. */
  placeholder?: string | undefined
  disabled?: boolean | undefined
}

interface MultiSelectControlProps extends ControlIds, MultiSelectInput {
  /** Accessible name of the list, and of the button if it has no label. */
  opens: string
}
