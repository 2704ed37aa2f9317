import { atom } from 'jotai'

/** The page of a list from which a record was opened. */
export interface RecordList {
  /** Paths of the records of the page, in their order; undefined: the row leads to none. */
  readonly paths: readonly (string | undefined)[]
  /** Number of rows before the page. */
  readonly offset: number
  /** Of the whole list. */
  readonly rowCount: number
  /** Address of this page of the list. */
  readonly address: string
  /** A record of it was decided on, so that the rows behind it may have moved up. */
  readonly moved: boolean
  /** To be called before another record of the page is opened; by its position, from 0. */
  readonly onOpen: (position: number) => void
  /** The page after or before, or with 0 this one as it is by now; undefined: it could not be had. */
  readonly turn: (by: 1 | 0 | -1) => Promise<RecordList | undefined>
}

/** Undefined: no record was opened from a list. */
export const recordListAtom = atom<RecordList | undefined>(undefined)

/** A record of a list, and the page of the list that it is on. */
export interface PlaceInList {
  readonly list: RecordList
  /** On the page, from 0. */
  readonly at: number
}

/**
 * The record before or after another one, from the page beside it where there is none on its own; undefined: there is none,
 * or it could not be had. Behind a record that was decided on, rows of the next page may have come to this one: it is
 * asked for again first, so that no record is passed over.
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
