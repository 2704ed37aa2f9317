/** Whether a key goes into a text, so that it is no shortcut. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button])'))
  )
}
