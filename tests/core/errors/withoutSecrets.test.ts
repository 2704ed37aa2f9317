import { describe, expect, it } from 'vitest'
import { calls } from '../../../runtime/core/calls.ts'
import { signInFailure } from '../../../runtime/core/errors/signInFailure.ts'
import { withoutSecrets } from '../../../runtime/core/errors/withoutSecrets.ts'

const code = 's3cret/one?time'
const swap = calls.swapToken(code)
const token = 'eyJhbGciOi.session'

describe('text of a failed reply', () => {
  it.each([
    `Cannot POST ${swap.path}`,
    `Request failed: POST https://oms.example:8443${swap.path}?a=1 (timeout)`,
    `The code ${code} is unknown.`,
    `The code ${encodeURIComponent(code)} is used.`,
    `<pre>${swap.path}</pre>`,
    `The session ${token} has ended.`,
  ])('contains neither the address of its call nor a code or token: %s', said => {
    for (const data of [said, { message: said }, { errors: [{ message: said }] }]) {
      const shown = JSON.stringify(withoutSecrets(data, swap, token))
      for (const secret of [code, encodeURIComponent(code), swap.path, token, 'swap-authenticate', 's3cret'])
        expect(shown).not.toContain(secret)
      expect(shown).toContain('…')
    }
  })

  it('contains everything else that the server sends', () => {
    const data = { message: 'The order 536365 is locked.', ErrorLogId: 7, at: null, done: false }
    expect(withoutSecrets(data, { method: 'GET', path: '/api/oms/order/536365' }, undefined)).toEqual(data)
    expect(withoutSecrets('Closed.', { method: 'GET', path: '/' }, undefined)).toBe('Closed.')
  })

  it('contains neither code nor state of a Google sign-in', () => {
    const call = calls.google({ code: 'c-0de', state: 'st-4te', clientId: 'id', redirectUri: '/login' })
    expect(withoutSecrets('c-0de and st-4te of id', call, undefined)).toBe('… and … of id')
  })
})

describe('sign-in without a connection', () => {
  it('says that there is no connection', () => {
    expect(signInFailure({ ok: false, status: -1, statusText: '', data: null })).toBe(
      'Authentication error: Please make sure that you are connected to the internet',
    )
  })
})
