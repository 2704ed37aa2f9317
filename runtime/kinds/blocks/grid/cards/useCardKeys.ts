import { type KeyboardEvent, type Ref, type RefObject, useImperativeHandle } from 'react'
import { type DataGridHandle } from 'react-data-grid'
import { shortcutKeys } from '../../../../core/shortcutKeys.ts'
import { openRow } from '../opened/rowLink.ts'

export interface CardKeys {
  readonly ref?: Ref<DataGridHandle> | undefined
  /** Holds the cards. */
  readonly box: RefObject<HTMLDivElement | null>
  /** The keyboard is on the card at that position. */
  readonly onActive: (position: number) => void
  /** Selects a row by its position, or takes it out. Undefined: rows cannot be selected. */
  readonly onToggle: ((position: number) => void) | undefined
}

/**
 * Gives cards what keys ask of a table: a card takes the focus by its position, Enter opens its record and the space bar
 * selects it. The result is for the box.
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
