import { describe, expect, it } from 'vitest'
import { charsets } from '../../schemas/wire/charset.ts'

/** Every character of the first plane of Unicode. */
const characters = Array.from({ length: 0x10000 }, (_, code) => code)
  .filter(code => code < 0xd800 || code > 0xdfff)
  .map(code => String.fromCodePoint(code))
const takenBy = (charset: keyof typeof charsets) => {
  const pattern = new RegExp(charsets[charset], 'u')
  return new Set(characters.filter(character => pattern.test(character)))
}
const shared = [...' \n0123456789', ...'.,:;!?\'"()/&@#%+*=_-']

describe('character sets (spec 1 §5)', () => {
  it('english: Latin letters, digits, space and listed symbols, and nothing else', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz'
    expect(takenBy('english')).toEqual(new Set([...letters, ...letters.toUpperCase(), ...shared]))
  })

  it('arabic: every Arabic letter with its vowel signs, basic punctuation, digits and space', () => {
    const taken = takenBy('arabic')
    const isLetter = (character: string) => /^(?=\p{Script_Extensions=Arabic})\p{L}$/u.test(character)
    expect(characters.filter(character => isLetter(character) && !taken.has(character))).toEqual([])
    for (const wanted of [...shared, ...'،؛؟٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', ...'ًٌٍَُِّْ']) expect(taken).toContain(wanted)
    const foreign = /[\p{L}\p{N}]/u
    const others = [...taken].filter(
      character => foreign.test(character) && !isLetter(character) && !/\p{Nd}/u.test(character),
    )
    expect(others).toEqual([])
  })

  it('accept the empty text, and reject a text with one foreign character', () => {
    expect([new RegExp(charsets.arabic, 'u').test(''), new RegExp(charsets.english, 'u').test('')]).toEqual([
      true,
      true,
    ])
    expect(new RegExp(charsets.english, 'u').test('John Smith é')).toBe(false)
    expect(new RegExp(charsets.arabic, 'u').test('محمد Smith')).toBe(false)
  })
})
