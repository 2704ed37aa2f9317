import { isRecord } from '../../../schemas/wire/envelope.ts'
import { type Row } from '../../../schemas/wire/gridReply.ts'
import { type CompiledChart } from '../compile/compiled.ts'
import { type GridState } from '../grid/gridState.ts'
import { type RowQuery } from '../grid/rowQuery.ts'
import { rowParams } from '../grid/rowTarget.ts'
import { add } from '../grid/totals.ts'
import { valueAt } from '../objects.ts'
import { displayText } from '../text/displayText.ts'
import { readNumber } from '../text/numbers.ts'

/** One bar: what it is called, the numbers of its parts, and their sum. */
export interface ChartRow {
  readonly record: Row
  readonly label: string
  /** In the order of the series; undefined: the record has no number there. */
  readonly values: readonly (number | undefined)[]
  readonly sum: number
}

/**
 * The records of a chart as bars; undefined when they are no list of records, none when there is nothing. `named` writes the
 * value that names a bar. Default: as it is.
 */
export function chartRows(
  { label, series }: Pick<CompiledChart, 'label' | 'series'>,
  data: unknown,
  named: (value: unknown, record: Row) => string = displayText,
): readonly ChartRow[] | undefined {
  if (data === null || data === undefined) return []
  if (!Array.isArray(data) || !data.every(isRecord)) return undefined
  return data.map((record: Row) => {
    const values = series.map(({ field }) => readNumber(valueAt(record, field)))
    return {
      record,
      label: named(valueAt(record, label.field), record),
      values,
      sum: add(values.filter(value => value !== undefined)),
    }
  })
}

/**
 * The query of a link of a bar or one of its parts: the carried filters, over which its own values go. Fields missing from
 * the record are left out.
 * `chartQuery({ partner: 'idPartner' }, { idPartner: 7 }, { query: { overdue: { value: '31' } } })` ->
 * 'partner=7&overdue=31'
 */
export function chartQuery(
  query: RowQuery,
  record: Row,
  part?: CompiledChart['series'][number],
  carried: GridState['filters'] = {},
): string {
  const search = new URLSearchParams(
    Object.entries(carried).flatMap(([key, values]) => values.map(value => [key, value])),
  )
  const all = { ...query, ...part?.query }
  // A fixed empty value clears a filter.
  for (const [key, value] of Object.entries(rowParams(all, record)))
    if (value !== '' || typeof all[key] === 'object') search.set(key, value)
  return search.toString()
}
