import { type NamedCall } from '../../../schemas/check/resolve/vocabulary.ts'
import { type SampleRecord } from '../../../schemas/contract/sampleRecords.ts'
import { type Entity } from '../../../schemas/language/entity.ts'
import { type GridOptions } from '../../../schemas/wire/gridRequest.ts'
import { summedSelectionSchema, type WireSelection } from '../../../schemas/wire/selection.ts'
import { readCounted, readTotalled } from '../grid/filteredRowsCalls.ts'
import { listGrid } from '../grid/listGrid.ts'
import { Refusal } from '../server/refusal.ts'
import { requires } from '../server/schemaGuards.ts'
import { money } from '../values/figures.ts'
import { type DefinedContract } from './definedContract.ts'
import { keyOf, type SampleData } from './sampleData.ts'

const readSelection = requires<{ readonly selection: WireSelection }>({
  type: 'object',
  required: ['selection'],
  properties: { selection: summedSelectionSchema },
})

/** The figures of a call that counts, totals or sums the rows of a list, from its sample records; undefined: another call. */
export function sampleFigures(
  data: SampleData,
  { entities, calls }: DefinedContract,
  { countOf, totalOf, sumOf, one = '' }: NamedCall,
  body: unknown,
): unknown {
  const entity = entities.get(calls.get(countOf ?? totalOf ?? sumOf ?? '')?.many ?? '')
  if (!entity) return undefined
  const records = data.all(entity, entities)
  if (countOf !== undefined) {
    const { field, filter } = readCounted(body)
    return counts(filteredRecords(entity, records, filter), fieldOf(entity, field))
  }
  if (totalOf !== undefined) {
    const { fields, filter } = readTotalled(body)
    const found = filteredRecords(entity, records, filter)
    return fields.flatMap(name => totals(entity, found, fieldOf(entity, name)))
  }
  const selected = selectedRecords(entity, records, readSelection(body).selection)
  return { ...sumsOfNamesake(entity, selected, entities.get(one)), ...sums(entity, selected) }
}

/** The records that a filter leaves, sorted. Throws a Refusal (400) for an unknown field. */
export function filteredRecords(
  entity: Entity,
  records: readonly SampleRecord[],
  filter: GridOptions['filter'],
  sort: GridOptions['sort'] = [],
): readonly SampleRecord[] {
  // What is compared is plain; the whole records are given.
  const places = records.map((record, place) => ({ ...plain(record), place }))
  const options = { pagination: { limit: records.length, offset: 0 }, filter, sort, columns: [] }
  const { data } = listGrid(places, [...Object.keys(entity.fields), 'place'], options)
  return data.flatMap(({ place }) => {
    const record = records[Number(place)]
    return record ? [record] : []
  })
}

export function selectedRecords(
  entity: Entity,
  records: readonly SampleRecord[],
  selection: WireSelection,
): readonly SampleRecord[] {
  const keys = new Set(('ids' in selection ? selection.ids : selection.except).map(String))
  const isNamed = (record: SampleRecord) => keys.has(keyOf(entity, record) ?? '')
  if ('ids' in selection) return records.filter(isNamed)
  return filteredRecords(entity, records, selection.filter).filter(record => !isNamed(record))
}

function counts(records: readonly SampleRecord[], field: string): unknown {
  return [...Map.groupBy(records, record => String(record[field] ?? ''))].map(([value, { length }]) => ({
    value,
    count: length,
  }))
}

/** Money by the currency of its record; other numbers in one total. Throws a Refusal (400) for a field without a total. */
function totals(entity: Entity, records: readonly SampleRecord[], field: string): object[] {
  if (records.some(record => typeof (record[field] ?? 0) !== 'number'))
    throw new Refusal(400, `The column ${entity.fields[field]?.label} has no total.`)
  return byCurrency(entity, records, field).map(([currency, cents]) => ({
    field,
    amount: cents / 100,
    currency,
  }))
}

/** One text per currency, of the first amount that a record has. */
function sums(entity: Entity, records: readonly SampleRecord[]): object {
  const [amount] = Object.entries(entity.fields).find(([, { type }]) => type === 'money') ?? []
  const amounts = amount === undefined ? [] : byCurrency(entity, records, amount)
  return { rowCount: records.length, sums: amounts.map(([currency, cents]) => money(cents, currency)) }
}

/** The further figures that have the name and type of a number of the rows: its sum over the selected ones. */
function sumsOfNamesake(
  entity: Entity,
  records: readonly SampleRecord[],
  figures: Entity | undefined,
): SampleRecord {
  const names = Object.entries(figures?.fields ?? {}).flatMap(([name, { type }]) =>
    added.has(type) && entity.fields[name]?.type === type ? [name] : [],
  )
  const sum = (name: string) =>
    records.reduce((all, record) => all + Math.round(Number(record[name] ?? 0) * 100), 0) / 100
  return Object.fromEntries(names.map(name => [name, sum(name)]))
}

const added: ReadonlySet<string> = new Set(['decimal', 'duration', 'integer', 'money'])

/** Hundredths by currency, so that cents add up. */
function byCurrency({ fields }: Entity, records: readonly SampleRecord[], name: string): [string, number][] {
  const field = fields[name]
  const currency = field?.type === 'money' ? (field.currency ?? 'currency') : undefined
  const groups = Map.groupBy(records, record => String(currency === undefined ? '' : record[currency]))
  return [...groups].map(([code, own]) => [
    code,
    own.reduce((all, record) => all + Math.round(Number(record[name] ?? 0) * 100), 0),
  ])
}

function fieldOf({ fields }: Entity, name: string): string {
  if (!Object.hasOwn(fields, name)) throw new Refusal(400, `This grid has no field '${name}'.`)
  return name
}

function plain(record: SampleRecord): Record<string, string | number | null> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      typeof value === 'number' || typeof value === 'string' || value === null ? value : String(value),
    ]),
  )
}
