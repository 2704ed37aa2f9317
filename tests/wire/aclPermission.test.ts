import { describe, expect, it } from 'vitest'
import { readPermission } from '../../schemas/wire/aclPermission.ts'
import { hostile } from './hostile.ts'

const resource = 'finance_pending_invoices_manager'
const said = (reply: unknown) => readPermission(reply, resource)

describe('reply of acl-permission', () => {
  it.each([
    [{ [resource]: true }, true],
    [{ [resource]: false }, false],
    [{ [resource]: 1 }, true],
    [{ [resource]: '0' }, false],
    [{ [resource]: 'true' }, true],
    [{ other: false, [resource]: true, data: false }, true],
    [{ success: true, data: { [resource]: 'False' } }, false],
    [{ response: { data: { [resource]: '1' } } }, true],
  ])(
    'is a map of resource to boolean, however wrapped and spelled: %j means %j (spec 1 §7)',
    (reply, held) => {
      expect(said(reply)).toBe(held)
    },
  )

  it.each([
    { data: { data: { hasPermission: true } } },
    { data: { hasPermission: true } },
    { hasPermission: true },
    { response: { data: { hasPermission: true } } },
    { success: true, data: { data: { hasPermission: 'true' }, message: '' } },
    { data: { data: { data: { hasPermission: 1 } } } },
    { data: true },
    true,
  ])('is read at data.data.hasPermission, at any level of data: %j (spec 2 §7.1)', reply => {
    expect(said(reply)).toBe(true)
  })

  it.each([
    ...hostile.filter(reply => reply !== true && reply !== 0),
    { other: true },
    [resource],
    { [resource]: 'perhaps' },
    { data: {} },
    { data: { data: { hasPermission: 'perhaps' } } },
  ])('without the resource is undefined: %j', reply => {
    expect(said(reply)).toBeUndefined()
  })

  it('is undefined for inherited property names', () => {
    expect(readPermission({}, 'constructor')).toBeUndefined()
    expect(readPermission({}, '__proto__')).toBeUndefined()
  })
})
