/** The button of the open screen with this text, if it is there and can be pressed: rights and locks are the button's. */
export function pressable(label: string): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>('main button:not(:disabled, [aria-disabled=true])')
  return [...buttons].find(button => button.textContent.trim() === label)
}
