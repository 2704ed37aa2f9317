import { type SampleRecord } from '../../../schemas/contract/sampleRecords.ts'
import { type Entity } from '../../../schemas/language/entity.ts'
import { mayRead, type SampleList, type Samples } from '../contract/samples.ts'
import { attachedFile } from '../server/attachedFile.ts'
import { type SignedIn } from '../session/session.ts'
import { csvCell } from './csvCell.ts'
import { sampleCell } from './reportSource.ts'

/** The file that a sample record names by its id and name, with the record as its text; undefined: none that the user may read does. */
export async function namedSampleFile(
  { data, shown }: Samples,
  user: SignedIn,
  id: string,
  name: string,
): Promise<Response | undefined> {
  const recordsOf = ({ entity, entities, isOne }: SampleList) =>
    isOne ? data.only(entity, entities) : data.all(entity, entities)
  for (const list of (await shown()).filter(one => mayRead(one, user))) {
    const record = recordsOf(list).find(one => names(one, id, name))
    if (record) return sampleFile(name, list.entity, [record])
  }
  return undefined
}

/** The id and the name are values of two of its fields. */
function names(record: SampleRecord, id: string, name: string): boolean {
  const values = Object.values(record)
  const [at, place] = [values.findIndex(one => String(one) === id), values.lastIndexOf(name)]
  return at >= 0 && place >= 0 && at !== place
}

/** A CSV file of that name with some sample records; without an entity an empty one. */
export function sampleFile(
  name: string,
  entity: Entity | undefined,
  records: readonly SampleRecord[],
): Response {
  const fields = Object.entries(entity?.fields ?? {})
  const lines = [
    fields.map(([, { label }]) => csvCell('text', label)),
    ...records.map(record => fields.map(([field]) => sampleCell({ field }, record))),
  ]
  const text = lines.map(cells => `${cells.join(',')}\r\n`).join('')
  return attachedFile(name, 'text/csv; charset=utf-8', `\ufeff${text}`)
}
