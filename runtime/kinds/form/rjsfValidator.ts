import {
  type CustomValidator,
  type ErrorSchema,
  ErrorSchemaBuilder,
  type RJSFValidationError,
  toErrorList,
  type ValidationData,
  type ValidatorType,
} from '@rjsf/utils'
import { type FormValidator } from '../../../schemas/index.ts'
import { formErrors } from '../../core/form/formErrors.ts'
import { type FormErrors, type FormStore } from '../../core/form/formStore.ts'

/**
 * What rjsf asks when it wants to know whether a form is right: the precompiled validator of the form over the values of
 * the store, whatever rjsf itself holds. It compiles nothing, so it needs no `eval`, and no schema is ever another one.
 */
export function rjsfValidator(store: FormStore, validate: FormValidator): ValidatorType<unknown> {
  return {
    validateFormData(_data, _schema, customValidate?: CustomValidator<unknown>) {
      if (customValidate) throw new Error('Rules of a form stand in its definition.')
      return validationData(formErrors(store, validate))
    },
    // Asked which branch of a union the data means; forms of definitions have no unions.
    isValid: () => true,
    rawValidation: () => ({ errors: [] }),
  }
}

function validationData(errors: FormErrors): ValidationData<unknown> {
  const builder = new ErrorSchemaBuilder<unknown>()
  for (const [path, texts] of Object.entries(errors)) builder.addErrors([...texts], path.split('.').map(step))
  const errorSchema: ErrorSchema<unknown> = builder.ErrorSchema
  const list: RJSFValidationError[] = toErrorList(errorSchema)
  return { errors: list, errorSchema }
}

/** Records of a table stand under numbers. */
function step(key: string): string | number {
  return /^\d+$/.test(key) ? Number(key) : key
}
