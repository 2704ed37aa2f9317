import { Combobox } from '@base-ui/react/combobox'
import Check from 'lucide-react/icons/check'
import Search from 'lucide-react/icons/search'
import { type RefObject } from 'react'
import styles from './MultiSelectList.module.css'
import { type SelectOption } from './SelectField.tsx'

/** A search input, options with check boxes, and a button to clear them. */
export function MultiSelectList({ label, anchor, values, options, onChange, onClose }: MultiSelectListProps) {
  const known = [...options, ...values.filter(isUnknownTo(options)).map(value => ({ value, label: value }))]
  return (
    <Combobox.Root
      multiple
      open
      autoHighlight
      items={known}
      value={known.filter(option => values.includes(option.value))}
      isItemEqualToValue={(one, other) => one.value === other.value}
      onValueChange={chosen => onChange(chosen.map(option => option.value))}
      onOpenChange={(open, { event }) => {
        // A click on the button is handled by the button: it closes the list.
        const onButton = event.target instanceof Node && anchor.current?.contains(event.target) === true
        if (!open && !(onButton && event.type !== 'keydown')) onClose()
      }}
    >
      <Combobox.Portal>
        <Combobox.Positioner className={styles.positioner} anchor={anchor} align="start" sideOffset={4}>
          <Combobox.Popup className={styles.popup} aria-label={label} finalFocus={anchor}>
            <div className={styles.search}>
              <Search aria-hidden="true" />
              <Combobox.Input className={styles.input} placeholder="Search" aria-label={`Search ${label}`} />
            </div>
            <Combobox.Empty>
              <p className={styles.empty}>No match</p>
            </Combobox.Empty>
            <Combobox.List className={styles.list} aria-label={label}>
              {(option: SelectOption) => (
                <Combobox.Item key={option.value} value={option} className={styles.item}>
                  <span className={styles.box}>
                    <Combobox.ItemIndicator>
                      <Check aria-hidden="true" />
                    </Combobox.ItemIndicator>
                  </span>
                  <span className={styles.label}>{option.label}</span>
                </Combobox.Item>
              )}
            </Combobox.List>
            {values.length > 0 && (
              <div className={styles.foot}>
                <button type="button" className={styles.clear} onClick={() => onChange([])}>
                  Clear {values.length} selected
                </button>
              </div>
            )}
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}

const isUnknownTo = (options: readonly SelectOption[]) => (value: string) =>
  !options.some(option => option.value === value)

interface MultiSelectListProps {
  label: string
  anchor: RefObject<HTMLElement | null>
  values: readonly string[]
  options: readonly SelectOption[]
  onChange: (values: readonly string[]) => void
  onClose: () => void
}
