import { describe, expect, it } from 'vitest'
import { type MassImportReply, massImportReplySchema, readMassImport } from '../../schemas/wire/massImport.ts'
import { type ProfileReply, profileSchema, readProfile } from '../../schemas/wire/profile.ts'
import {
  readSavedFilters,
  type SavedFiltersReply,
  savedFiltersReplySchema,
} from '../../schemas/wire/savedFilters.ts'
import { type ResourceList, readResourceList, resourceListSchema } from '../../schemas/wire/session.ts'
import { accepting } from './accepting.ts'

/** What the console makes of a reply; throws for one that it does not take. */
function reading<T, V>(schema: object, read: (reply: T) => V): (reply: unknown) => V {
  const accepts = accepting<T>(schema)
  return reply => {
    if (!accepts(reply)) throw new Error('The reply is refused.')
    return read(reply)
  }
}

describe('the replies of the shared calls (spec 1 §3, §7)', () => {
  it('an import says its message, else its response, and which lines were refused', () => {
    const read = reading<MassImportReply, unknown>(massImportReplySchema, readMassImport)
    expect(read({ response: '2 rows.' })).toEqual({ message: '2 rows.', errors: [] })
    const errors = [{ line: 2, message: 'No amount.', more: 1 }]
    expect(read({ response: 'x', message: 'One row is wrong.', errors })).toEqual({
      message: 'One row is wrong.',
      errors: [{ line: 2, message: 'No amount.' }],
    })
    for (const wrong of [{}, { message: 'x' }, { response: 'x', errors: [{ line: 0, message: 'x' }] }])
      expect(() => read(wrong)).toThrow()
  })

  it('resources are a list, or a list in data', () => {
    const read = reading<ResourceList, unknown>(resourceListSchema, readResourceList)
    for (const reply of [['a', 'b'], { data: ['a', 'b'] }]) expect(read(reply)).toEqual(['a', 'b'])
    for (const wrong of [{}, { data: null }, ['a', 1]]) expect(() => read(wrong)).toThrow()
  })

  it('customFilters holds saved filters, whose default condition is equals', () => {
    const read = reading<SavedFiltersReply, unknown>(savedFiltersReplySchema, readSavedFilters)
    const filters = [
      [{ index: 'status', value: 'paid' }],
      [{ index: 'amount', value: '1', condition: 'gteq' }],
    ]
    expect(read({ customFilters: [{ idFilter: 7, description: 'Paid', filters }] })).toEqual([
      {
        id: '7',
        description: 'Paid',
        filters: [
          [{ index: 'status', value: 'paid', condition: 'equals' }],
          [{ index: 'amount', value: '1', condition: 'gteq' }],
        ],
      },
    ])
    expect(() => read({})).toThrow()
  })

  it('a profile names its user, in data or not', () => {
    const read = reading<ProfileReply, unknown>(profileSchema, readProfile)
    const user = { username: 'nour', email: 'nour@example.com' }
    for (const reply of [user, { data: user }])
      expect(read(reply)).toEqual({ name: 'nour', email: 'nour@example.com' })
    expect(read({})).toEqual({ name: '', email: '' })
  })
})
