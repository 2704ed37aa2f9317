import { describe, expect, it } from 'vitest'
import { calls } from '../../runtime/core/calls.ts'

describe('the shared calls (spec 1 §7, spec 2 §7.1)', () => {
  it('have the paths of the specification', () => {
    expect(calls.resourceList).toEqual({ method: 'GET', path: '/api/navigation/acl-resource' })
    expect(calls.menu).toEqual({ method: 'GET', path: '/api/navigation/menu' })
    expect(calls.profile).toEqual({ method: 'GET', path: '/get-profile' })
    expect(calls.notifications).toEqual({ method: 'GET', path: '/api/navigation/notification' })
    expect(calls.authenticateState).toEqual({ method: 'GET', path: '/api/navigation/authenticate/state' })
  })

  it('encode what they are given', () => {
    expect(calls.permission('a/b').path).toBe('/api/navigation/acl-permission/a%2Fb')
    expect(calls.swapToken('a?b/..')).toEqual({
      method: 'POST',
      path: '/api/navigation/swap-authenticate-token/a%3Fb%2F..',
    })
    expect(calls.orderSearch('orderNr', '1/2').path).toBe('/api/oms/order-search/orderNr/1%2F2')
  })

  it('end the session with a keepState query flag', () => {
    expect(calls.logout(true)).toEqual({
      method: 'GET',
      path: '/api/navigation/logout',
      query: { keepState: 'true' },
    })
    expect(calls.logout(false).query).toEqual({ keepState: 'false' })
  })

  it('hand the answer of the Google popup to the server', () => {
    const answer = { code: 'c', state: 's', clientId: 'i', redirectUri: 'https://console.example/login' }
    expect(calls.google(answer)).toEqual({
      method: 'POST',
      path: '/api/navigation/authenticate/google',
      body: answer,
    })
  })
})
