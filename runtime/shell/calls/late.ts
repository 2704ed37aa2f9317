import { chunk } from './chunk.ts'

/** What a part of the script holds: it is fetched once, and from then on there without waiting. */
export interface Lazy<T> {
  /** Rejects with `ChunkMissing`; the next call tries again. React's `use` of it does not wait once it is there. */
  fetch(): Promise<T>
  /** Undefined until it was fetched. */
  readonly now: T | undefined
}

export function late<T>(fetchPart: () => Promise<T>): Lazy<T>
/** `pick` takes what is needed out of the module. */
export function late<M, T>(fetchModule: () => Promise<M>, pick: (module: M) => T): Lazy<T>
export function late<T>(fetchModule: () => Promise<T>, pick = (module: T) => module): Lazy<T> {
  let now: T | undefined
  let fetching: Promise<T> | undefined
  return {
    get now() {
      return now
    },
    fetch() {
      fetching ??= chunk(fetchModule).then(
        module => {
          const part = pick(module)
          // By these two React knows a promise that it need not wait for.
          if (fetching) Object.assign(fetching, { status: 'fulfilled', value: part })
          now = part
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
