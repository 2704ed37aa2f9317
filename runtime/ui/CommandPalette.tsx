import { Dialog as Parts } from '@base-ui/react/dialog'
import CornerDownLeft from 'lucide-react/icons/corner-down-left'
import Search from 'lucide-react/icons/search'
import {
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import styles from './CommandPalette.module.css'
import { KeyHint } from './KeyHint.tsx'
import { useOpener } from './useOpener.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** An input with a list of matches. The arrow keys select while the focus stays in the input. */
export function CommandPalette({
  query,
  groups,
  onQuery,
  onFocus,
  onChoose,
  onClose,
  finalFocus,
}: CommandPaletteProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const opener = useOpener(true)
  const items = groups.flatMap(group => group.items)
  const [chosen, setChosen] = useState<string>()
  const position = Math.max(
    0,
    items.findIndex(item => item.id === chosen),
  )
  const active = items[position]
  useEffect(() => {
    if (active) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = steps[event.key]
    if (event.key === 'Enter') {
      event.preventDefault()
      if (active) onChoose(active.id)
    } else if (step !== undefined && items.length > 0) {
      event.preventDefault()
      setChosen(items[(position + step + items.length) % items.length]?.id)
    }
  }
  const optionId = (item: PaletteItem) => `${id}-${item.id}`
  return (
    <Parts.Root open onOpenChange={open => !open && onClose()}>
      <Parts.Portal>
        <Parts.Backdrop className={styles.backdrop} />
        <Parts.Popup
          className={styles.popup}
          aria-label="Command palette"
          finalFocus={() => finalFocus?.current ?? opener()}
        >
          <div className={styles.line}>
            <Search aria-hidden="true" />
            <input
              ref={focusAtOnce}
              className={styles.input}
              role="combobox"
              aria-label="Go to"
              aria-expanded="true"
              aria-controls={`${id}-list`}
              aria-activedescendant={active && optionId(active)}
              aria-autocomplete="list"
              autoComplete="off"
              spellCheck={false}
              placeholder="Screen, action, number or name"
              maxLength={200}
              value={query}
              onChange={event => {
                setChosen(undefined)
                onQuery(event.target.value)
              }}
              onKeyDown={press}
              onFocus={onFocus}
            />
            <KeyHint keys={['Esc']} />
          </div>
          <div ref={list} id={`${id}-list`} className={styles.list} role="listbox" aria-label="Results">
            {groups.map((group, at) => (
              <fieldset key={group.label} className={styles.group} aria-labelledby={`${id}-group-${at}`}>
                <div className={styles.label} id={`${id}-group-${at}`} role="presentation">
                  {group.label}
                </div>
                {group.items.map(item => (
                  <Option
                    key={item.id}
                    id={optionId(item)}
                    item={item}
                    active={item === active}
                    onPoint={() => setChosen(item.id)}
                    onChoose={() => onChoose(item.id)}
                  />
                ))}
                {group.more !== undefined && (
                  <div className={styles.more} role="presentation">
                    {group.more} more. Type to narrow the list.
                  </div>
                )}
              </fieldset>
            ))}
          </div>
          {items.length === 0 && <p className={styles.empty}>Nothing found.</p>}
          <VisuallyHidden>
            <span role="status">{items.length === 1 ? '1 result' : `${items.length} results`}</span>
          </VisuallyHidden>
        </Parts.Popup>
      </Parts.Portal>
    </Parts.Root>
  )
}

/** Not delayed as in base-ui, because keys pressed in between would be lost. */
function focusAtOnce(line: HTMLInputElement | null) {
  line?.focus()
}

function Option({ id, item, active, onPoint, onChoose }: OptionProps) {
  return (
    // The input above has the focus and handles the keys.
    <button
      type="button"
      id={id}
      className={styles.option}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onPointerMove={() => !active && onPoint()}
      onPointerDown={event => event.preventDefault()}
      onClick={onChoose}
    >
      {item.icon}
      <span dir="auto" className={styles.name}>
        {item.label}
      </span>
      {item.hint !== undefined && item.hint !== '' && (
        <span dir="auto" className={styles.hint}>
          {item.hint}
        </span>
      )}
      {active && <CornerDownLeft aria-hidden="true" className={styles.enter} />}
    </button>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

export interface PaletteGroup {
  label: string
  items: readonly PaletteItem[]
  /** How many more there are than `items`. */
  more?: number
}

export interface PaletteItem {
  id: string
  label: string
  /** Its place or purpose, in a word or two. */
  hint?: string
  icon?: ReactElement | undefined
}

interface OptionProps {
  id: string
  item: PaletteItem
  active: boolean
  onPoint: () => void
  onChoose: () => void
}

export interface CommandPaletteProps {
  query: string
  /** The matches of the query, best first; group labels are unique. */
  groups: readonly PaletteGroup[]
  onQuery: (query: string) => void
  /** The input has the focus: keys typed from now on go into it. */
  onFocus?: (() => void) | undefined
  onChoose: (id: string) => void
  onClose: () => void
  /** Receives the focus on close. Default: the previously focused element. */
  finalFocus?: RefObject<HTMLElement | null> | undefined
}
