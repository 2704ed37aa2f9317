const { promise, resolve } = Promise.withResolvers<unknown>()
let rows = promise

/** Says which rows are the first of the newest screen. */
export function setFirstRows(coming: Promise<unknown>): void {
  rows = coming.catch(() => {})
  resolve(rows)
}

/** Resolves when the newest screen has its first rows, after a second in any case. */
export async function firstRows(): Promise<void> {
  await Promise.race([rows, new Promise(resolve => setTimeout(resolve, 1000))])
}
