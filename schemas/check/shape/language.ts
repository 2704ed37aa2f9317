import { Ajv, type Options, type ValidateFunction } from 'ajv'
import { screenSchema } from '../../language/screen.ts'
import { schemaParts } from '../schemaParts.ts'

/**
 * The language as a validator. Every run compiles it anew, so that it is never stale; this keeps that short. What stands
 * several times, as the cells, is compiled once: `inlineRefs` would repeat it. Code that runs a few times is not worth
 * optimising, and whether the schema itself is right is looked at by the tests, not by every run.
 */
export function compileLanguage(schema: Readonly<Record<string, unknown>> = screenSchema): ValidateFunction {
  // Which form of an anyOf was meant is told by the paths of its errors, which a reference would cut; see foldErrors.
  const { root, definitions } = schemaParts(schema, { whole: ['anyOf'], kindsBeside: true })
  const quick: Options = { inlineRefs: false, code: { optimize: false }, meta: false, validateSchema: false }
  return new Ajv({ ...languageOptions, ...quick }).compile({ ...root, definitions })
}

/** How the language is read: strictly, with everything that an explanation needs beside each error. */
export const languageOptions: Options = {
  strict: true,
  // The unions require `kind`, which their branches define.
  strictRequired: false,
  allowUnionTypes: true,
  discriminator: true,
  allErrors: true,
  verbose: true,
  messages: false,
}
