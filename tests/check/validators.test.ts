import { readFileSync } from 'node:fs'
import { Ajv, type AnySchema, type Options } from 'ajv'
import { describe, expect, it } from 'vitest'
import { compileValidators } from '../../schemas/check/compileValidators.ts'
import * as runtime from '../../schemas/check/validatorRuntime.ts'
import { replySchemas } from '../../schemas/wire/validators.ts'

interface Group {
  readonly description: string
  readonly schema: AnySchema
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[]
}

/** The JSON Schema Test Suite, draft 7; its groups that load schemas from elsewhere are left out, as the console has none. */
const corpus: readonly { readonly file: string; readonly groups: readonly Group[] }[] = JSON.parse(
  readFileSync(new URL('../fixtures/json-schema-test-suite/draft7.json', import.meta.url), 'utf8'),
)
const lenient: Options = { strict: false, logger: false, validateFormats: false, discriminator: false }

describe('precompiled validators', () => {
  it.each(corpus.map(({ file, groups }) => [file, groups] as const))(
    'give the verdict of ajv at run time over %s of the JSON Schema Test Suite',
    async (_, groups) => {
      for (const [{ description, schema, tests }, precompiled] of await compiled(groups.filter(isOwn))) {
        const atRunTime = new Ajv({ allowUnionTypes: true, ...lenient, validateSchema: false }).compile(
          schema,
        )
        for (const test of tests)
          expect(precompiled(test.data), `${description}: ${test.description}`).toBe(atRunTime(test.data))
      }
    },
  )

  it('agree with the JSON Schema Test Suite for the keywords of the wire contracts', async () => {
    const used = [
      'additionalProperties',
      'anyOf',
      'enum',
      'items',
      'maxItems',
      'maximum',
      'minItems',
      'minLength',
    ]
    const more = ['minProperties', 'minimum', 'pattern', 'properties', 'propertyNames', 'required', 'type']
    const files = corpus.filter(({ file }) => [...used, ...more].includes(file.replace(/.*\/|\.json$/g, '')))
    expect(files).toHaveLength(used.length + more.length)
    const groups = files.flatMap(file => file.groups).filter(group => isOwn(group) && !isOfObject(group))
    for (const [{ description, tests }, precompiled] of await compiled(groups)) {
      for (const { description: test, data, valid } of tests)
        expect(precompiled(data), `${description}: ${test}`).toBe(valid)
    }
  })

  it('of replies contain no eval, no Function and no require', () => {
    const modules = compileValidators(replySchemas, '/runtime.ts')
    expect(Object.keys(modules)).toEqual(Object.keys(replySchemas))
    for (const code of Object.values(modules)) {
      expect(code).not.toMatch(/\beval\b|new Function|\brequire\(/)
      expect(code).toContain('export const validate')
    }
  })

  it('contain no descriptions in the page', () => {
    const { configuration = '' } = compileValidators(
      { configuration: replySchemas.configuration },
      '/runtime.ts',
    )
    expect(configuration).not.toContain('Name of the console')
  })
})

/** Groups whose references stay inside their schema or lead to draft 7 itself. */
function isOwn({ schema }: Group): boolean {
  return !/localhost|"\$ref":"(?:urn|https?):|\$id|"\$ref":"[^#"]/.test(JSON.stringify(schema))
}

/** Groups about fields that every object of JavaScript inherits, such as `toString`: no reply has such a field. */
function isOfObject({ schema }: Group): boolean {
  return JSON.stringify(schema).includes('toString')
}

/** Each group with its validator. */
function compiled(groups: readonly Group[]) {
  const schemas = Object.fromEntries(groups.map(({ schema }, at) => [at, schema]))
  const modules = compileValidators(schemas, 'runtime', lenient)
  return Promise.all(groups.map(async (group, at) => [group, await load(modules[at] ?? '')] as const))
}

/** Runs a generated module as the page does; its one import is handed over by name. */
async function load(code: string): Promise<(data: unknown) => boolean> {
  const key = `runtime${crypto.randomUUID()}`
  Object.assign(globalThis, { [key]: runtime })
  const source = code.replace(/import \{ (.*) \} from "runtime";/, `const { $1 } = globalThis['${key}'];`)
  const module: { validate(data: unknown): boolean } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`
  )
  return module.validate
}
