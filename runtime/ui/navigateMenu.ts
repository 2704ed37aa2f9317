import { type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { moveFocus } from './moveFocus.ts'

/**
 * Arrow keys in a menu of links and groups: along the list, into the focused group, and back out of it
 * (`onOut`). Tab works as usual.
 */
export function navigateMenu(
  event: KeyboardEvent<HTMLUListElement>,
  shape: 'row' | 'column',
  onOut?: () => void,
): void {
  const list = event.currentTarget
  const row = [...list.querySelectorAll<HTMLElement>(':scope > li > :is(a, button)')]
  if (!row.some(element => element === document.activeElement)) return
  const move = moves(shape, getComputedStyle(list).direction)[event.key]
  if (move === undefined) return
  event.preventDefault()
  event.stopPropagation()
  if (move === 'into') enter(document.activeElement)
  else if (move === 'out') onOut?.()
  else moveFocus(row, move)
}

type Move = 'first' | 'last' | 'next' | 'previous' | 'into' | 'out'

function moves(shape: 'row' | 'column', direction: string): Readonly<Record<string, Move>> {
  const [forth, back] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  const ends = { Home: 'first', End: 'last' } as const
  if (shape === 'row') return { ...ends, [forth]: 'next', [back]: 'previous', ArrowDown: 'into' }
  return { ...ends, ArrowDown: 'next', ArrowUp: 'previous', [forth]: 'into', [back]: 'out' }
}

function enter(button: Element | null) {
  if (!(button instanceof HTMLButtonElement)) return
  // The list must be rendered before its first line can be focused.
  if (button.ariaExpanded === 'false') flushSync(() => button.click())
  button.parentElement?.querySelector<HTMLElement>(':scope > ul > li > :is(a, button)')?.focus()
}
