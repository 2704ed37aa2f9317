import { type CompiledForm } from '../compile/compiledForm.ts'
import { valueAt } from '../objects.ts'
import { foundAt } from './computedSources.ts'
import {
  conditionData,
  type FieldState,
  type FormProfile,
  fieldState,
  type Surroundings,
} from './fieldState.ts'
import { leafAt } from './formPath.ts'
import { type FormOption } from './options.ts'
import { type FormValues, rowsOf } from './values.ts'

/** What the state of a field depends on. */
interface FormState {
  readonly form: CompiledForm
  readonly values: FormValues
  readonly surroundings: Surroundings
  readonly profile: FormProfile | undefined
  /** Options that a search has found for the field and that were chosen. */
  readonly found: readonly FormOption[]
}

/** The state of the field at a path, `name` or `table.0.name`. Throws for an unknown path. */
export function stateAt(path: string, { found, ...now }: FormState): FieldState {
  const { form, values, surroundings, profile } = now
  const { field, index } = leafAt(form, path)
  const [table = path] = path.split('.')
  const inTable = form.fields.find(({ name }) => name === table)
  const row = index === undefined ? undefined : (rowsOf(values[table])[index] ?? {})
  const listed = index === undefined ? [surroundings.record] : valueAt(surroundings.record, table)
  const fields = inTable?.kind === 'rows' ? inTable.fields : []
  return fieldState(field, conditionData(values, surroundings, profile, row), {
    loads: surroundings.loads,
    records: Array.isArray(listed) ? listed : [],
    found,
    ...(field.kind === 'number' &&
      field.currency !== '' && {
        currency: foundAt(field.currency, { ...now, ...(row && { row: { value: row, fields } }) }).value,
      }),
  })
}
