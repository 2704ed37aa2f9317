import { type CompiledField, type CompiledForm, type CompiledSubmit } from '../compile/compiledForm.ts'
import { valueAt } from '../objects.ts'
import { type ConditionData, conditionData, holdsOr, isVisible } from './fieldState.ts'
import { type FormStore } from './formStore.ts'
import { sentMoment } from './readValue.ts'
import { type FormValue, type RowValue, rowsOf } from './values.ts'

/**
 * The body of the call that sends a form one way: what is shown, to be saved and sent this way, with `send: 'changed'` only what differs from the
 * start; the fixed values; and as `version` what the record has under the path that it names. An empty text,
 * an empty list and an unticked box are sent as they are, every other empty value as null; a moment goes out in UTC.
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

/** The values of the fields that are shown and whose `saveWhen` holds, by their names; what is not shown is never sent. */
export function sentValues(store: FormStore): Readonly<Record<string, unknown>> {
  const dataOf = (row?: RowValue) => conditionData(store.all(), store.surroundings(), store.profile(), row)
  const data = dataOf()
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
            savedFields(field.fields, dataOf(row)).map(leaf => [
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

/** `said`: what the server has said of it; undefined: nothing, or it is not known which record that was. */
function sentValue(field: CompiledField, value: FormValue, zone: string, said?: unknown): FormValue {
  if (value === '' && field.kind !== 'text' && field.kind !== 'own') return null
  if (field.kind !== 'date' || !field.time || typeof value !== 'string') return value
  return sentMoment(value, zone, said)
}
