import { describe, expect, it } from 'vitest'
import { compileValidators } from '../../schemas/check/compileValidators.ts'
import { documentSchema } from '../../schemas/check/forms/documentSchema.ts'
import { formOptions } from '../../schemas/check/forms/formOptions.ts'
import { formsOf } from '../../schemas/check/forms/formsOf.ts'
import * as runtime from '../../schemas/check/validatorRuntime.ts'
import { type Form, type FormDocument, type FormValidator } from '../../schemas/index.ts'
import { formValidator } from '../../stories/fixtures/formValidator.ts'

const form: Form = {
  id: 'a',
  fields: [
    { kind: 'select', name: 'by', label: 'By', options: [{ value: 1, label: 'One' }] },
    { kind: 'text', name: 'iban', label: 'IBAN', maxLength: 5 },
    { kind: 'number', name: 'amount', label: 'Amount', min: 1, decimals: 2 },
    {
      kind: 'rows',
      name: 'rows',
      label: 'Rows',
      add: 'Add',
      max: 1,
      fields: [{ kind: 'text', name: 'b', label: 'B', maxLength: 2 }],
    },
  ],
  profile: { load: 'methods', by: 'by', invalid: { list: 'No.', single: 'No.' } },
}

const documents: FormDocument[] = [
  { values: {}, required: ['iban', 'rows'], limits: {} },
  {
    values: { iban: 'abcdef' },
    required: [],
    limits: { iban: { minLength: 7, maxLength: 7, pattern: '^[0-9]*$' } },
  },
  {
    values: { iban: 'ش', amount: 0.5 },
    required: [],
    limits: { iban: { pattern: '^\\p{Script=Arabic}*$' } },
  },
  { values: { by: 2, amount: 1.001 }, required: [], limits: { by: { options: [1] } } },
  {
    values: {
      rows: [
        { values: { b: 'abc' }, required: [], limits: {} },
        { values: {}, required: ['b'], limits: {} },
      ],
    },
    required: [],
    limits: {},
  },
]

describe('the precompiled validator of a form', () => {
  it('finds what ajv finds at run time, limits from the document included', async () => {
    const atRunTime = formValidator(form)
    const { form: code = '' } = compileValidators({ form: documentSchema(form) }, 'runtime', {
      ...formOptions,
      findings: true,
    })
    const foundBy = (validate: FormValidator) =>
      documents.map(document => {
        expect(validate(document)).toBe(false)
        return (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)
      })
    const found = foundBy(await load(code))
    expect(found).toEqual(foundBy(atRunTime))
    expect(found).toEqual([
      ['/values required', '/values required'],
      ['/values/iban minLength', '/values/iban pattern'],
      ['/values/amount minimum'],
      ['/values/by enum', '/values/amount multipleOf'],
      ['/values/rows maxItems', '/values/rows/0/values/b maxLength', '/values/rows/1/values required'],
    ])
  })

  it('is code without eval, Function and require, that is the same whatever the server lays over it', () => {
    const { form: code = '' } = compileValidators({ form: documentSchema(form) }, '/runtime.ts', {
      ...formOptions,
      findings: true,
    })
    expect(code).not.toMatch(/\beval\b|new Function|\brequire\(/)
    expect(code).toContain('export const validate')
  })

  it('is made for every form of a screen, those of its panels included, each once', () => {
    const open = { kind: 'form', form } as const
    expect(
      formsOf({ name: 'x', path: '/x', body: [open, { kind: 'expandable', title: 'More', body: [open] }] }),
    ).toEqual([form])
    expect(formsOf({ name: 'x', path: '/x', body: [{ kind: 'text', text: 'A' }] })).toEqual([])
  })
})

/** Runs a generated module as the page does; its one import is handed over by name. */
async function load(code: string): Promise<FormValidator> {
  const key = `runtime${crypto.randomUUID()}`
  Object.assign(globalThis, { [key]: runtime })
  const source = code.replace(/import \{ (.*) \} from "runtime";/, `const { $1 } = globalThis['${key}'];`)
  const module: { validate: FormValidator } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`
  )
  return module.validate
}
