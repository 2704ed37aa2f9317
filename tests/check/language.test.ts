import { Ajv } from 'ajv'
import { expect, it } from 'vitest'
import { isObject } from '../../schemas/check/item.ts'
import { compileLanguage, languageOptions } from '../../schemas/check/shape/compileLanguage.ts'
import { explainError } from '../../schemas/check/shape/explainError.ts'
import { foldErrors } from '../../schemas/check/shape/foldErrors.ts'
import { type Validator } from '../../schemas/check/shape/validators.ts'
import { panelBodySchema } from '../../schemas/language/blocks/panel.ts'
import { conditionSchema } from '../../schemas/language/condition.ts'
import { formSchema } from '../../schemas/language/form.ts'
import { screenSchema } from '../../schemas/language/screen.ts'
import { definitions } from '../support/screens.ts'

/**
 * Everything in one function, but for conditions, forms and the bodies of panels, which are functions of their own: dozens
 * of them inside of one function have more variables than a stack holds.
 */
const apart = new Map<unknown, string>([
  [formSchema, 'form'],
  [panelBodySchema, 'panelBody'],
])
const whole = new Ajv({ ...languageOptions, inlineRefs: false }).compile({
  ...Object(partsApart(screenSchema)),
  definitions: {
    condition: conditionSchema,
    form: below(formSchema),
    panelBody: below(panelBodySchema),
  },
})
const quick = compileLanguage().validators.screen

it('the language is a strict JSON Schema', () => {
  expect(new Ajv(languageOptions).validateSchema(screenSchema)).toBe(true)
})

it('the check has a message for every keyword of JSON Schema that the language uses', () => {
  const keywords = [...new Set(keywordsOf([screenSchema, formSchema]))].filter(keyword =>
    refusing.has(keyword),
  )
  expect(keywords.length).toBeGreaterThan(10)
  for (const keyword of keywords) {
    const error = {
      keyword,
      instancePath: '/body',
      schemaPath: '',
      params: {},
      schema: 1,
      parentSchema: {},
      data: 1,
    }
    expect(() => explainError('screens/a.ts', error), keyword).not.toThrow()
  }
})

it.each(definitions)(
  'compiled in parts the language finds what it finds as a whole in $file, however wrong',
  ({ screen }) => {
    let faults = 0
    for (const wrong of wrongCopies(screen, 16, 0)) {
      const findings = findingsOf(quick, wrong)
      expect(findings, JSON.stringify(wrong)).toEqual(findingsOf(whole, wrong))
      faults += findings.length
    }
    expect(faults).toBeGreaterThan(0)
  },
)

const variants = Array.from({ length: 16 }, (_, variant) => variant)

it.each(variants)(
  'compiled in parts the language finds the same in every word of it, variant %i',
  variant => {
    const every = sampleOf(screenSchema, variant)
    expect(findingsOf(quick, every)).toEqual(findingsOf(whole, every))
    let looked = 0
    // A part of all that could be wrong: together the variants reach every word.
    for (const wrong of wrongCopies(every, 14, variant)) {
      expect(findingsOf(quick, wrong)).toEqual(findingsOf(whole, wrong))
      looked++
    }
    expect(looked).toBeGreaterThan(8)
  },
)

function partsApart(schema: unknown): unknown {
  if (!isObject(schema)) return below(schema)
  // Most places of a condition describe it in their own words.
  const name = schema.anyOf === conditionSchema.anyOf ? 'condition' : apart.get(schema)
  if (name === undefined) return below(schema)
  return { $ref: `#/definitions/${name}`, description: schema.description }
}

/** The schema itself as it is, and what is apart of what it contains. */
function below(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(partsApart)
  if (!isObject(schema)) return schema
  return Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, partsApart(part)]))
}

/**
 * A value with every key of a schema and every kind of its outermost lists. Where one must be chosen, and of the kinds in a
 * list inside a list, the variant chooses: all of them would make a million mistakes.
 */
function sampleOf(schema: unknown, variant: number, forms = { left: 1 }, inner = false): unknown {
  if (!isObject(schema)) return null
  // Forms stand at a dozen places: one in full is enough.
  if (schema.properties === formSchema.properties && forms.left-- <= 0) return {}
  const { properties, additionalProperties, items, oneOf, anyOf, enum: words } = schema
  if (Array.isArray(oneOf)) return sampleOf(oneOf[variant % oneOf.length], variant, forms, inner)
  if (Array.isArray(anyOf)) return sampleOf(anyOf[variant % anyOf.length], variant, forms, inner)
  if ('const' in schema) return schema.const
  if (Array.isArray(words)) return words[variant % words.length]
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries([
        ...Object.entries(isObject(properties) ? properties : {}).map(([key, below]) => [
          key,
          sampleOf(below, variant, forms, inner),
        ]),
        ...(isObject(additionalProperties)
          ? [['one', sampleOf(additionalProperties, variant, forms, inner)]]
          : []),
      ])
    case 'array':
      return isObject(items) && Array.isArray(items.oneOf) && !inner
        ? items.oneOf.map(form => sampleOf(form, variant, forms, true))
        : [sampleOf(items, variant, forms, inner)]
    case 'integer':
    case 'number':
      return 50
    case 'boolean':
      return true
    default:
      return 'one'
  }
}

function findingsOf(validate: Validator, data: unknown) {
  validate(data)
  return foldErrors(validate.errors ?? []).map(error => explainError('one.ts', error))
}

/**
 * The value with one of its parts spoilt: a key lost, a key too many, a kind that is none, a value of another type. At most
 * so many copies, from places all over it; another `from` takes other places.
 */
function* wrongCopies(value: unknown, most: number, from: number): Generator<unknown> {
  const places: (readonly string[])[] = []
  const look = (part: unknown, keys: readonly string[]): void => {
    places.push(keys)
    if (typeof part !== 'object' || part === null) return
    for (const [key, below] of Object.entries(part)) look(below, [...keys, key])
  }
  look(value, [])
  const step = Math.ceil(places.length / most)
  for (const [at, keys] of places.filter((_, index) => index % step === from % step).entries()) {
    const copy: unknown = structuredClone(value)
    const above = keys.slice(0, -1).reduce<unknown>((part, key) => Object(part)[key], copy)
    const last = keys.at(-1)
    if (last === undefined || typeof above !== 'object' || above === null) continue
    if (at % 4 === 0) Reflect.deleteProperty(above, last)
    else if (at % 4 === 1) Reflect.set(above, `${last}s`, 'more')
    else Reflect.set(above, last, at % 4 === 2 ? 7 : { kind: 'mony' })
    yield copy
  }
}

/** Keywords that refuse a value by themselves. */
const refusing = new Set([
  ...[
    'additionalProperties',
    'anyOf',
    'const',
    'discriminator',
    'enum',
    'exclusiveMaximum',
    'exclusiveMinimum',
  ],
  ...[
    'format',
    'maxItems',
    'maxLength',
    'maxProperties',
    'maximum',
    'minItems',
    'minLength',
    'minProperties',
  ],
  ...['minimum', 'multipleOf', 'not', 'pattern', 'propertyNames', 'required', 'type', 'uniqueItems'],
])

/** Every key at a place where JSON Schema has keywords. */
/** The keywords of a schema and of all its parts; parts that repeat are read once. */
function keywordsOf(schema: unknown, read = new Set<unknown>()): string[] {
  if (Array.isArray(schema)) return schema.flatMap(part => keywordsOf(part, read))
  if (!isObject(schema) || read.has(schema)) return []
  read.add(schema)
  const { properties = {}, definitions: named = {}, ...others } = schema
  const parts = [
    ...Object.values(Object(properties)),
    ...Object.values(Object(named)),
    ...Object.values(others),
  ]
  return [...Object.keys(schema), ...parts.flatMap(part => keywordsOf(part, read))]
}
