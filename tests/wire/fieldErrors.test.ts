import { describe, expect, it } from 'vitest'
import { readFieldErrors } from '../../schemas/wire/fieldErrors.ts'
import { hostile } from './hostile.ts'

const read = (errors: unknown) => readFieldErrors({ message: 'Please look again.', errors })

describe('field errors', () => {
  it('are read by the names of fields, each text once, in the order of the server', () => {
    const errors = [
      { field: 'iban', message: 'Unknown bank.' },
      { field: 'papers.0.number', message: 'Taken.' },
      { field: 'iban', message: 'Too short.' },
      { field: 'iban', message: 'Unknown bank.' },
      { field: 'holder', message: ' ' },
    ]
    expect(read(errors)).toEqual({ iban: ['Unknown bank.', 'Too short.'], 'papers.0.number': ['Taken.'] })
  })

  it('can name a field like an inherited property', () => {
    const found = read([
      { field: '__proto__', message: 'No.' },
      { field: 'constructor', message: 'No.' },
    ])
    expect(Object.keys(found)).toEqual(['__proto__', 'constructor'])
  })

  it('can be a map of each field to its message or messages, and wrapped in data', () => {
    expect(read({ iban: 'Unknown bank.', holder: ['Too short.', 'No digits.'] })).toEqual({
      iban: ['Unknown bank.'],
      holder: ['Too short.', 'No digits.'],
    })
    expect(readFieldErrors({ data: { errors: [{ field: 'iban', message: 'No.' }] } })).toEqual({
      iban: ['No.'],
    })
  })

  it('that cannot be read are left out', () => {
    for (const reply of hostile) expect(readFieldErrors(reply), JSON.stringify(reply)).toEqual({})
    for (const wrong of [{}, 'no', [{ field: 1, message: 'No.' }], [{ field: 'a' }], [null]])
      expect(read(wrong), JSON.stringify(wrong)).toEqual({})
    expect(read([null, { field: 'a' }, { field: 'b', message: 'No.' }])).toEqual({ b: ['No.'] })
  })
})
