import { type Options } from 'ajv'

/** How ajv compiles the validator of a form, at build time and in tests alike. */
export const formOptions: Options = {
  $data: true,
  allErrors: true,
  // 0.1 + 0.2 has two decimals for everybody but a computer.
  multipleOfPrecision: 9,
  // What may be absent is filled in nowhere else: required names come with the document.
  strictRequired: false,
}
