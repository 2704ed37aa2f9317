import { pointerTo } from '../item.ts'

/** An object of a file, whatever its keys. */
export type Words = Readonly<Record<string, unknown>>

/** The pointers of a value in the long form and in the file. */
export interface Place {
  readonly long: string
  readonly written: string
  /** Keys whose values are elsewhere in the file, or paths of keys, as in a pointer. */
  readonly elsewhere?: Readonly<Record<string, string>> | undefined
}

/** The place of a key. */
export function below({ long, written, elsewhere }: Place, key: string): Place {
  if (!elsewhere) return { long: pointerTo(long, key), written: pointerTo(written, key) }
  const step = pointerTo('', key).slice(1)
  const to = Object.hasOwn(elsewhere, step) ? elsewhere[step] : undefined
  const prefix = `${step}/`
  const inside = Object.entries(elsewhere).flatMap(([path, place]) =>
    path.startsWith(prefix) ? [[path.slice(prefix.length), place]] : [],
  )
  return {
    long: pointerTo(long, key),
    written: to ?? pointerTo(written, key),
    elsewhere: inside.length > 0 ? Object.fromEntries(inside) : undefined,
  }
}
