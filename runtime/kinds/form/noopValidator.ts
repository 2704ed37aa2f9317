import { type ValidatorType } from '@rjsf/utils'

/**
 * For drawing a form: what is wrong is found when it is sent, by the validator that is fetched then (`formErrors.ts`), and
 * its schema has no alternatives to choose from. rjsf asks for a validator all the same.
 */
export const noopValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
}
