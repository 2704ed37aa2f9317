import { type Options } from 'ajv'

/** How ajv compiles the validator of a form, at build time and in tests alike. */
export const formOptions: Options = {
  $data: true,
  allErrors: true,
  // Tolerates rounding: 0.1 + 0.2 has two decimals for a user.
  multipleOfPrecision: 9,
  // Required names come with the document, without properties.
  strictRequired: false,
}
