import { type DatabaseSync } from 'node:sqlite'
import { type SampleRecord } from '../../../schemas/contract/sampleRecords.ts'
import { type GridOptions } from '../../../schemas/wire/gridRequest.ts'
import { type ReportColumn } from '../../../schemas/wire/report.ts'
import { filteredRecords } from '../contract/sampleFigures.ts'
import { findList, type Samples } from '../contract/samples.ts'
import { gridCount } from '../grid/gridCount.ts'
import { type GridTable } from '../grid/gridTable.ts'
import { type SignedIn } from '../session/session.ts'
import { csvCell } from './csvCell.ts'
import { reportLines } from './reportLines.ts'

/** What a report is made from. */
export interface ReportSource {
  /** Number of its rows. */
  readonly count: (db: DatabaseSync) => number
  /** The lines of the file. Throws a Refusal (400) that names an unknown field, before the first one. */
  readonly lines: (db: DatabaseSync) => Iterable<string>
}

/** What an export asks for. */
interface Wanted {
  readonly options: GridOptions
  /** Absent: the columns of the options. */
  readonly columns: readonly ReportColumn[] | undefined
}

/** The rows of a table of the sandbox. */
export function tableSource(table: GridTable, { options, columns }: Wanted): ReportSource {
  return {
    count: db => gridCount(db, table, options.filter),
    lines: db => reportLines(db, table, options, columns),
  }
}

/** The sample records of a list that has all fields of the export; undefined: there is none. */
export async function sampleSource(
  samples: Samples,
  user: SignedIn,
  { options, columns }: Wanted,
): Promise<ReportSource | undefined> {
  const named = columns ?? options.columns.map(field => ({ field, heading: undefined }))
  if (named.length === 0) return undefined
  const list = await findList(samples, user, ({ fields }) =>
    named.every(({ field }) => Object.hasOwn(fields, field)),
  )
  if (!list) return undefined
  const { data } = samples
  const { entity, entities } = list
  const records = () => filteredRecords(entity, data.all(entity, entities), options.filter, options.sort)
  const headings = named.map(({ field, heading }) => heading ?? entity.fields[field]?.label ?? field)
  const cells = columns ?? named.map(({ field }) => ({ field }))
  return {
    count: () => records().length,
    lines: () => [
      `\ufeff${headings.map(heading => csvCell('text', heading)).join(',')}\r\n`,
      ...records().map(record => `${cells.map(cell => sampleCell(cell, record)).join(',')}\r\n`),
    ],
  }
}

type SampleColumn = Pick<ReportColumn, 'field' | 'words' | 'time'>

/** A value of a sample record as a cell. */
export function sampleCell({ field, words, time }: SampleColumn, record: SampleRecord): string {
  const value = record[field]
  const word = words && Object.hasOwn(words, String(value)) ? words[String(value)] : undefined
  if (word !== undefined) return csvCell('text', word)
  if (typeof value === 'number') return csvCell('number', value)
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : value
  return csvCell('text', !time && isMoment(text) ? text.slice(0, 10) : text)
}

function isMoment(text: unknown): text is string {
  return typeof text === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(text)
}
