/** Resolves when the browser has drawn what is under way and has nothing left to do. */
export function whenIdle(): Promise<void> {
  return new Promise(resolve => requestIdleCallback(() => resolve(), { timeout: 1000 }))
}
