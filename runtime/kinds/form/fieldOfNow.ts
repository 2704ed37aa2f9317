import { type RJSFSchema, type UiSchema } from '@rjsf/utils'
import { type CompiledField } from '../../core/compile/compiledForm.ts'
import { type FieldState } from '../../core/form/fieldState.ts'
import { formMessages } from '../../core/form/formMessages.ts'
import { type FormOption } from '../../core/form/options.ts'

interface Drawn {
  readonly schema: RJSFSchema
  readonly uiSchema: UiSchema
}

/**
 * Schema and uiSchema of a field as they are at this moment: with the label, the limits and the options that its state has.
 * A field that one way to send the form needs says so. In a table of records its heading is seen and its name is read aloud. The schema of the form stays what it is, because
 * its validator is compiled for it.
 */
export function fieldOfNow(
  schema: RJSFSchema,
  uiSchema: UiSchema | undefined,
  field: CompiledField,
  state: FieldState,
  row: number | undefined,
): Drawn {
  const { options } = state
  const note = field.neededFor.length > 0 && !state.required && formMessages.neededFor(field.neededFor)
  return {
    schema: {
      ...schema,
      ...(field.kind === 'text' && limitsOf(state)),
      ...(field.kind === 'checkbox' && state.required && { enum: [true] }),
      ...(options && optionsOf(schema, options)),
    },
    uiSchema: {
      ...uiSchema,
      ...(row === undefined
        ? state.label !== schema.title && { 'ui:title': state.label }
        : { 'ui:title': `${state.label}, row ${row + 1}`, 'ui:label': false }),
      ...(note && { 'ui:description': [field.help, note].filter(text => text !== '').join(' ') }),
      ...(field.kind === 'text' && options && { 'ui:widget': 'select', 'ui:placeholder': 'Choose' }),
      ...(options && {
        'ui:options': {
          ...uiSchema?.['ui:options'],
          enumNames: options.map(({ label }) => label),
          optionValueFormat: 'realValue',
          inline: options.reduce((sum, { label }) => sum + label.length, 0) <= oneLine,
        },
      }),
    },
  }
}

/** Letters of all options together that stand beside one another in the narrowest column. */
const oneLine = 20

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
