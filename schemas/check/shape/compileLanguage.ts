import { Ajv, type Options } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { type FileKind } from '../isDefinition.ts'
import { schemaParts } from '../schemaParts.ts'
import { languageSchemas, type Validators } from './validators.ts'

/**
 * The language as validators, and as a CommonJS module that exports the same ones. What stands several times, as the cells,
 * is compiled once: `inlineRefs` would repeat it. Code that runs a few times is not worth optimising, and whether the schema
 * itself is right is looked at by the tests, not by every run.
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
    // Which form of an anyOf was meant is told by the paths of its errors, which a reference would cut; see foldErrors.
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
