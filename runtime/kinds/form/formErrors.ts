import { hashForSchema, type RJSFValidationError } from '@rjsf/utils'
import { createPrecompiledValidator } from '@rjsf/validator-ajv8'
import { type FormValidator } from '../../../schemas/index.ts'
import {
  concerns,
  errorsByPath,
  foundError,
  momentaryErrors,
  type SentBy,
} from '../../core/form/formErrors.ts'
import { pathOfEntry } from '../../core/form/formPath.ts'
import { type FormErrors, type FormStore } from '../../core/form/formStore.ts'
import { validatedValues } from '../../core/form/validatedValues.ts'

/**
 * All errors of the values that one way to send takes or requires, in the order of the fields; empty: valid. The validator of
 * rjsf runs the code compiled for the form's schema; `transformErrors` rewords its errors and adds those that
 * depend on the current state.
 */
export function formErrors(store: FormStore, validate: FormValidator, way: SentBy): FormErrors {
  const { schema, uiSchema } = store.form
  const validator = createPrecompiledValidator({ [hashForSchema(schema)]: validate }, schema)
  const { errors } = validator.validateFormData(
    validatedValues(store),
    schema,
    undefined,
    found =>
      [...found.map(error => inOurWords(store, error)), ...ofThisMoment(store, way)].filter(
        ({ property = '' }) => concerns(way, property),
      ),
    uiSchema,
  )
  return errorsByPath(
    store,
    errors.map(({ property = '', message = '' }) => ({ path: property, text: message })),
  )
}

function inOurWords(store: FormStore, error: RJSFValidationError): RJSFValidationError {
  const { property = '', name = '', params } = error
  const { path, text } = foundError(store, pathOfEntry(store.form, property), name, params?.limit)
  return { ...error, property: path, message: text, stack: text }
}

function ofThisMoment(store: FormStore, way: SentBy): RJSFValidationError[] {
  return momentaryErrors(store, way).map(({ path, text }) => ({ property: path, message: text, stack: text }))
}
