import { type Format, isFormat } from '../../language/formats.ts'
import { type Item, isObject, text } from '../item.ts'
import { placeholdersOf } from '../placeholders.ts'
import { fieldOfPath } from './fieldAt.ts'
import { typeCell } from './fieldTypes.ts'
import { type EntityOf, type Scope, type Words } from './scope.ts'

/** The records that a placeholder may name, below the path to each. */
interface Named {
  readonly record: EntityOf
  /** Path to the record in what fills the texts; empty: the record itself does. */
  readonly at: string
}

/**
 * `formats` of texts: how the fields that they name are written, by the types of the fields. What is written in full
 * overrides it. Absent when no value needs a format.
 */
export function formatsOf(
  texts: readonly Item[],
  written: Item,
  { vocabulary, params }: Scope,
  namedBy: (path: string) => readonly [rest: string, Named] | undefined,
): { formats?: Words } {
  const names = texts.flatMap(item => placeholdersOf(text(item) ?? '')).filter(name => !params.includes(name))
  const known = [...new Set(names)].flatMap(name => {
    const [path, { record, at }] = namedBy(name) ?? ['', { record: undefined, at: '' }]
    const found = record && record !== 'wrong' ? fieldOfPath(path, record, vocabulary) : undefined
    const cell = found && typeCell(found.field)
    const above = [at, ...path.split('.').slice(0, -1)].filter(step => step !== '').join('.')
    return cell && isFormat(cell) ? [[name, below(above, cell)] as const] : []
  })
  const own = isObject(written.value) ? written.value : {}
  if (written.value !== undefined && !isObject(written.value)) return {}
  return known.length === 0 ? {} : { formats: { ...Object.fromEntries(known), ...own } }
}

/** The currency of an amount is a field of the same record. */
function below(above: string, cell: Format): Format {
  return cell.kind === 'money' && above !== '' ? { ...cell, currency: `${above}.${cell.currency}` } : cell
}
