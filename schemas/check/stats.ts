import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type CheckResult } from './inspection.ts'
import { type FileKind, fileKind } from './isDefinition.ts'
import { isObject } from './item.ts'
import { filesBelow } from './read/filesBelow.ts'
import { readDefinition } from './read/readDefinition.ts'
import { isLike } from './resolve/includedFields.ts'
import { normalizeEntity } from './resolve/normalizeEntity.ts'
import { type Entities } from './resolve/vocabulary.ts'
import { parseSource } from './source/source.ts'

/** Lines below `screens` by purpose. */
const kinds = ['screens', 'parts', 'entities', 'calls', 'shared'] as const
type Kind = (typeof kinds)[number]

/** The example in README.md. */
const example = 'screens/finance/refunds.ts'

/** The numbers of the definitions below `root`, as the command line prints them. */
export async function formatStats(root: string, { vocabulary, count }: CheckResult): Promise<string> {
  const files = filesBelow(root, 'screens').filter(path => /\.(?:ts|json)$/.test(path))
  const lines = new Map(files.map(path => [path, linesOf(join(root, path))]))
  const of = (kind: Kind) => files.filter(path => kindOf(path) === kind)
  const sum = (paths: readonly string[]) => paths.reduce((all, path) => all + (lines.get(path) ?? 0), 0)
  const screens = of('screens').map(path => lines.get(path) ?? 0)
  const all = [...vocabulary.entities.values()].flatMap(entity => Object.entries(entity.fields))
  const fields = await writtenFields(root, of('entities').concat(of('shared')))
  const elsewhere = files
    .filter(path => fileKind(path) !== 'entity')
    .flatMap(path => labelledFields(resolve(root, path)))
  const pairs = [...fields, ...elsewhere]
  const different = new Set(pairs).size
  const columns = await writtenColumns(root, of('screens'))
  const wide = columns.filter(column => isObject(column) && typeof column.width === 'number').length
  return table([
    ['Lines below screens/', whole(sum(files))],
    ...kinds.map((kind): [string, string] => [
      `  ${kind} (${counted(of(kind).length, 'file')})`,
      whole(sum(of(kind))),
    ]),
    ['Lines of the median screen', whole(median(screens))],
    ...(lines.has(example)
      ? [[`Lines of ${example}`, whole(lines.get(example) ?? 0)] satisfies [string, string]]
      : []),
    ['Screens', whole(count)],
    ['Entities', whole(vocabulary.entities.size)],
    ['Fields of entities', whole(all.length)],
    ['Calls', whole(vocabulary.calls.size)],
    [
      `Times that a field and its label are written (${whole(fields.length)} by entities, ${whole(elsewhere.length)} elsewhere)`,
      (pairs.length / Math.max(1, all.length)).toFixed(2),
    ],
    [
      `  fields of one name and label in several entities taken as one (${whole(different)})`,
      (pairs.length / Math.max(1, different)).toFixed(2),
    ],
    [
      `Columns with a width in pixels (${whole(wide)} of ${whole(columns.length)})`,
      `${((100 * wide) / Math.max(1, columns.length)).toFixed(1)} %`,
    ],
  ])
}

function kindOf(path: string): Kind {
  const kind = fileKind(path)
  if (path.startsWith('screens/shared/')) return 'shared'
  return kind === undefined ? 'parts' : byFile[kind]
}

const byFile: Readonly<Record<FileKind, Kind>> = {
  screen: 'screens',
  entity: 'entities',
  calls: 'calls',
  resources: 'shared',
}

function linesOf(path: string): number {
  return readFileSync(path, 'utf8').split('\n').length - 1
}

/** Columns of the grids of screens, as they are written; a shared one counts for each grid that has it. */
async function writtenColumns(root: string, screens: readonly string[]): Promise<unknown[]> {
  const definitions = await Promise.all(screens.map(path => readDefinition(root, path)))
  return definitions.flatMap(({ data }) => columnsIn(data))
}

function columnsIn(part: unknown): unknown[] {
  if (Array.isArray(part)) return part.flatMap(columnsIn)
  if (!isObject(part)) return []
  if (part.kind === 'grid' && Array.isArray(part.columns)) return part.columns
  return Object.values(part).flatMap(columnsIn)
}

/** The fields that files of entities define, with their labels; included fields, and those that are as another one, count there. */
async function writtenFields(root: string, paths: readonly string[]): Promise<string[]> {
  const files = await Promise.all(
    paths.filter(path => fileKind(path) === 'entity').map(path => readDefinition(root, path)),
  )
  return files.flatMap(({ data }) =>
    isEntities(data)
      ? Object.entries(data).flatMap(([name, { include: _include, ...own }]) => [
          ...Object.entries(normalizeEntity(name, own).fields).map(
            ([field, { label }]) => `${field} ${label}`,
          ),
          ...relabelledFields(own.fields ?? {}),
        ])
      : [],
  )
}

/** The fields that are as another one and have a label of their own; the others write none. */
function relabelledFields(fields: NonNullable<Entities[string]['fields']>): string[] {
  return Object.entries(fields).flatMap(([field, written]) =>
    isLike(written) && written.label !== undefined ? [`${field} ${written.label}`] : [],
  )
}

/** Only called for files of a valid shape. */
function isEntities(data: unknown): data is Entities {
  return isObject(data) && Object.values(data).every(entity => isObject(entity))
}

/** Every place of a file that writes the label of a field, as `field label`; parts that are imported are counted where they are. */
function labelledFields(path: string): string[] {
  const found: string[] = []
  const look = (node: unknown): void => {
    if (Array.isArray(node)) for (const entry of node) look(entry)
    if (!isObject(node)) return
    if (node.type === 'ObjectExpression') {
      const texts = textsOf(node)
      const field = texts.get('field') ?? texts.get('name')
      const label = texts.get('label')
      if (field !== undefined && label !== undefined) found.push(`${field} ${label}`)
    }
    for (const value of Object.values(node)) if (typeof value === 'object') look(value)
  }
  look(parseSource(path).program)
  return found
}

/** The keys of an object that are texts. */
function textsOf({ properties }: Readonly<Record<string, unknown>>): Map<string, string> {
  const texts = new Map<string, string>()
  for (const property of Array.isArray(properties) ? properties : []) {
    if (!isObject(property) || !isObject(property.value)) continue
    const key = nameOf(property.key)
    if (key !== undefined && typeof property.value.value === 'string') texts.set(key, property.value.value)
  }
  return texts
}

function nameOf(key: unknown): string | undefined {
  if (!isObject(key)) return undefined
  const name = key.type === 'Identifier' ? key.name : key.value
  return typeof name === 'string' ? name : undefined
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}

function counted(count: number, word: string): string {
  return `${whole(count)} ${word}${count === 1 ? '' : 's'}`
}

function whole(number: number): string {
  return number.toLocaleString('en-US')
}

function table(rows: readonly [string, string][]): string {
  const [left, right] = [0, 1].map(index => Math.max(...rows.map(row => row[index]?.length ?? 0)))
  return rows.map(([name, value]) => `${name.padEnd(left ?? 0)}  ${value.padStart(right ?? 0)}`).join('\n')
}
