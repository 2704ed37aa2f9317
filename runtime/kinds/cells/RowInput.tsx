import {
  type ComponentProps,
  type KeyboardEvent,
  type SyntheticEvent,
  useContext,
  useState,
  useSyncExternalStore,
} from 'react'
import { type Row } from '../../../schemas/wire/gridReply.ts'
import { getOwn } from '../../core/objects.ts'
import { EditsContext } from '../blocks/grid/EditsContext.ts'
import styles from './RowInput.module.css'

/**
 * An input inside a row. It handles caret keys itself; up, down, Tab and Escape are the grid's (WAI-ARIA grid
 * pattern, editing inside cells).
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

/** The text typed into an input of a row, undefined if none, and its setter. */
export function useCellEdit(row: Row, name: string): [text: string | undefined, set: (text: string) => void] {
  const edits = useContext(EditsContext)
  const [alone, setAlone] = useState<string>()
  const rowKey = edits?.keyOf(row) ?? ''
  const text = useSyncExternalStore(
    edits?.subscribe ?? never,
    () => edits && getOwn(edits.values, rowKey)?.[name],
  )
  return edits ? [text, next => edits.set(rowKey, name, next)] : [alone, setAlone]
}

const never = () => () => undefined
