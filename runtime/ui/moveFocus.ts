/** Moves the focus in a list of elements, wrapping around. From outside it enters at the near end. */
export function moveFocus(row: readonly HTMLElement[], to: 'first' | 'last' | 'next' | 'previous'): void {
  const focused = document.activeElement
  const at = focused instanceof HTMLElement ? row.indexOf(focused) : -1
  const target = {
    first: 0,
    last: row.length - 1,
    next: (at + 1) % row.length,
    previous: at <= 0 ? row.length - 1 : at - 1,
  }[to]
  row[target]?.focus()
}
