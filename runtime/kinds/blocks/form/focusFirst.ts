/** Focuses the first control of the form with that id, if it is rendered. */
export function focusFirst(id: string): void {
  document
    .getElementById(id)
    ?.querySelector<HTMLElement>(':is(input:not([type="hidden"]), select, textarea, button):not(:disabled)')
    ?.focus()
}
