import { type CompiledField, type CompiledForm } from '../compile/compiledForm.ts'
import { valueAt } from '../valueAt.ts'
import { type ConditionData, conditionData, holdsOr, isVisible } from './fieldState.ts'
import { type FormStore } from './formStore.ts'
import { type FormValue, type RowValue, rowsOf } from './values.ts'

/**
 * The body of the call that sends a form: what is shown and to be saved, with `send: 'changed'` only what differs from the
 * start; the fixed values; and as `version` what the record has under the path that the form names. An empty text is sent
 * as it is, every other empty value as null.
 */
export function sentBody(store: FormStore): Readonly<Record<string, unknown>> {
  const { submit } = store.form
  const changed = new Set(store.changed())
  const sent = Object.entries(sentValues(store)).filter(
    ([name]) => submit?.send !== 'changed' || changed.has(name),
  )
  const version = submit?.version ? valueAt(store.surroundings().record, submit.version) : undefined
  return { ...Object.fromEntries(sent), ...submit?.body, ...(version !== undefined && { version }) }
}

/** The values of the fields that are shown and whose `saveWhen` holds, by their names; what is not shown is never sent. */
export function sentValues(store: FormStore): Readonly<Record<string, unknown>> {
  const dataOf = (row?: RowValue) => conditionData(store.all(), store.surroundings(), store.profile(), row)
  const data = dataOf()
  return Object.fromEntries(
    savedFields(store.form.fields, data).map(field => {
      const value = store.get(field.name)
      if (field.kind !== 'rows') return [field.name, sentValue(field, value)]
      return [
        field.name,
        rowsOf(value).map(row =>
          Object.fromEntries(
            savedFields(field.fields, dataOf(row)).map(leaf => [
              leaf.name,
              sentValue(leaf, row[leaf.name] ?? null),
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

function sentValue(field: CompiledField, value: FormValue): FormValue {
  return value === '' && field.kind !== 'text' ? null : value
}
