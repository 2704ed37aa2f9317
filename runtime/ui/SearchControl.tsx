import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react'
import { type ControlIds } from './Field.tsx'
import styles from './SearchControl.module.css'
import { type FoundItem, SearchResults, type SearchStatus, statusText } from './SearchResults.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/**
 * A text input that offers what is found for its text, without a frame. The focus stays in the input, and the
 * arrow keys move along the results.
 */
export function SearchControl(props: SearchControlProps) {
  const { id, label, labelledBy, describedBy, invalid, required, ...own } = props
  const { text, chosen, options, status, onChoose, onText, onClose, onRetry, locked, ...input } = own
  const listId = useId()
  const [box, field] = [useRef<HTMLSpanElement>(null), useRef<HTMLInputElement>(null)]
  const [active, setActive] = useState(0)
  const open = text !== undefined && text.trim() !== '' && !locked
  const at = Math.min(active, options.length - 1)
  const choose = (option: FoundItem | undefined) => {
    onChoose(option)
    field.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (!open || event.nativeEvent.isComposing) return
    const step = steps[event.key]
    const option = options[at]
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && option) choose(option)
    else if (event.key === 'Enter' && status === 'failed') onRetry()
    else if (step !== undefined && options.length > 0)
      setActive((at + step + options.length) % options.length)
    else if (event.key !== 'Enter' && step === undefined) return
    event.preventDefault()
    // The panel or window around the field stays open.
    event.stopPropagation()
  }
  return (
    <span ref={box} className={styles.box}>
      <Search aria-hidden="true" />
      <input
        {...input}
        ref={field}
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder="Type to search"
        className={styles.input}
        data-clearable={(chosen && !locked) || undefined}
        value={text ?? chosen?.label ?? ''}
        disabled={locked}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && at >= 0 ? `${listId}-${at}` : undefined}
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        aria-required={required || undefined}
        onFocus={event => {
          event.currentTarget.select()
          input.onFocus?.(event)
        }}
        onChange={event => {
          setActive(0)
          onText(event.currentTarget.value)
        }}
        onKeyDown={press}
      />
      {chosen && !locked && (
        <button
          type="button"
          className={styles.clear}
          // Tab leaves the field, and with it the open list.
          tabIndex={open ? -1 : undefined}
          aria-label={`Clear ${chosen.label}`}
          onClick={() => choose(undefined)}
        >
          <X aria-hidden="true" />
        </button>
      )}
      {open && (
        <SearchResults
          id={listId}
          label={label}
          labelledBy={labelledBy}
          area={box}
          anchor={field}
          options={options}
          active={at}
          status={status}
          onPoint={setActive}
          onChoose={choose}
          onRetry={onRetry}
          onClose={onClose}
        />
      )}
      <VisuallyHidden>
        <span role="status">{open ? statusText(status, options.length) : ''}</span>
      </VisuallyHidden>
    </span>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

interface SearchControlProps
  extends ControlIds,
    Pick<ComponentProps<'input'>, 'name' | 'autoFocus' | 'onFocus' | 'onBlur'> {
  /** What is being typed; undefined: nothing, and the label of the chosen option is shown. */
  text: string | undefined
  /** Undefined: none. */
  chosen: FoundItem | undefined
  /** What was found for the text. */
  options: readonly FoundItem[]
  status: SearchStatus
  required?: boolean | undefined
  locked: boolean
  /** Undefined: it was cleared. */
  onChoose: (option: FoundItem | undefined) => void
  onText: (text: string) => void
  /** The list was left without a choice. */
  onClose: () => void
  onRetry: () => void
}
