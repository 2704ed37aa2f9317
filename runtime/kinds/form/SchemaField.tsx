import { getDefaultRegistry } from '@rjsf/core'
import { type FieldProps, type RJSFSchema, type UiSchema } from '@rjsf/utils'
import { memo, use, useCallback, useMemo, useState } from 'react'
import { type CompiledField } from '../../core/compile/compiledForm.ts'
import { fileLimitText } from '../../core/files/fileLimits.ts'
import { isReadOnly } from '../../core/form/computedValues.ts'
import { type FieldState } from '../../core/form/fieldState.ts'
import { chosenProblem } from '../../core/form/formErrors.ts'
import { formMessages } from '../../core/form/formMessages.ts'
import { fieldAt } from '../../core/form/formPath.ts'
import { type FormStore } from '../../core/form/formStore.ts'
import { type FormOption } from '../../core/form/options.ts'
import { initialRow } from '../../core/form/readValue.ts'
import { isSearched } from '../../core/form/searchedOptions.ts'
import { spelled } from '../../core/form/validatedValues.ts'
import { blankField, type FormValue, rowsOf } from '../../core/form/values.ts'
import { numberProblem } from '../../core/text/numbers.ts'
import { afterPress } from '../../ui/afterPress.ts'
import { FormStoreContext, useCurrentField } from './FormStoreContext.ts'
import { SearchedFieldContext } from './SearchedFieldContext.ts'

const { SchemaField: RjsfField } = getDefaultRegistry().fields

/**
 * The SchemaField of the registry: that of rjsf, with value, errors and state of its field from the store of
 * the form, if there is one. A key renders its own field and those that depend on it.
 */
export function SchemaField(props: FieldProps) {
  const store = use(FormStoreContext)
  const { path } = props.fieldPathId
  const field = store && fieldAt(store.form, path)
  if (store && field)
    return <StoreField {...props} store={store} field={field} path={path.join('.')} row={rowOf(path)} />
  return RjsfField === undefined ? null : <RjsfField {...props} />
}

const StoreField = memo(function StoreField({ store, field, path, row, ...props }: StoreFieldProps) {
  const { state, value, errors } = useCurrentField(store, path)
  const [left, setLeft] = useState(false)
  const { schema, uiSchema } = props
  const refused = errors.length > 0
  const drawn = useMemo(
    () => fieldOfNow(schema, uiSchema, field, state, row, refused),
    [schema, uiSchema, field, state, row, refused],
  )
  const outside = errors.length === 0 && state.enabled ? problemNow(field, value, left) : undefined
  const errorSchema = useMemo(() => {
    const messages = outside === undefined ? errors : [outside]
    return messages.length === 0 ? noErrors : { __errors: [...messages] }
  }, [errors, outside])
  const onChange = useCallback(
    (next: FormValue | undefined) => {
      setLeft(false)
      store.set(path, heldValue(field, next))
    },
    [store, path, field],
  )
  // After blur, a number outside its limits shows the range.
  const onLeave = useCallback(() => afterPress(() => setLeft(true)), [])
  const searched = useMemo(
    () => (isSearched(field) ? { store, field, path } : undefined),
    [store, field, path],
  )
  if (!state.visible || RjsfField === undefined) return null
  const control = (
    <RjsfField
      {...props}
      {...drawn}
      formData={spelled(value, state.options)}
      errorSchema={errorSchema}
      required={state.required}
      disabled={!state.enabled}
      readonly={isReadOnly(field)}
      onChange={onChange}
      onBlur={field.kind === 'number' ? onLeave : props.onBlur}
    />
  )
  return searched ? <SearchedFieldContext value={searched}>{control}</SearchedFieldContext> : control
})

const noErrors = {}

/** Index of the record that contains the field, from 0. */
function rowOf(path: FieldProps['fieldPathId']['path']): number | undefined {
  const [, row] = path
  return typeof row === 'number' ? row : undefined
}

/** What is said before the form is sent: of a file at once, of a number when its field is left. */
function problemNow(field: CompiledField, value: FormValue, left: boolean): string | undefined {
  if (field.kind === 'file') return chosenProblem(field, value)
  return left && field.kind === 'number' && typeof value === 'number'
    ? numberProblem(value, field)
    : undefined
}

/** rjsf omits empty values, and a record that it adds has only defaults. */
function heldValue(field: CompiledField, next: FormValue | undefined): FormValue {
  if (next === undefined) return blankField(field)
  if (field.kind !== 'rows') return next
  const empty = initialRow(field.fields)
  return rowsOf(next).map(row => (Object.keys(empty).every(name => name in row) ? row : { ...empty, ...row }))
}

interface StoreFieldProps extends FieldProps {
  store: FormStore
  field: CompiledField
  /** `name`, or `table.0.name`. */
  path: string
  row: number | undefined
}

interface Drawn {
  readonly schema: RJSFSchema
  readonly uiSchema: UiSchema
}

/**
 * Schema and uiSchema of a field in its current state: label, limits and options. A field required by one way
 * to send says so until it has an error, and a file has its limits. In a table of records its label is visually hidden. The schema of the form is not changed,
 * because its validator is compiled for it.
 */
function fieldOfNow(
  schema: RJSFSchema,
  uiSchema: UiSchema | undefined,
  field: CompiledField,
  state: FieldState,
  row: number | undefined,
  refused: boolean,
): Drawn {
  const options = isSearched(field) ? undefined : state.options
  const needed = field.neededFor.length > 0 && !state.required && !refused
  const notes = [
    field.kind === 'file' && `${fileLimitText(field)}.`,
    needed && formMessages.neededFor(field.neededFor),
  ].filter(note => note !== false)
  return {
    schema: {
      ...schema,
      // The limits of a list are those of each line.
      ...(field.kind === 'text' && !field.list && limitsOf(state)),
      ...(field.kind === 'checkbox' && state.required && { enum: [true] }),
      ...(options && optionsOf(schema, options)),
    },
    uiSchema: {
      ...uiSchema,
      ...(row === undefined
        ? state.label !== schema.title && { 'ui:title': state.label }
        : { 'ui:title': `${state.label}, row ${row + 1}`, 'ui:label': false }),
      ...(notes.length > 0 && {
        'ui:description': [field.help, ...notes].filter(text => text !== '').join(' '),
      }),
      ...(field.kind === 'text' && options && { 'ui:widget': 'select', 'ui:placeholder': 'Choose' }),
      ...((options || field.kind === 'number') && {
        'ui:options': {
          ...uiSchema?.['ui:options'],
          ...(state.unit !== undefined && { unit: state.unit }),
          ...(options && choiceOptions(options)),
        },
      }),
    },
  }
}

/** Total letters of all options that fit in one line of the narrowest column. */
const oneLine = 20

function choiceOptions(options: readonly FormOption[]): UiSchema['ui:options'] {
  return {
    enumNames: options.map(({ label }) => label),
    optionValueFormat: 'realValue',
    inline: options.reduce((sum, { label }) => sum + label.length, 0) <= oneLine,
  }
}

function limitsOf({ length, maxLength = length }: FieldState): RJSFSchema {
  return {
    ...(length !== undefined && { minLength: length }),
    ...(maxLength !== undefined && { maxLength: length ?? maxLength }),
  }
}

function optionsOf(schema: RJSFSchema, options: readonly FormOption[]): RJSFSchema {
  const values = { enum: options.map(({ value }) => value) }
  const { items } = schema
  return typeof items === 'object' && !Array.isArray(items) ? { items: { ...items, ...values } } : values
}
