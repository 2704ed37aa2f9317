import { readFieldErrors } from '../../../../schemas/wire/fieldErrors.ts'
import { type WireValidators } from '../../../../schemas/wire/validators.ts'
import { type FormErrors } from '../../../core/form/formStore.ts'

/** What the server says of single fields, by their paths; a field that the form does not have stands in the summary. */
export function fieldErrors(data: unknown, { fieldErrors: validate }: WireValidators): FormErrors {
  return validate(data) ? readFieldErrors(data) : {}
}
