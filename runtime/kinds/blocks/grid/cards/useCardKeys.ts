import { type KeyboardEvent, type Ref, type RefObject, useImperativeHandle } from 'react'
import { type DataGridHandle } from 'react-data-grid'
import { shortcutKeys } from '../../../../core/shortcutKeys.ts'
import { openRow } from '../opened/rowLink.ts'

export interface CardKeys {
  readonly ref?: Ref<DataGridHandle> | undefined
  /** The element around the cards. */
  readonly box: RefObject<HTMLDivElement | null>
  /** The keyboard focus is on the card at that position. */
  readonly onActive: (position: number) => void
  /** Toggles the selection of a row by position. Undefined: no selection. */
  readonly onToggle: ((position: number) => void) | undefined
}

/**
 * Keyboard support of cards, as of a table: focus by position, Enter opens the record, the space bar selects.
 * Spread the result on the box.
 */
export function useCardKeys({ ref, box, onActive, onToggle }: CardKeys) {
  const cardAt = (position: number) => box.current?.querySelector<HTMLElement>(`[data-card="${position}"]`)
  useImperativeHandle(ref, () => ({
    element: box.current,
    scrollToCell: ({ rowIdx }) => cardAt(rowIdx ?? 0)?.scrollIntoView({ block: 'nearest' }),
    setActivePosition: ({ rowIdx }, { shouldFocus = false } = {}) => {
      onActive(rowIdx)
      if (shouldFocus) cardAt(rowIdx)?.focus()
    },
  }))
  return (event: KeyboardEvent) => {
    const { target } = event
    if (!(target instanceof HTMLElement) || !target.matches('[data-card]')) return
    if (event.key === shortcutKeys.openRow) openRow(target)
    if (event.key !== ' ' || !onToggle) return
    event.preventDefault()
    onToggle(Number(target.dataset.card))
  }
}
