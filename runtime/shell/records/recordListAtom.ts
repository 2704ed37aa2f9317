import { atom } from 'jotai'

/** The page of a list from which a record was opened. */
export interface RecordList {
  /** Paths of the records on the page, in order; undefined: the row has no link. */
  readonly paths: readonly (string | undefined)[]
  /** Number of rows before the page. */
  readonly offset: number
  /** Of the whole list. */
  readonly rowCount: number
  /** Address of this page of the list. */
  readonly address: string
  /** A record of it was decided on, so that later rows may have moved up. */
  readonly moved: boolean
  /** Call before another record of the page is opened, with its index. */
  readonly onOpen: (position: number) => void
  /** The next or previous page, or with 0 this page reloaded; undefined: it could not be loaded. */
  readonly turn: (by: 1 | 0 | -1) => Promise<RecordList | undefined>
}

/** Undefined: no record was opened from a list. */
export const recordListAtom = atom<RecordList | undefined>(undefined)

/** A record of a list, and the page of the list that it is on. */
export interface PlaceInList {
  readonly list: RecordList
  /** Index on the page. */
  readonly at: number
}

/**
 * The previous or next record, from the adjacent page if needed; undefined if missing or not loaded. After a
 * decision, rows of the next page may have moved to this one: it is loaded again first, so that no record is
 * skipped.
 */
export async function neighbour({ list, at }: PlaceInList, by: 1 | -1): Promise<PlaceInList | undefined> {
  if (at + by in list.paths) return { list, at: at + by }
  const position = list.offset + at + 1
  if (position + by < 1 || position + by > list.rowCount) return undefined
  if (list.moved && by === 1) {
    const now = await list.turn(0)
    const first = now?.paths.findIndex(path => !list.paths.includes(path)) ?? -1
    if (now && first >= 0) return { list: now, at: first }
    if (now && now.offset + now.paths.length >= now.rowCount) return undefined
  }
  const turned = await list.turn(by)
  if (!turned || turned.paths.length === 0) return undefined
  return { list: turned, at: by === 1 ? 0 : turned.paths.length - 1 }
}
