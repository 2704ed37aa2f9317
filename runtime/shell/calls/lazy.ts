/** What a part of the script holds: it is fetched once, and from then on there without waiting. */
export interface Lazy<T> {
  /** Rejects with `ChunkMissing`; the next call tries again. React's `use` of it does not wait once it is there. */
  fetch(): Promise<T>
  /** Undefined until it was fetched. */
  readonly value: T | undefined
}

export function lazy<T>(fetchPart: () => Promise<T>): Lazy<T>
/** `pick` takes what is needed out of the module. */
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
          // By these two React knows a promise that it need not wait for.
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

/** A part of the script could not be fetched, as after a deployment that replaced it. */
export class ChunkMissing extends Error {
  override name = 'ChunkMissing'
}

/**
 * Whether an error says that a part of the script is gone: ours, or the browser's own, in the words of Chromium, Firefox
 * and Safari, from a component that fetches a part of itself.
 */
export function isChunkMissing(error: unknown): boolean {
  if (error instanceof ChunkMissing) return true
  return error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message)
}

/** Fetches a part of the script; rejects with `ChunkMissing`. */
export async function chunk<T>(fetchPart: () => Promise<T>): Promise<T> {
  try {
    return await fetchPart()
  } catch (cause) {
    throw new ChunkMissing('Part of the page could not be loaded.', { cause })
  }
}
