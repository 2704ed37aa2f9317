import { Ajv, type AnySchema, type Options } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { withoutFindings } from './withoutFindings.ts'

/**
 * ES modules by name, each exporting one `validate` made from one schema: code that needs neither `eval` nor ajv, so that
 * the page may run it under its Content Security Policy. It answers yes or no; with `findings` it keeps in `errors` what
 * it has found, with `messages` in words of ajv too. `runtime` is the module specifier of `validatorRuntime.ts`.
 */
export function compileValidators(
  schemas: Readonly<Record<string, AnySchema>>,
  runtime: string,
  { findings = false, ...options }: Options & { readonly findings?: boolean } = {},
): Record<string, string> {
  const modules: Record<string, string> = {}
  const used: Options = { ...validatorOptions, ...options, code: { source: true, esm: true } }
  // Shared: each instance would compile the meta-schema again, slower than most schemas themselves.
  const draft = new Ajv(used)
  for (const [name, schema] of Object.entries(schemas)) {
    draft.validateSchema(schema, true)
    const ajv = new Ajv({ ...used, validateSchema: false })
    const code = standaloneCode(ajv, ajv.compile(withoutDescriptions(schema)))
    modules[name] = importRuntime(findings || options.messages ? code : withoutFindings(code), runtime)
  }
  return modules
}

/** Options of the validators of replies, the same in the page and in the sandbox. */
const validatorOptions: Options = {
  strict: true,
  allowUnionTypes: true,
  discriminator: true,
  messages: false,
}

/** Descriptions are for readers; generated code that quotes its schema would carry them into the page. */
function withoutDescriptions(schema: AnySchema): AnySchema {
  return JSON.parse(
    JSON.stringify(schema, (key, value) =>
      key === 'description' && typeof value === 'string' ? undefined : value,
    ),
  )
}

/** What generated code may require, with the export of `validatorRuntime.ts` that replaces it. */
const runtimeNames = new Map([
  ['ucs2length', 'textLength'],
  ['equal', 'equal'],
])

/** Ajv writes `require` for its runtime even into ES modules; a browser knows only `import`. */
function importRuntime(code: string, runtime: string): string {
  const names = new Set<string>()
  const body = code
    .replace(/require\("ajv\/dist\/runtime\/(\w+)"\)\.default/g, (_, module: string) => {
      const name = runtimeNames.get(module)
      if (name === undefined) throw new Error(`The generated validator needs ajv/dist/runtime/${module}.`)
      names.add(name)
      return name
    })
    .replace(/export default \w+;/, '')
    .replace('"use strict";', '')
  return names.size === 0
    ? body
    : `import { ${[...names].join(', ')} } from ${JSON.stringify(runtime)};\n${body}`
}
