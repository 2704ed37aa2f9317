import { Ajv, type Options } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { type FileKind } from '../isDefinition.ts'
import { schemaParts } from '../schemaParts.ts'
import { languageSchemas, type Validators } from './validators.ts'

/**
 * The language as validators, and as a CommonJS module that exports the same ones. Shared parts, such as the
 * cells, are compiled once: `inlineRefs` would repeat them. Code that runs a few times is not worth
 * optimising, and the tests, not every run, validate the schema itself.
 */
export function compileLanguage(): { readonly validators: Validators; readonly code: string } {
  const ajv = new Ajv({
    ...languageOptions,
    inlineRefs: false,
    code: { optimize: false, source: true },
    meta: false,
    validateSchema: false,
  })
  const compile = (kind: FileKind) => {
    // The error paths show which form of an anyOf was meant; a reference would cut them (foldErrors).
    const { root, definitions } = schemaParts(languageSchemas[kind], { whole: ['anyOf'], kindsBeside: true })
    return ajv.compile({ ...root, definitions, $id: kind })
  }
  const validators = {
    screen: compile('screen'),
    entity: compile('entity'),
    calls: compile('calls'),
    resources: compile('resources'),
  }
  const kinds = Object.keys(validators)
  return { validators, code: standaloneCode(ajv, Object.fromEntries(kinds.map(kind => [kind, kind]))) }
}

/** How the language is read: strictly, and with what an explanation needs about each error. */
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
