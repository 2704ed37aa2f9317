let rows: Promise<unknown> = Promise.resolve()

/** Says which rows are the first of the newest screen. */
export function setFirstRows(coming: Promise<unknown>): void {
  rows = coming.catch(() => {})
}

/** Resolves when the newest screen has its first rows. */
export async function firstRows(): Promise<void> {
  await rows
}
