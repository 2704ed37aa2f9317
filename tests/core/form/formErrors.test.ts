import { describe, expect, it } from 'vitest'
import { type PlacedField, type Surroundings } from '../../../runtime/core/form/fieldState.ts'
import { foreignCharacters } from '../../../runtime/core/form/formErrors.ts'
import { type FormValues } from '../../../runtime/core/form/values.ts'
import { formErrors } from '../../../runtime/kinds/form/formErrors.ts'
import { type Field, type Form } from '../../../schemas/index.ts'
import { formValidator } from '../../../stories/fixtures/formValidator.ts'
import { accountForm, storeOf, wayOf } from './form.ts'

function errorsOf(form: Form, values: FormValues, surroundings: Partial<Surroundings> = {}) {
  const store = storeOf(form, surroundings)
  store.fill(values)
  return formErrors(store, formValidator(form), wayOf(store))
}

const formOf = (...fields: Field[]): Form => ({ id: 'a', fields })
const text = (more: Partial<Field & { kind: 'text' }> = {}): Field => ({
  kind: 'text',
  name: 'a',
  label: 'A',
  ...more,
})

describe('form errors', () => {
  it('name the fields that are required, in the order of the fields', () => {
    expect(errorsOf(accountForm, {})).toEqual({
      type: ['Account type is required.'],
      holder: ['Holder is required.'],
    })
    expect(Object.keys(errorsOf(accountForm, { type: 'Other', holder: ' ' }))).toEqual([
      'typeOther',
      'holder',
    ])
  })

  it('ignore fields that are hidden or locked', () => {
    const form = formOf(
      text({ required: true, maxLength: 1, enabled: { field: 'b', is: true } }),
      { kind: 'checkbox', name: 'b', label: 'B' },
      text({ name: 'c', required: true, visible: { field: 'b', is: true } }),
    )
    expect(errorsOf(form, { a: 'too long' })).toEqual({})
    expect(Object.keys(errorsOf(form, { a: 'too long', b: true }))).toEqual(['a', 'c'])
  })

  it('name the earlier record of a table with a value that may occur once', () => {
    const lines: Field = {
      kind: 'rows',
      name: 'lines',
      label: 'Lines',
      add: 'Add',
      unique: ['code'],
      fields: [
        { kind: 'text', name: 'code', label: 'Code' },
        { kind: 'text', name: 'note', label: 'Note' },
      ],
    }
    const rows = ['Ab', '', 'cd', ' aB', '', 'CD'].map(code => ({ code, note: 'x' }))
    const store = storeOf(formOf(lines))
    store.fill({ lines: rows })
    const check = () => formErrors(store, formValidator(formOf(lines)), wayOf(store))
    store.setErrors(check())
    expect(store.allErrors()).toEqual({
      'lines.3.code': ['The same as in row 1.'],
      'lines.5.code': ['The same as in row 3.'],
    })
    store.set('lines.0.note', 'y')
    expect(Object.keys(store.allErrors())).toHaveLength(2)
    store.set('lines.0.code', 'ef')
    expect(store.allErrors()).toEqual({})
    expect(check()).toEqual({ 'lines.5.code': ['The same as in row 3.'] })
  })

  it('count characters, not code units', () => {
    expect(errorsOf(formOf(text({ maxLength: 2 })), { a: '😀😀' })).toEqual({})
    expect(errorsOf(formOf(text({ maxLength: 2 })), { a: '😀😀😀' })).toEqual({
      a: ['At most 2 characters; this has 3.'],
    })
    expect(errorsOf(formOf(text({ length: 4 })), { a: 'abc' })).toEqual({
      a: ['Exactly 4 characters; this has 3.'],
    })
    expect(errorsOf(formOf(text({ length: 1 })), { a: 'abc' })).toEqual({
      a: ['Exactly 1 character; this has 3.'],
    })
  })

  it('arabic allows Arabic letters plus basic punctuation, digits and space', () => {
    const form = formOf(text({ charset: 'arabic' }))
    expect(errorsOf(form, { a: 'شارع التحرير، رقم ١٢ / 12 (القاهرة)؟' })).toEqual({})
    expect(errorsOf(form, { a: 'شارع Nile €' })).toEqual({
      a: ['Only Arabic letters, digits, spaces and basic punctuation: “N” “i” “l” “e” “€” cannot be used.'],
    })
  })

  it('english allows Latin letters, digits, space and listed symbols', () => {
    const form = formOf(text({ charset: 'english' }))
    expect(errorsOf(form, { a: "O'Neil & Sons, Flat 3/2 - (B)" })).toEqual({})
    expect(errorsOf(form, { a: 'Zoë\t' })).toEqual({
      a: ['Only Latin letters, digits, spaces and common symbols: “ë” U+0009 cannot be used.'],
    })
    expect(foreignCharacters('محمد', 'english')).toEqual(['م', 'ح', 'د'])
  })

  it('use the message of a pattern, or a default one', () => {
    const pattern = { match: '^[A-Z]{2}\\d{3}$', message: 'Two letters and three digits.' }
    const form = formOf(text({ pattern }))
    expect(errorsOf(form, { a: 'DE123' })).toEqual({})
    expect(errorsOf(form, {})).toEqual({})
    expect(errorsOf(form, { a: 'xDE123' })).toEqual({ a: ['Two letters and three digits.'] })
  })

  it('check no character set without a charset', () => {
    expect(errorsOf(formOf(text()), { a: 'Zoë 😀 شارع' })).toEqual({})
  })

  it('check the limits of numbers and name them', () => {
    const form = formOf({ kind: 'number', name: 'a', label: 'A', min: 1, max: 10, decimals: 2 })
    expect(errorsOf(form, { a: 0 })).toEqual({ a: ['From 1 to 10.'] })
    expect(errorsOf(form, { a: 10.5 })).toEqual({ a: ['From 1 to 10.'] })
    expect(errorsOf(form, { a: 1.125 })).toEqual({ a: ['At most 2 digits after the point.'] })
    expect(errorsOf(form, { a: 0.1 + 0.2 + 1 })).toEqual({})
    expect(errorsOf(form, { a: 'ten' })).toEqual({ a: ['This must be a number.'] })
  })

  it('write a limit like cells write numbers, with all digits', () => {
    const form = formOf({ kind: 'number', name: 'a', label: 'A', min: 0.0005, max: 10_000_000, decimals: 4 })
    expect(errorsOf(form, { a: 10_000_001 })).toEqual({ a: ['From 0.0005 to 10,000,000.'] })
    expect(errorsOf(form, { a: 0.0001 })).toEqual({ a: ['From 0.0005 to 10,000,000.'] })
    expect(errorsOf(formOf(text({ maxLength: 15_000 })), { a: 'x'.repeat(15_001) })).toEqual({
      a: ['At most 15,000 characters; this has 15,001.'],
    })
  })

  it('reject days that are not in the calendar or outside the limits', () => {
    const form = formOf({ kind: 'date', name: 'a', label: 'A', min: '2026-01-05', max: '2026-01-06' })
    const unparsable = ['Please review selected dates. Invalid date format.']
    expect(errorsOf(form, { a: '2026-02-31' })).toEqual({ a: unparsable })
    expect(errorsOf(form, { a: '2026-01-05 10:00' })).toEqual({ a: unparsable })
    expect(errorsOf(form, { a: '2026-01-04' })).toEqual({ a: ['Not before 2026-01-05.'] })
    expect(errorsOf(form, { a: '2026-01-07' })).toEqual({ a: ['Not after 2026-01-06.'] })
    for (const edge of ['2026-01-05', '2026-01-06']) expect(errorsOf(form, { a: edge })).toEqual({})
    const hidden = formOf(
      { kind: 'date', name: 'a', label: 'A', visible: { field: 'b', present: true } },
      text({ name: 'b' }),
    )
    expect(errorsOf(hidden, { a: 'soon' })).toEqual({})
    expect(errorsOf(hidden, { a: 'soon', b: 'x' })).toEqual({ a: unparsable })
    const moment = formOf({ kind: 'date', name: 'a', label: 'A', time: true })
    expect(errorsOf(moment, { a: '2026-01-05 25:00' })).toEqual({ a: unparsable })
    expect(errorsOf(moment, { a: '2026-01-05 23:59:59' })).toEqual({})
  })

  it('reject values that are not options, unless the options could not be loaded', () => {
    const form = formOf(
      { kind: 'select', name: 'a', label: 'A', options: { load: 'banks', value: 'id', label: 'name' } },
      { kind: 'multiSelect', name: 'b', label: 'B', options: { load: 'banks', value: 'id' } },
    )
    const loads = { banks: [{ id: 7, name: 'Bank' }] }
    expect(errorsOf(form, { a: 8, b: [7, 9] }, { loads })).toEqual({
      a: ['Not a valid option.'],
      b: ['Not a valid option.'],
    })
    expect(errorsOf(form, { a: '7', b: ['7'] }, { loads })).toEqual({})
    expect(errorsOf(form, { a: 8, b: [9] }, { loads: { banks: [] } })).toEqual({})
  })

  it('check every record of a table', () => {
    const form = formOf({
      kind: 'rows',
      name: 'a',
      label: 'A',
      add: 'Add',
      min: 2,
      max: 3,
      fields: [
        { kind: 'checkbox', name: 'needed', label: 'Needed' },
        { kind: 'text', name: 'b', label: 'B', required: { field: 'needed', is: true }, maxLength: 3 },
      ],
    })
    const row = { needed: false, b: '' }
    expect(errorsOf(form, { a: [] })).toEqual({ a: ['At least 2 entries.'] })
    expect(errorsOf(form, { a: [row] })).toEqual({ a: ['At least 2 entries.'] })
    expect(errorsOf(form, { a: [row, row, row, row] })).toEqual({ a: ['At most 3 entries.'] })
    expect(
      errorsOf(form, {
        a: [
          { needed: true, b: '' },
          { needed: false, b: 'abcd' },
        ],
      }),
    ).toEqual({
      'a.0.b': ['B is required.'],
      'a.1.b': ['At most 3 characters; this has 4.'],
    })
  })

  it('respect the limits of the server without another schema', () => {
    const form: Form = {
      ...formOf(
        {
          kind: 'select',
          name: 'by',
          label: 'Method',
          options: [
            { value: 1, label: 'One' },
            { value: 2, label: 'Two' },
          ],
        },
        text({ name: 'iban', label: 'IBAN', maxLength: 40 }),
        text({ name: 'bank', label: 'Bank', options: { load: 'banks' } }),
      ),
      profile: { load: 'methods', by: 'by', invalid: { list: 'No.', single: 'No.' } },
    }
    const laid: Record<string, Record<string, PlacedField>> = {
      1: {
        iban: { label: 'Account', required: true, length: 4, charset: 'english' },
        bank: { visible: false, required: true },
      },
      2: { iban: { maxLength: 2 }, bank: { dropdown: true } },
    }
    const validate = formValidator(form)
    const store = storeOf(form, {
      loads: { banks: ['First'] },
      profileOf: ({ by }) => ({ about: { alias: by }, fields: laid[String(by)] ?? {} }),
    })
    const said = (values: FormValues) => {
      store.fill(values)
      return formErrors(store, validate, wayOf(store))
    }
    expect(said({ by: 1 })).toEqual({ iban: ['Account is required.'] })
    expect(said({ iban: 'شش' })).toEqual({
      iban: [
        'Exactly 4 characters; this has 2.',
        'Only Latin letters, digits, spaces and common symbols: “ش” cannot be used.',
      ],
    })
    expect(said({ iban: 'AB12', bank: 'Any' })).toEqual({})
    expect(said({ by: 2 })).toEqual({
      iban: ['At most 2 characters; this has 4.'],
      bank: ['Not a valid option.'],
    })
    expect(said({ by: 3, iban: 'x'.repeat(41) })).toEqual({
      by: ['Not a valid option.'],
      iban: ['At most 40 characters; this has 41.'],
    })
  })

  it('work for fields with the names of inherited properties', () => {
    const form = formOf(
      text({ name: 'constructor', label: 'C', required: true }),
      text({ name: 'toString', label: 'T' }),
    )
    expect(errorsOf(form, {})).toEqual({ constructor: ['C is required.'] })
  })
})

describe('fields required by one submit', () => {
  const form: Form = {
    ...formOf(
      text({ label: 'Reason' }),
      { kind: 'text', name: 'hidden', label: 'Hidden', visible: { field: 'a', is: 'x' } },
      { kind: 'text', name: 'always', label: 'Always', required: true },
    ),
    submit: { call: '/api/a', label: 'Submit', requires: ['a', 'hidden', 'always'] },
    otherSubmits: [{ call: '/api/b', label: 'Keep' }],
  }

  it('are required only for that submit, and only if shown', () => {
    const store = storeOf(form)
    const [submit, keep] = store.form.submits
    const errors = (way = submit) => formErrors(store, formValidator(form), way ?? wayOf(store))
    expect(errors()).toEqual({ a: ['Reason is required for “Submit”.'], always: ['Always is required.'] })
    expect(errors(keep)).toEqual({ always: ['Always is required.'] })
    store.set('a', 'x')
    expect(errors()).toEqual({
      hidden: ['Hidden is required for “Submit”.'],
      always: ['Always is required.'],
    })
  })
})
