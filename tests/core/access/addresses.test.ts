import { describe, expect, it } from 'vitest'
import { allowedAddress, legacyAddress, ownAddress } from '../../../runtime/core/access/addresses.ts'
import { configuration } from '../fixtures.ts'
import { naughty } from '../naughty.ts'

const origin = 'https://console.example'

/** Ways to another host that a look at the text does not show. */
const hostile = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\n//evil.example',
  'https://evil.example',
  'https:\\\\evil.example',
  'https://console.example@evil.example/',
  'https://console.example.evil.example/',
  'https://console.example:444/',
  'http://console.example/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://console.example/x',
  'file:///etc/passwd',
  'https://console.example//evil.example',
  '/.//evil.example',
  '/%09/evil.example',
  '/%09/javascript:alert(1)',
  '/%0A%0d/evil.example',
  '/%5Cevil.example',
  '/%0d%5cjavascript:alert(1)',
]

describe('ownAddress', () => {
  it('returns path, query and hash of an address of the console, relative or absolute', () => {
    expect(ownAddress('/finance?page=2#x', origin)).toBe('/finance?page=2#x')
    expect(ownAddress('https://console.example/finance', origin)).toBe('/finance')
    expect(ownAddress('https://console.example:443/finance', `${origin}/`)).toBe('/finance')
    expect(ownAddress('https://console.example', origin)).toBe('/')
  })

  it('returns undefined for every external address and for an empty text', () => {
    for (const text of ['', ...hostile]) expect(ownAddress(text, origin), text).toBeUndefined()
  })

  it('never returns an external address, whatever the text', () => {
    for (const text of naughty.flatMap(string => [string, `/${string}`, `//${string}`, `https:${string}`])) {
      const own = ownAddress(text, origin)
      if (own !== undefined) expect(new URL(own, origin).origin).toBe(origin)
    }
  })
})

describe('allowedAddress', () => {
  const known = configuration({
    legacyBase: 'https://legacy.example/oms',
    mobileSite: 'https://m.example',
    returnsCreation: 'https://returns.example',
    followOrigins: ['https://partner.example'],
  })

  it('allows the origins of the configuration', () => {
    for (const text of [
      'https://legacy.example/anything',
      'https://m.example/',
      'https://returns.example/eg/1',
      'https://login.example/',
      'https://partner.example/x',
    ]) {
      expect(allowedAddress(text, known)).toBe(text)
    }
  })

  it('rejects every other origin and every other scheme', () => {
    for (const text of ['', ...hostile]) expect(allowedAddress(text, known), text).toBeUndefined()
    expect(allowedAddress('http://legacy.example/', known)).toBeUndefined()
    expect(allowedAddress('https://sub.legacy.example/', known)).toBeUndefined()
  })

  it('does not change a relative address', () => {
    expect(allowedAddress('/legacy/orders?x=1', known)).toBe('/legacy/orders?x=1')
  })

  it('allows no origin for an empty or relative base', () => {
    expect(
      allowedAddress('https://console.example/', configuration({ legacyBase: '/legacy' })),
    ).toBeUndefined()
  })
})

describe('legacyAddress', () => {
  const absolute = configuration({ legacyBase: 'https://legacy.example/oms/' })

  it('joins the legacy base and the path', () => {
    expect(legacyAddress(absolute, '/orders/index?a=1')).toBe('https://legacy.example/oms/orders/index?a=1')
    expect(legacyAddress(configuration({ legacyBase: '/legacy' }), '/orders')).toBe('/legacy/orders')
  })

  it('never lets the path change the host', () => {
    const bases = ['https://legacy.example', 'https://legacy.example/oms', '/legacy', '']
    for (const legacyBase of bases) {
      const known = configuration({ legacyBase })
      const expected = legacyBase.startsWith('https') ? 'https://legacy.example' : origin
      for (const path of ['.evil.example', '@evil.example', ':pass@evil.example', ...hostile, ...naughty]) {
        const address = legacyAddress(known, path)
        if (address !== undefined)
          expect(new URL(address, origin).origin, `${legacyBase} ${path}`).toBe(expected)
      }
    }
  })

  it.each([
    '../../../api/navigation/logout',
    '/../omsx',
    'orders/%2e%2e/%2E%2E/api',
    '/orders\\..\\..\\api',
    '/.\t./api',
  ])('rejects the path %j, which leaves the base', path => {
    expect(legacyAddress(absolute, path)).toBeUndefined()
    expect(legacyAddress(configuration({ legacyBase: '/older/oms' }), path)).toBeUndefined()
  })

  it('allows dots in a path that stays below the base, and a path that is only a query', () => {
    expect(legacyAddress(absolute, '/orders/../index')).toBe('https://legacy.example/oms/index')
    expect(legacyAddress(absolute, '?a=1')).toBe('https://legacy.example/oms?a=1')
  })
})
