import { type ComponentProps, type KeyboardEvent, type SyntheticEvent } from 'react'
import styles from './RowInput.module.css'

/**
 * An input inside a row. It keeps the keys that move its caret from the grid; up, down, Tab and Escape stay the grid's
 * (WAI-ARIA grid pattern, editing inside cells).
 */
export function RowInput(props: Omit<ComponentProps<'input'>, 'className' | 'onKeyDown' | 'type'>) {
  return (
    <input
      autoComplete="off"
      {...props}
      type="text"
      className={styles.input}
      onKeyDown={keepKeys}
      onCopy={keep}
      onCut={keep}
      onPaste={keep}
      onDoubleClick={keep}
    />
  )
}

const gridKeys = new Set(['ArrowUp', 'ArrowDown', 'Tab', 'Escape', 'PageUp', 'PageDown'])

function keepKeys(event: KeyboardEvent): void {
  if (!gridKeys.has(event.key)) event.stopPropagation()
}

function keep(event: SyntheticEvent): void {
  event.stopPropagation()
}
