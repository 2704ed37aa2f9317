import { aclPermission } from 'virtual:wire'
import { describe, expect, it } from 'vitest'
import { readPermission } from '../../schemas/wire/aclPermission.ts'

const resource = 'finance_pending_invoices_manager'

/** What a reply says about the resource, as the console reads it. */
function said(reply: unknown): boolean | undefined | 'refused' {
  return aclPermission(reply) ? readPermission(reply, resource) : 'refused'
}

describe('the reply of acl-permission', () => {
  it.each([
    [{ [resource]: true }, true],
    [{ [resource]: false }, false],
    [{ other: false, [resource]: true, data: false }, true],
  ])('is a map of resource to boolean: %j means %j (spec 1 §7)', (reply, held) => {
    expect(said(reply)).toBe(held)
  })

  it.each([true, false])('is read at data.data.hasPermission: %j (spec 2 §7.1)', hasPermission => {
    expect(said({ data: { data: { hasPermission } } })).toBe(hasPermission)
    expect(said({ success: true, data: { data: { hasPermission }, message: '' } })).toBe(hasPermission)
  })

  it.each([{}, { other: true }, { data: true }])(
    'that does not speak of the resource says nothing: %j',
    reply => {
      expect(said(reply)).toBeUndefined()
    },
  )

  it('says nothing of names that every object has', () => {
    expect(aclPermission({}) && readPermission({}, 'constructor')).toBeUndefined()
    expect(aclPermission({}) && readPermission({}, '__proto__')).toBeUndefined()
  })

  it.each([
    [[resource]],
    [null],
    ['true'],
    [true],
    [{ [resource]: 'true' }],
    [{ [resource]: 1 }],
    [{ data: {} }],
    [{ data: { data: {} } }],
    [{ data: { data: { hasPermission: 'yes' } } }],
    [{ data: { hasPermission: true } }],
  ])('of another shape is refused: %j', reply => {
    expect(said(reply)).toBe('refused')
  })
})
