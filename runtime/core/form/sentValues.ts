import {
  type CompiledField,
  type CompiledForm,
  type CompiledRows,
  type CompiledSubmit,
} from '../compile/compiledForm.ts'
import { valueAt } from '../objects.ts'
import { type ConditionData, conditionData, holdsOr, isVisible, type Sources } from './fieldState.ts'
import { type FormStore } from './formStore.ts'
import { sentJson, sentLines, sentMoment } from './readValue.ts'
import { type FormValue, type RowValue, rowsOf } from './values.ts'

/**
 * The body for one way to send a form: the visible fields to be sent this way, with `send: 'changed'` only
 * those that differ from the start; the fixed values; and as `version` the value at that path of the record.
 * Empty texts, empty lists and unticked boxes are sent as they are, other empty values as null; moments in
 * UTC; JSON as the value that its text means; a list of texts as its lines.
 */
export function sentBody(
  store: FormStore,
  way: Pick<CompiledSubmit, 'fields' | 'send' | 'version' | 'body'>,
): Readonly<Record<string, unknown>> {
  const changed = new Set(store.changed())
  const sent = Object.entries(sentValues(store)).filter(
    ([name]) => (way.fields?.includes(name) ?? true) && (way.send !== 'changed' || changed.has(name)),
  )
  const version = way.version ? valueAt(store.surroundings().record, way.version) : undefined
  return { ...Object.fromEntries(sent), ...way.body, ...(version !== undefined && { version }) }
}

/** Whether the user is asked before a form is sent this way, with its current values. */
export function asksBefore(store: FormStore, { confirm }: Pick<CompiledSubmit, 'confirm'>): boolean {
  const data = conditionData(sourcesOf(store))
  return confirm !== undefined && holdsOr(confirm.when, true, data)
}

/** What the conditions of a form may name, outside of its tables. */
export function sourcesOf(store: FormStore): Sources {
  return {
    form: store.form,
    values: store.all(),
    surroundings: store.surroundings(),
    profile: store.profile(),
  }
}

/** The values of visible fields whose `saveWhen` holds, by name; hidden fields are never sent. */
export function sentValues(store: FormStore): Readonly<Record<string, unknown>> {
  const sources = sourcesOf(store)
  const data = conditionData(sources)
  const dataOf = ({ name, fields }: CompiledRows, value: RowValue) =>
    conditionData({ ...sources, row: { table: name, value, fields } })
  const { record, zone = 'UTC' } = store.surroundings()
  return Object.fromEntries(
    savedFields(store.form.fields, data).map(field => {
      const value = store.get(field.name)
      if (field.kind !== 'rows')
        return [field.name, sentValue(field, value, zone, valueAt(record, field.name))]
      return [
        field.name,
        rowsOf(value).map(row =>
          Object.fromEntries(
            savedFields(field.fields, dataOf(field, row)).map(leaf => [
              leaf.name,
              sentValue(leaf, row[leaf.name] ?? null, zone),
            ]),
          ),
        ),
      ]
    }),
  )
}

function savedFields<F extends CompiledForm['fields'][number]>(
  fields: readonly F[],
  data: ConditionData,
): F[] {
  return fields.filter(field => isVisible(field, data) && holdsOr(field.saveWhen, true, data))
}

/** `said`: the server's value of the field; undefined: none, or the record is unknown. */
function sentValue(field: CompiledField, value: FormValue, zone: string, said?: unknown): unknown {
  if (field.kind === 'text' && field.list) return sentLines(String(value ?? ''), said)
  if (field.kind === 'text' && field.json) return sentJson(String(value ?? ''), said)
  if (value === '' && field.kind !== 'text' && field.kind !== 'own') return null
  if (field.kind !== 'date' || !field.time || typeof value !== 'string') return value
  return sentMoment(value, zone, said)
}
