import { describe, expect, it } from 'vitest'
import { readFoundRecords } from '../../schemas/wire/foundRecords.ts'
import { readRefusedLines } from '../../schemas/wire/massImport.ts'
import { readMenuText } from '../../schemas/wire/menu.ts'
import { readOrderSearch } from '../../schemas/wire/orderSearch.ts'
import { readProfile } from '../../schemas/wire/profile.ts'
import { readSavedFilters } from '../../schemas/wire/savedFilters.ts'
import { readResourceList, readState, readToken } from '../../schemas/wire/session.ts'
import { hostile } from './hostile.ts'

/** A reply at each level at which a server may have put it. */
const wrappedIn = (reply: unknown) => [reply, { data: reply }, { response: reply }, { data: { data: reply } }]

describe('replies of the shared calls (spec 1 §3, §7)', () => {
  it('an import names the rejected lines', () => {
    const errors = [
      { line: 2, message: 'No amount.', more: 1 },
      { line: '3', message: 'No order.' },
      { line: 0 },
      7,
    ]
    for (const reply of wrappedIn({ response: 'x', errors }))
      expect(readRefusedLines(reply)).toEqual([
        { line: 2, message: 'No amount.' },
        { line: 3, message: 'No order.' },
      ])
    for (const reply of [...hostile, '2 rows.', { response: '2 rows.' }, { errors: 'x' }])
      expect(readRefusedLines(reply), JSON.stringify(reply)).toEqual([])
  })

  it('a search returns records, each with its screen', () => {
    const found = [
      { group: 'Refunds', title: 'Refund 7', note: 'Ann', screen: 'refund', params: { id: 7, more: null } },
      { title: 'Nothing shows it', params: {} },
      { screen: 'refund', params: { id: '8' } },
      { title: 'Order 5', screen: 'order' },
      'x',
    ]
    for (const reply of wrappedIn(found))
      expect(readFoundRecords(reply)).toEqual([
        { group: 'Refunds', title: 'Refund 7', note: 'Ann', screen: 'refund', params: { id: '7' } },
        { group: '', title: 'Order 5', note: '', screen: 'order', params: {} },
      ])
    for (const reply of hostile) expect(readFoundRecords(reply) ?? [], JSON.stringify(reply)).toEqual([])
  })

  it('resources are a list of names, or a map of each name to a boolean', () => {
    for (const reply of wrappedIn(['a', 'b'])) expect(readResourceList(reply)).toEqual(['a', 'b'])
    for (const reply of wrappedIn({ a: true, b: '1', c: 0, d: 'false' }).slice(1))
      expect(readResourceList(reply)).toEqual(['a', 'b'])
    expect(readResourceList({ success: true, resources: ['a'] })).toEqual(['a'])
    expect(readResourceList({ success: true, data: ['a', 7, null] })).toEqual(['a'])
    for (const wrong of [
      ...hostile.filter(one => !Array.isArray(one) || one.length > 0),
      { data: null },
      { data: { a: 'perhaps' } },
      { a: true },
      [1],
    ])
      expect(readResourceList(wrong), JSON.stringify(wrong)).toBeUndefined()
  })

  it('customFilters returns saved filters, with the default condition equals', () => {
    const filters = [
      [{ index: 'status', value: 'paid' }],
      [{ index: 'amount', value: '1', condition: 'gteq' }],
    ]
    const customFilters = [{ idFilter: 7, description: 'Paid', filters }]
    for (const reply of [...wrappedIn({ customFilters }), ...wrappedIn(customFilters)])
      expect(readSavedFilters(reply), JSON.stringify(reply)).toMatchObject([
        {
          id: '7',
          description: 'Paid',
          filters: [
            [{ index: 'status', value: 'paid', condition: 'equals' }],
            [{ index: 'amount', value: '1', condition: 'gteq' }],
          ],
        },
      ])
    for (const wrong of hostile.filter(one => !Array.isArray(one)))
      expect(readSavedFilters(wrong), JSON.stringify(wrong)).toBeUndefined()
  })

  it('a profile names its user, with or without data', () => {
    const user = { username: 'nour', email: 'nour@example.com' }
    for (const reply of wrappedIn(user))
      expect(readProfile(reply)).toEqual({ name: 'nour', email: user.email })
    expect(readProfile({})).toEqual({ name: '', email: '' })
    for (const wrong of [null, 'nour', 7, [user]]) expect(readProfile(wrong)).toBeUndefined()
  })

  it('a sign-in returns its token in satellizer, and the state of Google', () => {
    for (const reply of wrappedIn({ satellizer: 'abc' })) expect(readToken(reply)).toBe('abc')
    for (const reply of wrappedIn({ state: 'xyz' })) expect(readState(reply)).toBe('xyz')
    for (const wrong of [...hostile, { satellizer: '' }, { satellizer: {} }, { state: 7 }])
      expect([readToken(wrong), readState(wrong)], JSON.stringify(wrong)).toEqual([undefined, undefined])
  })

  it('an order search returns one order, with its number unchanged, or several', () => {
    for (const orderNr of [536365, '0536365'])
      for (const reply of wrappedIn({ result: 'ONE', orderNr }))
        expect(readOrderSearch(reply)).toEqual({ orderNr })
    for (const reply of [...wrappedIn({ result: 'MULTIPLE', orderNr: 7 }), { result: 'ONE' }])
      expect(readOrderSearch(reply)).toEqual({ orderNr: undefined })
    for (const wrong of [...hostile, { result: 'NONE' }])
      expect(readOrderSearch(wrong), JSON.stringify(wrong)).toBeUndefined()
  })

  it('the menu is a text', () => {
    for (const reply of wrappedIn({ menu: '<menu/>', resources: [] }))
      expect(readMenuText(reply)).toBe('<menu/>')
    for (const wrong of [...hostile, { menu: '' }, { menu: {} }])
      expect(readMenuText(wrong), JSON.stringify(wrong)).toBeUndefined()
  })
})

describe('saved filter in a different spelling (spec 1 §3)', () => {
  const paid = { index: 'status', value: 'paid' }
  const read = (filter: object) =>
    readSavedFilters({ customFilters: [{ idFilter: 7, description: 'Paid', ...filter }] })
  const readable = [{ id: '7', description: 'Paid', filters: [[{ ...paid, condition: 'equals' }]] }]

  it.each([
    ['groups', [[paid]]],
    ['a flat list', [paid]],
    ['JSON text of groups', JSON.stringify([[paid]])],
    ['JSON text of a flat list', JSON.stringify([paid])],
    ['a condition of null', [[{ ...paid, condition: null }]]],
  ])('is read from %s', (_, filters) => {
    expect(read({ filters })).toEqual(readable)
  })

  it.each([
    ['another condition', [[paid], [{ index: 'amount', value: '1', condition: 'greaterThan' }]]],
    ['a null value', [[{ index: 'status', value: null }]]],
    ['a value within a value', [[{ index: 'status', value: [{}] }]]],
    ['a term that is none', [[paid, 'x']]],
    ['JSON text that is cut', '[[{"index"'],
    ['another text', 'status = paid'],
    ['no filters', undefined],
  ])('with %s is listed as unreadable, next to readable ones', (_, filters) => {
    const customFilters = [
      { idFilter: 7, description: 'Paid', filters: [[paid]] },
      { idFilter: 8, description: 'Odd', filters },
    ]
    expect(readSavedFilters({ customFilters })).toEqual([
      ...readable,
      { id: '8', description: 'Odd', filters: [], unreadable: true },
    ])
  })

  it('without an id or a description is listed with a generated id', () => {
    expect(
      readSavedFilters([{ filters: [paid] }, { idFilter: 0, description: ' ', filters: [] }, null]),
    ).toEqual([
      { ...readable[0], id: 'no id 0', description: 'Saved filter 1', withoutId: true },
      { id: '0', description: 'Saved filter 0', filters: [] },
    ])
  })
})
