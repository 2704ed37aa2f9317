import { describe, expect, it } from 'vitest'
import { isWrongIban } from '../../../runtime/core/form/formErrors.ts'

describe('IBAN warning', () => {
  it('is empty for valid IBANs with any spacing, and for an empty field', () => {
    const right = [
      ...['GB82WEST12345698765432', 'DE89370400440532013000', 'FR1420041010050500013M02606'],
      ...['EG380019000500000000263180002', 'NO9386011117947', 'gb82 west 1234 5698 7654 32', '', '  '],
    ]
    expect(right.filter(isWrongIban)).toEqual([])
  })

  it('detects every single wrong digit and every swap of two neighbours', () => {
    const right = 'GB82WEST12345698765432'
    for (let at = 0; at < right.length; at++) {
      const character = right.charAt(at)
      const other = /[0-9]/.test(character) ? String((Number(character) + 1) % 10) : 'Q'
      expect(isWrongIban(right.slice(0, at) + other + right.slice(at + 1)), `place ${at}`).toBe(true)
      const next = right.charAt(at + 1)
      if (next !== '' && next !== character)
        expect(isWrongIban(right.slice(0, at) + next + character + right.slice(at + 2)), `places ${at}`).toBe(
          true,
        )
    }
  })

  it('detects a text that does not have the format of an IBAN', () => {
    const shapes = [
      'GB82',
      '8200WEST12345698765432',
      'GB82WEST1234569876543!',
      'GB82WEST1234569876543２',
      'ايبان',
    ]
    expect(shapes.filter(shape => !isWrongIban(shape))).toEqual([])
  })
})
