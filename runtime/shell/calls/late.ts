import { chunk } from './chunk.ts'

/** What a part of the script holds: it is fetched once, and from then on there without waiting. */
export interface Late<T> {
  /** Rejects with `ChunkMissing`; the next call tries again. React's `use` of it does not wait once it is there. */
  fetch(): Promise<T>
  /** Undefined until it was fetched. */
  readonly now: T | undefined
}

export function late<T>(fetchPart: () => Promise<T>): Late<T>
/** `pick` takes what is needed out of the module. */
export function late<M, T>(fetchModule: () => Promise<M>, pick: (module: M) => T): Late<T>
export function late<T>(fetchModule: () => Promise<T>, pick = (module: T) => module): Late<T> {
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

export function isLate<T extends object>(entry: T | Late<T>): entry is Late<T> {
  return 'fetch' in entry
}
