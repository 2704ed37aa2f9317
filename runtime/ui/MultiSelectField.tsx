import ChevronDown from 'lucide-react/icons/chevron-down'
import { lazy, Suspense, useRef, useState } from 'react'
import { Field, type FieldLook } from './Field.tsx'
import styles from './MultiSelectField.module.css'
import { type SelectOption } from './SelectField.tsx'

const loadList = () => import('./MultiSelectList.tsx')
/** A list that cannot be fetched ahead is asked for again, and missed, when it opens. */
const loadAhead = () => void loadList().catch(() => {})
const MultiSelectList = lazy(async () => ({ default: (await loadList()).MultiSelectList }))

/** Any number of several values. Closed it says what is chosen; the searchable list is fetched when first wanted. */
export function MultiSelectField({
  values,
  options,
  onChange,
  placeholder = 'Any',
  disabled = false,
  ...look
}: MultiSelectFieldProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const chosen = values.map(value => options.find(option => option.value === value)?.label ?? value)
  return (
    <Field {...look}>
      {({ id, labelId, describedBy, invalid }) => (
        <>
          <button
            type="button"
            ref={button}
            id={id}
            className={styles.control}
            disabled={disabled}
            data-invalid={invalid || undefined}
            aria-haspopup="listbox"
            aria-expanded={open}
            aria-labelledby={`${labelId} ${id}`}
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
            <span className={chosen.length === 0 ? styles.placeholder : styles.value}>
              {chosen.length === 0 ? placeholder : chosen.join(', ')}
            </span>
            {chosen.length > 1 && <span className={styles.count} data-count={chosen.length} />}
            <ChevronDown aria-hidden="true" />
          </button>
          {open && (
            <Suspense fallback={null}>
              <MultiSelectList
                label={look.label}
                anchor={button}
                values={values}
                options={options}
                onChange={onChange}
                onClose={() => setOpen(false)}
              />
            </Suspense>
          )}
        </>
      )}
    </Field>
  )
}

export interface MultiSelectFieldProps extends FieldLook {
  /** In the order of choice. A value without option is shown as it is. */
  values: readonly string[]
  options: readonly SelectOption[]
  /** Called with the whole list after every choice. */
  onChange: (values: readonly string[]) => void
  /** Text while nothing is chosen. Default 'Any'. */
  placeholder?: string | undefined
  disabled?: boolean | undefined
}
