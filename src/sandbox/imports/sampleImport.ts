import { type SampleRecord } from '../../../schemas/contract/sampleRecords.ts'
import { type Entity } from '../../../schemas/language/entity.ts'
import { type SampleList, type Samples } from '../contract/samples.ts'
import { holds, type SignedIn } from '../session/session.ts'
import { counted } from '../values/counted.ts'
import { type CsvRow } from './readRows.ts'
import { type ImportOutcome } from './runImport.ts'

/**
 * Adds the rows of a file to the made-up records of the described list that has all columns of its header and the fewest
 * others: an import names its type, which only the server knows, and no list. Undefined: there is none that the user may see.
 */
export async function sampleImport(
  { data, lists }: Samples,
  user: SignedIn,
  header: CsvRow,
  rows: readonly CsvRow[],
): Promise<ImportOutcome | undefined> {
  const isOpen = ({ resources }: SampleList) =>
    resources.length === 0 || resources.some(resource => holds(user, resource))
  const [found] = (await lists())
    .filter(isOpen)
    .map(list => ({ ...list, fields: fieldsOf(list.entity, header) }))
    .filter(({ fields }) => fields.length === header.cells.length)
    .toSorted((one, other) => size(one) - size(other))
  if (!found) return undefined
  const { entity, entities, fields } = found
  for (const { cells } of rows) data.add(entity, entities, recordOf(entity, fields, cells))
  return { imported: rows.length, refused: [], text: `${counted(rows.length, 'row')} imported.` }
}

function size({ entity }: SampleList): number {
  return Object.keys(entity.fields).length
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
