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
