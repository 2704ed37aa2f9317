import { describe, expect, it } from 'vitest'
import { readProfiles } from '../../../runtime/core/form/profile.ts'
import { type Profile } from '../../../schemas/index.ts'

const words: Profile = {
  load: 'kinds',
  by: 'kind',
  invalid: { list: 'No list.', single: 'No kind.' },
}
const form = { fields: ['kind', 'street', 'city', 'note'].map(name => ({ name })) }
const kind = (fields: readonly object[]) => [{ kind: 7, fields }]
const laid = (entry: object, more: Partial<Profile> = {}) =>
  readProfiles({ ...words, ...more }, form, kind([{ name: 'street', ...entry }])).profileOf({ kind: '7' })
    .fields.street

describe('form profile', () => {
  it('hides every field that it does not list, except the field that selects it and free fields', () => {
    const { profileOf } = readProfiles({ ...words, free: ['note'] }, form, kind([{ name: 'street' }]))
    expect(profileOf({ kind: 7 }).fields).toEqual({
      street: { visible: true, required: false, dropdown: false },
      city: { visible: false, required: false },
    })
  })

  it('is selected by its id as text, and hides all fields while none is selected', () => {
    const { profileOf } = readProfiles(words, form, kind([{ name: 'city' }]))
    expect(profileOf({ kind: '7' })).toBe(profileOf({ kind: 7 }))
    expect(profileOf({ kind: '7' }).about).toEqual({ kind: 7, fields: [{ name: 'city' }] })
    for (const values of [{}, { kind: null }, { kind: '' }, { kind: 70 }, { kind: 'constructor' }]) {
      const none = profileOf(values)
      expect([none.about, ...Object.values(none.fields).map(({ visible }) => visible)]).toEqual([
        undefined,
        ...[false, false, false],
      ])
    }
  })

  it('overrides label, required, lengths, character set and dropdown of a field, in the spelling of the server', () => {
    expect(
      laid({ label: 'Rue', required: 1, maxLength: '40', charset: 'English', dropdown: 'true' }),
    ).toEqual({
      ...{ visible: true, required: true, dropdown: true, label: 'Rue', maxLength: 40, charset: 'english' },
    })
    expect(
      laid({ label: ' ', required: 0, maxLength: 0, length: null, charset: 'none', dropdown: null }),
    ).toEqual({
      ...{ visible: true, required: false, dropdown: false },
    })
    for (const wrong of [-1, 1.5, '1e3', 'x', {}, [], true, Number.NaN, 1e300])
      expect(laid({ maxLength: wrong, length: wrong })).not.toHaveProperty('maxLength')
  })

  it('uses the exact length instead of the maximum, for fields with exact lengths', () => {
    const lengths = { maxLength: 34, length: 22 }
    expect(laid(lengths)).toMatchObject({ length: 22 })
    expect(laid(lengths)).not.toHaveProperty('maxLength')
    expect(laid(lengths, { exact: ['city'] })).toMatchObject({ maxLength: 34 })
    expect(laid(lengths, { exact: ['city'] })).not.toHaveProperty('length')
  })

  it('is read with the keys of the definition', () => {
    const keys = { name: 'attribute', label: 'title', length: 'fixed', charset: 'language', required: 'must' }
    const data = [
      {
        kind: 'a',
        asks: [{ attribute: 'city', title: 'Ort', fixed: 5, language: 'arabic', must: true, label: 'no' }],
      },
    ]
    expect(
      readProfiles({ ...words, keys, fields: 'asks' }, form, data).profileOf({ kind: 'a' }).fields.city,
    ).toEqual({ visible: true, required: true, dropdown: false, label: 'Ort', length: 5, charset: 'arabic' })
  })

  it('uses the first entry of a field that is listed twice', () => {
    const twice = kind([
      { name: 'city', maxLength: 3 },
      { name: 'city', maxLength: 9 },
    ])
    expect(readProfiles(words, form, twice).profileOf({ kind: 7 }).fields.city?.maxLength).toBe(3)
  })

  it('is always the one that the server sends, if it sends a single one', () => {
    const [single] = kind([{ name: 'city' }])
    const { problem, profileOf } = readProfiles(words, form, single)
    expect([problem, profileOf({}).fields.city?.visible]).toEqual(['', true])
  })

  it('is valid only if all entries have the required keys', () => {
    const needs = { ...words, needs: ['title'] }
    const good = { kind: 1, title: 'A', fields: [] }
    const problem = (data: unknown) => readProfiles(needs, form, data).problem
    expect([problem([good]), problem([]), problem(good)]).toEqual(['', '', ''])
    const broken = [{}, { ...good, kind: null }, { ...good, title: undefined }, { ...good, fields: {} }]
    for (const one of broken) expect([problem([good, one]), problem(one)]).toEqual(['No list.', 'No kind.'])
    for (const other of [null, undefined, 'text', 5]) expect(problem(other)).toBe('No list.')
  })
})
