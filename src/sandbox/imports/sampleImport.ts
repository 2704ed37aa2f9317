import { type SampleRecord } from '../../../schemas/contract/sampleRecords.ts'
import { type Entity } from '../../../schemas/language/entity.ts'
import { findList, type Samples } from '../contract/samples.ts'
import { type SignedIn } from '../session/session.ts'
import { counted } from '../values/figures.ts'
import { type CsvRow } from './readRows.ts'
import { type ImportOutcome } from './runImport.ts'

/** Adds the rows of a file to the sample records of a list that has all columns of its header; undefined: there is none. */
export async function sampleImport(
  samples: Samples,
  user: SignedIn,
  header: CsvRow,
  rows: readonly CsvRow[],
): Promise<ImportOutcome | undefined> {
  const list = await findList(
    samples,
    user,
    entity => fieldsOf(entity, header).length === header.cells.length,
  )
  if (!list) return undefined
  const { entity, entities } = list
  const fields = fieldsOf(entity, header)
  for (const { cells } of rows) samples.data.add(entity, entities, recordOf(entity, fields, cells))
  return { imported: rows.length, refused: [], text: `${counted(rows.length, 'row')} imported.` }
}

/** The fields that the cells of a header name, by their names or labels; shorter than the header where one names none. */
function fieldsOf({ fields }: Entity, { cells }: CsvRow): string[] {
  const names = new Map(
    Object.entries(fields).flatMap(([name, { label }]) => [
      [plain(label), name],
      [plain(name), name],
    ]),
  )
  return cells.flatMap(cell => names.get(plain(cell)) ?? [])
}

function plain(text: string): string {
  return text.replaceAll(/[\s_-]/g, '').toLowerCase()
}

function recordOf({ fields }: Entity, names: readonly string[], cells: readonly string[]): SampleRecord {
  return Object.fromEntries(
    names.map((name, at) => {
      const text = cells[at] ?? ''
      const isNumber = numbers.has(fields[name]?.type) && text !== '' && Number.isFinite(Number(text))
      return [name, text === '' ? null : isNumber ? Number(text) : text]
    }),
  )
}

/** Types of fields whose values are numbers. */
const numbers: ReadonlySet<unknown> = new Set(['decimal', 'duration', 'integer', 'money', 'percent'])
