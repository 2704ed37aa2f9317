/** Layout shift of a page: a tenth of what the Web Vitals call good. */
export const mostShift = 0.01

declare global {
  interface Window {
    layoutShift: { sum: number; moved: string[] }
  }
}

/** Adds up the layout shifts that follow no press, and notes what has moved. Runs in the page. */
export function observeShifts(): void {
  const shift: Window['layoutShift'] = { sum: 0, moved: [] }
  window.layoutShift = shift
  const nameOf = (node: unknown) =>
    node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : 'text'
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const value: unknown = Reflect.get(entry, 'value')
      if (typeof value !== 'number' || Reflect.get(entry, 'hadRecentInput') === true) continue
      shift.sum += value
      const sources: unknown = Reflect.get(entry, 'sources')
      if (Array.isArray(sources)) shift.moved.push(...sources.map(one => nameOf(Reflect.get(one, 'node'))))
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
