import { type RecordList } from './recordListAtom.ts'

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
