import { describe, expect, it } from 'vitest'
import { cookieDomains, loginAddress } from '../../../runtime/core/access/addresses.ts'
import { configuration } from '../fixtures.ts'

const origin = 'https://console.example'

describe('loginAddress (spec 2 §2.1 and §4.2)', () => {
  it('passes a return address, the application code and the access-flow setting', () => {
    const address = new URL(loginAddress(configuration(), origin, '/login?returnTo=%2Flist%3Fa%3D1%26b'))
    expect(address.origin + address.pathname).toBe('https://login.example/sign-in')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      return: 'https://console.example/login?returnTo=%2Flist%3Fa%3D1%26b',
      application: 'console',
      flow: 'staff',
    })
  })

  it('passes a logout flag after a sign-out', () => {
    expect(new URL(loginAddress(configuration(), origin, '/login', true)).searchParams.get('logout')).toBe(
      '1',
    )
  })

  it('keeps the query of the login service and takes a relative one', () => {
    const service = configuration({ accessControlLogin: '/access-control?lang=en' })
    const address = new URL(loginAddress(service, origin, '/login'))
    expect(address.origin + address.pathname).toBe('https://console.example/access-control')
    expect(address.searchParams.get('lang')).toBe('en')
  })
})

describe('cookieDomains (spec 2 §3)', () => {
  it('derives the domains from the base host, the widest first', () => {
    expect(cookieDomains('oms.shop.example')).toEqual(['shop.example', 'oms.shop.example'])
    expect(cookieDomains('Oms.Shop.Example:8443')).toEqual(['shop.example', 'oms.shop.example'])
  })

  it('never derives a domain without a dot', () => {
    expect(cookieDomains('shop.example')).toEqual(['shop.example'])
  })

  it('derives no domain from an IP address or a bare host', () => {
    for (const host of [
      'localhost',
      'localhost:4000',
      '127.0.0.1',
      '127.0.0.1:4000',
      '[::1]:4000',
      '[::1]',
      '',
    ]) {
      expect(cookieDomains(host)).toEqual([])
    }
  })
})
