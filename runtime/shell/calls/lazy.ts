/** The content of a chunk, fetched once and then available synchronously. */
export interface Lazy<T> {
  /** Rejects with `ChunkMissing`; the next call retries. React's `use` does not suspend once it is loaded. */
  fetch(): Promise<T>
  /** Undefined until it is loaded. */
  readonly value: T | undefined
}

export function lazy<T>(fetchPart: () => Promise<T>): Lazy<T>
/** `pick` selects the value from the module. */
export function lazy<M, T>(fetchModule: () => Promise<M>, pick: (module: M) => T): Lazy<T>
export function lazy<T>(fetchModule: () => Promise<T>, pick = (module: T) => module): Lazy<T> {
  let value: T | undefined
  let fetching: Promise<T> | undefined
  return {
    get value() {
      return value
    },
    fetch() {
      fetching ??= chunk(fetchModule).then(
        module => {
          const part = pick(module)
          // React reads these fields to use a settled promise without suspending.
          if (fetching) Object.assign(fetching, { status: 'fulfilled', value: part })
          value = part
          return part
        },
        (error: unknown) => {
          fetching = undefined
          throw error
        },
      )
      return fetching
    },
  }
}

export function isLazy<T extends object>(entry: T | Lazy<T>): entry is Lazy<T> {
  return 'fetch' in entry
}

/** A chunk could not be fetched, e.g. after a deployment replaced it. */
export class ChunkMissing extends Error {
  override name = 'ChunkMissing'
}

/**
 * Whether an error is a missing chunk: `ChunkMissing`, or the browser's own error, as spelled by Chromium,
 * Firefox and Safari, from a component with a dynamic import.
 */
export function isChunkMissing(error: unknown): boolean {
  if (error instanceof ChunkMissing) return true
  return error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message)
}

/** Fetches a chunk; rejects with `ChunkMissing`. */
export async function chunk<T>(fetchPart: () => Promise<T>): Promise<T> {
  try {
    return await fetchPart()
  } catch (cause) {
    throw new ChunkMissing('Part of the page could not be loaded.', { cause })
  }
}
