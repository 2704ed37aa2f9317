import { describe, expect, it } from 'vitest'
import { compileValidators } from '../../schemas/check/compileValidators.ts'
import { formOptions } from '../../schemas/check/forms/formOptions.ts'
import { formsOf } from '../../schemas/check/forms/formsOf.ts'
import { validatedSchema } from '../../schemas/check/forms/validatedSchema.ts'
import * as runtime from '../../schemas/check/validatorRuntime.ts'
import { type Form, type FormValidator } from '../../schemas/index.ts'
import { formValidator } from '../../stories/fixtures/formValidator.ts'

const form: Form = {
  id: 'a',
  fields: [
    { kind: 'select', name: 'by', label: 'By', options: [{ value: 1, label: 'One' }] },
    { kind: 'text', name: 'iban', label: 'IBAN', maxLength: 5 },
    { kind: 'select', name: 'bank', label: 'Bank', options: { load: 'banks' } },
    { kind: 'number', name: 'amount', label: 'Amount', min: 1, decimals: 2 },
    {
      kind: 'rows',
      name: 'rows',
      label: 'Rows',
      add: 'Add',
      max: 1,
      fields: [{ kind: 'text', name: 'b', label: 'B', maxLength: 2, required: true }],
    },
  ],
  profile: { load: 'methods', by: 'by', invalid: { list: 'No.', single: 'No.' } },
}

/** Values with the limits of their moment beside them, each with what is wrong. */
const wrong: readonly (readonly [values: Readonly<Record<string, unknown>>, findings: readonly string[]])[] =
  [
    [
      { iban: 'abcdef', $limits: { iban: { minLength: 7, maxLength: 7, pattern: '^[0-9]*$' } } },
      ['/iban minLength', '/iban pattern'],
    ],
    [
      { iban: 'ش', amount: 0.5, $limits: { iban: { pattern: '^\\p{Script=Arabic}*$' } } },
      ['/amount minimum'],
    ],
    [{ by: 2, amount: 1.001 }, ['/by enum', '/amount multipleOf']],
    [{ iban: 'x', bank: 2, $limits: { bank: { options: [1] } } }, ['/bank enum']],
    [{ rows: [{ b: 'abc' }, {}] }, ['/rows maxItems', '/rows/0/b maxLength', '/rows/1 required']],
  ]

describe('precompiled form validator', () => {
  it('finds what ajv finds at run time, including limits from the server', async () => {
    const atRunTime = formValidator(form)
    const { form: code = '' } = compileValidators({ form: validatedSchema(form) }, 'runtime', {
      ...formOptions,
      findings: true,
    })
    const foundBy = (validate: FormValidator) =>
      wrong.map(([values]) => {
        expect(validate(values)).toBe(false)
        return (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)
      })
    const found = foundBy(await load(code))
    expect(found).toEqual(foundBy(atRunTime))
    expect(found).toEqual(wrong.map(([, findings]) => findings))
  })

  it('is code without eval, Function and require, independent of the settings of the server', () => {
    const { form: code = '' } = compileValidators({ form: validatedSchema(form) }, '/runtime.ts', {
      ...formOptions,
      findings: true,
    })
    expect(code).not.toMatch(/\beval\b|new Function|\brequire\(/)
    expect(code).toContain('export const validate')
  })

  it('is created once for every form of a screen, including those of its panels', () => {
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
