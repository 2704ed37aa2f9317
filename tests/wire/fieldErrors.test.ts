import { describe, expect, it } from 'vitest'
import { type FieldErrorsReply, fieldErrorsSchema, readFieldErrors } from '../../schemas/wire/fieldErrors.ts'
import { accepting, hostile } from './accepting.ts'

const accepts = accepting<FieldErrorsReply>(fieldErrorsSchema)
const read = (errors: unknown) => {
  const reply: unknown = { message: 'Please look again.', errors }
  if (!accepts(reply)) throw new Error('The reply is refused.')
  return readFieldErrors(reply)
}

describe('the errors of fields', () => {
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

  it('may name a field like an inherited property', () => {
    const found = read([
      { field: '__proto__', message: 'No.' },
      { field: 'constructor', message: 'No.' },
    ])
    expect(Object.keys(found)).toEqual(['__proto__', 'constructor'])
  })

  it('are refused when they are something else', () => {
    for (const data of hostile) expect(accepts(data), JSON.stringify(data)).toBe(false)
    for (const wrong of [{}, 'no', [{ field: 1, message: 'No.' }], [{ field: 'a' }], [null]])
      expect(() => read(wrong), JSON.stringify(wrong)).toThrow('refused')
  })
})
