import { readCount, readNumber, recordOf } from './envelope.ts'

/** The counts of a tile from the server. */
export interface TileFigures {
  readonly count: number
  /** Age of the oldest in hours. Undefined: nothing waits, or the server does not say. */
  readonly oldestHours: number | undefined
  /** Undefined: nothing is ever late, or the server does not say. */
  readonly overdue: number | undefined
}

/** Undefined: the data have no count. */
export function readTileFigures(data: unknown): TileFigures | undefined {
  const record = recordOf(data, ['count'])
  const count = readCount(record?.count)
  if (count === undefined) return undefined
  const hours = readNumber(record?.oldestHours)
  return {
    count,
    oldestHours: hours !== undefined && hours >= 0 ? hours : undefined,
    overdue: readCount(record?.overdue),
  }
}
