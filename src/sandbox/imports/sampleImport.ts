import { type SampleRecord } from '../../../schemas/contract/sampleRecords.ts'
import { type Entity } from '../../../schemas/language/entity.ts'
import { findList, mayRead, type SampleList, type Samples } from '../contract/samples.ts'
import { type Store } from '../database/store.ts'
import { beginProcess } from '../processes/beginProcess.ts'
import { type SignedIn } from '../session/session.ts'
import { type RefusedLine } from '../writeOffs/import.ts'
import { importMessages } from './importMessages.ts'
import { type CsvRow } from './readRows.ts'
import { type ImportOutcome, outcomeText } from './runImport.ts'

/** An import whose type the sandbox does not know. */
interface UnknownImport {
  readonly store: Store
  readonly samples: Samples
  readonly user: SignedIn
  readonly type: string
  /** Name of the file. */
  readonly file: string
  readonly header: CsvRow
  readonly rows: readonly CsvRow[]
  /** Lines that were refused before their values were read. */
  readonly refused: readonly RefusedLine[]
  /** Called in the transaction that notifies the user. */
  readonly onWritten: (outcome: ImportOutcome) => void
}

/**
 * Adds the rows of a file to the sample records of a list that has all columns of its header. Without one, a file of a type
 * that a screen imports into a list of samples is only read: its list shows something else, such as the imports themselves.
 * Undefined: there is no such list.
 */
export async function sampleImport({
  store,
  samples,
  user,
  type,
  file,
  header,
  rows,
  refused,
  onWritten,
}: UnknownImport): Promise<ImportOutcome | undefined> {
  const list = await findList(
    samples,
    user,
    entity => fieldsOf(entity, header).length === header.cells.length,
  )
  if (!list && !(await samples.importsTo(type)).some(one => mayRead(one, user))) return undefined
  const { running, interrupted, ended } = importMessages(file)
  const process = beginProcess(store, {
    persona: user.name,
    type: 'massImport',
    message: running,
    interrupted,
  })
  const outcome = { imported: rows.length, refused, text: outcomeText(rows.length, refused) }
  process.end(() => {
    if (list) addRows(samples, list, header, rows)
    onWritten(outcome)
    return { type: 'SUCCESS_MESSAGE', message: ended(outcome.text) }
  })
  return outcome
}

function addRows(
  { data }: Samples,
  { entity, entities }: SampleList,
  header: CsvRow,
  rows: readonly CsvRow[],
) {
  const fields = fieldsOf(entity, header)
  for (const { cells } of rows) data.add(entity, entities, recordOf(entity, fields, cells))
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
