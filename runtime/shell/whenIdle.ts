/** Resolves when the browser has painted and is idle, after at most a second. */
export function whenIdle(): Promise<void> {
  return new Promise(resolve => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 1000 })
    else setTimeout(resolve, 100)
  })
}
