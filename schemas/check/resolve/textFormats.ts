import { type EntityField } from '../../language/entityField.ts'
import { type Format, isFormat } from '../../language/formats.ts'
import { type Item, isObject, text } from '../item.ts'
import { placeholdersOf } from '../placeholders.ts'
import { fieldOfPath } from './fieldAt.ts'
import { typeCell } from './fieldTypes.ts'
import { type EntityOf, type Scope, type Words } from './scope.ts'

/** What a placeholder names: a field, and the path to its record in what fills the texts; empty: the record itself. */
type NamedBy = (name: string) => { readonly field: EntityField | undefined; readonly above: string }

/**
 * `formats` of texts: how the fields that they name are written, by the types of the fields. What is written in full
 * overrides it. Absent when no value needs a format.
 */
export function formatsOf(
  texts: readonly Item[],
  written: Item,
  { params }: Scope,
  namedBy: NamedBy,
): { formats?: Words } {
  const names = texts.flatMap(item => placeholdersOf(text(item) ?? '')).filter(name => !params.includes(name))
  const known = [...new Set(names)].flatMap(name => {
    const { field, above } = namedBy(name)
    const cell = field && typeCell(field)
    return cell && isFormat(cell) ? [[name, below(above, cell)] as const] : []
  })
  if (written.value !== undefined && !isObject(written.value)) return {}
  return known.length === 0 ? {} : { formats: { ...Object.fromEntries(known), ...written.value } }
}

/** The field of a record at a path, which begins `at` a load or at the record itself. */
export function namedIn(record: EntityOf, { vocabulary }: Scope, path: string, at = ''): ReturnType<NamedBy> {
  const found = record && record !== 'wrong' ? fieldOfPath(path, record, vocabulary) : undefined
  const above = [at, ...path.split('.').slice(0, -1)].filter(step => step !== '')
  return { field: found?.field, above: above.join('.') }
}

/** The currency of an amount is a field of the same record. */
function below(above: string, cell: Format): Format {
  return cell.kind === 'money' && above !== '' ? { ...cell, currency: `${above}.${cell.currency}` } : cell
}
